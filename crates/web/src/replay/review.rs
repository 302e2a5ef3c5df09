use js_sys::Function;
use leptos::prelude::*;
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::RecordSummaryJson;
use stapel_rules::Seat;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::playback::Playback;
use super::what_if::{From, LINK};
use crate::app::app;
use crate::app::words::{language, t};
use crate::browser::{document, focus, program, storage};
use crate::offline::stored;
use crate::parts::Show;
use crate::review::REVIEW;
use crate::review::message::{FromReview, ToReview};

/// The id of the element that the review is drawn in.
const PLACE: &str = "review";

/// The place of the review, which is in a program of its own: it is loaded for those who ask for it, or who have asked before.
#[component]
pub(super) fn ReviewPlace(
    /// What stands for the game where its review is kept.
    of: String,
    record: String,
    /// Where whoever looks at the game sat.
    me: Option<Seat>,
    what_if: RwSignal<Option<From>>,
) -> impl IntoView {
    let app = app();
    let playback = expect_context::<Playback>();
    let (is_here, has_failed) = (RwSignal::new(false), RwSignal::new(false));
    // What the review is told by, once it is there.
    let tell = StoredValue::new_local(None::<Function>);
    let wanted = playback.review;
    if storage::read(&format!("{}{of}", stored::REVIEW)).is_some() {
        wanted.set(true);
    }
    let hear = move |message: JsValue| match FromReview::from_js(&message) {
        Some(FromReview::Go(index)) => playback.go(index),
        Some(FromReview::WhatIf(index)) => {
            playback.go(index);
            what_if.set(Some(From::to_act(playback, index)));
        }
        Some(FromReview::Announce(text)) => app.announcer.tell(text),
        Some(FromReview::Here) => {
            is_here.set(true);
            // The button that had the focus is gone.
            request_animation_frame(|| {
                if focus::is_lost() {
                    focus::focus("#review-title");
                }
            });
        }
        Some(FromReview::Speechless) => has_failed.set(true),
        None => {}
    };
    let told = move || ToReview {
        language: language(),
        id: of.clone(),
        record: record.clone(),
        me,
        index: playback.index.get(),
        names: playback.names.get(),
    };
    let loaded = RwSignal::new(0_u32);
    let load = move || {
        has_failed.set(false);
        spawn_local(async move {
            let draw = program::load(REVIEW).await;
            // Whoever left meanwhile does not need it.
            if tell.is_disposed() {
                return;
            }
            let hear = Closure::<dyn Fn(JsValue)>::new(hear).into_js_value();
            let place = JsValue::from(document().get_element_by_id(PLACE));
            let drawn = draw.and_then(|draw| draw.call2(&JsValue::NULL, &place, &hear));
            let drawn = drawn.ok().and_then(|drawn| drawn.dyn_into().ok());
            has_failed.set(drawn.is_none());
            tell.set_value(drawn);
            loaded.update(|loaded| *loaded += 1);
        });
    };
    // Once its place is on the page.
    Effect::new(move |before: Option<bool>| {
        let now = wanted.get();
        if now && before != Some(true) {
            load();
            playback.settle();
        }
        now
    });
    Effect::new(move |_| {
        if loaded.get() > 0 {
            say(tell, &told().to_js());
        }
    });
    on_cleanup(move || say(tell, &JsValue::NULL));
    let waits = move || wanted.get() && !is_here.get() && !has_failed.get();
    view! {
        <section class="side-part review" aria-label=t("review-game")>
            <Show when=move || !is_here.get()>
                <button
                    class="primary"
                    id="review-game"
                    title=t("review-game-key")
                    disabled=move || wanted.get()
                    on:click=move |_| wanted.set(true)
                >
                    {t("review-game")}
                </button>
                <p class="small soft">{t("review-offer")}</p>
            </Show>
            <Show when=waits>
                <p class="small" role="status">{t("replay-loading")}</p>
            </Show>
            <Show when=move || has_failed.get()>
                <p role="alert">{t("error-unreachable")}</p>
                <button id="review-again" on:click=move |_| load()>{t("try-again")}</button>
            </Show>
            <div id=PLACE></div>
        </section>
    }
}

/// Tells the review something, if it is there.
fn say(tell: StoredValue<Option<Function>, LocalStorage>, message: &JsValue) {
    if let Some(tell) = tell.get_value() {
        // A review that fails says so itself.
        let _heard = tell.call1(&JsValue::NULL, message);
    }
}

/// Where whoever looks at a game sat, as far as this device knows: in the seat of its guest or, where a game was played on
/// this device alone, in the only seat of a person. What came with its link was played by anybody.
pub(super) fn own_seat(summary: &RecordSummaryJson, guest: Option<&str>) -> Option<Seat> {
    let people = summary.places.iter().enumerate().filter_map(|(place, who)| match who {
        WhoJson::Person(person) => Some((Seat::new(place)?, person.id.as_str())),
        WhoJson::Bot(_) | WhoJson::Empty => None,
    });
    let mut own: Vec<Seat> = match summary.offline {
        true => people.map(|(seat, _)| seat).collect(),
        false => people.filter(|(_, id)| Some(*id) == guest).map(|(seat, _)| seat).collect(),
    };
    own.pop().filter(|_| own.is_empty() && summary.id != LINK)
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::{GameName, PersonJson};
    use stapel_rules::GameKind;

    use super::*;

    fn summary(id: &str, offline: bool, people: &[Option<&str>]) -> RecordSummaryJson {
        let place = |person: &Option<&str>| match person {
            Some(id) => WhoJson::Person(PersonJson { id: (*id).to_owned(), name: None }),
            None => WhoJson::Bot(String::from("steady")),
        };
        RecordSummaryJson {
            id: id.to_owned(),
            game: GameName(GameKind::TheGame),
            finished: 0,
            places: people.iter().map(place).collect(),
            result: None,
            offline,
            agreement: None,
        }
    }

    #[test]
    fn a_device_knows_its_own_seat_and_takes_nobody_elses_for_it() {
        let seat = |number: usize| Seat::new(number);
        for (summary, found) in [
            (summary("a", false, &[Some("ada"), Some("me"), None]), seat(1)),
            (summary("a", false, &[Some("ada"), None]), None),
            (summary("a", true, &[None, Some("")]), seat(1)),
            (summary("a", true, &[Some(""), Some("")]), None),
            (summary(LINK, true, &[Some(""), None]), None),
        ] {
            assert_eq!(own_seat(&summary, Some("me")), found, "{summary:?}");
        }
    }
}
