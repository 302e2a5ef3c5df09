//! Where one plays The Game and Extreme.

fn main() {
    stapel_web::piles();
}
