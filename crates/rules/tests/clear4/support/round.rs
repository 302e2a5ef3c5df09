use rand_core::Rng;
use rand_pcg::Pcg32;
use stapel_rules::clear4::{Counts, Event, Face, Rules, Spread, State};
use stapel_rules::testing::Followers;
use stapel_rules::{Dealt, Game, Viewer};

use super::text::{assert_shows, assert_sound, face, legal_texts};
use super::{Ending, seat};

/// A round dealt from a full deck, which also answers what turns up.
pub(crate) struct Round {
    dealt: Dealt<Rules>,
    /// The pile and what left the game in order, as a spectator follows them.
    pub(crate) spread: Spread,
    /// What the last action told.
    pub(crate) events: Vec<Event>,
}

impl Round {
    pub(crate) fn new(rules: Rules, deck: Vec<Face>) -> Round {
        let dealt = Dealt::new(rules, deck).expect("a whole deck");
        Round { dealt, spread: Spread::new(), events: Vec::new() }
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.dealt.game()
    }

    pub(crate) fn state(&self) -> &State {
        self.dealt.state()
    }

    /// This seat does this.
    #[track_caller]
    pub(crate) fn does(&mut self, by: usize, text: &str) -> &mut Round {
        let action = self.rules().parse_action(text).expect("an action");
        self.events.clear();
        let mut followers = Followers::new(self.dealt.game(), self.dealt.state());
        if let Err(refusal) = self.dealt.play(seat(by), action, &mut self.events) {
            panic!("{text} is refused: {refusal}");
        }
        assert_sound(self.dealt.game(), self.dealt.state());
        followers.hear(self.dealt.game(), &self.events);
        followers.assert_up_to_date(self.dealt.game(), self.dealt.state());
        for event in &self.events {
            self.spread.note(&self.dealt.game().seen_by(event, Viewer::Spectator));
        }
        self
    }

    /// This seat may not do this, and trying changes nothing.
    #[track_caller]
    pub(crate) fn refused(&mut self, by: usize, text: &str, code: &str) -> &mut Round {
        let action = self.rules().parse_action(text).expect("an action");
        let before = *self.state();
        let refusal = self.dealt.play(seat(by), action, &mut ()).expect_err("not refused");
        assert_eq!(refusal.code(), code, "{text}: {refusal}");
        assert_eq!(*self.state(), before);
        self
    }

    /// All the seat to act may do, sorted as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        legal_texts(self.rules(), self.state())
    }

    /// The position has these words.
    #[track_caller]
    pub(crate) fn shows(&mut self, words: &str) -> &mut Round {
        assert_shows(self.rules(), self.state(), words);
        self
    }

    /// The pile from bottom to top, as in `9 8 J8`; a `J` without a number is valueless.
    pub(crate) fn pile(&self) -> String {
        let cards = self.spread.pile().iter().map(|&(face, value)| match (face, value) {
            (Face::JOKER, Some(value)) => format!("J{value}"),
            (Face::JOKER, None) => "J".to_string(),
            (number, value) => {
                assert_eq!(number.value(), value, "a number card counts for itself");
                number.to_string()
            }
        });
        cards.collect::<Vec<_>>().join(" ")
    }

    /// How the round ended.
    #[track_caller]
    pub(crate) fn result(&self) -> Ending {
        Ending::of(self.rules().players(), self.rules().outcome(self.state()))
    }
}

/// A deck in which these seats get these cards: horizontal, vertical, face-up and hand, separated
/// by bars, with `.` for any card. What is left fills the gaps, high numbers first.
pub(crate) fn rigged(seats: &[(usize, &str)]) -> Vec<Face> {
    let mut deck = vec![None; Face::DECK];
    for &(seat, cards) in seats {
        let cards: Vec<&str> = cards.split_whitespace().filter(|&word| word != "|").collect();
        assert_eq!(cards.len(), 20, "every seat gets 20 cards");
        for (place, card) in deck[20 * seat..].iter_mut().zip(cards) {
            *place = (card != ".").then(|| face(card));
        }
    }
    let named: Counts = deck.iter().copied().flatten().collect();
    let mut rest: Vec<Face> = (Counts::DECK - named).iter().collect();
    // Specials in the gaps would be in the way, so they end up in the box.
    rest.sort_by_key(|face| face.value());
    deck.into_iter().map(|card| card.unwrap_or_else(|| rest.pop().expect("120 cards"))).collect()
}

/// A shuffled deck.
pub(crate) fn shuffled(seed: u64) -> Vec<Face> {
    let mut deck: Vec<Face> = Counts::DECK.iter().collect();
    let mut dice = Pcg32::new(seed, 4);
    for index in (1..deck.len()).rev() {
        deck.swap(index, dice.next_u32() as usize % (index + 1));
    }
    deck
}
