use leptos::prelude::*;
use stapel_client::screen::{BlindFate, BlindMoment};
use stapel_words::phrases;

use super::ShownClear4;
use crate::app::words::{phrase, say, text};
use crate::browser::timer::Timer;
use crate::parts::clear4::FaceView;

/// How long a card that was turned over is shown, in milliseconds.
const LOOKED_AT: i64 = 1900;

/// A horizontal card that was just turned over, large, and what came of it.
#[component]
pub(crate) fn BlindReveal() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let happened = now.part(|screen| screen.moment);
    let shown = RwSignal::new(None::<BlindMoment>);
    let timer = StoredValue::new_local(Timer::default());
    Effect::new(move |_| {
        if let Some(moment) = happened.get().flatten() {
            shown.set(Some(moment));
            timer.with_value(|timer| {
                timer.set(LOOKED_AT, move || {
                    shown.try_set(None);
                });
            });
        }
    });
    move || {
        shown.get().map(|moment| {
            let you = now.screen.with_untracked(|screen| screen.as_ref().and_then(|screen| screen.you));
            let who = if Some(moment.seat) == you {
                say("moment-you", &[])
            } else {
                say("moment-they", &[("name", text(&now.name(moment.seat)))])
            };
            view! {
                <div class="moment" class:bad=matches!(moment.fate, BlindFate::TooHigh { .. } | BlindFate::Fifth { .. }) aria-hidden="true">
                    <p class="small">{who}</p>
                    <span class="moment-card"><FaceView face=moment.face/></span>
                    <p><strong>{phrase(|words| phrases::fate(words, &moment))}</strong></p>
                </div>
            }
        })
    }
}
