//! A table that goes on with another game, in another way: the way back to that game.

use leptos::prelude::*;

use super::live::{Live, Place};
use crate::app::words::t;
use crate::offline::branch;

/// Where the table came from, and what it is called, if it goes on with another game.
pub(super) fn origin(live: Live) -> Option<(String, String)> {
    match live.place() {
        Place::Here(id) => branch::origin(&id),
        Place::Server(_) => None,
    }
}

/// Says that this is a branch, and leads back.
#[component]
pub(super) fn WhatIfBar() -> impl IntoView {
    let (back, name) = origin(expect_context::<Live>())?;
    Some(view! {
        <p class="what-if-bar">
            <span>{name}</span>
            <a id="what-if-back" href=back>{t("what-if-back")}</a>
        </p>
    })
}
