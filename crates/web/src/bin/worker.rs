//! Games without a server, in a thread of their own so that the page never stutters.

fn main() {
    stapel_web::work();
}
