//! Where one plays.

fn main() {
    stapel_web::table();
}
