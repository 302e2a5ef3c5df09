use leptos::prelude::*;
use stapel_client::screen::{Choices, Offer};
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::Action;

use super::course::Course;
use crate::app::words::{count, say, t, text};
use crate::table::refusal_text;

/// What can be done with the chosen cards, or without any.
#[component]
pub(super) fn Offers(take: Memo<Option<u8>>, end: Memo<bool>) -> impl IntoView {
    let course = expect_context::<Course>();
    let offers = Memo::new(move |_| {
        choices(course).filter(|_| chosen(course)).map(|choices| choices.offers).unwrap_or_default()
    });
    let attempt = move |action: Action| {
        course.attempt(AnyAction::Clear4(action));
    };
    let all_chosen = move || {
        let wanted = course.pointed().selection;
        !wanted.is_empty() && wanted == course.selection.get()
    };
    view! {
        <div class="offers">
            {move || {
                // Whoever has chosen cards wants to play them.
                take.get()
                    .filter(|_| !chosen(course))
                    .map(|cards| {
                        view! {
                            <button
                                class="offer"
                                class:pointed=move || course.pointed().take
                                on:click=move |_| attempt(Action::Take)
                            >
                                {say("learn-take", &[("cards", count(cards))])}
                            </button>
                        }
                    })
            }}
            {move || {
                end.get()
                    .then(|| {
                        view! {
                            <button
                                class="offer"
                                id="end-turn"
                                class:pointed=move || course.pointed().end
                                on:click=move |_| attempt(Action::End)
                            >
                                {t("learn-end")}
                            </button>
                        }
                    })
            }}
            {move || {
                let offers = offers.get();
                if offers.is_empty() {
                    return view! {
                        <button class="offer" aria-disabled="true" on:click=move |_| play(course)>
                            {t("learn-play")}
                        </button>
                    }
                    .into_any();
                }
                offers
                    .into_iter()
                    .map(|offer| {
                        view! {
                            <button
                                class="offer primary"
                                class:pointed=all_chosen
                                on:click=move |_| attempt(offer.action)
                            >
                                {move || offer_text(course, &offer)}
                            </button>
                        }
                    })
                    .collect_view()
                    .into_any()
            }}
        </div>
    }
}

/// Plays the chosen cards, or says why that can't be done.
pub(super) fn play(course: Course) {
    let choices = untrack(|| choices(course));
    let Some(choices) = choices else { return };
    match (choices.offers.first(), choices.refusal) {
        (Some(offer), _) if untrack(|| chosen(course)) => {
            course.attempt(AnyAction::Clear4(offer.action));
        }
        (_, Some(refusal)) => {
            let why = refusal_text(refusal.code(), &refusal.to_string(), None);
            course.hint.set(Some(why));
        }
        _ => course.hint.set(Some(say("learn-choose-first", &[]))),
    }
}

fn choices(course: Course) -> Option<Choices> {
    let selection = course.selection.get();
    course.lesson.with(|lesson| lesson.choices(&selection))
}

fn chosen(course: Course) -> bool {
    course.selection.with(|selection| !selection.is_empty())
}

fn offer_text(course: Course, offer: &Offer) -> String {
    match (offer.target, offer.clears) {
        (Some(seat), _) => say("learn-push-to", &[("name", text(&course.name(seat)))]),
        (None, true) if offer.counts_as.is_some() => say("learn-play-clears", &[]),
        (None, _) => say("learn-play", &[]),
    }
}
