use stapel_rules::CardSet;
use stapel_rules::piles::{Action, Legal, Pile, Rules, View};

use super::plan::Plan;

/// What a bot means to do in the turn under way, for as long as everything goes as it meant.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Intent {
    plan: Plan,
    done: u8,
    next: Option<Position>,
}

/// What a bot remembers of a position to recognise that it is where its plan led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Position {
    turns: u16,
    hand: CardSet,
    unseen: CardSet,
    tops: [u8; Pile::COUNT],
}

impl Position {
    fn of(view: &View) -> Position {
        Position { turns: view.turns, hand: view.hand, unseen: view.unseen, tops: view.tops }
    }
}

impl Intent {
    /// The next action: that of the plan, which is made anew if this is not where it led.
    pub(super) fn follow(
        &mut self,
        rules: &Rules,
        view: &View,
        plan: impl FnOnce() -> Plan,
    ) -> Action {
        let mut here = Position::of(view);
        if self.next != Some(here) {
            *self = Intent { plan: plan(), done: 0, next: None };
        }
        if let Some((card, pile)) = self.plan.get(self.done) {
            self.done += 1;
            here.hand.remove(card);
            here.tops[pile.index()] = card.number();
            self.next = Some(here);
            return Action::Lay { card, pile };
        }
        self.next = None;
        if view.may_end() {
            return Action::End;
        }
        // Where no plan fulfils the turn, whatever can be laid must be.
        Legal::in_view(rules, view).pick(|_| 0).unwrap_or(Action::End)
    }
}
