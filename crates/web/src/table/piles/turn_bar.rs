use leptos::prelude::*;

use super::{ShownPiles, owes_text};
use crate::app::words::{count, say, t};
use crate::parts::Show;
use crate::table::turn_bar::{TurnBar, whose_turn};

/// Whose turn it is, what it still owes, and the button that ends it.
#[component]
pub(crate) fn PilesTurnBar(
    /// Whether the person plays. Who only watches can't end a turn.
    #[prop(into)]
    plays: Signal<bool>,
    /// Whether the button is pointed at.
    #[prop(into)]
    pointed: Signal<bool>,
    /// Ends the turn, or says why it can't be ended.
    end: Callback<()>,
    /// More buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let turn = Memo::new(move |_| {
        now.screen.with(|screen| screen.as_ref().and_then(|screen| screen.turn.clone()))
    });
    let yours = Signal::derive(move || turn.get().is_some_and(|turn| turn.is_yours));
    let whose = Signal::derive(move || {
        turn.get().map(|turn| whose_turn(turn.is_yours, || now.name(turn.seat)))
    });
    let hint = Signal::derive(move || {
        let turn = turn.get()?;
        let owes: Vec<String> = turn.owes.into_iter().map(owes_text).collect();
        Some(if owes.is_empty() && turn.is_yours {
            say("owes-nothing", &[])
        } else {
            owes.join(" · ")
        })
    });
    let more = children.map(|children| children());
    view! {
        <TurnBar yours whose hint>
            {more}
            <Show when=move || plays.get() && turn.get().is_some()>
                <button
                    class="primary end"
                    class:pointed=pointed
                    id="end-turn"
                    aria-disabled=Signal::derive(move || (!turn.get().is_some_and(|turn| turn.end.legal)).to_string())
                    title=t("key-end")
                    on:click=move |_| end.run(())
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
        </TurnBar>
    }
}
