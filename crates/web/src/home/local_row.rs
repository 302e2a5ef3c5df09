use leptos::prelude::*;
use stapel_protocol::table::WhoJson;

use super::game_name;
use super::local_games::{Doomed, Shelf};
use super::table_row::who_name;
use crate::app::dates::moment;
use crate::app::route::Route;
use crate::app::words::{count, say, t};
use crate::offline::About;

/// With whom one plays in this browser.
pub(super) fn with_whom(places: &[WhoJson]) -> String {
    let bots: Vec<String> =
        places.iter().filter(|who| matches!(who, WhoJson::Bot(_))).map(who_name).collect();
    if bots.is_empty() { say("alone", &[]) } else { bots.join(", ") }
}

/// A game in this browser that is not over.
#[component]
pub(crate) fn LocalRow(about: About) -> impl IntoView {
    let shelf = expect_context::<Shelf>();
    let table = about.table;
    let (game, left, changed) = (table.game.0, about.left, table.changed);
    let path = Route::Local(table.id.clone()).path();
    let doomed = Doomed::Table(table.id);
    view! {
        <li class="kept-row">
            <a class="list-row" href=path>
                <strong>{game_name(game)}" · "{t("go-on")}</strong>
                <span class="small soft">{move || with_whom(&table.places)}</span>
                <span class="small soft">
                    {move || {
                        let left = match left {
                            // Together one counts all cards, alone one's own.
                            Some(left) if game.about().is_cooperative => say("cards-left", &[("cards", count(left))]),
                            Some(left) => say("own-cards-left", &[("cards", count(left))]),
                            None => say("next-round-waits", &[]),
                        };
                        format!("{left} · {}", moment(changed))
                    }}
                </span>
            </a>
            <DeleteButton doomed shelf/>
        </li>
    }
}

/// Asks whether a game is to be deleted.
#[component]
pub(super) fn DeleteButton(doomed: Doomed, shelf: Shelf) -> impl IntoView {
    view! {
        <button
            class="quiet"
            aria-label=t("delete-game")
            title=t("delete-game")
            on:click=move |_| shelf.doomed.set(Some(doomed.clone()))
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7zm3.500 2v8h1.500v-8zm3.500 0v8h1.500v-8z"/>
            </svg>
        </button>
    }
}
