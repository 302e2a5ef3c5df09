//! How often the number taboo errs, on the sentences in `tests/taboo/` or on those of any file.
//!
//! ```sh
//! cargo run --release -p stapel-table --example taboo_rates
//! cargo run --release -p stapel-table --example taboo_rates -- sentences.txt
//! ```
//!
//! Without arguments it prints one line for each file of sentences. With files it prints the lines that are refused,
//! and why.

use std::path::Path;
use std::{env, fs, io};

use stapel_table::taboo::{Language, check};

fn main() -> io::Result<()> {
    let files: Vec<String> = env::args().skip(1).collect();
    if files.is_empty() { rates() } else { refused(&files) }
}

fn rates() -> io::Result<()> {
    let sentences = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("taboo");
    println!("{:24} {:>9} {:>8} {:>8}", "sentences", "number", "refused", "share");
    let languages = Language::ALL.map(Language::code);
    let numbers = [&languages[..], &["dodges", "written_later", "counted"]].concat();
    for (kind, names) in [
        ("ordinary", &languages[..]),
        ("counts", &languages),
        ("numbers", &numbers),
        ("held_out", &languages),
        ("counts_held_out", &languages),
        ("numbers_held_out", &["counted"]),
    ] {
        let mut total = (0, 0);
        for name in names {
            let text = fs::read_to_string(sentences.join(kind).join(name).with_extension("txt"))?;
            let number = text.lines().count();
            let refused = text.lines().filter(|line| check(line).is_err()).count();
            print_line(&format!("{kind}/{name}"), number, refused);
            total = (total.0 + number, total.1 + refused);
        }
        print_line(&format!("{kind}, all"), total.0, total.1);
    }
    Ok(())
}

fn print_line(name: &str, number: usize, refused: usize) {
    let share = 100.0 * refused as f64 / number.max(1) as f64;
    println!("{name:24} {number:9} {refused:8} {share:6.2} %");
}

fn refused(files: &[String]) -> io::Result<()> {
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            if let Err(taboo) = check(line) {
                println!("{}\t{}\t{line}", taboo.found_in(line), taboo.reason);
            }
        }
    }
    Ok(())
}
