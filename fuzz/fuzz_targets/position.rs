//! Reading a position never panics, what was read is written and read back unchanged, and the game
//! goes on from it without a panic, however odd the position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::notation::{parse_position, write_position};
use stapel_rules::{Game, Seat, Turn, Viewer};

/// A position is followed for so many steps: enough to get past whatever was odd about it.
const STEPS: usize = 40;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (game, state) = match parse_position(text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let written = write_position(&game, &state);
    assert_eq!(parse_position(&written), Ok((game, state)), "{written}");
    assert_eq!(written.lines().count(), 1);

    let mut buffer = Vec::new();
    game.legal_actions(&state, &mut buffer);
    for &action in &buffer {
        assert!(game.is_legal(&state, action), "{action} is listed but refused in {written}");
        let mut next = state;
        game.apply(&mut next, action, &mut ());
    }
    // What the text holds decides where the game goes, so that different texts go different ways.
    follow(&game, state, data);
});

fn follow(game: &AnyGame, mut state: AnyState, data: &[u8]) {
    let mut actions = Vec::new();
    for step in 0..STEPS {
        let pick = data.get(data.len().wrapping_sub(1 + step)).copied().map_or(0, usize::from);
        for viewer in Viewer::all(game.players()) {
            game.view(&state, viewer);
        }
        assert_eq!(game.outcome(&state).is_some(), game.turn(&state) == Turn::Over);
        match game.turn(&state) {
            Turn::Opening => {
                let seat = Seat::new(pick % usize::from(game.players())).expect("a seat");
                game.start(&mut state, seat, &mut ()).expect("a seat that plays may start");
            }
            Turn::Seat(_) => {
                game.legal_actions(&state, &mut actions);
                assert!(!actions.is_empty(), "a seat is to act and can't: {state:?}");
                game.apply(&mut state, actions[pick % actions.len()], &mut ());
            }
            Turn::Chance(_) => {
                let mut cards = game.full_deck();
                cards.dedup();
                cards.retain(|&card| game.can_draw(&state, card));
                assert!(!cards.is_empty(), "a card is to be drawn and there is none: {state:?}");
                game.draw(&mut state, cards[pick % cards.len()], &mut ());
            }
            Turn::Over => break,
        }
        // The position after any step is one that can be written down, too.
        let written = write_position(game, &state);
        assert_eq!(parse_position(&written), Ok((*game, state)), "{written}");
    }
}
