//! The form for what a table agrees on.

fn main() {
    stapel_web::agreement();
}
