//! Reviews of the game in a replay: begun, followed while they are made, and stopped when nobody looks any more.

use stapel_rules::notation::Record;

use super::aside::Aside;
use super::events::Event;
use super::{App, Mode};
use crate::live::{ReviewTold, Reviewing};
use crate::replay::ReplayScreen;

impl App {
    /// Begins to review the game in the replay.
    pub(super) fn review(&mut self, record: Record) {
        let events = self.events.clone();
        self.reviewing = Some(Reviewing::begin(record, self.files.clone(), move |number, told| {
            // If nobody listens any more, the program has ended.
            let _ended = events.send(Event::Review(number, Box::new(told)));
        }));
    }

    /// Stops the review after the turn that is being looked at.
    pub(super) fn stop_review(&mut self) {
        if let Some(reviewing) = &self.reviewing {
            reviewing.stop();
        }
    }

    /// A review has come so far. What one says that nobody waits for any more is passed over.
    pub(super) fn reviewed(&mut self, number: u64, told: ReviewTold) {
        if self.reviewing.as_ref().is_none_or(|reviewing| reviewing.number != number) {
            return;
        }
        if told.over {
            self.reviewing = None;
        }
        if let Some(replay) = self.replay() {
            replay.reviewed(told);
        }
    }

    /// The replay that is looked at, or to which one comes back from trying it another way.
    fn replay(&mut self) -> Option<&mut ReplayScreen> {
        match (&mut self.mode, &mut self.came_from) {
            (Mode::Aside { screen: Aside::Replay(replay), .. }, _)
            | (_, Some((Aside::Replay(replay), _))) => Some(replay),
            _ => None,
        }
    }
}
