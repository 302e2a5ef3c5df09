//! The table of The Game and Extreme.

use serde::Deserialize;

use crate::support::browser::Browser;

/// What a player sees of the table.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    /// Whether the game is over.
    pub(crate) over: bool,
    /// Whether it is the turn of whoever looks.
    pub(crate) yours: bool,
    /// What the turn still owes, in words.
    pub(crate) owes: String,
    /// Whether the turn may be ended.
    pub(crate) may_end: bool,
    pub(crate) hand: Vec<Held>,
    pub(crate) piles: Vec<Pile>,
}

/// A card of the hand.
#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
pub(crate) struct Held {
    pub(crate) card: u8,
    /// Whether it is shown as one that fits somewhere.
    pub(crate) playable: bool,
}

/// One of the four piles.
#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pile {
    pub(crate) letter: char,
    pub(crate) ascending: bool,
    /// The number on top.
    pub(crate) top: u8,
    /// Whether it is lit up for the card that is chosen.
    pub(crate) open: bool,
    /// Whether it warns of the card that is chosen.
    pub(crate) risky: bool,
}

/// Reads a [`Seen`] from the page; it is nothing while something is under way.
const SEE: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const has = (element, name) => element.classList.contains(name);
    const over = document.querySelector('#ending-title') !== null;
    const piles = all('[data-pile]').map((pile) => ({
        letter: pile.dataset.pile,
        ascending: has(pile, 'ascending'),
        top: Number(pile.querySelector('.pile-top .card-number')?.textContent),
        open: has(pile, 'open'),
        risky: has(pile, 'risky'),
    }));
    const hand = all('.hand-card').map((card) => ({
        card: Number(card.dataset.card),
        playable: has(card, 'playable'),
    }));
    const end = document.querySelector('#end-turn');
    const seen = {
        over,
        yours: document.querySelector('.turn-bar.yours') !== null,
        owes: document.querySelector('.owes')?.textContent ?? '',
        may_end: end?.getAttribute('aria-disabled') === 'false',
        hand,
        piles,
    };
    const busy = document.querySelector('.pile-pending, .hand-card.waiting') !== null;
    return piles.length === 4 && (over || !busy) ? seen : null;";

/// The selector of a card of the hand.
pub(crate) fn card(card: u8) -> String {
    format!(".hand-card[data-card='{card}']")
}

/// The selector of a pile.
pub(crate) fn pile(letter: char) -> String {
    format!("[data-pile='{letter}'] .pile-place")
}

/// Ends the turn.
pub(crate) const END_TURN: &str = "#end-turn";

/// Plays what would lose the game, in the dialog that asks.
pub(crate) const PLAY_ANYWAY: &str = "dialog[open] .row button:first-child";

/// Names the seat that starts: the one that would most gladly.
pub(crate) const STARTER: &str = ".opening .primary";

/// What is shown when the game is over.
pub(crate) const ENDING: &str = "#ending-title";

/// The table as it is, once nothing is under way.
pub(crate) async fn see(browser: &Browser) -> Seen {
    browser.wait_for("a table that stands still", SEE).await
}

/// The table as it is once a condition holds, which may speak of `seen`.
pub(crate) async fn see_when(browser: &Browser, what: &str, condition: &str) -> Seen {
    let script = format!(
        "const seen = (() => {{ {SEE} }})();
        return seen && (seen.over || ({condition})) ? seen : null;"
    );
    browser.wait_for(what, &script).await
}
