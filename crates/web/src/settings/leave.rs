use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::turns;
use crate::app::app;
use crate::app::me::explain;
use crate::app::words::{say, t, text};
use crate::browser::fetch;
use crate::parts::{Dialog, Show};

/// Deleting oneself. It asks first, and says what goes.
#[component]
pub(crate) fn LeaveForGood() -> impl IntoView {
    let app = app();
    let asking = RwSignal::new(false);
    let title = Signal::derive(move || {
        app.me.name.track();
        say("leave-ask", &[("name", text(&app.me.name_or_guest()))])
    });
    let leave = move |_| {
        spawn_local(async move {
            match fetch::delete("/api/v1/me").await {
                Ok(_) => {
                    asking.try_set(false);
                    turns::forget().await;
                    app.me.forget();
                    app.notices.show(say("left-for-good", &[]));
                }
                Err(failure) => app.notices.show(explain(&failure)),
            }
        });
    };
    let is_somebody = move || {
        app.me.name.track();
        app.me.was_signed_in()
    };
    view! {
        <Show when=is_somebody>
            <section class="leave-for-good" aria-labelledby="leave-title">
                <h2 id="leave-title">{t("leave-title")}</h2>
                <p class="small soft">{t("leave-text")}</p>
                <button class="danger" id="leave-begin" on:click=move |_| asking.set(true)>{t("leave-begin")}</button>
            </section>
        </Show>
        <Dialog open=asking title close=move || asking.set(false)>
            <p>{t("leave-what-goes")}</p>
            <p><strong>{t("leave-no-way-back")}</strong></p>
            <div class="row">
                <button on:click=move |_| asking.set(false)>{t("leave-stay")}</button>
                <button class="danger" id="leave-confirm" on:click=leave>{t("leave-confirm")}</button>
            </div>
        </Dialog>
    }
}
