use leptos::prelude::*;
use stapel_client::screen::{Fits, PileScreen, PilesScreen};
use stapel_rules::Seat;
use stapel_rules::piles::Pile;

use crate::table::flight::Flights;

/// What is on the table now, for everything that draws a part of it: at a live table, in a replay, in a
/// lesson.
#[derive(Clone, Copy)]
pub(crate) struct PilesNow {
    /// The whole.
    pub(crate) screen: Memo<Option<PilesScreen>>,
    /// What the chosen card would do.
    pub(crate) fits: Memo<Option<Fits>>,
    /// What the seats are called.
    pub(crate) names: Memo<Vec<String>>,
    /// How cards came to their piles.
    pub(crate) flights: Flights,
}

impl PilesNow {
    /// What a seat is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// One of the piles.
    pub(crate) fn pile(self, pile: Pile) -> Memo<Option<PileScreen>> {
        Memo::new(move |_| {
            self.screen.with(|screen| Some(screen.as_ref()?.piles[pile.index()].clone()))
        })
    }

    /// A part of the whole.
    pub(crate) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&PilesScreen) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.screen.with(|screen| screen.as_ref().map(&part)))
    }
}
