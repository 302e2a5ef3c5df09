use leptos::prelude::*;
use stapel_words::Language;
use wasm_bindgen_futures::spawn_local;

use super::app;
use super::words::{self, language, t};

/// The five languages, each in its own words. The page speaks the chosen one from then on.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let app = app();
    view! {
        <select
            class="language"
            aria-label=t("language")
            prop:value=move || language().tag()
            on:change=move |event| {
                if let Some(chosen) = Language::from_tag(&event_target_value(&event)) {
                    spawn_local(async move {
                        if !words::speak(chosen).await {
                            app.notices.show(words::say("error-unreachable", &[]));
                        }
                    });
                }
            }
        >
            {Language::ALL
                .map(|choice| {
                    view! {
                        <option value=choice.tag() lang=choice.tag() selected=move || language() == choice>
                            {choice.own_name()}
                        </option>
                    }
                })}
        </select>
    }
}
