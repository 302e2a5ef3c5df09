use leptos::prelude::*;
use stapel_protocol::table::rest::{
    self, RecordSummaryJson, RecordsJson, TableSummaryJson, TablesJson,
};
use wasm_bindgen_futures::spawn_local;

use super::hidden::is_hidden;
use super::record_row::RecordRow;
use super::server_status::ServerStatus;
use super::table_row::TableRow;
use crate::app::app;
use crate::app::words::{label, t};
use crate::browser::{fetch, storage};
use crate::parts::Empty;

/// How many finished games the list shows.
const RECENT: usize = 8;

/// A list that is loaded from the server.
#[derive(Clone, PartialEq)]
enum Loaded<T> {
    Waiting,
    Here(Vec<T>),
    Failed,
}

/// Loads a list from the server, and again whenever the server is back after it could not be reached. `read`
/// gives `None` for an answer that can't be read.
fn load<T: Clone + Send + Sync + 'static>(
    path: &'static str,
    read: fn(&str) -> Option<Vec<T>>,
) -> RwSignal<Loaded<T>> {
    let server = expect_context::<ServerStatus>();
    let loaded = RwSignal::new(Loaded::Waiting);
    Effect::new(move |_| {
        server.track_attempts();
        spawn_local(async move {
            let answer = fetch::get(path).await;
            server.note(&answer);
            let list = answer.ok().and_then(|text| read(&text));
            loaded.try_set(list.map_or(Loaded::Failed, Loaded::Here));
        });
    });
    loaded
}

fn read_tables(text: &str) -> Option<Vec<TableSummaryJson>> {
    rest::read::<TablesJson>(text).ok().map(|tables| tables.tables)
}

fn read_records(text: &str) -> Option<Vec<RecordSummaryJson>> {
    let records = rest::read::<RecordsJson>(text).ok()?.records;
    let shown = records.into_iter().filter(|record| !is_hidden(&record.id, record.finished));
    Some(shown.take(RECENT).collect())
}

/// The person's tables on which a game is not over.
#[component]
pub(crate) fn MyTables() -> impl IntoView {
    // Who was never a guest has no tables.
    let tables = if app().me.was_signed_in() {
        load("/api/v1/me/tables", read_tables)
    } else {
        RwSignal::new(Loaded::Waiting)
    };
    // Who has no table, or is not known yet, has nothing to go on with.
    let expected = if app().me.was_signed_in() { tables_before() } else { 0 };
    let is_waiting = move || app().me.was_signed_in() && tables.get() == Loaded::Waiting;
    let rows = move || match tables.get() {
        Loaded::Here(mut tables) => {
            tables.retain(|table| table.running || !is_hidden(&table.id, table.changed));
            keep_tables_before(tables.len());
            tables
                .into_iter()
                .map(|table| view! { <TableRow table mine=true/> }.into_any())
                .collect()
        }
        Loaded::Waiting => (0..expected).map(|_| placeholder()).collect(),
        Loaded::Failed => Vec::new(),
    };
    view! {
        <div class="mine" aria-busy=move || is_waiting().to_string()>
            {move || {
                Some(rows())
                    .filter(|rows: &Vec<AnyView>| !rows.is_empty())
                    .map(|rows| {
                        view! {
                            <section aria-labelledby="my-tables">
                                <h2 id="my-tables">{t("my-tables")}</h2>
                                <ul class="list" class:waiting=is_waiting>{rows}</ul>
                            </section>
                        }
                    })
            }}
        </div>
    }
}

/// Where this browser keeps how many tables the list showed last.
const TABLES_BEFORE: &str = "mine";

/// How many tables the list showed last, as far as there is room for them above the rest of the page. It keeps the place
/// for as many while they are loaded: otherwise a finger that is about to touch something finds a table under it.
fn tables_before() -> usize {
    storage::read(TABLES_BEFORE).and_then(|number| number.parse().ok()).unwrap_or(0).min(3)
}

fn keep_tables_before(number: usize) {
    storage::write(TABLES_BEFORE, &number.to_string());
}

/// The place of a table that is being loaded.
fn placeholder() -> AnyView {
    view! { <li aria-hidden="true"><span class="list-row"></span></li> }.into_any()
}

/// Tables with a free chair.
#[component]
pub(crate) fn OpenTables() -> impl IntoView {
    let tables = load("/api/v1/tables", read_tables);
    let row = |table| view! { <TableRow table mine=false/> }.into_any();
    section("open-tables", "open-tables-none", tables, row)
}

/// The last finished games: the person's own, or for newcomers those of listed tables.
#[component]
pub(crate) fn RecentGames() -> impl IntoView {
    let mine = app().me.was_signed_in();
    let records =
        load(if mine { "/api/v1/records?mine=true" } else { "/api/v1/records" }, read_records);
    let row = |record| view! { <RecordRow record/> }.into_any();
    section("recent-games", "recent-games-none", records, row)
}

/// A list with its heading, and a sentence for when there is nothing in it.
fn section<T: Clone + Send + Sync + 'static>(
    title: &'static str,
    none: &'static str,
    loaded: RwSignal<Loaded<T>>,
    row: fn(T) -> AnyView,
) -> AnyView {
    let list = move || match loaded.get() {
        Loaded::Waiting => view! { <Waiting/> }.into_any(),
        Loaded::Failed => view! { <Empty text=label("lists-unreachable")/> }.into_any(),
        Loaded::Here(items) if items.is_empty() => view! { <Empty text=label(none)/> }.into_any(),
        Loaded::Here(items) => {
            view! { <ul class="list">{items.into_iter().map(row).collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section aria-labelledby=title>
            <h2 id=title>{t(title)}</h2>
            {list}
        </section>
    }
    .into_any()
}

/// The placeholder of a list that is being loaded.
#[component]
fn Waiting() -> impl IntoView {
    view! {
        <div class="list waiting" aria-hidden="true">
            <span class="list-row"></span>
            <span class="list-row"></span>
        </div>
    }
}
