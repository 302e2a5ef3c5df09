//! How often the number taboo errs, on the sentences in `tests/taboo/` or on those of any file.
//!
//! ```sh
//! cargo run --release -p stapel-table --example taboo_rates
//! cargo run --release -p stapel-table --example taboo_rates -- sentences.txt
//! ```
//!
//! Without arguments it prints one line for each file of sentences. With files it prints for each line whether it is refused,
//! and why.

use std::path::Path;
use std::time::Instant;
use std::{env, fs, io};

use stapel_table::taboo::{Depth, Language, Taboo, check_message};

/// Stands between messages of one speaker in the sentences.
const NEXT_MESSAGE: char = '⏎';

fn main() -> io::Result<()> {
    let files: Vec<String> = env::args().skip(1).collect();
    if files.is_empty() { rates() } else { refused(&files) }
}

fn rates() -> io::Result<()> {
    let sentences = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("taboo");
    println!("{:28} {:>9} {:>8} {:>8}", "sentences", "number", "refused", "share");
    let languages = Language::ALL.map(Language::code);
    let numbers = [&languages[..], &["dodges", "written_later", "counted"]].concat();
    for (kind, names) in [
        ("ordinary", &languages[..]),
        ("counts", &languages),
        ("numbers", &numbers),
        ("held_out", &languages),
        ("counts_held_out", &languages),
        ("numbers_held_out", &["counted"]),
        ("tune_2/ordinary", &languages),
        ("tune_2/dodges", &languages),
        ("held_out_2/ordinary", &languages),
        ("held_out_2/dodges", &languages),
    ] {
        let mut total = (0, 0);
        for name in names {
            let text = fs::read_to_string(sentences.join(kind).join(name).with_extension("txt"))?;
            let number = text.lines().count();
            let refused = text.lines().filter(|line| is_refused(line)).count();
            print_line(&format!("{kind}/{name}"), number, refused);
            total = (total.0 + number, total.1 + refused);
        }
        print_line(&format!("{kind}, all"), total.0, total.1);
    }
    cost(&sentences)
}

/// How long a message takes: an ordinary one, and the worst of some that are as long as a message can be.
fn cost(sentences: &Path) -> io::Result<()> {
    let text = fs::read_to_string(sentences.join("held_out_2/ordinary/en.txt"))?;
    let lines: Vec<&str> = text.lines().collect();
    let each = fastest(|| {
        for line in &lines {
            let said = lines.iter().take(8).copied();
            let _ = std::hint::black_box(check_message(line, said, &[], Depth::Everything));
        }
    });
    println!("an ordinary message takes {:.0} µs", each / lines.len().max(1) as f64);
    let pieces = [
        "!",
        "a",
        "aaab",
        "s ",
        "*_",
        "a*b*",
        "(",
        "é",
        "x!",
        "sei ",
        "one more ",
        "the card ",
        "number of ",
        "siezehn",
        "quaranten ",
        "ein und ",
        "dzie ",
        ". - ",
        "A ",
        "how many hours ",
        "d",
        "ты ",
        "а",
        "5 ",
        "20:30 ",
        "<3 ",
    ];
    let longest = pieces.map(|piece| piece.repeat(300).chars().take(300).collect::<String>());
    let mut worst = (0.0, "");
    for text in &longest {
        let said = || longest.iter().take(8).map(String::as_str);
        let each = fastest(|| {
            let _ = std::hint::black_box(check_message(text, said(), &[], Depth::Everything));
        });
        if each > worst.0 {
            worst = (each, text);
        }
    }
    println!(
        "the worst of 300 characters takes {:.0} µs: {}…",
        worst.0,
        worst.1.get(..24).unwrap_or("")
    );
    Ok(())
}

/// Whether one of the messages in this line is refused.
fn is_refused(line: &str) -> bool {
    found(line).is_some()
}

/// The first message in this line that is refused, and why.
fn found(line: &str) -> Option<(&str, Taboo)> {
    let messages: Vec<&str> = line.split(NEXT_MESSAGE).map(str::trim).collect();
    messages.iter().enumerate().find_map(|(index, message)| {
        let said = messages[..index].iter().copied();
        let (taboo, _) = check_message(message, said, &[], Depth::Everything).err()?;
        Some((*message, taboo))
    })
}

/// The microseconds of the fastest of some runs: others have a busy machine in them.
fn fastest(run: impl Fn()) -> f64 {
    let once = |_| {
        let began = Instant::now();
        run();
        began.elapsed().as_secs_f64() * 1e6
    };
    (0..40).map(once).fold(f64::INFINITY, f64::min)
}

fn print_line(name: &str, number: usize, refused: usize) {
    let share = 100.0 * refused as f64 / number.max(1) as f64;
    let (low, high) = interval(refused as f64, number.max(1) as f64);
    println!("{name:28} {number:9} {refused:8} {share:6.2} %   {low:5.1} to {high:5.1} %");
}

/// Where the true share lies with 95 % certainty (Wilson), in percent.
fn interval(refused: f64, number: f64) -> (f64, f64) {
    let (z, share) = (1.96, refused / number);
    let middle = share + z * z / (2.0 * number);
    let half = z * (share * (1.0 - share) / number + z * z / (4.0 * number * number)).sqrt();
    let scale = 100.0 / (1.0 + z * z / number);
    (scale * (middle - half).max(0.0), scale * (middle + half))
}

fn refused(files: &[String]) -> io::Result<()> {
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            match found(line) {
                Some((message, taboo)) => {
                    println!("refused\t{}\t{}\t{line}", taboo.found_in(message), taboo.reason);
                }
                None => println!("passed\t\t\t{line}"),
            }
        }
    }
    Ok(())
}
