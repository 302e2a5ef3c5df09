use leptos::html;
use leptos::prelude::*;
use stapel_words::phrases::{NamesTold, Sentence};

use crate::app::words::{say, t, text};
use crate::table::live::Live;
use crate::table::names::seat_name;
use crate::table::narration::sentences;

/// How many of the last sentences are shown.
const KEPT: usize = 60;

/// What happened and what was said, sentence by sentence.
#[component]
pub(crate) fn GameLog() -> impl IntoView {
    let live = expect_context::<Live>();
    // What was said before this page was opened.
    let before: Vec<Sentence> = live
        .ask_once(|session| {
            let mirror = session.mirror();
            mirror.map(|mirror| mirror.said.iter().cloned().collect::<Vec<_>>()).unwrap_or_default()
        })
        .into_iter()
        .map(|said| {
            let name = untrack(|| seat_name(live, said.seat.0));
            let told = [("name", text(&name)), ("said", text(&said.text))];
            Sentence { text: untrack(|| say("told-said", &told)), said: true, talk: true }
        })
        .collect();
    let lines = RwSignal::new(before);
    let names = StoredValue::new(NamesTold::default());
    let note_names = move || {
        live.ask_once(|session| names.update_value(|names| names.note(session)));
    };
    note_names();
    let silent = Memo::new(move |_| live.ask(stapel_client::Session::is_silent));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        let (_, events) = live.happened();
        note_names();
        let new = untrack(|| sentences(live, &events));
        if !new.is_empty() {
            lines.update(|lines| {
                lines.extend(new);
                let extra = lines.len().saturating_sub(KEPT);
                lines.drain(..extra);
            });
        }
    });
    // A table that is shown anew may have forgotten somebody.
    Effect::new(move |_| {
        live.shown();
        lines.update(|lines| {
            live.ask_once(|session| {
                names.with_value(|names| lines.retain(|line| names.can_stay(session, line)));
            });
        });
    });
    // The newest line is the one to be seen.
    Effect::new(move |_| {
        lines.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <ol class="account small" data-empty=t("account-empty") node_ref=list aria-label=t("account") tabindex="0">
            {move || {
                lines
                    .get()
                    .into_iter()
                    .filter(|line| !(line.talk && silent.get()))
                    .map(|line| view! { <li class:said=line.said>{line.text}</li> })
                    .collect_view()
            }}
        </ol>
    }
}
