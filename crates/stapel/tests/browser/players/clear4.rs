//! Someone who plays Clear 4!: whatever goes, with all that goes along with it.

use serde_json::json;

use crate::pages::clear4::{self, Card, PILE, PLAY, Seen, TAKE};
use crate::players::hands::{Hands, wait_for_the_keyboard};
use crate::support::browser::Browser;
use crate::support::input::Key;

/// Someone who plays on a page.
pub(crate) struct Player<'b> {
    pub(crate) browser: &'b Browser,
    /// How they handle cards, in turns.
    pub(crate) hands: &'static [Hands],
    /// How often they have played cards.
    pub(crate) played: usize,
}

impl<'b> Player<'b> {
    pub(crate) fn new(browser: &'b Browser, hands: &'static [Hands]) -> Player<'b> {
        Player { browser, hands, played: 0 }
    }

    /// Plays until the round is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        while self.act_once().await {}
    }

    /// Does one thing when it is our turn. Tells whether there was something to do: otherwise the round is over.
    pub(crate) async fn act_once(&mut self) -> bool {
        let seen = clear4::see_when(self.browser, "our turn", "seen.yours").await;
        if seen.over {
            return false;
        }
        self.act(&seen).await;
        let happened = format!("seen.told !== {}", json!(seen.told));
        clear4::see_when(self.browser, "something happens", &happened).await;
        if self.hands() == Hands::Typing {
            wait_for_the_keyboard(self.browser).await;
        }
        true
    }

    /// Chooses a card when it is our turn, if there is one to choose.
    pub(crate) async fn take_a_card(&self) {
        let seen = clear4::see_when(self.browser, "our turn", "seen.yours").await;
        if let Some(card) = seen.cards.first() {
            self.choose_with_all_that_goes_along(card).await;
        }
    }

    fn hands(&self) -> Hands {
        self.hands[self.played % self.hands.len()]
    }

    /// Does one thing. It must be our turn.
    async fn act(&mut self, seen: &Seen) {
        if let Some(&victim) = seen.victims.first() {
            return self.push_to(victim).await;
        }
        // Not always the lowest card first: with a bot that does the same, that can go round in circles for long.
        let start = self.played % seen.cards.len().max(1);
        for card in seen.cards[start..].iter().chain(&seen.cards[..start]) {
            let (last, now) = self.choose_with_all_that_goes_along(card).await;
            if let Some(&victim) = now.victims.first() {
                self.played += 1;
                return self.push_to(victim).await;
            }
            if now.may_play {
                self.play(&last).await;
                self.played += 1;
                return;
            }
            self.browser.press(&[Key::Escape]).await;
            clear4::see_when(self.browser, "nothing is chosen", "seen.chosen === 0").await;
        }
        if seen.may_take {
            self.hands().press(self.browser, TAKE, Key::Letter('g')).await;
        } else {
            assert!(seen.may_play, "nothing can be done with {seen:?}");
            self.hands().press(self.browser, PLAY, Key::Letter('e')).await;
        }
    }

    /// Chooses a card, and of the stacks whatever can be played together with it. Tells which was last.
    async fn choose_with_all_that_goes_along(&self, first: &Card) -> (Card, Seen) {
        let mut last = first.clone();
        let mut chosen = 0;
        loop {
            match self.hands() {
                Hands::Pointing(pointer) | Hands::Dragging(pointer) => {
                    self.browser.touch(pointer, &last.selector).await;
                }
                Hands::Typing => {
                    self.go_to(last.place).await;
                    self.browser.press(&[Key::Letter(' ')]).await;
                }
            }
            chosen += 1;
            let more = format!("seen.chosen === {chosen}");
            let now = clear4::see_when(self.browser, &last.selector, &more).await;
            match now.cards.iter().find(|card| card.of_stack && !card.across) {
                // What nobody has seen yet is played alone.
                Some(card) if !last.across => last = card.clone(),
                _ => return (last, now),
            }
        }
    }

    /// Plays what is chosen.
    async fn play(&self, last: &Card) {
        match self.hands() {
            Hands::Pointing(pointer) => self.browser.touch(pointer, PLAY).await,
            Hands::Dragging(pointer) => self.browser.drag(pointer, &last.selector, PILE).await,
            Hands::Typing => self.browser.press(&[Key::Enter]).await,
        }
    }

    /// Gives the pile to a seat.
    async fn push_to(&self, seat: usize) {
        let number = char::from_digit(seat as u32 + 1, 10).unwrap();
        self.hands().press(self.browser, &clear4::victim(seat), Key::Letter(number)).await;
    }

    /// Goes to a card with the arrow keys.
    async fn go_to(&self, place: usize) {
        let at = "const cards = [...document.querySelectorAll('.own-card:not(:disabled)')];
            const at = cards.indexOf(document.activeElement);
            return at < 0 ? null : at;";
        self.browser.step_to(place, at).await;
    }
}
