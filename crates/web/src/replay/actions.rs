use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Url};

use super::playback::Playback;
use crate::app::app;
use crate::app::route::Route;
use crate::app::words::{say, t};
use crate::browser::{storage, window};

/// What can be done with a finished game: copy a link, save the record, read the rules, play again.
#[component]
pub(super) fn Actions(
    game: GameKind,
    players: u8,
    text: String,
    file: String,
    /// Whether the game is only in this browser, so that a link is of no use to others.
    only_here: bool,
) -> impl IntoView {
    let app = app();
    let playback = expect_context::<Playback>();
    let copied = RwSignal::new(None);
    let copy = move |_| {
        let position = playback.position();
        let writing = window().navigator().clipboard().write_text(&position.link());
        spawn_local(async move {
            if JsFuture::from(writing).await.is_ok() {
                copied.try_set(Some(position));
            } else {
                app.notices.show(say("copy-failed", &[]));
            }
        });
    };
    // Elsewhere in the game the link is another one.
    let is_copied = move || {
        playback.screen.track();
        copied.get() == Some(playback.position())
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
