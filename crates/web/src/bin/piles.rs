//! The table of The Game and Extreme.

fn main() {
    stapel_web::piles();
}
