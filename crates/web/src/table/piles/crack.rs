use leptos::prelude::*;
use stapel_rules::piles::{Command, Pile};
use stapel_rules::{Loss, Outcome};

use super::ShownPiles;
use crate::parts::Show;

/// The crack in a skull that was left open when the game was lost by it.
#[component]
pub(crate) fn Crack(pile: Pile) -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let screen = now.part(move |screen| screen.piles[pile.index()].clone());
    let by_skull = now
        .part(|screen| matches!(screen.outcome, Some(Outcome::Lost { reason: Loss::Skull, .. })));
    let cracks = move || {
        let command = screen.get().and_then(|screen| screen.command);
        by_skull.get() == Some(true) && command.is_some_and(|top| top.command == Command::Skull)
    };
    view! {
        <Show when=cracks>
            <svg class="crack" viewBox="0 0 50 70" aria-hidden="true">
                <path pathLength="1" d="M31 0 24 13 33 24 19 36 28 47 20 58 25 70"/>
                <path pathLength="1" d="M33 24 44 29 50 27M19 36 8 40 0 38"/>
            </svg>
        </Show>
    }
}
