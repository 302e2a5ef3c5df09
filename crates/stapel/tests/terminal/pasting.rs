//! Pasted text is text, and no keys.

use crate::support::terminal::Terminal;

/// Text as terminals hand it on when it is pasted.
fn pasted(text: &str) -> String {
    format!("\u{1b}[200~{text}\u{1b}[201~")
}

#[test]
fn what_is_pasted_by_mistake_plays_nothing_and_a_link_at_home_is_taken_for_one() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1", "--quick"]);
    terminal.wait_for("the table", |screen| screen.contents().contains("End turn").then_some(()));
    // As keys these would lay a card, end the turn and leave the table.
    terminal.press(&pasted("abcdeq"));
    terminal.press("?");
    terminal.wait_for("the keys", |screen| screen.contents().contains("─ Keys ─").then_some(()));
    terminal.press("\u{1b}");
    let text = terminal.wait_for("the table", |screen| {
        Some(screen.contents()).filter(|text| !text.contains("─ Keys ─"))
    });
    assert!(text.contains("98 cards to go"), "{text}");
    terminal.press("q");
    terminal.wait_for("home", |screen| screen.contents().contains("Join by link").then_some(()));
    terminal.press(&pasted("https://cards.example/t/5fn4qzc72en7z090nxk1g4z7gt"));
    terminal.wait_for("the link", |screen| {
        screen.contents().contains("cards.example/t/5fn4").then_some(())
    });
}
