use leptos::prelude::*;

use super::ShownPiles;
use crate::app::words::t;
use crate::parts::piles::{Badge, command_meaning, command_name};

/// The commands in force, always in the same order.
#[component]
pub(crate) fn Commands() -> impl IntoView {
    let commands = expect_context::<ShownPiles>().part(|screen| screen.commands.clone());
    let any =
        move || commands.with(|commands| commands.as_ref().is_some_and(|all| !all.is_empty()));
    view! {
        <div class="commands" class:none=move || !any() role="group" aria-label=t("commands-in-force")>
            {move || {
                commands
                    .get()
                    .unwrap_or_default()
                    .into_iter()
                    .map(|in_force| {
                        let command = in_force.command;
                        view! {
                            <details class="command">
                                <summary>
                                    <Badge command/>
                                    <span aria-hidden="true">{move || command_name(command)}</span>
                                </summary>
                                <p class="command-meaning">{move || command_meaning(command)}</p>
                            </details>
                        }
                    })
                    .collect_view()
            }}
        </div>
    }
}
