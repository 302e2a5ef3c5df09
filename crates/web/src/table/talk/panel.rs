use leptos::prelude::*;

use super::chat::Chat;
use super::command_box::CommandBox;
use super::game_log::GameLog;
use crate::app::app;
use crate::app::words::t;
use crate::table::board::Board;
use crate::table::live::Live;
use crate::table::panels::PanelState;

/// Talk and history: beside the table where there is room, a sheet from below where there isn't.
#[component]
pub(crate) fn TalkPanel() -> impl IntoView {
    let live = expect_context::<Live>();
    let panels = expect_context::<PanelState>();
    let board = expect_context::<Board>();
    let settings = app().settings;
    let silent = Memo::new(move |_| live.ask(stapel_client::Session::is_silent));
    view! {
        <aside class="talk" id="talk" aria-label=t("talk") class:closed=move || !panels.talk_is_open.get()>
            <div class="talk-head">
                <h2>{t("talk")}</h2>
                <button class="quiet" aria-label=t("close") on:click=move |_| panels.talk_is_open.set(false)>"×"</button>
            </div>
            <div role="status">
                <Show when=move || silent.get()>
                    <p class="silence">{t("silence-rules")}</p>
                </Show>
            </div>
            {(board.talk)()}
            <GameLog/>
            <Chat/>
            <Show when=move || settings.typed.get()><CommandBox/></Show>
        </aside>
    }
}
