//! The program on `docs/shuffle.md` gets out of a seed what Stapel gets out of it.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

use stapel_rules::any::{AnyGame, Setup};
use stapel_rules::piles::{Command as CardCommand, Layout};
use stapel_rules::{Card, GameKind, Seat};
use stapel_table::{Digits, SeedText, combined, share_commitment};

/// The program on the page.
fn program() -> String {
    let page: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "shuffle.md"].iter().collect();
    let page = std::fs::read_to_string(page).unwrap();
    let (_, rest) = page.split_once("```python\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

/// What it should print if these seats add these bits.
fn expected(text: &str, shares: &[(Seat, Digits)]) -> String {
    let sealed = SeedText::from_text(text);
    let added = shares.iter().map(|(seat, bits)| (*seat, bits.as_str()));
    let seed = combined(&sealed, added).seed();
    let deck = |kind| {
        let game = AnyGame::new(&Setup::new(kind, 2)).unwrap();
        seed.deck(&game).iter().map(|card| format!(" {card}")).collect::<String>()
    };
    let mut lines =
        format!("numbers:{}\nclear-4:{}\n", deck(GameKind::TheGame), deck(GameKind::Clear4));
    let layout = Layout::shuffled(|cards| seed.shuffle_setup(cards));
    for command in CardCommand::ALL {
        let mut numbers: Vec<u8> = layout.cards(command).into_iter().map(Card::number).collect();
        numbers.sort_unstable();
        let numbers: String = numbers.iter().map(|number| format!(" {number}")).collect();
        writeln!(lines, "{}:{numbers}", command.name()).unwrap();
    }
    let first: String =
        (2..=6).map(|players| format!(" {}", seed.first(players).index())).collect();
    let commitment = sealed.commitment();
    writeln!(lines, "first of 2 to 6:{first}\ncommitment: {commitment}").unwrap();
    for (seat, bits) in shares {
        let promised = share_commitment(&commitment, *seat, bits);
        writeln!(lines, "share {}: {}", seat.index(), promised.as_str()).unwrap();
    }
    lines
}

#[test]
fn the_program_on_the_page_shuffles_as_stapel_does() {
    let program = program();
    for seed in ["any text", "", "a", "Zażółć gęślą jaźń", &"5a".repeat(32)] {
        let output = Command::new("python3").args(["-c", &program, seed]).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{seed:?}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected(seed, &[]), "{seed:?}");
    }
}

#[test]
fn the_program_on_the_page_adds_what_seats_add() {
    let program = program();
    let share = |seat, byte| (Seat::new(seat).unwrap(), Digits::from_bits([byte; 32]));
    for shares in
        [vec![share(0, 7)], vec![share(0, 1), share(2, 0xab)], vec![share(1, 0), share(5, 9)]]
    {
        // The order in which they are given is no matter.
        let given = shares.iter().rev();
        let given = given.map(|(seat, bits)| format!("{}:{}", seat.index(), bits.as_str()));
        let output = Command::new("python3")
            .args(["-c", &program, "any text"])
            .args(given)
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected("any text", &shares));
    }
}
