use leptos::prelude::*;

use crate::app::words::t;
use crate::parts::{Badge, command_meaning, command_name};
use crate::table::live::Live;

/// The commands in force, always in the same order.
#[component]
pub(crate) fn Commands() -> impl IntoView {
    let live = expect_context::<Live>();
    let commands = Memo::new(move |_| {
        live.ask(|session| session.piles_screen().map(|screen| screen.commands).unwrap_or_default())
    });
    let any = move || commands.with(|commands| !commands.is_empty());
    view! {
        <div class="commands" class:none=move || !any() role="group" aria-label=t("commands-in-force")>
            {move || {
                commands
                    .get()
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
