//! Where one looks back at a game.

fn main() {
    stapel_web::replay();
}
