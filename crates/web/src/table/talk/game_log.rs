use leptos::html;
use leptos::prelude::*;
use stapel_words::phrases;

use crate::app::words::{phrase, t};
use crate::table::live::Live;
use crate::table::narration::sentences;

/// How many of the last sentences are shown.
const KEPT: usize = 120;

/// What happened and what was said, sentence by sentence, also before this page was opened.
#[component]
pub(crate) fn GameLog() -> impl IntoView {
    let live = expect_context::<Live>();
    let lines = RwSignal::new(Vec::new());
    let silent = Memo::new(move |_| live.ask(stapel_client::Session::is_silent));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |before: Option<(u32, u32)>| {
        let (shown, (batch, events)) = (live.shown(), live.happened());
        // A table that is shown anew may know more than this page, or have forgotten somebody.
        let told = if before.is_some_and(|(shown_before, _)| shown_before == shown) {
            let new = if before == Some((shown, batch)) { &[][..] } else { &events[..] };
            let mut told = lines.get_untracked();
            told.extend(untrack(|| sentences(live, new)));
            told
        } else {
            untrack(|| phrase(|words| live.ask_once(|session| phrases::account(words, session))))
        };
        let extra = told.len().saturating_sub(KEPT);
        lines.set(told.into_iter().skip(extra).collect());
        (shown, batch)
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
