use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use crate::app::words::t;
use crate::parts::Show;
use crate::table::live::Live;

/// The most letters of a message; the table says the same.
const MAX_SAID: &str = "300";

/// The chat. Where no number may be named, its field says so; whoever may say nothing, since only signals were
/// agreed on or the host has muted them, reads why in its place.
#[component]
pub(crate) fn Chat() -> impl IntoView {
    let live = expect_context::<Live>();
    let written = RwSignal::new(String::new());
    let table = Memo::new(move |_| live.ask(stapel_client::Session::table_screen));
    let may_say = move || table.get().is_some_and(|table| table.may.say);
    let taboo = move || {
        let game = table.get().filter(|table| table.running).and_then(|table| table.game);
        game.is_some_and(|game| game.about().numbers_are_secret)
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = written.get_untracked().trim().to_owned();
        if !text.is_empty() {
            live.want(DoJson::Say(text));
            written.set(String::new());
        }
    };
    // What was refused can be put in other words, unless something else is being written already.
    Effect::new(move |_| {
        let refused = live.unsaid();
        if let Some(refused) = refused.filter(|_| written.with_untracked(String::is_empty)) {
            written.set(refused.text);
        }
    });
    // Why nothing can be written at all, if nothing can.
    let instead = Memo::new(move |_| {
        let table = table.get()?;
        let seats = live.ask(stapel_client::Session::seat_screens);
        match table {
            table if table.removed => Some("refused-removed"),
            _ if seats.iter().any(|seat| seat.is_you && seat.muted) => Some("refused-muted"),
            table => table.signals_only.then_some("say-by-signals"),
        }
    });
    let line = move || instead.get().map(|id| view! { <p class="chat-by-signals">{t(id)}</p> });
    view! {
        <Show when=move || instead.get().is_none() fallback=move || line>
            <form class="chat" on:submit=send>
                <label class="unseen" for="say">{t("say-something")}</label>
                <input
                    id="say"
                    maxlength=MAX_SAID
                    autocomplete="off"
                    placeholder=move || if taboo() { t("say-without-numbers")() } else { t("say-something")() }
                    disabled=Signal::derive(move || !may_say())
                    prop:value=written
                    on:input=move |event| written.set(event_target_value(&event))
                />
                <button disabled=move || !may_say()>{t("send")}</button>
            </form>
        </Show>
    }
}
