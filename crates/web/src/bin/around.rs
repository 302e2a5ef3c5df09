//! What is around a game: the menu, questions, reports, points and endings.

fn main() {
    stapel_web::around();
}
