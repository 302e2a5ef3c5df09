use leptos::prelude::*;
use stapel_protocol::table::rest::{self, ClaimJson, MeJson};
use wasm_bindgen_futures::spawn_local;

use super::turns;
use crate::app::app;
use crate::app::me::explain;
use crate::app::words::{say, t, text};
use crate::browser::fetch::{self, Failure};
use crate::browser::window;

/// The page that a link leads to which makes this device the same guest as another one. It asks first,
/// because the guest who played here before can't be reached any more afterwards.
#[component]
pub(crate) fn ClaimPage() -> impl IntoView {
    let app = app();
    let outcome = RwSignal::new(None::<Result<String, Failure>>);
    let claim = move |_| {
        let hash = window().location().hash().unwrap_or_default();
        let secret = hash.trim_start_matches('#').to_owned();
        spawn_local(async move {
            let body = rest::write(&ClaimJson { secret });
            let claimed = match fetch::post("/api/v1/links/claim", &body).await {
                Ok(answer) => {
                    rest::read::<MeJson>(&answer).map(|me| me.name).map_err(|_| Failure::Malformed)
                }
                Err(failure) => Err(failure),
            };
            if let Ok(name) = &claimed {
                app.me.become_guest(name.clone());
                // What this browser is told belongs to its new guest.
                turns::renew(app).await;
            }
            outcome.try_set(Some(claimed));
        });
    };
    view! {
        <section class="page narrow">
            // What was asked is no question any more once it is so.
            <h1 role="status">
                {move || match outcome.get() {
                    Some(Ok(name)) => say("claimed", &[("name", text(&name))]),
                    _ => say("claim-title", &[]),
                }}
            </h1>
            {move || match outcome.get() {
                None => {
                    view! {
                        <p>{t("claim-text")}</p>
                        <button class="primary" id="claim" on:click=claim>{t("claim")}</button>
                    }
                        .into_any()
                }
                Some(Ok(_)) => view! { <a class="button primary" href="/">{t("home")}</a> }.into_any(),
                Some(Err(failure)) => {
                    view! {
                        <p role="alert">{explain(&failure)}</p>
                        <p class="soft">{t("claim-failed")}</p>
                        <a class="button" href="/">{t("home")}</a>
                    }
                        .into_any()
                }
            }}
        </section>
    }
}
