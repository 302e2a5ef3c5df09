use leptos::prelude::*;
use stapel_client::{Expected, Form, Typed, TypedError};
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;

use crate::app::app;
use crate::app::words::{count, say, text};
use crate::table::live::{Live, refusal_text};
use crate::table::moves::Moves;
use crate::table::piles::letter;

/// A box for plays in the notation, for those who would rather type.
#[component]
pub(crate) fn CommandBox() -> impl IntoView {
    let announcer = app().announcer;
    let live = expect_context::<Live>();
    let moves = expect_context::<Moves>();
    let written = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let is_clear4 = Memo::new(move |_| live.ask(|session| session.clear4_screen().is_some()));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = written.get_untracked();
        match live.ask_once(|session| session.read_command(&typed)) {
            Ok(understood) => {
                written.set(String::new());
                answer.set(String::new());
                obey(live, moves, understood);
            }
            Err(error) => {
                let problem = match error {
                    TypedError::Nothing if is_clear4.get_untracked() => {
                        say("typed-nothing-clear4", &[])
                    }
                    _ => explain(&error),
                };
                announcer.tell(problem.clone());
                answer.set(problem);
            }
        }
    };
    view! {
        <form class="command-box" on:submit=submit>
            <label class="small" for="command">
                {move || say(if is_clear4.get() { "command-label-clear4" } else { "command-label" }, &[])}
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

fn obey(live: Live, moves: Moves, typed: Typed) {
    match typed {
        // A play that loses the game is asked about, typed or not.
        Typed::Act { action: AnyAction::Piles(Action::Lay { card, pile }), .. }
        | Typed::Queue { card, pile } => moves.lay(card, pile),
        Typed::Act { action, .. } => live.act(action),
    }
}

fn explain(error: &TypedError) -> String {
    match error {
        TypedError::Nothing => say("typed-nothing", &[]),
        TypedError::NoGame => say("typed-no-game", &[]),
        TypedError::Waiting => say("typed-waiting", &[]),
        TypedError::Unknown { found, forms } => {
            let forms: Vec<&str> = forms.iter().map(|form| example(*form)).collect();
            say("typed-unknown", &[("found", text(found)), ("forms", text(&forms.join(", ")))])
        }
        TypedError::NoPile { card, piles } => {
            let piles: Vec<&str> = piles.iter().map(letter).collect();
            say(
                "typed-no-pile",
                &[("card", count(card.number())), ("piles", text(&piles.join(", ")))],
            )
        }
        TypedError::Missing(expected) => {
            say("typed-missing", &[("expected", text(&expected_text(*expected)))])
        }
        TypedError::Wrong { found, expected } => say(
            "typed-wrong",
            &[("found", text(found)), ("expected", text(&expected_text(*expected)))],
        ),
        TypedError::Refused { refusal, instead, .. } => {
            let why = refusal_text(refusal.code(), &refusal.to_string(), None);
            let instead: Vec<String> = instead.iter().take(4).map(ToString::to_string).collect();
            if instead.is_empty() {
                why
            } else {
                format!("{why} {}", say("typed-instead", &[("plays", text(&instead.join(", ")))]))
            }
        }
    }
}

/// What a form looks like; the notation is the same in every language.
fn example(form: Form) -> &'static str {
    match form {
        Form::Lay => "37A",
        Form::End => "end",
        Form::Play => "play 5 J s2",
        Form::Add => "add 5",
        Form::Blind => "blind 2",
        Form::Push => "push 1",
        Form::Target => "target 1",
        Form::Clear => "clear",
        Form::Take => "take",
    }
}

fn expected_text(expected: Expected) -> String {
    say(
        match expected {
            Expected::Card => "expected-card",
            Expected::Pile => "expected-pile",
            Expected::Item => "expected-item",
            Expected::Stack => "expected-stack",
            Expected::Seat => "expected-seat",
            Expected::Nothing => "expected-nothing",
        },
        &[],
    )
}
