use leptos::prelude::*;
use stapel_client::agreement::LayoutDraft;
use stapel_rules::piles::Command;

use crate::app::words::t;
use crate::parts::piles::{Badge, command_name};

/// The seven commands as stamps, each with four marks to give. A mark that is missing is an empty ring.
#[component]
pub(super) fn Stamps(
    #[prop(into)] draft: Signal<LayoutDraft>,
    /// The stamp that is in the hand; without it they are only looked at.
    #[prop(optional)]
    chosen: Option<RwSignal<Command>>,
) -> impl IntoView {
    let stamps = Command::ALL.map(|command| {
        let content = view! {
            <Badge command/>
            <span class="stamp-name" aria-hidden="true">{move || command_name(command)}</span>
            {marks(draft, command)}
        };
        match chosen {
            None => view! { <li class="stamp">{content}</li> }.into_any(),
            Some(chosen) => view! {
                <label class="stamp">
                    <input
                        type="radio"
                        name="stamp"
                        value=command.name()
                        prop:checked=move || chosen.get() == command
                        on:change=move |_| chosen.set(command)
                    />
                    {content}
                </label>
            }
            .into_any(),
        }
    });
    match chosen {
        None => view! { <ul class="stamps">{stamps}</ul> }.into_any(),
        Some(_) => view! {
            <fieldset class="stamps">
                <legend class="unseen">{t("box-stamps")}</legend>
                {stamps}
            </fieldset>
        }
        .into_any(),
    }
}

/// The numbers that have a command, and an empty ring for each that is missing.
fn marks(draft: Signal<LayoutDraft>, command: Command) -> impl IntoView {
    let rings = move || {
        let numbers = draft.with(|draft| draft.cards(command));
        let missing = Command::CARDS_EACH.saturating_sub(numbers.len());
        let too_many = numbers.len() > Command::CARDS_EACH;
        let given = numbers.into_iter().map(move |card| {
            view! { <span class="ring given" class:too-many=too_many>{card.number()}</span> }
                .into_any()
        });
        let empty = (0..missing).map(|_| view! { <span class="ring"></span> }.into_any());
        given.chain(empty).collect_view()
    };
    view! { <span class="rings">{rings}</span> }
}
