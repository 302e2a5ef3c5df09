use leptos::prelude::*;
use stapel_client::screen::Clear4Screen;
use stapel_rules::Seat;

use super::journeys::Journeys;

/// What is on the table now, for everything that draws a part of it: at a live table, and where one
/// looks back.
#[derive(Clone, Copy)]
pub(crate) struct Clear4Now {
    /// The whole.
    pub(crate) screen: Memo<Option<Clear4Screen>>,
    /// What the seats are called.
    pub(crate) names: Memo<Vec<String>>,
    /// How cards came to the pile and leave it.
    pub(crate) journeys: Journeys,
}

impl Clear4Now {
    /// What a seat is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// A part of the whole.
    pub(crate) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Clear4Screen) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.screen.with(|screen| screen.as_ref().map(&part)))
    }
}
