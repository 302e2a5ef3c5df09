//! The settings, and links that make another device the same guest.

fn main() {
    stapel_web::settings();
}
