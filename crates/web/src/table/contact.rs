use leptos::prelude::*;

use super::live::{Contact, Live, Place};
use crate::app::words::{count, say, t};

/// Answers that took longer than this, in milliseconds, are felt.
const SLOW: i64 = 400;

/// How well the table can be reached, as a small sign.
#[component]
pub(crate) fn ContactDot() -> impl IntoView {
    let live = expect_context::<Live>();
    let here = matches!(live.place(), Place::Here(_));
    let label = move || match live.contact() {
        _ if here => say("contact-here", &[]),
        Contact::Online { took: Some(took) } => {
            say("contact-took", &[("milliseconds", count(took))])
        }
        Contact::Online { took: None } => say("contact-online", &[]),
        _ => say("contact-offline", &[]),
    };
    let bars = move || match live.contact() {
        Contact::Online { took: Some(took) } if took > SLOW => 2,
        Contact::Online { .. } => 3,
        _ => 0,
    };
    view! {
        <span class="contact" role="img" aria-label=label title=label>
            {[1, 2, 3].map(|bar| view! { <span class:lit=move || bar <= bars()></span> })}
        </span>
    }
}

/// Says so while the table can't be reached.
#[component]
pub(crate) fn ContactLine() -> impl IntoView {
    let live = expect_context::<Live>();
    view! {
        <div role="status">
            <Show when=move || live.contact() == Contact::Offline>
                <p class="contact-line">{t("reconnecting")}</p>
            </Show>
        </div>
    }
}
