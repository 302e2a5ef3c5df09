use stapel_client::screen::{Fit, Owes};
use stapel_protocol::table::DoJson;
use stapel_rules::Loss;
use stapel_rules::piles::Outlook;

use super::{count, letter, text};
use crate::Words;

/// What a turn owes.
pub fn owes(words: &Words, owes: Owes) -> String {
    match owes {
        Owes::Cards { left, .. } => words.fill("owes-cards", &[("cards", count(left))]),
        Owes::ExactlyThree { laid } => words.fill("owes-three", &[("laid", count(laid))]),
        Owes::CoverSkull { pile } => words.fill("owes-skull", &[("pile", text(letter(pile)))]),
        Owes::OnePile { pile } => words.fill("owes-one-pile", &[("pile", text(letter(pile)))]),
    }
}

/// The text that says why the game would be lost.
pub fn loss_id(loss: Loss) -> &'static str {
    match loss {
        Loss::Stuck => "loss-stuck",
        Loss::Skull => "loss-skull",
        Loss::Three => "loss-three",
        Loss::OnePile => "loss-one-pile",
    }
}

/// The text of how someone sees their next turn.
pub fn outlook_id(outlook: Outlook) -> &'static str {
    match outlook {
        Outlook::StuckSoon => "signal-stuck-soon",
        Outlook::CanGoOn => "signal-can-go-on",
    }
}

/// What the chosen card would do on a pile, in a word or two; how far it goes only if that is wanted.
pub fn fit_word(words: &Words, fit: &Fit, steps: bool) -> Option<String> {
    if !fit.legal {
        return None;
    }
    if fit.warning.is_some() {
        return Some(words.fill("fit-loses", &[]));
    }
    if fit.trick {
        return Some(words.fill("fit-trick", &[]));
    }
    steps.then(|| words.fill("fit-step", &[("cards", count(fit.step))]))
}

/// Why a table refused something. Every reason has a text of its own; if the server knows one that we don't, its
/// English words have to do.
pub fn refusal(words: &Words, code: &str, message: &str, wanted: Option<&DoJson>) -> String {
    // Whoever named a number should learn why that can't be said, and keep the rest of the sentence.
    if let (DoJson::Say(said), "number_taboo") = (wanted.unwrap_or(&DoJson::Look), code) {
        return words.fill("refused-number-taboo-said", &[("said", text(said))]);
    }
    let id = format!("refused-{}", code.replace('_', "-"));
    if words.has(&id) {
        words.get(&id)
    } else {
        words.fill("error-refused", &[("reason", text(message))])
    }
}
