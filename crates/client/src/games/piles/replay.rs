//! The Game and Extreme in replays and lessons.

use stapel_rules::Card;
use stapel_rules::any::{AnyGame, AnySeen, AnySpread, AnyTalk, AnyView};
use stapel_rules::piles::{Pile, Rules, Seen, View};

use super::{Fit, Fits, LaidCard, PilesFacts, PilesScreen, Prospect};
use crate::lesson::{LEARNER, Lesson};
use crate::replay::{Position, ReplayStep};

/// What is drawn of a position.
pub(crate) fn screen(position: &Position<'_>, rules: &Rules, view: &View) -> Option<PilesScreen> {
    let AnySpread::Piles(spread) = position.spread() else { return None };
    let AnyTalk::Piles(talk) = position.talk else { return None };
    let laid: Vec<LaidCard> = position
        .seen()
        .filter_map(|seen| match seen {
            AnySeen::Piles(seen) => LaidCard::seen(rules, &seen),
            _ => None,
        })
        .collect();
    let laid_by = |card: Card| laid.iter().find(|laid| laid.card == card)?.seat;
    let facts = PilesFacts {
        rules,
        view,
        spread: &spread,
        talk,
        laid_by: &laid_by,
        plays: &laid,
        prospect: position.acts.then(|| Prospect::now(*view)),
        pending: None,
        queued: &[],
        signals: Vec::new(),
        may_name: false,
        outcome: position.outcome(),
    };
    Some(facts.screen())
}

impl ReplayStep {
    /// The cards that were drawn in it, as far as whoever looks sees them.
    pub fn drawn(&self) -> impl Iterator<Item = Card> {
        self.seen.iter().filter_map(|seen| match *seen {
            AnySeen::Piles(Seen::YouDrew { card }) => Some(card),
            _ => None,
        })
    }
}

impl Lesson {
    /// What a card of the learner's hand would do on each pile, if they are to act.
    pub fn fits(&self, card: Card) -> Option<Fits> {
        let recording = &self.recording;
        let (AnyGame::Piles(rules), AnyView::Piles(view)) =
            (recording.game(), recording.view_at(self.index, LEARNER))
        else {
            return None;
        };
        let may = recording.is_to_act(self.index, LEARNER) && view.hand.contains(card);
        may.then(|| Fits {
            card,
            ahead: false,
            piles: Pile::ALL.map(|pile| Fit::new(rules, &view, card, pile)),
        })
    }
}
