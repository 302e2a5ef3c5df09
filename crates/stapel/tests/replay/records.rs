//! The records that the tests use: whole games played by a fixed rule, and short ones by hand.

use stapel_rules::any::AnyState;
use stapel_rules::notation::{LayoutChoice, Record};
use stapel_rules::testing::Suite;
use stapel_rules::{Dealt, Seat, Turn, clear4, piles};
use stapel_table::Seed;

use super::support::assert_is_file;

/// The whole games.
pub(crate) const WHOLE: [&str; 3] = ["the-game.txt", "extreme.txt", "clear-4.txt"];

/// Short games, written by hand.
pub(crate) const SHORT: [&str; 3] =
    ["the-game-goes-on.txt", "extreme-skull.txt", "clear-4-capped.txt"];

/// Plays a game in which every seat does what it does most gladly. Of two such actions it is the
/// one whose text comes first, so that no order of listing matters.
fn play<G: Suite>(game: G, seed: &str, names: &[&str]) -> Record {
    let deck = Seed::from_text(seed).deck(&game);
    let mut record = Record::new(&game.into());
    record.seed = Some(seed.to_owned());
    record.deck = Some(deck.iter().copied().map(Into::into).collect());
    for (place, name) in record.names.iter_mut().zip(names) {
        *place = Some((*name).to_owned());
    }
    let mut dealt = Dealt::new(game, deck).unwrap();
    if dealt.turn() == Turn::Opening {
        dealt.start(Seat::FIRST, &mut ()).unwrap();
        record.starter = Some(Seat::FIRST);
    }
    let (mut legal, mut new_turn) = (Vec::new(), true);
    while let Turn::Seat(seat) = dealt.turn() {
        game.legal_actions(dealt.state(), &mut legal);
        let key =
            |action: &G::Action| (game.reluctance(dealt.state(), *action), action.to_string());
        let action = *legal.iter().min_by_key(|action| key(action)).unwrap();
        let before = turns(&dealt);
        dealt.play(seat, action, &mut ()).unwrap();
        record.push(seat, action.into(), new_turn);
        new_turn = turns(&dealt) != before;
    }
    record.result = game.outcome(dealt.state());
    record
}

/// How many turns are completed.
fn turns<G: Suite>(dealt: &Dealt<G>) -> u16 {
    match (*dealt.state()).into() {
        AnyState::Piles(state) => state.turns,
        AnyState::Clear4(state) => state.turns,
    }
}

#[test]
fn the_whole_games_are_what_the_rule_plays() {
    let three = piles::Rules::the_game(3, piles::Options::default()).unwrap();
    let record = play(three, "a quiet evening", &["Ada", "Blaise", "Çelik \"C.\" Ö"]);
    assert_is_file("the-game.txt", &commented("The Game for three", &record));

    let seed = Seed::from_text("two of us");
    let layout = piles::Layout::shuffled(|cards| seed.shuffle_setup(cards));
    let two = piles::Rules::extreme(2, piles::Options::default(), layout).unwrap();
    let mut record = play(two, "two of us", &[]);
    record.layout = LayoutChoice::Shuffled;
    assert_is_file("extreme.txt", &commented("Extreme for two with a shuffled layout", &record));

    let first = Seat::new(1).unwrap();
    let two = clear4::Rules::new(2, first, clear4::Options::default()).unwrap();
    let record = play(two, "second round", &["Ada", "Blaise"]);
    assert_is_file("clear-4.txt", &commented("Clear 4! for two", &record));
}

fn commented(what: &str, record: &Record) -> String {
    format!("# {what}, everyone doing what costs least.\n{record}")
}
