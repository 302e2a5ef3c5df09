//! A card is laid only if it was seen to be picked.

use crate::players::piles;
use crate::support::terminal::{RIGHT, Terminal};

#[test]
fn a_pile_key_lays_nothing_after_the_picked_card_has_gone() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1", "--quick"]);
    let before = terminal
        .wait_for("the hand", |screen| piles::see(screen).filter(|seen| seen.hand.len() == 8));
    terminal.press(RIGHT);
    terminal.wait_for("a picked card", |screen| screen.contents().contains('┏').then_some(()));
    // Every card fits on a fresh pile.
    terminal.press("a");
    let after = terminal.wait_for("the card on its pile", |screen| {
        piles::see(screen).filter(|seen| seen.tops[0] == before.hand[0] && seen.hand.len() == 7)
    });
    terminal.press("d");
    terminal.wait_for_text("Choose a card first");
    assert_eq!(terminal.wait_for("the table", piles::see), after);
    // It goes as soon as one does something else.
    terminal.press(RIGHT);
    terminal.wait_for("a picked card", |screen| {
        let text = screen.contents();
        (text.contains('┏') && !text.contains("Choose a card first")).then_some(())
    });
}
