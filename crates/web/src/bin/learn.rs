//! Where one learns.

fn main() {
    stapel_web::learn();
}
