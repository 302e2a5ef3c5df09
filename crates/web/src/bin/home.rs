//! Where one begins.

fn main() {
    stapel_web::home();
}
