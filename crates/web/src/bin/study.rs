//! Where one learns and looks back.

fn main() {
    stapel_web::study();
}
