use leptos::prelude::*;
use stapel_client::replay::Perspective;
use stapel_rules::Seat;
use stapel_table::{Cards, SeedText, WhatIfError, what_if};
use wasm_bindgen_futures::spawn_local;

use super::carried::carry;
use super::form::WhatIfForm;
use super::tries::Tries;
use super::{BY_HAND, Choice, Origin, begin};
use crate::app::app;
use crate::app::words::{count, say, t};
use crate::browser::random_bits;
use crate::parts::Dialog;
use crate::replay::playback::Playback;

/// From any position of the game another way on: the buttons, the form, and what was tried before.
#[component]
pub(in crate::replay) fn WhatIfPanel(
    /// What stands for the game.
    of: String,
    /// From where the game goes on another way, while somebody chooses how.
    from: RwSignal<Option<From>>,
) -> impl IntoView {
    let app = app();
    let playback = expect_context::<Playback>();
    let busy = RwSignal::new(false);
    let goes_on = Memo::new(move |_| {
        let index = playback.index.get();
        playback.ask(|recording| recording.goes_on_at(index))
    });
    let start = {
        let of = of.clone();
        move |choice: Choice| {
            let Some(From { step, .. }) = from.get_untracked() else { return };
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
        let From { step, seat } = from.get()?;
        Some(view! {
            <p class="small soft">{t("what-if-text")}</p>
            <WhatIfForm
                names=playback.names
                seat
                has_cards=true
                usual_name=Signal::derive(move || usual_name(step))
                start
                busy
            />
        })
    };
    let title = Signal::derive(move || match from.get() {
        None => String::new(),
        Some(From { step, .. }) => usual_name(step),
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
                on:click=move |_| from.set(Some(From::here(playback)))
            >
                {t("what-if-here")}
            </button>
            <Show when=move || !goes_on.get()>
                <p class="small soft">{t("what-if-over")}</p>
            </Show>
            <button id="what-if-deal" on:click=move |_| from.set(Some(From::at(playback, 0)))>{t("what-if-deal")}</button>
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

/// From where a game goes on another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::replay) struct From {
    /// After how many steps.
    pub(in crate::replay) step: usize,
    /// The seat that is chosen at first.
    pub(in crate::replay) seat: Seat,
}

impl From {
    /// From the position that is shown.
    pub(in crate::replay) fn here(playback: Playback) -> From {
        From::at(playback, playback.index.get_untracked())
    }

    /// From a position, in the seat that somebody would most likely sit down in: the one they look from, or else the one to
    /// act.
    fn at(playback: Playback, step: usize) -> From {
        match playback.perspective.get_untracked() {
            Perspective::Seat(seat) => From { step, seat },
            Perspective::Open => From::to_act(playback, step),
        }
    }

    /// From a position, in the seat that is to act there.
    pub(in crate::replay) fn to_act(playback: Playback, step: usize) -> From {
        let active = playback.ask(|recording| recording.at(step, Perspective::Open).active);
        From { step, seat: active.unwrap_or(Seat::FIRST) }
    }
}
