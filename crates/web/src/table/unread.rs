//! What others say while the talk is closed: a bubble at their seat, and how much of it nobody has read.

use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::{SeatScreen, Who};
use stapel_protocol::table::EventJson;
use stapel_rules::Seat;
use stapel_words::phrases;

use super::live::Live;
use super::panels::PanelState;
use crate::app::words::phrase;
use crate::browser::place;
use crate::browser::timer::Timer;

/// How long a bubble stays, in milliseconds.
const STAYS: i64 = 7000;

/// What somebody said just now, and where on the screen they sit.
#[derive(Clone, PartialEq, Eq)]
struct Bubble {
    text: String,
    at: place::Point,
}

/// Counts what others say while the talk is closed, and shows the last of it at their seat.
#[component]
pub(super) fn Bubbles() -> impl IntoView {
    let live = expect_context::<Live>();
    let panels = expect_context::<PanelState>();
    let bubble = RwSignal::new(None::<Bubble>);
    let timer = StoredValue::new_local(Timer::default());
    Effect::new(move |began: Option<()>| {
        let (_, events) = live.happened();
        // What happened before this page was there is no news.
        if began.is_none() || panels.talk_is_open.get_untracked() {
            return;
        }
        let seats = live.ask_once(Session::seat_screens);
        for event in &events {
            let Some(seat) = speaker(&seats, event) else { continue };
            panels.unread.update(|unread| *unread = unread.saturating_add(1));
            let told = std::slice::from_ref(event);
            let told = untrack(|| {
                phrase(|words| live.ask_once(|session| phrases::sentences(words, session, told)))
            });
            let at = place::middle(&format!("[data-seat='{}']", seat.index()));
            let told = told.into_iter().next().zip(at);
            bubble.set(told.map(|(sentence, at)| Bubble { text: sentence.text, at }));
            timer.with_value(|timer| timer.set(STAYS, move || drop(bubble.try_set(None))));
        }
    });
    Effect::new(move |_| {
        if panels.talk_is_open.get() {
            panels.unread.set(0);
            bubble.set(None);
        }
    });
    // Where talk must be silent, what was said before is not shown either (X12).
    let silent = Memo::new(move |_| live.ask(Session::is_silent));
    move || {
        bubble.get().filter(|_| !silent.get()).map(|Bubble { text, at: (x, y) }| {
            view! {
                <p
                    class="bubble"
                    aria-hidden="true"
                    style:--x=format!("{x}px")
                    style:--y=format!("{y}px")
                >
                    {text}
                </p>
            }
        })
    }
}

/// Which other person speaks, if one does. What bots signal is to be seen at the piles and seats, and there is much of it.
fn speaker(seats: &[SeatScreen], event: &EventJson) -> Option<Seat> {
    let (EventJson::Said { seat, .. } | EventJson::Signal { seat, .. }) = event else {
        return None;
    };
    let speaker = seats.get(seat.0.index())?;
    let is_other = matches!(speaker.who, Who::Person { .. }) && !speaker.is_you;
    (is_other && speaker.stand_in.is_none()).then_some(seat.0)
}
