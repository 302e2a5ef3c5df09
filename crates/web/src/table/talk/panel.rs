use leptos::prelude::*;

use super::account::Account;
use super::chat::Chat;
use super::command_box::CommandBox;
use super::signals::Signals;
use crate::app::app;
use crate::app::words::t;
use crate::table::live::Live;
use crate::table::moves::Moves;

/// Talk and history: beside the table where there is room, a sheet from below where there isn't.
#[component]
pub(crate) fn TalkPanel() -> impl IntoView {
    let live = expect_context::<Live>();
    let moves = expect_context::<Moves>();
    let settings = app().settings;
    let silent = Memo::new(move |_| live.ask(stapel_client::Session::is_silent));
    view! {
        <aside class="talk" id="talk" aria-label=t("talk") class:closed=move || !moves.talk_is_open.get()>
            <div class="talk-head">
                <h2>{t("talk")}</h2>
                <button class="quiet" aria-label=t("close") on:click=move |_| moves.talk_is_open.set(false)>"×"</button>
            </div>
            <div role="status">
                <Show when=move || silent.get()>
                    <p class="silence">{t("silence-rules")}</p>
                </Show>
            </div>
            <Signals/>
            <Account/>
            <Chat/>
            <Show when=move || settings.typed.get()><CommandBox/></Show>
        </aside>
    }
}
