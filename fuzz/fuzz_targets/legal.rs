//! What is listed as legal can be done, and nothing else can.
//!
//! The bytes choose the game, the players, the options and the deck, then what is played; when they
//! are used up, everything else is the first choice. The suite of the rules does most of the
//! checking; here actions that are written as text come on top.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_rules::piles::{self, Layout};
use stapel_rules::testing::{Played, Policy, Suite, examine};
use stapel_rules::{Dealt, Seat, clear4};
use stapel_table::Seed;

fuzz_target!(|data: &[u8]| {
    let mut choose = chooser(data.iter().copied());
    match choose(3) {
        0 => {
            let options = piles_options(&mut choose);
            let players = 1 + choose(5) as u8;
            run(piles::Rules::the_game(players, options).expect("valid"), data, choose);
        }
        1 => {
            let reading = choose(3);
            let options = piles::Options {
                strict_one_pile: reading == 1,
                loose_one_pile: reading == 2,
                ..piles_options(&mut choose)
            };
            let players = 1 + choose(5) as u8;
            let layout = match choose(256) {
                0 => Layout::DEFAULT,
                number => {
                    let seed = Seed::from_text(&number.to_string());
                    Layout::shuffled(|cards| seed.shuffle_setup(cards))
                }
            };
            run(piles::Rules::extreme(players, options, layout).expect("valid"), data, choose);
        }
        _ => {
            let options = clear4::Options {
                joker_sets: choose(2) == 0,
                pass_on_empty: choose(2) == 1,
                last_push_moves: choose(2) == 0,
                // Long rounds show little that short ones don't, and take their time.
                turn_cap: 1 + choose(48) as u16,
                must_sweep: choose(2) == 1,
            };
            let players = 2 + choose(5);
            let first = Seat::new(choose(players)).expect("a seat that plays");
            run(clear4::Rules::new(players as u8, first, options).expect("valid"), data, choose);
        }
    }
});

/// Makes choices from bytes; without bytes it is always the first one.
fn chooser(mut bytes: impl Iterator<Item = u8>) -> impl FnMut(usize) -> usize {
    move |below| {
        let mut number = usize::from(bytes.next().unwrap_or(0));
        if below > 256 {
            number = number << 8 | usize::from(bytes.next().unwrap_or(0));
        }
        number % below
    }
}

fn piles_options(choose: &mut impl FnMut(usize) -> usize) -> piles::Options {
    let (expert, hand_less) = (choose(2) == 1, choose(2) as u8);
    piles::Options { expert, hand_less, ..piles::Options::default() }
}

fn run<G: Suite>(game: G, data: &[u8], mut choose: impl FnMut(usize) -> usize) {
    // A shuffle byte by byte would use up the bytes before the game begins; some swaps after a
    // seeded one still let single cards be moved.
    let mut deck = Seed::from_text(&choose(1 << 16).to_string()).deck(&game);
    for _ in 0..choose(16) {
        let (one, other) = (choose(deck.len()), choose(deck.len()));
        deck.swap(one, other);
    }
    let policy = if choose(2) == 0 { Policy::Random } else { Policy::NearGreedy };
    let played = examine(game, deck, policy, &mut choose);
    try_texts(&played, data);
}

/// Plays the game once more and tries actions written as text at every step, made from the same
/// bytes read backwards.
fn try_texts<G: Suite>(played: &Played<G>, data: &[u8]) {
    let game = played.game;
    let mut choose = chooser(data.iter().rev().copied());
    let mut dealt = Dealt::new(game, played.deck.clone()).expect("a full deck in some order");
    if let Some(starter) = played.starter {
        dealt.start(starter, &mut ()).expect("the starter of the game");
    }
    let mut legal = Vec::new();
    // Every text takes at least one byte; without bytes they would all be the same.
    for &(seat, action) in played.actions.iter().take(data.len()) {
        let text = some_text(&mut choose);
        game.legal_actions(dealt.state(), &mut legal);
        let listed = legal.iter().any(|action| action.to_string() == text);
        match game.parse_action(&text) {
            Ok(parsed) => {
                assert_eq!(parsed.to_string(), text, "an action is written in one way");
                assert_eq!(game.is_legal(dealt.state(), parsed), listed, "{text}");
                assert_eq!(game.check(dealt.state(), seat, parsed).is_ok(), listed, "{text}");
            }
            Err(error) => {
                assert!(!listed, "{text} is listed but is no action");
                assert!(!error.to_string().is_empty() && !error.code().is_empty());
            }
        }
        dealt.play(seat, action, &mut ()).expect("an action of the game");
    }
}

/// A text that looks like an action of one of the games, or nearly so.
fn some_text(choose: &mut impl FnMut(usize) -> usize) -> String {
    const VERBS: &[&str] = &["play", "add", "blind", "push", "target", "clear", "take", "end", ""];
    const WORDS: &[&str] =
        &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "s1", "s2", "s3", "s4", "0", "x"];
    match choose(3) {
        0 => {
            let pile = ["A", "B", "C", "D", "E", ""][choose(6)];
            format!("{}{pile}", choose(102))
        }
        _ => {
            let mut text = VERBS[choose(VERBS.len())].to_owned();
            for _ in 0..choose(6) {
                text.push(' ');
                text.push_str(WORDS[choose(WORDS.len())]);
            }
            text
        }
    }
}
