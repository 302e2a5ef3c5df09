use leptos::prelude::*;
use stapel_protocol::table::rest::{self, LinkJson};
use wasm_bindgen_futures::spawn_local;

use crate::app::app;
use crate::app::me::explain;
use crate::app::words::{label, t};
use crate::browser::fetch::{self, Failure};
use crate::browser::origin;
use crate::parts::QrCode;

/// A link that makes another device the same guest: tables and games go along.
#[component]
pub(crate) fn DeviceLink() -> impl IntoView {
    let app = app();
    let link = RwSignal::new(None::<String>);
    let make = move |_| {
        spawn_local(async move {
            match new_link(app.me).await {
                Ok(path) => {
                    link.try_set(Some(format!("{}{path}", origin())));
                }
                Err(failure) => app.notices.show(explain(&failure)),
            }
        });
    };
    view! {
        <section class="device" aria-labelledby="device-title">
            <h2 id="device-title">{t("device-title")}</h2>
            <p class="small soft">{t("device-text")}</p>
            {move || match link.get() {
                None => view! { <button on:click=make>{t("device-make")}</button> }.into_any(),
                Some(link) => {
                    view! {
                        <QrCode text=link.clone() label=label("device-qr")/>
                        <input readonly aria-label=t("device-title") value=link/>
                    }
                        .into_any()
                }
            }}
        </section>
    }
}

async fn new_link(me: crate::app::me::Me) -> Result<String, Failure> {
    me.sign_in().await?;
    let answer = fetch::post("/api/v1/me/links", "{}").await?;
    let link: LinkJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
    Ok(link.path)
}
