use leptos::prelude::*;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;

use super::course::Course;
use crate::app::words::{count, say, t, text};
use crate::table::piles::{PilesNow, owes_text};

/// Whose turn it is at the practice table, what it owes, and the button that ends it.
#[component]
pub(super) fn LessonTurn() -> impl IntoView {
    let course = expect_context::<Course>();
    let now = expect_context::<PilesNow>();
    let turn = now.part(|screen| screen.turn.clone());
    let turn = Memo::new(move |_| turn.get().flatten());
    let words = move || {
        let turn = turn.get()?;
        let whose = if turn.is_yours {
            say("your-turn", &[])
        } else {
            say("their-turn", &[("name", text(&now.name(turn.seat)))])
        };
        let owes: Vec<String> = turn.owes.into_iter().map(owes_text).collect();
        let owes = if owes.is_empty() && turn.is_yours {
            say("owes-nothing", &[])
        } else {
            owes.join(" · ")
        };
        Some(view! {
            <strong>{whose}</strong>
            <span class="owes small">{owes}</span>
        })
    };
    view! {
        <div class="turn-bar" class:yours=move || turn.get().is_some_and(|turn| turn.is_yours)>
            <p class="turn-words">{words}</p>
            <button
                class="primary end"
                class:pointed=move || course.pointed().end
                id="end-turn"
                aria-disabled=move || (!turn.get().is_some_and(|turn| turn.end.legal)).to_string()
                title=t("key-end")
                on:click=move |_| {
                    course.attempt(AnyAction::Piles(Action::End));
                }
            >
                <span>{t("end-turn")}</span>
                {move || {
                    turn.get()
                        .filter(|turn| turn.end.legal && turn.end.draws > 0)
                        .map(|turn| {
                            view! { <span class="small">{say("draws", &[("cards", count(turn.end.draws))])}</span> }
                        })
                }}
            </button>
        </div>
    }
}
