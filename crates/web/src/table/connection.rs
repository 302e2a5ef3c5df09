use leptos::prelude::*;

use super::live::{Contact, Live, Place};
use crate::app::words::{count, say, t};
use crate::parts::Show;

/// How long an answer may take before the connection counts as slow, in milliseconds.
const SLOW: i64 = 400;

/// The state of the connection, as a small sign.
#[component]
pub(crate) fn ConnectionDot() -> impl IntoView {
    let live = expect_context::<Live>();
    let here = matches!(live.place(), Place::Here(_));
    let label = move || match live.connection() {
        _ if here => say("contact-here", &[]),
        Contact::Online { took: Some(took) } => {
            say("contact-took", &[("milliseconds", count(took))])
        }
        Contact::Online { took: None } => say("contact-online", &[]),
        _ => say("contact-offline", &[]),
    };
    let bars = move || match live.connection() {
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

/// A line that is shown while the table can't be reached.
#[component]
pub(crate) fn ConnectionLine() -> impl IntoView {
    let live = expect_context::<Live>();
    view! {
        <div role="status">
            <Show when=move || live.connection() == Contact::Offline>
                <p class="contact-line">{t("reconnecting")}</p>
            </Show>
        </div>
    }
}
