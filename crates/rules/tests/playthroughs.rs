//! Playthroughs: games written out step by step, committed so that a reviewer can read what the
//! rules do and see at once when a change makes them do something else.
//!
//! `cargo xtask playthroughs` writes them anew.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_rules::any::AnyGame;
use stapel_rules::notation::write_position;
use stapel_rules::piles::{self, Command, Layout};
use stapel_rules::testing::{Played, Policy, Suite, examine, shuffle, shuffled};
use stapel_rules::{Card, Dealt, Seat, Turn, Viewer, clear4};

fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    move |below| (rng.next_u64() % below as u64) as usize
}

/// Compares a playthrough with its file, or writes the file.
fn check<G: Suite>(name: &str, game: G, seed: u64) {
    let mut choose = chooser(seed);
    let deck = shuffled(&game, &mut choose);
    let played = examine(game, deck, Policy::NearGreedy, &mut choose);
    let text = write_out(name, &played);
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs", &format!("{name}.txt")]
            .iter()
            .collect();
    if env::var_os("STAPEL_REGENERATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        return;
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let difference = committed.lines().zip(text.lines()).position(|(old, new)| old != new);
    if let Some(line) = difference {
        panic!(
            "{}: line {} differs\n committed: {}\n played:    {}\n\
             If the rules were meant to change, run `cargo xtask playthroughs` and read the diff.",
            path.display(),
            line + 1,
            committed.lines().nth(line).unwrap_or_default(),
            text.lines().nth(line).unwrap_or_default(),
        );
    }
    assert_eq!(committed, text, "{} is not as long as the game", path.display());
}

fn write_out<G: Suite>(name: &str, played: &Played<G>) -> String {
    let game = played.game;
    let any: AnyGame = game.into();
    let mut dealt = Dealt::new(game, played.deck.clone()).unwrap();
    let mut text = String::new();
    writeln!(text, "# {name}: a playthrough. `cargo xtask playthroughs` writes it anew.\n")
        .unwrap();
    let deck: Vec<String> = played.deck.iter().map(ToString::to_string).collect();
    writeln!(text, "deck      {}", deck.join(" ")).unwrap();
    if let Some(starter) = played.starter {
        let mut events = Vec::new();
        dealt.start(starter, &mut events).unwrap();
        writeln!(text, "starter   {starter}").unwrap();
    }
    for (index, &(seat, action)) in played.actions.iter().enumerate() {
        let position = write_position(&any, &(*dealt.state()).into());
        let mut legal = Vec::new();
        game.legal_actions(dealt.state(), &mut legal);
        let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        legal.sort();
        let mut events = Vec::new();
        dealt.play(seat, action, &mut events).unwrap();

        writeln!(text, "\nstep {} · seat {seat}", index + 1).unwrap();
        writeln!(text, "position  {position}").unwrap();
        writeln!(text, "legal     {}", legal.join(" · ")).unwrap();
        writeln!(text, "action    {action}").unwrap();
        for event in &events {
            writeln!(text, "event     {event:?}").unwrap();
            // What a bystander is shown is written where it is less than what happened.
            let seen = format!("{:?}", game.seen_by(event, Viewer::Spectator));
            if seen != format!("{event:?}") {
                writeln!(text, "  shown   {seen}").unwrap();
            }
        }
    }
    assert_eq!(dealt.turn(), Turn::Over);
    let position = write_position(&any, &(*dealt.state()).into());
    writeln!(text, "\nend       {:?}\nposition  {position}", played.outcome).unwrap();
    text
}

#[test]
fn the_game_solo() {
    check("the-game-1", piles::Rules::the_game(1, piles::Options::default()).unwrap(), 4);
}

#[test]
fn the_game_with_three_as_experts() {
    let options = piles::Options { expert: true, hand_less: 1, ..piles::Options::default() };
    check("the-game-3-expert-hand-less", piles::Rules::the_game(3, options).unwrap(), 2);
}

#[test]
fn extreme_with_two() {
    let options = piles::Options::default();
    check("extreme-2", piles::Rules::extreme(2, options, Layout::DEFAULT).unwrap(), 17);
}

#[test]
fn extreme_with_two_read_loosely() {
    let options = piles::Options { loose_one_pile: true, ..piles::Options::default() };
    check("extreme-2-loose", piles::Rules::extreme(2, options, Layout::DEFAULT).unwrap(), 17);
}

#[test]
fn extreme_with_five_on_an_entered_layout_read_strictly() {
    let mut choose = chooser(5);
    let mut numbers: Vec<u8> = Card::all().map(Card::number).collect();
    shuffle(&mut numbers, &mut choose);
    let layout = Layout::new(Command::ALL.into_iter().zip(numbers.chunks(4))).unwrap();
    let options = piles::Options { strict_one_pile: true, ..piles::Options::default() };
    check("extreme-5-strict", piles::Rules::extreme(5, options, layout).unwrap(), 3);
}

#[test]
fn clear_4_with_two() {
    check("clear-4-2", clear4_rules(2, clear4::Options::default()), 20);
}

#[test]
fn clear_4_with_two_where_four_must_be_swept() {
    let options = clear4::Options { must_sweep: true, ..clear4::Options::default() };
    check("clear-4-2-must-sweep", clear4_rules(2, options), 20);
}

#[test]
fn clear_4_with_four_under_other_options() {
    let options = clear4::Options {
        joker_sets: false,
        pass_on_empty: true,
        last_push_moves: false,
        turn_cap: 24,
        must_sweep: false,
    };
    check("clear-4-4-options", clear4_rules(4, options), 2);
}

fn clear4_rules(players: u8, options: clear4::Options) -> clear4::Rules {
    clear4::Rules::new(players, Seat::FIRST, options).unwrap()
}
