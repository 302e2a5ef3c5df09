use leptos::prelude::*;
use stapel_protocol::table::DoJson;
use wasm_bindgen_futures::spawn_local;

use crate::app::app;
use crate::app::me::{MAX_NAME, explain};
use crate::app::words::{say, t};
use crate::parts::Show;
use crate::table::live::{Live, Place};

/// The form for those who came by a link: their name, and the button to sit down. Who sits at a table for several and has
/// chosen no name, such as most hosts at their first table, is asked for one, too.
#[component]
pub(crate) fn SitDownForm() -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    // What everyone is called who has chosen no name is none.
    let has_chosen = move || {
        let name = app.me.name.get();
        !name.is_empty() && name != say("guest-name", &[])
    };
    let name = RwSignal::new(if untrack(has_chosen) {
        app.me.name.get_untracked()
    } else {
        String::new()
    });
    // Why the name can't be taken. What was typed stays, so that it can be mended.
    let wrong = RwSignal::new(None::<String>);
    let stands = Memo::new(move |_| {
        live.ask(|session| session.table_screen().is_some_and(|table| table.may.sit))
    });
    let is_on_server = matches!(live.place(), Place::Server(_));
    let is_nameless = Memo::new(move |_| {
        let sits_with_others =
            live.ask(|session| session.seat().is_some() && !session.is_for_one());
        is_on_server && sits_with_others && !has_chosen()
    });
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        // Nothing is cut off in silence.
        if name.chars().count() > MAX_NAME {
            wrong.set(Some(say("error-bad-name", &[])));
            return;
        }
        spawn_local(async move {
            if let Err(failure) = app.me.rename(name).await {
                wrong.try_set(Some(explain(&failure)));
                return;
            }
            wrong.try_set(None);
            if stands.get_untracked() {
                // The table knows those who look on by the name they came with.
                live.come_in_again();
                live.want(DoJson::Sit(None));
            }
        });
    };
    view! {
        <Show when=move || stands.get() || is_nameless.get()>
            <form class="naming" on:submit=sit>
                <label for="my-name">{t("what-name")}</label>
                <div class="row">
                    <input
                        id="my-name"
                        required
                        autocomplete="nickname"
                        prop:value=name
                        aria-invalid=Signal::derive(move || wrong.get().is_some().then_some("true"))
                        aria-describedby="my-name-wrong"
                        on:input=move |event| {
                            wrong.set(None);
                            name.set(event_target_value(&event));
                        }
                    />
                    <button class="primary" id="sit">
                        {move || say(if stands.get() { "sit-down" } else { "save" }, &[])}
                    </button>
                </div>
                <p class="wrong small" id="my-name-wrong" role="alert">{wrong}</p>
            </form>
        </Show>
    }
}
