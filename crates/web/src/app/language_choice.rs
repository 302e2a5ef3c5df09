use leptos::prelude::*;
use stapel_words::Language;
use wasm_bindgen_futures::spawn_local;

use super::words::{self, language, t};
use super::{Notices, app};

/// Speaks another language from now on, or says that it can't be had.
pub(crate) fn speak(notices: Notices, chosen: Language) {
    spawn_local(async move {
        if !words::speak(chosen).await {
            notices.show(words::say("error-unreachable", &[]));
        }
    });
}

/// The choice of a language. The page speaks the chosen one from then on.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let app = app();
    view! { <LanguageSelect speak=Callback::new(move |chosen| speak(app.notices, chosen))/> }
}

/// The five languages, each in its own words.
#[component]
pub(crate) fn LanguageSelect(
    /// Called with the one that is chosen.
    speak: Callback<Language>,
) -> impl IntoView {
    view! {
        <select
            class="language"
            aria-label=t("language")
            prop:value=move || language().tag()
            on:change=move |event| {
                if let Some(chosen) = Language::from_tag(&event_target_value(&event)) {
                    speak.run(chosen);
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
