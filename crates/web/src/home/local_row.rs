use leptos::prelude::*;
use stapel_protocol::table::WhoJson;

use super::local_games::{LocalGame, LocalList};
use super::table_row::who_name;
use crate::agreement::listed_line;
use crate::app::dates::moment;
use crate::app::route::Route;
use crate::app::words::{count, say, t};
use crate::offline::TableInfo;

/// The names of the bots at a table in this browser.
pub(super) fn with_whom(places: &[WhoJson]) -> String {
    let bots: Vec<String> =
        places.iter().filter(|who| matches!(who, WhoJson::Bot(_))).map(who_name).collect();
    if bots.is_empty() { say("alone", &[]) } else { bots.join(", ") }
}

/// A game in this browser that is not over.
#[component]
pub(crate) fn LocalRow(about: TableInfo) -> impl IntoView {
    let list = expect_context::<LocalList>();
    let table = about.table;
    let (game, left, changed) = (table.game.0, about.left, table.changed);
    let path = Route::Local(table.id.clone()).path();
    let title = listed_line(table.agreement());
    let to_delete = LocalGame::Table(table.id);
    view! {
        <li class="kept-row">
            <a class="list-row" href=path>
                <span>{title}" · "{t("go-on")}</span>
                <span class="small soft">{move || with_whom(&table.places)}</span>
                <span class="small soft">
                    {move || {
                        let left = match left {
                            // A team counts all cards; who plays alone counts their own.
                            Some(left) if game.about().is_cooperative => say("cards-left", &[("cards", count(left))]),
                            Some(left) => say("own-cards-left", &[("cards", count(left))]),
                            None => say("next-round-waits", &[]),
                        };
                        format!("{left} · {}", moment(changed))
                    }}
                </span>
            </a>
            <DeleteButton to_delete list/>
        </li>
    }
}

/// The button that deletes a game, after a question.
#[component]
pub(super) fn DeleteButton(to_delete: LocalGame, list: LocalList) -> impl IntoView {
    view! {
        <button
            class="quiet delete-game"
            aria-label=t("delete-game")
            title=t("delete-game")
            on:click=move |_| list.to_delete.set(Some(to_delete.clone()))
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7zm3.500 2v8h1.500v-8zm3.500 0v8h1.500v-8z"/>
            </svg>
        </button>
    }
}
