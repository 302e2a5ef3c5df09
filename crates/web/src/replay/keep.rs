use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Url};

use super::watch::Watch;
use crate::app::app;
use crate::app::route::Route;
use crate::app::words::{say, t};
use crate::browser::{storage, window};

/// What one can take away from a game: a link, the record, the wish to play again.
#[component]
pub(super) fn Keep(
    /// Which game it was.
    game: GameKind,
    /// How many played.
    players: u8,
    /// The record.
    text: String,
    /// What a file with it is called.
    file: String,
    /// Whether the game is nowhere but in this browser, so that a link is of no use to others.
    only_here: bool,
) -> impl IntoView {
    let app = app();
    let watch = expect_context::<Watch>();
    let copied = RwSignal::new(None);
    let copy = move |_| {
        let spot = watch.spot();
        let writing = window().navigator().clipboard().write_text(&spot.link());
        spawn_local(async move {
            if JsFuture::from(writing).await.is_ok() {
                copied.try_set(Some(spot));
            } else {
                app.notices.show(say("copy-failed", &[]));
            }
        });
    };
    // Elsewhere in the game the link is another one.
    let is_copied = move || {
        watch.screen.track();
        copied.get() == Some(watch.spot())
    };
    let choose = move |_| {
        storage::write("game", game.name());
        storage::write("players", &players.to_string());
    };
    view! {
        <section class="side-part keep" aria-label=t("keep")>
            {if only_here {
                view! { <p class="small soft">{t("keep-only-here")}</p> }.into_any()
            } else {
                view! {
                    <button id="copy-position" on:click=copy>
                        {move || if is_copied() { say("copied", &[]) } else { say("copy-position", &[]) }}
                    </button>
                }
                .into_any()
            }}
            <Download text file/>
            <a class="button" href=Route::Rules(game).path()>{t("rules")}</a>
            <a class="button primary" id="rematch" href="/" on:click=choose>{t("again")}</a>
        </section>
    }
}

/// A link that saves the record as a file.
#[component]
pub(super) fn Download(text: String, file: String) -> impl IntoView {
    let link = blob_link(text).ok()?;
    let gone = link.clone();
    on_cleanup(move || {
        let _forgotten = Url::revoke_object_url(&gone);
    });
    Some(
        view! { <a class="button" id="download" href=link download=file>{t("download-record")}</a> },
    )
}

fn blob_link(text: String) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = js_sys::Array::of1(&JsValue::from(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}
