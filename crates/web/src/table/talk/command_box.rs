use leptos::prelude::*;
use stapel_client::TypedError;
use stapel_words::phrases;

use crate::app::app;
use crate::app::words::{phrase, say, t};
use crate::table::board::{Board, TypedInput};
use crate::table::live::Live;

/// The field for plays that are typed in the notation.
#[component]
pub(crate) fn CommandBox() -> impl IntoView {
    let announcer = app().announcer;
    let live = expect_context::<Live>();
    let TypedInput(obey) = expect_context();
    let written = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let board = expect_context::<Board>();
    let [label, nothing] = board.typed_texts;
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = written.get_untracked();
        match live.ask_once(|session| (board.understand)(session, &typed)) {
            Ok(understood) => {
                written.set(String::new());
                answer.set(String::new());
                obey.run(understood);
            }
            Err(error) => {
                let problem = match error {
                    TypedError::Nothing => say(nothing, &[]),
                    _ => phrase(|words| phrases::typed_error(words, &error)),
                };
                announcer.tell(problem.clone());
                answer.set(problem);
            }
        }
    };
    view! {
        <form class="command-box" on:submit=submit>
            <label class="small" for="command">{t(label)}</label>
            <input
                id="command"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby="command-answer"
                prop:value=written
                on:input=move |event| written.set(event_target_value(&event))
            />
            <p class="small" id="command-answer">{answer}</p>
        </form>
    }
}
