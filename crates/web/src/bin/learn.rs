//! Rule pages and lessons.

fn main() {
    stapel_web::learn();
}
