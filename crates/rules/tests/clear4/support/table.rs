use stapel_rules::clear4::{Action, Event, Layer, Rules, Stack, State};
use stapel_rules::testing::Followers;
use stapel_rules::{Game, Seat, Turn};

use super::text::{assert_shows, assert_sound, face, legal_texts};
use super::{Ending, seat};

/// A position that is played on. Cards that turn up are named by the test.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    /// What the last step told.
    pub(crate) events: Vec<Event>,
    /// Those who have seen nothing but the first position and what was told since.
    pub(crate) followers: Followers<Rules>,
}

impl Table {
    pub(super) fn new(rules: Rules, state: State) -> Table {
        Table { rules, state, events: Vec::new(), followers: Followers::new(&rules, &state) }
    }

    /// The seat to act does this.
    #[track_caller]
    pub(crate) fn does(&mut self, text: &str) -> &mut Table {
        let action = self.rules.parse_action(text).expect("an action");
        let seat = self.state.seat;
        assert!(self.legal().iter().any(|legal| legal == text), "{text} is not listed");
        self.events.clear();
        if let Err(refusal) = self.rules.play(&mut self.state, seat, action, &mut self.events) {
            panic!("{text} is refused: {refusal}");
        }
        self.assert_followed(0);
        self
    }

    /// The vertical cards that turn up now, and no others, as in `s2=4 s3=1`.
    #[track_caller]
    pub(crate) fn turns_up(&mut self, cards: &str) -> &mut Table {
        self.events.clear();
        let mut cards: Vec<(&str, &str)> =
            cards.split_whitespace().filter_map(|card| card.split_once('=')).collect();
        while let Turn::Chance(draw) = self.rules.turn(&self.state) {
            assert_eq!(draw.layer, Layer::Down, "only a vertical card turns up");
            let stack = format!("s{}", draw.stack);
            let Some(index) = cards.iter().position(|(name, _)| *name == stack) else {
                panic!("{stack} turns up, too");
            };
            self.draw(cards.swap_remove(index).1);
        }
        assert!(cards.is_empty(), "{cards:?} did not turn up");
        self
    }

    /// The horizontal card that was played is this one.
    #[track_caller]
    pub(crate) fn reveals(&mut self, card: &str) -> &mut Table {
        self.events.clear();
        let turn = self.rules.turn(&self.state);
        assert!(
            matches!(turn, Turn::Chance(draw) if draw.layer == Layer::Blind),
            "{turn:?} instead of a horizontal card"
        );
        self.draw(card);
        assert!(!matches!(self.rules.turn(&self.state), Turn::Chance(_)), "more is turned up");
        self
    }

    #[track_caller]
    fn draw(&mut self, card: &str) {
        let card = face(card);
        assert!(self.rules.can_draw(&self.state, card), "no {card} lies face down");
        let told = self.events.len();
        self.rules.draw(&mut self.state, card, &mut self.events);
        self.assert_followed(told);
    }

    /// The position is sound, and who has followed this far is up to date with what comes now. A
    /// horizontal card that is not turned over yet is not told yet either.
    #[track_caller]
    fn assert_followed(&mut self, told: usize) {
        assert_sound(&self.rules, &self.state);
        self.followers.hear(&self.rules, &self.events[told..]);
        if self.events.len() > told {
            self.followers.assert_up_to_date(&self.rules, &self.state);
        }
    }

    /// The seat to act may not do this, and trying changes nothing.
    #[track_caller]
    pub(crate) fn refused(&mut self, text: &str, code: &str) -> &mut Table {
        self.refused_to(self.state.seat.index(), text, code)
    }

    /// This seat may not do this, and trying changes nothing.
    #[track_caller]
    pub(crate) fn refused_to(&mut self, by: usize, text: &str, code: &str) -> &mut Table {
        match self.rules.parse_action(text) {
            Ok(action) => {
                let listed = self.legal().iter().any(|legal| legal == text);
                assert!(!listed || seat(by) != self.state.seat, "{text} is listed");
                self.refused_action(seat(by), action, code);
            }
            Err(error) => assert_eq!(error.code(), code, "{text}"),
        }
        self
    }

    #[track_caller]
    pub(crate) fn refused_action(&mut self, by: Seat, action: Action, code: &str) {
        let before = self.state;
        let mut heard = Vec::new();
        match self.rules.play(&mut self.state, by, action, &mut heard) {
            Ok(()) => panic!("{action} is not refused"),
            Err(refusal) => assert_eq!(refusal.code(), code, "{action}: {refusal}"),
        }
        assert_eq!(self.state, before, "{action} was refused but changed the position");
        assert_eq!(heard, [], "{action} was refused but told something");
    }

    /// All the seat to act may do, sorted as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        legal_texts(&self.rules, &self.state)
    }

    /// The seat to act may do exactly this.
    #[track_caller]
    pub(crate) fn offers(&mut self, actions: &[&str]) -> &mut Table {
        let mut actions = actions.to_vec();
        actions.sort_unstable();
        assert_eq!(self.legal(), actions);
        self
    }

    /// Whether the seat to act may do this.
    pub(crate) fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// The position has these words: see [`stapel_rules::notation::write_position`].
    #[track_caller]
    pub(crate) fn shows(&mut self, words: &str) -> &mut Table {
        assert_shows(&self.rules, &self.state, words);
        self
    }

    /// A stack as it lies there, as in `5db`; `-` if it is gone.
    pub(crate) fn stack(&self, owner: usize, number: u8) -> String {
        let stack = Stack::new(number).expect("a stack from 1 to 4");
        let stacks = self.state.stacks(seat(owner));
        let mut text = stacks.up(stack).map_or(String::new(), |up| up.to_string());
        text.extend(stacks.down.contains(stack).then_some('d'));
        text.extend(stacks.blind.contains(stack).then_some('b'));
        if text.is_empty() { "-".to_string() } else { text }
    }

    /// How the round ended.
    #[track_caller]
    pub(crate) fn result(&self) -> Ending {
        assert_eq!(self.rules.turn(&self.state), Turn::Over);
        Ending::of(self.rules.players(), self.rules.outcome(&self.state))
    }

    /// The round goes on.
    #[track_caller]
    pub(crate) fn goes_on(&mut self) -> &mut Table {
        assert_ne!(self.rules.turn(&self.state), Turn::Over);
        assert_eq!(self.rules.outcome(&self.state), None);
        self
    }
}
