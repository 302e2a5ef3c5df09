use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::Seat;

use super::live::Live;
use super::names::screen_name;

/// What is on a table now, for everything that draws a part of it: at a live table, in a replay, in a
/// lesson.
pub(crate) struct Shown<S: Send + Sync + 'static> {
    /// Everything that is drawn of the game; `None` while there is none.
    pub(crate) screen: Memo<Option<S>>,
    pub(crate) names: Memo<Vec<String>>,
}

impl<S: Send + Sync> Clone for Shown<S> {
    fn clone(&self) -> Shown<S> {
        *self
    }
}

impl<S: Send + Sync> Copy for Shown<S> {}

impl<S: PartialEq + Send + Sync> Shown<S> {
    /// What is on a live table.
    pub(super) fn live(live: Live, screen: fn(&Session) -> Option<S>) -> Shown<S> {
        Shown {
            screen: Memo::new(move |_| live.ask(screen)),
            names: Memo::new(move |_| {
                live.ask(Session::seat_screens).iter().map(screen_name).collect()
            }),
        }
    }

    /// What a seat is called. Reactive callers run again when it changes.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// A part of what is drawn, which changes only when that part does.
    pub(crate) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&S) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.screen.with(|screen| screen.as_ref().map(&part)))
    }
}
