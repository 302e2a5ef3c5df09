//! Clear 4! in replays and lessons.

use stapel_rules::Game;
use stapel_rules::any::{AnyGame, AnySeen, AnySpread, AnyView};
use stapel_rules::clear4::{Rules, View};

use super::{Choices, Clear4Facts, Clear4Screen, Selection};
use crate::lesson::{LEARNER, Lesson};
use crate::replay::Position;

/// What is drawn of a position.
pub(crate) fn screen(position: &Position<'_>, rules: &Rules, view: &View) -> Option<Clear4Screen> {
    let AnySpread::Clear4(spread) = position.spread() else { return None };
    let mut legal = Vec::new();
    if position.acts {
        rules.legal_in_view(view, &mut legal);
    }
    let last = position.last_seen().filter_map(|seen| match seen {
        AnySeen::Clear4(event) => Some(event),
        _ => None,
    });
    let facts = Clear4Facts {
        rules,
        view,
        spread: &spread,
        legal,
        pending: None,
        last: last.collect(),
        outcome: position.outcome(),
    };
    Some(facts.screen())
}

impl Lesson {
    /// What a selection of the learner's cards can come to, if they are to act.
    pub fn choices(&self, selection: &Selection) -> Option<Choices> {
        let recording = &self.recording;
        let (AnyGame::Clear4(rules), AnyView::Clear4(view)) =
            (recording.game(), recording.view_at(self.index, LEARNER))
        else {
            return None;
        };
        let mut legal = Vec::new();
        rules.legal_in_view(&view, &mut legal);
        let may = recording.is_to_act(self.index, LEARNER);
        may.then(|| Choices::new(rules, &view, &legal, selection))
    }
}
