use leptos::prelude::*;
use stapel_rules::piles::{Command, Variant};

use super::{CardInput, ShownPiles};
use crate::app::words::t;
use crate::parts::piles::{Badge, command_meaning, command_name};

/// The commands in force, always in the same order, and the one on the chosen card: there it can be read before it is laid.
#[component]
pub(crate) fn Commands() -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let commands =
        now.part(|screen| screen.commands.iter().map(|it| it.command).collect::<Vec<_>>());
    // Where there are commands, they have their room from the start: nothing moves when one comes.
    let extreme = now.part(|screen| screen.variant == Variant::Extreme);
    let input = use_context::<CardInput>();
    let held = Memo::new(move |_| {
        let chosen = input?.chosen.get()?;
        now.screen.with(|screen| {
            let hand = &screen.as_ref()?.hand;
            hand.iter().find(|held| held.card == chosen)?.command
        })
    });
    view! {
        <div
            class="commands"
            class:none=Signal::derive(move || extreme.get() != Some(true))
            role="group"
            aria-label=t("commands-in-force")
        >
            {move || {
                let in_force = commands.get().unwrap_or_default().into_iter();
                in_force.map(|command| explained(command, false)).collect_view()
            }}
            {move || held.get().map(|command| explained(command, true))}
        </div>
    }
}

/// A command that a tap explains.
fn explained(command: Command, held: bool) -> impl IntoView {
    view! {
        <details class="command" class:held=held>
            <summary>
                <Badge command/>
                <span aria-hidden="true">{move || command_name(command)}</span>
            </summary>
            <p class="command-meaning">{move || command_meaning(command)}</p>
        </details>
    }
}
