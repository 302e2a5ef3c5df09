//! The table of Clear 4!.

use serde::Deserialize;

use crate::support::browser::Browser;

/// What a player sees of the table.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    /// Whether the round is over.
    pub(crate) over: bool,
    /// Whether it is the turn of whoever looks.
    pub(crate) yours: bool,
    /// Cards that can be chosen now, in the order in which the keyboard goes through them.
    pub(crate) cards: Vec<Card>,
    /// How many cards are chosen.
    pub(crate) chosen: usize,
    /// Whether the button that plays, or ends the turn, does something.
    pub(crate) may_play: bool,
    /// Whether the pile may be taken.
    pub(crate) may_take: bool,
    /// The seats of which one has to take the pile.
    pub(crate) victims: Vec<usize>,
    /// What was told last: it is another text whenever something has happened.
    pub(crate) told: String,
}

/// Something that can be chosen: the topmost of equal cards in the hand, or what lies on a stack.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct Card {
    /// The selector that finds it.
    pub(crate) selector: String,
    /// Which of all cards it is to the keyboard.
    pub(crate) place: usize,
    /// Whether it is of a stack.
    pub(crate) of_stack: bool,
    /// Whether it lies across, face down.
    pub(crate) across: bool,
}

/// Reads a [`Seen`] from the page; it is nothing while something is under way.
const SEE: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const has = (selector) => document.querySelector(selector) !== null;
    if (!has('.clear4-board') || (has('.own-card.waiting') && !has('#ending-title'))) return null;
    const cards = all('.own-card:not(:disabled)')
        .map((card, place) => ({ card, place }))
        .filter(({ card }) => !card.matches('.fades, .chosen, .hand-group :not(:last-child)'))
        .map(({ card, place }) => {
            const { face, stack } = card.dataset;
            const of_stack = stack !== undefined;
            const selector = of_stack
                ? `.own-card[data-stack='${stack}']`
                : `.own-card[data-face='${face}']:last-child`;
            return { selector, place, of_stack, across: card.matches('.free') };
        });
    return {
        over: has('#ending-title'),
        yours: has('.turn-bar.yours'),
        cards,
        chosen: all('.own-card.chosen').length,
        may_play: has(\"#play[aria-disabled='false']\"),
        may_take: has('#take'),
        victims: all('.victim').map((victim) => Number(victim.dataset.victim)),
        told: document.querySelector('#announcements').textContent,
    };";

/// Plays what is chosen, or ends the turn.
pub(crate) const PLAY: &str = "#play";

/// Takes the pile.
pub(crate) const TAKE: &str = "#take";

/// Where cards are played to.
pub(crate) const PILE: &str = "#pile";

/// The selector of a seat that could take the pile.
pub(crate) fn victim(seat: usize) -> String {
    format!(".victim[data-victim='{seat}']")
}

/// The table as it is once a condition holds, which may speak of `seen`, or the round is over.
pub(crate) async fn see_when(browser: &Browser, what: &str, condition: &str) -> Seen {
    let script = format!(
        "const seen = (() => {{ {SEE} }})();
        return seen && (seen.over || ({condition})) ? seen : null;"
    );
    browser.wait_for(what, &script).await
}
