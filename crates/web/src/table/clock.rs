//! The time of a turn: a ring around the active seat and in the bar above the hand, a number in the last seconds, and a
//! sentence now and then for those who don't see it.

use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::TimeMark;
use stapel_words::phrases;
use wasm_bindgen_futures::spawn_local;

use super::live::Live;
use crate::app::app;
use crate::app::words::{phrase, say};
use crate::browser::{now, timer};
use crate::parts::Show;

/// How often the page looks at the time, in milliseconds.
const LOOKS: i32 = 500;

/// Turns that last longer are told in words too: nobody sees a ring empty that takes a day.
const LONG: i64 = 120_000;

/// What a clock shows.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Face {
    /// How much of the time is left, in thousandths.
    thousandths: u16,
    is_late: bool,
    seconds: Option<u8>,
    is_long: bool,
    /// The time that is left, in words.
    words: String,
}

/// What the clock of a table shows; nothing while no time runs.
#[derive(Clone, Copy)]
pub(crate) struct TurnClock(RwSignal<Option<Face>>);

impl TurnClock {
    /// Shows the time of the turn under way, and tells screen readers of one's own, until the page is left.
    pub(super) fn begin(live: Live) -> TurnClock {
        let clock = TurnClock(RwSignal::new(None));
        let announcer = app().announcer;
        spawn_local(async move {
            let mut before = now();
            // The page is gone when nobody can be told any more.
            while clock.0.try_get_untracked().is_some() {
                let now = now();
                let screen = live.ask_once(Session::clock_screen);
                let face = screen.map(|screen| Face {
                    thousandths: screen.thousandths(now),
                    is_late: screen.is_late(now),
                    seconds: screen.last_seconds(now),
                    is_long: screen.lasts > LONG,
                    words: left(screen.left(now)),
                });
                if face != clock.0.get_untracked() {
                    clock.0.set(face);
                }
                let mark = screen.filter(|screen| screen.is_yours);
                match mark.and_then(|screen| screen.mark(before, now)) {
                    Some(TimeMark::Up) => announcer.tell(say("time-up", &[])),
                    Some(TimeMark::Left) => {
                        announcer.tell(left(screen.map_or(0, |it| it.left(now))));
                    }
                    None => {}
                }
                before = now;
                timer::sleep(LOOKS).await;
            }
        });
        clock
    }

    fn part<T: PartialEq + Send + Sync + 'static>(self, part: fn(&Face) -> T) -> Memo<Option<T>> {
        Memo::new(move |_| self.0.with(|face| face.as_ref().map(part)))
    }

    /// Whether time runs, whether the last quarter has begun, and whether seconds are counted.
    pub(super) fn stands(self) -> Memo<[bool; 3]> {
        Memo::new(move |_| {
            self.0.with(|face| match face {
                None => [false; 3],
                Some(face) => [true, face.is_late, face.seconds.is_some()],
            })
        })
    }

    /// How much of the time is left, for style sheets.
    pub(super) fn share(self) -> Memo<Option<String>> {
        let thousandths = self.part(|face| face.thousandths);
        Memo::new(move |_| Some(format!("{}deg", u32::from(thousandths.get()?) * 360 / 1000)))
    }

    /// The last seconds, for style sheets.
    pub(super) fn seconds(self) -> Memo<Option<String>> {
        let seconds = self.part(|face| face.seconds);
        Memo::new(move |_| seconds.get().flatten().map(|seconds| seconds.to_string()))
    }

    /// The time that is left, in words; nothing while no time runs.
    pub(crate) fn words(self) -> Option<String> {
        self.0.with_untracked(|face| face.as_ref().map(|face| face.words.clone()))
    }
}

fn left(milliseconds: i64) -> String {
    untrack(|| phrase(|words| phrases::time_left(words, milliseconds)))
}

/// The clock of the turn, as a ring; nothing where no time runs.
#[component]
pub(crate) fn ClockRing() -> impl IntoView {
    let clock = use_context::<TurnClock>()?;
    let words = clock.part(|face| face.words.clone());
    let long = clock.part(|face| face.is_long);
    let seconds = clock.part(|face| face.seconds);
    Some(view! {
        <Show when=move || words.get().is_some()>
            <span class="clock" title=move || words.get()>
                <span aria-hidden="true">{move || seconds.get().flatten()}</span>
                <span class="unseen">{move || words.get()}</span>
            </span>
            <Show when=move || long.get() == Some(true)>
                <span class="small soft" aria-hidden="true">{move || words.get()}</span>
            </Show>
        </Show>
    })
}
