use leptos::prelude::*;
use stapel_client::{Typed, TypedError};
use stapel_rules::GameKind;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;
use stapel_words::phrases;

use crate::app::app;
use crate::app::words::{phrase, say};
use crate::table::board::{Board, Laying};
use crate::table::live::Live;

/// A box for plays in the notation, for those who would rather type.
#[component]
pub(crate) fn CommandBox() -> impl IntoView {
    let announcer = app().announcer;
    let live = expect_context::<Live>();
    let laying = use_context::<Laying>();
    let written = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let board = expect_context::<Board>();
    let is_clear4 = (board.is_for)(GameKind::Clear4);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = written.get_untracked();
        match live.ask_once(|session| (board.understand)(session, &typed)) {
            Ok(understood) => {
                written.set(String::new());
                answer.set(String::new());
                obey(live, laying, understood);
            }
            Err(error) => {
                let problem = match error {
                    TypedError::Nothing if is_clear4 => say("typed-nothing-clear4", &[]),
                    _ => phrase(|words| phrases::typed_error(words, &error)),
                };
                announcer.tell(problem.clone());
                answer.set(problem);
            }
        }
    };
    view! {
        <form class="command-box" on:submit=submit>
            <label class="small" for="command">
                {move || say(if is_clear4 { "command-label-clear4" } else { "command-label" }, &[])}
            </label>
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

fn obey(live: Live, laying: Option<Laying>, typed: Typed) {
    match typed {
        // A play that loses the game is asked about, typed or not.
        Typed::Act { action: AnyAction::Piles(Action::Lay { card, pile }), .. }
        | Typed::Queue(AnyAction::Piles(Action::Lay { card, pile })) => {
            if let Some(Laying(lay)) = laying {
                lay.run((card, pile));
            }
        }
        Typed::Act { action, .. } | Typed::Queue(action) => live.act(action),
    }
}
