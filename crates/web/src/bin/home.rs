//! The start page and the settings.

fn main() {
    stapel_web::home();
}
