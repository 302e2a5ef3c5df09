//! Someone who plays The Game or Extreme: always the smallest step, and on as long as that costs little.

use serde_json::json;

use crate::pages::piles::{self, END_TURN, PLAY_ANYWAY, Pile, Seen};
use crate::players::hands::{Hands, wait_for_the_keyboard};
use crate::support::browser::Browser;
use crate::support::input::Key;
use crate::support::looks::serious_in_every_theme;

/// A step that is worth going on for, although the turn could be ended.
const SMALL_STEP: i16 = 2;

/// It is our turn, and not only because the page has yet to hear that there is nothing left to do.
const MAY_ACT: &str = "seen.yours && (seen.may_end || seen.hand.some((held) => held.playable))";

/// Someone who plays on a page.
pub(crate) struct Player<'b> {
    pub(crate) browser: &'b Browser,
    /// How they handle cards, in turns.
    pub(crate) hands: &'static [Hands],
    /// How many cards they have laid.
    pub(crate) laid: usize,
    /// How many turns they have ended.
    ended: usize,
}

/// A card on a pile, and how far that goes: less is better, and jumping back is best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Idea {
    card: u8,
    pile: char,
    step: i16,
}

impl<'b> Player<'b> {
    pub(crate) fn new(browser: &'b Browser, hands: &'static [Hands]) -> Player<'b> {
        Player { browser, hands, laid: 0, ended: 0 }
    }

    /// Plays until the game is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        loop {
            let seen = piles::see_when(self.browser, "something to do", MAY_ACT).await;
            if seen.over {
                return;
            }
            self.act(&seen).await;
            if self.hands() == Hands::Typing {
                wait_for_the_keyboard(self.browser).await;
            }
        }
    }

    /// Plays until somebody else is to play, or the same person again, or the game is over.
    pub(crate) async fn play_a_turn(&mut self) {
        loop {
            let seen = piles::see_when(self.browser, "something to do", MAY_ACT).await;
            if seen.over {
                return;
            }
            let before = self.ended;
            self.act(&seen).await;
            if self.ended > before {
                return;
            }
        }
    }

    /// Takes the card that it would lay next when it is our turn, if there is one.
    pub(crate) async fn take_a_card(&self) {
        let seen = piles::see_when(self.browser, "something to do", MAY_ACT).await;
        if let Some(idea) = ideas(&seen).first() {
            self.take(idea.card, idea.pile).await;
        }
    }

    /// Does one thing: lays a card or ends the turn. It must be our turn.
    pub(crate) async fn act(&mut self, seen: &Seen) {
        let ideas = ideas(seen);
        let goes_on = ideas.first().is_some_and(|idea| idea.step <= SMALL_STEP);
        if seen.may_end && !goes_on {
            self.end_turn(seen).await;
            return;
        }
        let mut risky = None;
        for idea in &ideas {
            let pile = self.take(idea.card, idea.pile).await;
            if pile.open && !pile.risky {
                self.lay(*idea).await;
                return;
            }
            if pile.open {
                risky = risky.or(Some(*idea));
            }
            self.put_back(idea.card).await;
        }
        if seen.may_end {
            self.end_turn(seen).await;
            return;
        }
        // The page asks whether that is meant, and it is: there is nothing else.
        let idea = risky.unwrap_or_else(|| panic!("nothing can be done with {seen:?}"));
        self.take(idea.card, idea.pile).await;
        self.lay_in_spite_of_the_warning(idea).await;
    }

    fn hands(&self) -> Hands {
        self.hands[self.laid % self.hands.len()]
    }

    /// Takes a card, and tells how a pile looks then.
    async fn take(&self, card: u8, letter: char) -> Pile {
        let selector = piles::card(card);
        match self.hands() {
            // Also those who drag look first.
            Hands::Pointing(pointer) | Hands::Dragging(pointer) => {
                self.browser.touch(pointer, &selector).await;
            }
            Hands::Typing => {
                self.go_to(card).await;
                self.browser.press(&[Key::Enter]).await;
            }
        }
        self.browser.wait_for_element(&format!("{selector}.chosen")).await;
        let seen = piles::see(self.browser).await;
        *seen.piles.iter().find(|pile| pile.letter == letter).unwrap()
    }

    /// Puts the card back that was taken.
    async fn put_back(&self, card: u8) {
        let selector = piles::card(card);
        self.hands().press(self.browser, &selector, Key::Escape).await;
        self.browser.wait_for_element(&format!("{selector}:not(.chosen)")).await;
    }

    /// Puts the card that was taken on a pile.
    async fn put(&self, card: u8, letter: char) {
        match self.hands() {
            Hands::Pointing(pointer) => self.browser.touch(pointer, &piles::pile(letter)).await,
            Hands::Dragging(pointer) => {
                self.put_back(card).await;
                self.browser.drag(pointer, &piles::card(card), &piles::pile(letter)).await;
            }
            Hands::Typing => self.browser.press(&[Key::Letter(letter.to_ascii_lowercase())]).await,
        }
    }

    /// Lays the card that was taken, and waits until it lies there.
    async fn lay(&mut self, idea: Idea) {
        self.put(idea.card, idea.pile).await;
        self.wait_until_it_lies(idea).await;
    }

    async fn lay_in_spite_of_the_warning(&mut self, idea: Idea) {
        self.put(idea.card, idea.pile).await;
        self.browser.wait_for_element(PLAY_ANYWAY).await;
        let problems = serious_in_every_theme(self.browser, "the warning").await;
        assert_eq!(problems, [""; 0]);
        match self.hands() {
            Hands::Pointing(pointer) | Hands::Dragging(pointer) => {
                self.browser.touch(pointer, PLAY_ANYWAY).await;
            }
            Hands::Typing => {
                self.browser.tab_to(PLAY_ANYWAY).await;
                self.browser.press(&[Key::Enter]).await;
            }
        }
        self.wait_until_it_lies(idea).await;
    }

    /// Waits until the card has left the hand. Others may have covered it by then.
    async fn wait_until_it_lies(&mut self, Idea { card, pile, .. }: Idea) {
        let gone = format!("seen.hand.every((held) => held.card !== {card})");
        piles::see_when(self.browser, &format!("{card} on {pile}"), &gone).await;
        self.laid += 1;
    }

    async fn end_turn(&mut self, seen: &Seen) {
        self.ended += 1;
        self.hands().press(self.browser, END_TURN, Key::Letter('e')).await;
        let ended = format!("!seen.yours || seen.owes !== {}", json!(seen.owes));
        piles::see_when(self.browser, "the end of the turn", &ended).await;
    }

    /// Goes to a card of the hand with the arrow keys.
    async fn go_to(&self, card: u8) {
        let at =
            "const card = document.activeElement.dataset.card; return card ? Number(card) : null";
        self.browser.step_to(card.into(), at).await;
    }
}

/// Everything that may be possible, the best first.
fn ideas(seen: &Seen) -> Vec<Idea> {
    let cards = seen.hand.iter().filter(|held| held.playable).map(|held| held.card);
    let mut ideas: Vec<Idea> = cards
        .flat_map(|card| {
            seen.piles.iter().map(move |pile| {
                let way = i16::from(card) - i16::from(pile.top);
                let step = if pile.ascending { way } else { -way };
                Idea { card, pile: pile.letter, step }
            })
        })
        .filter(|idea| idea.step > 0 || idea.step == -10)
        .collect();
    ideas.sort_by_key(|idea| idea.step);
    ideas
}
