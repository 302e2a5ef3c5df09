//! Tables: opening one, finding one, looking at one.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use stapel_protocol::table::rest::{
    IndexedTableJson, LookJson, NewTableJson, OpenedJson, TableGameJson, TableSummaryJson,
    TablesJson, TurnJson,
};
use stapel_protocol::table::{GameName, WhoJson};
use stapel_room::opening::Opening;
use stapel_rules::GameKind;
use tokio::sync::oneshot;

use super::{Address, ApiError, Body, Caller, Shared, lobby, names};
use crate::hub::{JoinError, OpenError, ToRoom};
use crate::identity::names_number;
use crate::log_text;
use crate::store::{GuestId, Store, StoreError, TableId, TableSummary};

/// How many tables a list shows at most.
const LISTED: u32 = 100;

/// How long browsers may keep which game is on a table. It rarely changes, and a page that was told the
/// wrong one notices and corrects itself.
const GAME_CACHE: &str = "private, max-age=60";

/// Opens a table.
pub(super) async fn create(
    State(state): State<Shared>,
    address: Address,
    Caller(guest, _): Caller,
    Body(json): Body<NewTableJson>,
) -> Result<(StatusCode, Json<OpenedJson>), ApiError> {
    let bad = |message: String| ApiError::new(StatusCode::BAD_REQUEST, "bad_options", message);
    let opening = Opening::read(&json).map_err(|error| bad(error.to_string()))?;
    if state.admin.is_maintained() {
        return Err(ApiError::maintenance());
    }
    let secret = json.agreement.game.0.about().numbers_are_secret;
    if secret && json.sit && names_number(&guest.name) {
        return Err(names::has_number());
    }
    let person = log_text::person(guest.id);
    let most = state.config.limits.tables_per_guest;
    let seated = state.hub.store().tables_of(guest.id, most).await?;
    // A table that was closed can't be left any more, so it counts for nothing.
    let seated = seated.into_iter().map(|table| table.table);
    let seated: HashSet<TableId> = seated.filter(|table| !state.admin.is_closed(*table)).collect();
    // At a table that is in use and theirs they need not sit, and it counts all the same.
    if seated.len() + state.hub.rooms_of(person, &seated) >= most as usize {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            "too_many_tables",
            format!("you have {most} tables already: leave some, or let their games end first"),
        ));
    }
    state.check_quota(guest.id)?;
    state.count_made(address)?;
    let opened = state.hub.open(person, guest.name, opening).await;
    let id = opened.map_err(|error| match error {
        OpenError::Refused(refusal) => bad(refusal.to_string()),
        OpenError::Store(error) => ApiError::from(error),
    })?;
    state.hub.metrics().tables.inc();
    Ok((StatusCode::CREATED, Json(OpenedJson { id: id.to_string(), path: format!("/t/{id}") })))
}

/// Tables with room for someone, fair to all who opened some.
pub(super) async fn open_tables(State(state): State<Shared>) -> Result<Json<TablesJson>, ApiError> {
    let stored = state.hub.store().open_tables(lobby::READ).await?;
    let open = |table: TableId| !state.admin.is_closed(table);
    let stored = stored.into_iter().filter(|table| open(table.table)).collect();
    let mut present = state.hub.present_tables();
    present.retain(|table| open(table.summary.table));
    let tables = lobby::list(present, stored, LISTED as usize);
    Ok(Json(TablesJson { tables: summaries(&**state.hub.store(), tables).await? }))
}

/// Tables at which one sits.
pub(super) async fn my_tables(
    State(state): State<Shared>,
    Caller(guest, _): Caller,
) -> Result<Json<TablesJson>, ApiError> {
    let mut tables = state.hub.store().tables_of(guest.id, LISTED).await?;
    tables.retain(|table| !state.admin.is_closed(table.table));
    let live: Vec<TableId> = tables.iter().filter(|table| table.live).map(|it| it.table).collect();
    let turns = state.hub.turns(&live[..live.len().min(TURNS)]).await;
    let mut tables = summaries(&**state.hub.store(), tables).await?;
    for table in &mut tables {
        let turn = table.id.parse().ok().and_then(|id: TableId| turns.get(&id));
        table.turn = turn.map(|turn| TurnJson {
            yours: log_text::guest(turn.person) == guest.id,
            left: turn.left,
        });
    }
    tables.sort_by_key(urgency);
    Ok(Json(TablesJson { tables }))
}

/// How many running tables of a list are asked whose turn it is.
const TURNS: usize = 20;

/// First the tables where it is the reader's turn, the one with the least time first; then those where a game runs, then the
/// others, each as they were before.
fn urgency(table: &TableSummaryJson) -> (bool, i64, bool) {
    let mine = table.turn.filter(|turn| turn.yours);
    let left = mine.map_or(i64::MAX, |turn| turn.left.unwrap_or(i64::MAX));
    (mine.is_none(), left, !table.running)
}

/// Looks at a table.
pub(super) async fn show(
    State(state): State<Shared>,
    Caller(guest, _): Caller,
    Path(id): Path<String>,
) -> Result<Json<LookJson>, ApiError> {
    look(&state, open_table(&state, &id)?, guest.id).await.map(Json)
}

/// Tells which game is on a table to whoever has its id, even if they are no guest yet: a page needs to
/// know it before it can load the program with the right board.
pub(super) async fn game(
    State(state): State<Shared>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let table = look_as_nobody(&state, open_table(&state, &id)?).await?.table;
    let game = table.round.map_or(table.agreement.game, |round| round.game);
    Ok(([(header::CACHE_CONTROL, GAME_CACHE)], Json(TableGameJson { game })))
}

/// A table as anyone sees it who has no seat there.
pub(crate) async fn look_as_nobody(state: &Shared, table: TableId) -> Result<LookJson, ApiError> {
    look(state, table, GuestId::from_bytes([0; 16])).await
}

/// The id of a table, unless an operator has closed it.
pub(crate) fn open_table(state: &Shared, id: &str) -> Result<TableId, ApiError> {
    let table = read_id(id)?;
    if state.admin.is_closed(table) { Err(ApiError::closed()) } else { Ok(table) }
}

/// A table as a guest sees it.
async fn look(state: &Shared, table: TableId, guest: GuestId) -> Result<LookJson, ApiError> {
    let (answer, answered) = oneshot::channel();
    let person = log_text::person(guest);
    state.hub.tell(table, ToRoom::Look { person, answer }).await;
    match answered.await {
        Ok(Ok(look)) => Ok(look),
        Ok(Err(JoinError::NoTable)) => Err(ApiError::not_found("table")),
        Ok(Err(JoinError::Damaged)) => Err(ApiError::damaged()),
        Ok(Err(JoinError::Full | JoinError::Unavailable)) | Err(_) => Err(ApiError::unavailable()),
    }
}

/// The id of a table. One that is no id is like one that nobody has.
pub(crate) fn read_id(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| ApiError::not_found("table"))
}

/// Tables as lists show them, with the names that people have now.
async fn summaries(
    store: &dyn Store,
    tables: Vec<TableSummary>,
) -> Result<Vec<TableSummaryJson>, StoreError> {
    let mut known = HashMap::new();
    let mut summaries = Vec::with_capacity(tables.len());
    for table in tables {
        let read = GameKind::from_name(&table.game).zip(IndexedTableJson::parse(&table.summary));
        let Some((kind, IndexedTableJson { mut places, agreement, .. })) = read else {
            // The table itself is in its log and can be played; only lists can't show it.
            tracing::error!(table = %table.table, "the index of a table can't be read");
            continue;
        };
        for place in &mut places {
            name_person(store, &mut known, place).await?;
            names::hide_unfit(kind, place);
        }
        summaries.push(TableSummaryJson {
            id: table.table.to_string(),
            game: GameName(kind),
            places,
            running: table.live,
            changed: table.touched.0,
            agreement,
            turn: None,
        });
    }
    Ok(summaries)
}

/// Fills in what a person is called now.
pub(crate) async fn name_person(
    store: &dyn Store,
    names: &mut HashMap<String, Option<String>>,
    who: &mut WhoJson,
) -> Result<(), StoreError> {
    let WhoJson::Person(person) = who else { return Ok(()) };
    if !names.contains_key(&person.id) {
        let name = match person.id.parse() {
            Ok(id) => store.guest(id).await?.map(|guest| guest.name),
            Err(_) => None,
        };
        names.insert(person.id.clone(), name);
    }
    person.name = names.get(&person.id).cloned().flatten();
    Ok(())
}
