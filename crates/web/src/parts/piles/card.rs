use leptos::prelude::*;
use stapel_rules::piles::Command;

use super::Badge;

/// The face of a card of The Game or Extreme: its number, large and twice small. It is a picture only;
/// whoever shows it says in words what it is.
#[component]
pub(crate) fn CardFace(
    number: u8,
    /// The command on it.
    #[prop(optional_no_strip)]
    command: Option<Command>,
) -> impl IntoView {
    view! {
        <span class="card" class:hundred=number == 100 aria-hidden="true">
            <span class="card-corner">{number}</span>
            <span class="card-number">{number}</span>
            <span class="card-corner under">{number}</span>
            {command.map(|command| view! { <Badge command/> })}
        </span>
    }
}
