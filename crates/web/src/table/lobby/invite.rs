use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::app::app;
use crate::app::route::table_address;
use crate::app::words::{label, say, t};
use crate::browser::{origin, window};
use crate::parts::QrCode;
use crate::table::live::{Live, Place};

/// The link that brings friends to the table, to copy or to photograph.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    let Place::Server(id) = live.place() else { return None };
    let link = Memo::new(move |_| {
        let game = live.ask(|session| session.table_screen().map(|table| table.agreed));
        game.map(|game| format!("{}{}", origin(), table_address(&id, game))).unwrap_or_default()
    });
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let writing = window().navigator().clipboard().write_text(&link.get_untracked());
        spawn_local(async move {
            if JsFuture::from(writing).await.is_ok() {
                copied.set(true);
            } else {
                app.notices.show(say("copy-failed", &[]));
            }
        });
    };
    let select = move |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    Some(view! {
        <section class="invite" aria-labelledby="invite-title">
            {move || view! { <QrCode text=link.get() label=label("invite-qr")/> }}
            <div>
                <h3 id="invite-title">{t("invite")}</h3>
                <p class="small soft">{t("invite-text")}</p>
                <input
                    id="invite-link"
                    readonly
                    aria-label=t("invite")
                    value=link
                    on:focus=select
                />
                <button on:click=copy>
                    {move || if copied.get() { say("copied", &[]) } else { say("copy-link", &[]) }}
                </button>
            </div>
        </section>
    })
}
