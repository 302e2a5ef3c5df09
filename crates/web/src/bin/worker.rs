//! Games without a server, in a thread of their own so that the page stays responsive.

fn main() {
    stapel_web::work();
}
