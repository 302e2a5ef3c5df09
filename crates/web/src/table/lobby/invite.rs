use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::app::app;
use crate::app::words::{say, t};
use crate::browser::{origin, window};
use crate::parts::QrCode;
use crate::table::live::{Live, Place};

/// The link that brings friends to the table, to copy or to photograph.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    let Place::Server(id) = live.place() else { return None };
    let game = live.ask_once(|session| session.table_screen().map(|table| table.agreed));
    // Most tables have the other board, and who opens a link without a word loads that one first.
    let hint = if game == Some(GameKind::Clear4) { "#clear-4" } else { "" };
    let link = format!("{}/t/{id}{hint}", origin());
    let copied = RwSignal::new(false);
    let to_copy = link.clone();
    let copy = move |_| {
        let writing = window().navigator().clipboard().write_text(&to_copy);
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
            <QrCode text=link.clone() label=Signal::derive(t("invite-qr"))/>
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
