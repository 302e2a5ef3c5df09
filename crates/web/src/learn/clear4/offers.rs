use leptos::prelude::*;
use stapel_client::screen::Offer;
use stapel_rules::clear4::Action;

use super::practice::Clear4Practice;
use crate::app::words::{count, say, t, text};
use crate::learn::course::Course;
use crate::parts::Show;

/// What can be done with the chosen cards, or without any.
#[component]
pub(super) fn Offers(take: Memo<Option<u8>>, sweep: Memo<bool>, end: Memo<bool>) -> impl IntoView {
    let practice = expect_context::<Clear4Practice>();
    let chosen = move || practice.selection.with(|selection| !selection.is_empty());
    let offers = Memo::new(move |_| {
        let choices = practice.choices().filter(|_| chosen());
        choices.map(|choices| choices.offers).unwrap_or_default()
    });
    let all_chosen = move || {
        let wanted = practice.pointed_cards();
        !wanted.is_empty() && wanted == practice.selection.get()
    };
    view! {
        <div class="offers">
            {move || {
                // Whoever has chosen cards wants to play them.
                take.get()
                    .filter(|_| !chosen())
                    .map(|cards| {
                        view! {
                            <OneAction action=Action::Take>
                                {say("learn-take", &[("cards", count(cards))])}
                            </OneAction>
                        }
                    })
            }}
            <Show when=move || sweep.get()>
                <OneAction action=Action::Sweep id="sweep">{t("play-sweep")}</OneAction>
            </Show>
            <Show when=move || end.get()>
                <OneAction action=Action::End id="end-turn">{t("learn-end")}</OneAction>
            </Show>
            {move || {
                let offers = offers.get();
                if offers.is_empty() {
                    return view! {
                        <button class="offer" aria-disabled="true" on:click=move |_| practice.play()>
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
                                on:click=move |_| practice.attempt(offer.action)
                            >
                                {move || offer_text(practice.course, &offer)}
                            </button>
                        }
                    })
                    .collect_view()
                    .into_any()
            }}
        </div>
    }
}

/// A button for something that needs no cards to be chosen.
#[component]
fn OneAction(
    action: Action,
    #[prop(optional)] id: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let practice = expect_context::<Clear4Practice>();
    view! {
        <button
            class="offer"
            id=id
            class:pointed=move || practice.points_at(action)
            on:click=move |_| practice.attempt(action)
        >
            {children()}
        </button>
    }
}

fn offer_text(course: Course, offer: &Offer) -> String {
    match (offer.target, offer.four) {
        (Some(seat), _) => say("learn-push-to", &[("name", text(&course.name(seat)))]),
        (None, true) => say("learn-play-clears", &[]),
        (None, _) => say("learn-play", &[]),
    }
}
