//! What happened last, for those who come to a table anew.

use stapel_protocol::table::{MAX_HISTORY, PastJson, SeatNumber};
use stapel_rules::Viewer;
use stapel_table::{Round, TableEvent};

use super::Room;

impl Room {
    /// What happened last in the game on the table, and what was said meanwhile, as this viewer may know it. Games before
    /// it are left out: their events can't be told by the rules of this one.
    pub(super) fn history(&self, viewer: Viewer) -> Vec<PastJson> {
        // While nobody may talk, what was signalled before is hidden (X12).
        let silent = self.table.round().is_some_and(Round::is_silent);
        let mut history = Vec::new();
        for events in self.past.newest() {
            let deal = events.iter().position(|event| matches!(event, TableEvent::Dealt));
            let after_deal = deal.map_or(0, |deal| deal + 1);
            let past = self.past_json(&events[after_deal..], viewer, silent);
            if past != PastJson::default() {
                history.push(past);
            }
            if deal.is_some() || history.len() >= MAX_HISTORY {
                break;
            }
        }
        history.reverse();
        history
    }

    fn past_json(&self, events: &[TableEvent], viewer: Viewer, silent: bool) -> PastJson {
        let took_back = events.iter().find_map(|event| match event {
            TableEvent::TookBack { seat } => Some(SeatNumber(*seat)),
            _ => None,
        });
        let is_told = |event: &&TableEvent| match event {
            // A whole game as it stands now says nothing of how it stood then.
            TableEvent::Dealt
            | TableEvent::TookBack { .. }
            | TableEvent::Agreed(_)
            | TableEvent::Sealed { .. }
            | TableEvent::TalkAgain(_) => false,
            TableEvent::Signal { .. } => !silent,
            _ => true,
        };
        let told = events.iter().filter(is_told);
        PastJson { took_back, events: told.filter_map(|event| self.event(event, viewer)).collect() }
    }
}
