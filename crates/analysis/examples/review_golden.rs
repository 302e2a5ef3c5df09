//! Reviews the games in docs/examples and fails if anything came out otherwise than it is kept: natively (a test does the
//! same) and in WebAssembly, where floating-point numbers must come out alike:
//!
//! ```text
//! cargo build --release -p stapel-analysis --example review_golden --target wasm32-unknown-unknown
//! node crates/analysis/examples/review_golden.mjs target/wasm32-unknown-unknown/release/examples/review_golden.wasm
//! ```

#[path = "../tests/review/golden.rs"]
mod golden;

fn main() {
    for (name, record, expected) in golden::GAMES {
        assert!(golden::reviewed(record) == expected.trim_end(), "{name} came out otherwise");
    }
}
