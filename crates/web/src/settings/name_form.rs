use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::app;
use crate::app::me::{MAX_NAME, explain};
use crate::app::words::{say, t};

/// The form for the person's name.
#[component]
pub(crate) fn NameForm() -> impl IntoView {
    let app = app();
    let name = RwSignal::new(app.me.name.get_untracked());
    // Whoever deletes themselves has none any more.
    Effect::new(move |_| {
        if app.me.name.with(String::is_empty) {
            name.set(String::new());
        }
    });
    let saved = RwSignal::new(false);
    // Why the name can't be taken. What was typed stays, so that it can be mended.
    let wrong = RwSignal::new(None::<String>);
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        // Nothing is cut off in silence.
        if name.chars().count() > MAX_NAME {
            wrong.set(Some(say("error-bad-name", &[])));
            return;
        }
        spawn_local(async move {
            match app.me.rename(name).await {
                Ok(()) => {
                    saved.try_set(true);
                    app.announcer.tell(say("name-saved", &[]));
                }
                Err(failure) => {
                    wrong.try_set(Some(explain(&failure)));
                }
            }
        });
    };
    view! {
        <form class="settings-name" on:submit=save>
            <label for="name">{t("your-name")}</label>
            <div class="row">
                <input
                    id="name"
                    autocomplete="nickname"
                    prop:value=name
                    aria-invalid=move || wrong.get().is_some().then_some("true")
                    aria-describedby="name-wrong"
                    on:input=move |event| {
                        saved.set(false);
                        wrong.set(None);
                        name.set(event_target_value(&event));
                    }
                />
                <button disabled=move || name.get().trim().is_empty()>
                    {move || if saved.get() { say("saved", &[]) } else { say("save", &[]) }}
                </button>
            </div>
            <p class="wrong small" id="name-wrong" role="alert">{wrong}</p>
        </form>
    }
}
