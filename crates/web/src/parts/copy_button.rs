use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::app::words::say;
use crate::browser::window;

/// A button that copies a text, and says so as long as it is the same one.
#[component]
pub(crate) fn CopyButton(
    #[prop(into)] text: Signal<String>,
    /// The text that names what is copied.
    label: &'static str,
    /// Called with what is to be said if it can't be copied.
    #[prop(into)]
    tell: Callback<String>,
) -> impl IntoView {
    let copied = RwSignal::new(None);
    let copy = move |_| {
        let text = text.get_untracked();
        let writing = window().navigator().clipboard().write_text(&text);
        spawn_local(async move {
            if JsFuture::from(writing).await.is_ok() {
                copied.try_set(Some(text));
            } else {
                tell.run(say("copy-failed", &[]));
            }
        });
    };
    let is_copied = move || copied.with(|copied| copied.as_ref() == Some(&text.get()));
    view! {
        <button type="button" on:click=copy>
            {move || say(if is_copied() { "copied" } else { label }, &[])}
        </button>
    }
}
