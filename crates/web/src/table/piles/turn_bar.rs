use leptos::prelude::*;

use super::moves::Moves;
use super::now::PilesNow;
use super::owes::owes_text;
use crate::app::words::{count, say, t, text};
use crate::table::live::Live;
use crate::table::takeback::TakebackButtons;

/// Whose turn it is, what it still owes, and the button that ends it.
#[component]
pub(crate) fn TurnBar() -> impl IntoView {
    let live = expect_context::<Live>();
    let moves = expect_context::<Moves>();
    let now = expect_context::<PilesNow>();
    let turn = Memo::new(move |_| {
        now.screen.with(|screen| screen.as_ref().and_then(|screen| screen.turn.clone()))
    });
    let playing = Memo::new(move |_| live.ask(|session| session.seat().is_some()));
    let whose = move || {
        turn.get().map(|turn| {
            if turn.is_yours {
                say("your-turn", &[])
            } else {
                say("their-turn", &[("name", text(&now.name(turn.seat)))])
            }
        })
    };
    let owes = move || {
        let turn = turn.get()?;
        let owes: Vec<String> = turn.owes.into_iter().map(owes_text).collect();
        Some(if owes.is_empty() && turn.is_yours {
            say("owes-nothing", &[])
        } else {
            owes.join(" · ")
        })
    };
    view! {
        <div class="turn-bar" class:yours=move || turn.get().is_some_and(|turn| turn.is_yours)>
            <p class="turn-words" id="turn">
                <strong>{whose}</strong>
                <span class="owes small">{owes}</span>
            </p>
            <TakebackButtons/>
            <Show when=move || playing.get() && turn.get().is_some()>
                <button
                    class="primary end"
                    id="end-turn"
                    aria-disabled=move || (!turn.get().is_some_and(|turn| turn.end.legal)).to_string()
                    title=t("key-end")
                    on:click=move |_| moves.end()
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
            </Show>
        </div>
    }
}
