use leptos::prelude::*;
use stapel_client::screen::DiscardCard;
use stapel_rules::clear4::Value;

use crate::app::words::{count, say, t, text};
use crate::parts::clear4::{FaceView, face_name};
use crate::table::clear4::ShownClear4;

/// The pile in the middle: what lies on top is fanned, so that four can be counted.
#[component]
pub(super) fn Discard() -> impl IntoView {
    let screen = expect_context::<ShownClear4>().part(|screen| screen.discard.clone());
    view! {
        <div class="lesson-discard" role="group" aria-label=t("learn-discard")>
            {move || {
                let screen = screen.get()?;
                if screen.cards.is_empty() {
                    return Some(view! {
                        <span class="lesson-discard-place"></span>
                        <p class="small soft">{t("learn-discard-empty")}</p>
                    }
                    .into_any());
                }
                let below = screen.cards.len() - screen.fan().len();
                let names: Vec<String> = screen.fan().iter().map(card_name).collect();
                let fan = screen
                    .fan()
                    .iter()
                    .map(|card| view! { <FaceView face=card.face counts_as=joker_value(card)/> })
                    .collect_view();
                Some(view! {
                    <span class="lesson-fan" class:deep={below > 0}>{fan}</span>
                    <p class="small soft">
                        <span class="unseen">{say("learn-discard-top", &[("cards", text(&names.join(", ")))])}". "</span>
                        {(below > 0).then(|| say("learn-discard-more", &[("cards", count(below))]))}
                    </p>
                }
                .into_any())
            }}
        </div>
    }
}

/// The value that a joker stands for; numbers say theirs themselves.
fn joker_value(card: &DiscardCard) -> Option<Value> {
    card.counts_as.filter(|_| card.face.value().is_none())
}

fn card_name(card: &DiscardCard) -> String {
    match joker_value(card) {
        Some(value) => say("learn-joker-as", &[("value", count(value.number()))]),
        None => face_name(card.face),
    }
}
