use leptos::prelude::*;
use stapel_client::replay::Perspective;
use stapel_rules::Seat;
use stapel_table::{Cards, SeedText, WhatIfError, what_if};
use wasm_bindgen_futures::spawn_local;

use super::carried::carry;
use super::form::WhatIfForm;
use super::tries::Tries;
use super::{BY_HAND, Choice, LINK, Origin, begin};
use crate::app::app;
use crate::app::words::{count, say, t};
use crate::browser::random_bits;
use crate::parts::Dialog;
use crate::replay::playback::Playback;

/// From any position of the game another way on: the buttons, the form, and what was tried before.
#[component]
pub(in crate::replay) fn WhatIfPanel(
    /// The id of the game in its address.
    id: String,
    /// After how many steps the game goes on another way, while somebody chooses how.
    from: RwSignal<Option<usize>>,
) -> impl IntoView {
    let app = app();
    let playback = expect_context::<Playback>();
    // What a link carries has no id of its own. Its text stands for it.
    let of = match id.as_str() {
        LINK => playback
            .ask(|recording| SeedText::from_text(&recording.record().to_string()).commitment()),
        _ => id,
    };
    let busy = RwSignal::new(false);
    let goes_on = Memo::new(move |_| {
        let index = playback.index.get();
        playback.ask(|recording| recording.goes_on_at(index))
    });
    let start = {
        let of = of.clone();
        move |choice: Choice| {
            let Some(step) = from.get_untracked() else { return };
            let seed = SeedText::from_bits(random_bits());
            let cards = match choice.fresh {
                true => Cards::Fresh { seed: seed.reveal() },
                false => Cards::Same,
            };
            let begun =
                playback.ask(|recording| what_if(recording.record(), step, choice.seats, cards));
            let record = match begun {
                Ok(record) => record.to_string(),
                Err(WhatIfError::Over) => return app.notices.show(say("what-if-over", &[])),
                Err(_) => return app.notices.show(say("here-impossible", &[])),
            };
            let origin = Origin { back: playback.position().address(), of: of.clone(), step };
            busy.set(true);
            spawn_local(async move {
                begin(app, record, choice, origin).await;
                // The page may be gone by now.
                busy.try_set(false);
            });
        }
    };
    let start = Callback::new(start);
    let form = move || {
        let step = from.get()?;
        Some(view! {
            <p class="small soft">{t("what-if-text")}</p>
            <WhatIfForm
                names=playback.names
                seat=seat_at(playback, step)
                has_cards=true
                usual_name=Signal::derive(move || usual_name(step))
                start
                busy
            />
        })
    };
    let title = Signal::derive(move || match from.get() {
        None => String::new(),
        Some(step) => usual_name(step),
    });
    let by_hand = move || {
        let index = playback.index.get();
        let position = playback.ask(|recording| recording.position(index));
        format!("/r/{BY_HAND}#position={}", carry(&position))
    };
    view! {
        <section class="side-part what-if" aria-labelledby="what-if-title">
            <h2 id="what-if-title">{t("what-if")}</h2>
            <button
                class="primary"
                id="what-if-here"
                title=t("what-if-key")
                disabled=move || !goes_on.get()
                on:click=move |_| from.set(Some(playback.index.get_untracked()))
            >
                {t("what-if-here")}
            </button>
            <Show when=move || !goes_on.get()>
                <p class="small soft">{t("what-if-over")}</p>
            </Show>
            <button id="what-if-deal" on:click=move |_| from.set(Some(0))>{t("what-if-deal")}</button>
            <Tries of=Some(of)/>
            <Show when=move || goes_on.get()>
                <a class="small" id="what-if-by-hand" href=by_hand>{t("what-if-by-hand")}</a>
            </Show>
            <Dialog open=Signal::derive(move || from.get().is_some()) title close=move || from.set(None)>
                {form}
            </Dialog>
        </section>
    }
}

/// What a branch is called at first.
fn usual_name(step: usize) -> String {
    match step {
        0 => say("what-if-deal", &[]),
        _ => say("what-if-step", &[("step", count(step as u32))]),
    }
}

/// The seat that somebody would most likely sit down in: the one they look from, or else the one to act.
fn seat_at(playback: Playback, step: usize) -> Seat {
    match playback.perspective.get_untracked() {
        Perspective::Seat(seat) => seat,
        Perspective::Open => {
            let active = playback.ask(|recording| recording.at(step, Perspective::Open).active);
            active.unwrap_or(Seat::FIRST)
        }
    }
}
