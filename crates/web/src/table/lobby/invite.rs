use leptos::prelude::*;

use crate::app::app;
use crate::app::route::table_address;
use crate::app::words::{label, t};
use crate::browser::origin;
use crate::parts::{CopyButton, QrCode};
use crate::table::live::{Live, Place};

/// The link that brings friends to the table, to copy or to photograph.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let live = expect_context::<Live>();
    let notices = app().notices;
    let Place::Server(id) = live.place() else { return None };
    let link = Memo::new(move |_| {
        let game = live.ask(|session| session.table_screen().map(|table| table.agreed));
        game.map(|game| format!("{}{}", origin(), table_address(&id, game))).unwrap_or_default()
    });
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
                <CopyButton text=link label="copy-link" tell=move |text| notices.show(text)/>
            </div>
        </section>
    })
}
