use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::chat::Chat;
use super::command_box::CommandBox;
use super::game_log::GameLog;
use crate::app::app;
use crate::app::words::t;
use crate::parts::Show;
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
    // A tap beside the sheet closes it. Whatever was tapped has done its work by then.
    let handle = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let beside = target.is_some_and(|target| {
            let closest = target.closest(".talk, #talk-button, dialog").ok().flatten();
            target.is_connected() && closest.is_none()
        });
        if beside && panels.is_sheet() {
            panels.talk_is_open.set(false);
        }
    });
    // Whoever writes there closes it by the same key.
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && panels.is_sheet() {
            panels.talk_is_open.set(false);
        }
    });
    on_cleanup(move || {
        handle.remove();
        keys.remove();
    });
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
