//! What a review says of a finished game, drawn in its replay.

fn main() {
    stapel_web::review();
}
