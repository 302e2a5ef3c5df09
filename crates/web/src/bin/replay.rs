//! Finished games, step by step.

fn main() {
    stapel_web::replay();
}
