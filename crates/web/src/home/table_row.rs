use leptos::prelude::*;
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::{TableSummaryJson, TurnJson};
use stapel_words::phrases;

use super::hidden::hide_button;
use crate::agreement::listed_line;
use crate::app::route::table_address;
use crate::app::words::{count, phrase, say};

/// The name of whoever sits in a seat.
pub(crate) fn who_name(who: &WhoJson) -> String {
    match who {
        WhoJson::Empty => say("empty-seat", &[]),
        WhoJson::Person(person) => match &person.name {
            Some(name) => phrases::isolated(name).into_owned(),
            None => say("someone-gone", &[]),
        },
        WhoJson::Bot(level) => phrase(|words| phrases::bot_name(words, level)),
    }
}

/// How a game stands that is being played: whether it waits for the reader, and how long.
fn running_words(turn: Option<TurnJson>) -> String {
    let Some(TurnJson { yours: true, left }) = turn else { return say("table-running", &[]) };
    let turn = say("your-turn", &[]);
    match left {
        Some(left) => {
            let left = phrase(|words| phrases::time_left(words, left));
            format!("{turn} · {left}")
        }
        None => turn,
    }
}

/// A table in a list.
#[component]
pub(crate) fn TableRow(
    table: TableSummaryJson,
    /// Whether it is one of the person's own, which can be taken off the list while nothing is played there.
    mine: bool,
) -> impl IntoView {
    let gone = RwSignal::new(false);
    let remove =
        (mine && !table.running).then(|| hide_button(table.id.clone(), table.changed, gone));
    let path = table_address(&table.id, table.game.0);
    let is_turn = table.turn.is_some_and(|turn| turn.yours);
    let title = listed_line(table.agreement());
    let free = table.places.iter().filter(|who| **who == WhoJson::Empty).count();
    let who = move || {
        let seated = table.places.iter().filter(|who| **who != WhoJson::Empty);
        seated.map(who_name).collect::<Vec<_>>().join(", ")
    };
    view! {
        <li class="kept-row" hidden=gone>
            <a class="list-row" class:my-turn=is_turn href=path>
                {title}
                <span class="small soft">{who}</span>
                <span class="small soft">
                    {move || match (table.running, free) {
                        (true, _) => running_words(table.turn),
                        (false, 0) => say("table-waiting", &[]),
                        (false, free) => say("table-free", &[("seats", count(free as u8))]),
                    }}
                </span>
            </a>
            {remove}
        </li>
    }
}
