//! Positions that can't be are refused, each with what is wrong.

use stapel_rules::notation::{PositionError, parse_position};

/// A solo position of The Game in which all is well, with some words put in others' place.
fn solo(changes: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "the-game players=1 status=playing seat=0 piles=5,1,100,90 hands=10,20,30,40,50,60 \
         undrawn=6-9,11-19 laid=2 minimum=2 used=AD turns=3",
    );
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is not in {text}");
        text = text.replace(old, new);
    }
    text
}

fn refusal(text: &str) -> String {
    match parse_position(text) {
        Ok(_) => panic!("{text} was accepted"),
        Err(PositionError::Syntax(error)) => format!("column {}: {}", error.column, error.expected),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_position_that_makes_sense_is_accepted() {
    assert!(parse_position(&solo(&[])).is_ok());
}

#[test]
fn parts_that_contradict_each_other_are_refused() {
    for (changes, expected) in [
        (&[("hands=10,", "hands=9,10,")][..], "card 9 is in two places"),
        (&[("piles=5,", "piles=10,")], "card 10 is in two places"),
        (&[("piles=5,1,", "piles=5,100,")], "pile B has an impossible top"),
        (&[("seat=0", "seat=1")], "the active seat does not play"),
        (&[("minimum=2", "minimum=3")], "the minimum is none of these rules"),
        (&[("minimum=2", "minimum=1")], "the facts of the turn contradict each other"),
        (&[("laid=2", "laid=0")], "the facts of the turn contradict each other"),
        (&[("laid=2", "laid=255")], "the facts of the turn contradict each other"),
        (&[("turns=3", "turns=65535")], "the facts of the turn contradict each other"),
        (&[("used=AD", "used=ABD")], "the facts of the turn contradict each other"),
        (&[("used=AD", "used=AD skulls=A")], "there is no open skull on pile A"),
        (&[("used=AD", "used=AD bound=A")], "the turn is bound without a visible one-pile"),
        (&[("used=AD", "used=AD draws=3")], "these draws can't be awaited"),
        (&[("status=playing", "status=won")], "the status does not fit the cards left"),
    ] {
        assert_eq!(refusal(&solo(changes)), expected, "{changes:?}");
    }
}

#[test]
fn a_seat_that_could_do_nothing_is_not_to_act() {
    let stuck = solo(&[
        ("piles=5,1,100,90", "piles=99,98,2,3"),
        ("laid=2", "laid=1"),
        ("used=AD", "used=A"),
    ]);
    assert_eq!(refusal(&stuck), "the status does not fit the cards left");
}

#[test]
fn an_opening_is_a_whole_deal() {
    let opening = |hands: &str, undrawn: &str, minimum: u8| {
        format!(
            "the-game players=2 status=opening seat=0 piles=1,1,100,100 hands={hands} \
             undrawn={undrawn} laid=0 minimum={minimum} turns=0"
        )
    };
    let contradiction = "the facts of the turn contradict each other";
    assert!(parse_position(&opening("2-8/9-15", "16-99", 2)).is_ok());
    assert_eq!(refusal(&opening("2-8/-", "9-99", 2)), contradiction);
    assert_eq!(refusal(&opening("2-8/9-15", "17-99", 2)), contradiction);
    assert_eq!(refusal(&opening("2-8/9-15", "16-99", 1)), contradiction);
}

#[test]
fn what_is_not_a_position_is_refused_where_it_goes_wrong() {
    for (text, expected) in [
        ("", "column 1: a game: the-game, extreme or clear-4"),
        ("chess", "column 1: a game: the-game, extreme or clear-4"),
        ("the-game", "column 9: players=… somewhere"),
        ("the-game players", "column 10: a word of the form key=value"),
        ("the-game players=1 players=1", "column 20: a key that was not given before"),
        ("the-game players=01", "column 18: a number in range"),
        ("the-game players=9", "the game is for 1 to 5 players, not 9"),
    ] {
        assert_eq!(refusal(text), expected, "{text}");
    }
    for (old, new, expected) in [
        ("seat=0", "seat=x", "a seat, counted from 0"),
        ("piles=5,1,100,90", "piles=5,1,100", "the tops of four piles"),
        ("hands=10,", "hands=1,", "a card, 2 to 99"),
        ("undrawn=6-9", "undrawn=9-6", "a range from low to high"),
        ("used=AD", "used=AE", "some of the piles A, B, C, D, each once"),
        ("turns=3", "turns=3 colour=red", "a key that positions of this game have"),
    ] {
        let told = refusal(&solo(&[(old, new)]));
        assert!(told.ends_with(expected), "{told} is not {expected}");
    }
}
