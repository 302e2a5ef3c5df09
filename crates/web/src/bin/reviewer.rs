//! Reviews of finished games, in a thread of their own so that the page stays responsive.

fn main() {
    stapel_web::review_games();
}
