use leptos::prelude::*;

use super::asked::{Asked, Questions, load_ahead};
use crate::app::words::t;

/// The button of a table's menu: keys, rules, settings, giving the game up, leaving the table.
#[component]
pub(crate) fn MenuButton() -> impl IntoView {
    let questions = expect_context::<Questions>();
    view! {
        <button
            class="quiet"
            id="menu-button"
            aria-label=t("menu")
            aria-haspopup="dialog"
            on:pointerenter=|_| load_ahead()
            on:click=move |_| questions.ask(Asked::Menu)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v2.400H4zM4 11h16v2.400H4zM4 16h16v2.400H4z"/></svg>
        </button>
    }
}
