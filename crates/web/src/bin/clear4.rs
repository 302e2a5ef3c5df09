//! The table of Clear 4!.

fn main() {
    stapel_web::clear4();
}
