//! What operators see. Of a table it is what a spectator sees: no hidden card, no deck and no seed of a running game.

use std::collections::{BTreeSet, HashMap};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use stapel_protocol::GameName;
use stapel_protocol::admin::{
    ActJson, ActsJson, AdminAddressJson, AdminAddressesJson, AdminGuestJson, AdminGuestLookJson,
    AdminGuestsJson, AdminLookJson, AdminTableJson, AdminTablesJson, ConnectedJson, LimitsJson,
    OrderJson, OrdersJson, ReportJson, ReportsJson, StatusJson,
};
use stapel_protocol::table::rest::IndexedTableJson;
use stapel_rules::GameKind;

use super::{Connected, limits};
use crate::http::{self, ApiError, Shared};
use crate::hub::now;
use crate::store::{
    Guest, GuestId, Order, OrderKind, Report, ReportFilter, StoreError, TableSummary,
};

/// How many of anything a list shows at most.
const LISTED: u32 = 200;

/// What is asked for of a list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Filter {
    /// A part of the name of a guest.
    name: String,
    /// Only tables with a running game.
    running: bool,
    /// Only tables or guests with a connection.
    connected: bool,
    /// Reports that were settled, too.
    all: bool,
    /// What has a smaller number.
    before: Option<u64>,
}

type Asked = Result<Query<Filter>, QueryRejection>;

fn filter(asked: Asked) -> Result<Filter, ApiError> {
    asked.map(|Query(filter)| filter).map_err(|error| ApiError::bad_request(error.body_text()))
}

/// How the server is doing.
pub(super) async fn status(State(state): State<Shared>) -> Result<Json<StatusJson>, ApiError> {
    let (hub, admin) = (&state.hub, &state.admin);
    hub.measure_mailboxes();
    state.health.watch_disk(hub.metrics());
    let present = admin.present().all();
    let guests: BTreeSet<GuestId> = present.iter().map(|connected| connected.guest).collect();
    let addresses: BTreeSet<std::net::IpAddr> =
        present.iter().map(|connected| connected.address.0).collect();
    let number = |gauge: i64| u64::try_from(gauge).unwrap_or(0);
    let meter = hub.store().meter();
    let micros = |share: f64| {
        let bound = meter.commits.below(share)?;
        Some(u64::try_from(bound.as_micros()).unwrap_or(u64::MAX))
    };
    let open_reports = hub.store().open_reports().await?;
    let can_take_moves = state.health.check(&**hub.store()).await.is_ok();
    let notice = admin.notice();
    let orders: Vec<Order> = admin.standing().orders(now()).cloned().collect();
    let count = |kinds: &[OrderKind]| {
        orders.iter().filter(|order| kinds.contains(&order.kind)).count() as u64
    };
    Ok(Json(StatusJson {
        version: state.config.build.version.to_owned(),
        connections: present.len() as u64,
        guests: guests.len() as u64,
        addresses: addresses.len() as u64,
        rooms: number(hub.metrics().rooms.get()),
        waiting_messages: number(hub.metrics().mailboxes.get()),
        waiting_bots: hub.metrics().bots_waiting(),
        waiting_writes: number(meter.waiting.get()),
        write_p50_us: micros(0.5),
        write_p99_us: micros(0.99),
        disk_free: state.health.free(),
        can_take_moves,
        maintenance: notice.maintenance,
        registration_open: !notice.registration_closed,
        announcement: notice.announcement,
        bans: count(&[OrderKind::BanGuest, OrderKind::BanRange]),
        mutes: count(&[OrderKind::Mute]),
        closed_tables: count(&[OrderKind::Closed]),
        open_reports,
    }))
}

/// Tables, the last touched first.
pub(super) async fn tables(
    State(state): State<Shared>,
    asked: Asked,
) -> Result<Json<AdminTablesJson>, ApiError> {
    let filter = filter(asked)?;
    // Whoever looks for a few among many wants those among the others, too.
    let most = if filter.running || filter.connected { 10 * LISTED } else { LISTED };
    let stored = state.hub.store().all_tables(most).await?;
    let mut tables = summaries(&state, stored).await?;
    tables.retain(|table| {
        (!filter.running || table.running) && (!filter.connected || table.connections > 0)
    });
    tables.truncate(LISTED as usize);
    Ok(Json(AdminTablesJson { tables }))
}

/// One table, as a spectator sees it.
pub(super) async fn table(
    State(state): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<AdminLookJson>, ApiError> {
    let table = http::read_id(&id)?;
    let look = http::look_as_nobody(&state, table).await?;
    let connected = connected(&state, |connected| connected.table == table);
    let closed = state.admin.is_closed(table);
    Ok(Json(AdminLookJson { id, closed, table: look.table, connected }))
}

/// Guests, the last seen first.
pub(super) async fn guests(
    State(state): State<Shared>,
    asked: Asked,
) -> Result<Json<AdminGuestsJson>, ApiError> {
    let filter = filter(asked)?;
    let most = if filter.connected { 10 * LISTED } else { LISTED };
    let found = state.hub.store().find_guests(filter.name, most).await?;
    let lines = lines_of(&state);
    let mut guests: Vec<AdminGuestJson> =
        found.iter().map(|one| guest_json(&state, one, &lines)).collect();
    guests.retain(|guest| !filter.connected || guest.connections > 0);
    guests.truncate(LISTED as usize);
    Ok(Json(AdminGuestsJson { guests }))
}

/// One guest.
pub(super) async fn guest(
    State(state): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<AdminGuestLookJson>, ApiError> {
    let id: GuestId = id.parse().map_err(|_| ApiError::not_found("guest"))?;
    let store = state.hub.store();
    let guest = store.guest(id).await?.ok_or_else(|| ApiError::not_found("guest"))?;
    let tables = summaries(&state, store.tables_of(id, LISTED).await?).await?;
    let wanted = ReportFilter { before: None, open_only: false, reported: Some(id), limit: LISTED };
    let reports = store.reports(wanted).await?.into_iter().map(report_json).collect();
    let subject = id.to_string();
    let orders: Vec<OrderJson> = orders_json(&state, |order| order.subject == subject);
    let connected = connected(&state, |connected| connected.guest == id);
    let guest = guest_json(&state, &guest, &lines_of(&state));
    Ok(Json(AdminGuestLookJson { guest, tables, connected, orders, reports }))
}

/// Addresses that someone is connected from, those with most connections first.
pub(super) async fn addresses(State(state): State<Shared>) -> Json<AdminAddressesJson> {
    let mut found: HashMap<String, (u64, BTreeSet<String>)> = HashMap::new();
    for connected in state.admin.present().all() {
        let (count, guests) = found.entry(connected.address.0.to_string()).or_default();
        *count += 1;
        guests.insert(connected.guest.to_string());
    }
    let mut addresses: Vec<AdminAddressJson> = found
        .into_iter()
        .map(|(address, (connections, guests))| AdminAddressJson {
            address,
            connections,
            guests: guests.into_iter().collect(),
        })
        .collect();
    addresses.sort_by(|one, other| {
        other.connections.cmp(&one.connections).then_with(|| one.address.cmp(&other.address))
    });
    addresses.truncate(LISTED as usize);
    Json(AdminAddressesJson { addresses })
}

/// What is ordered.
pub(super) async fn orders(State(state): State<Shared>) -> Json<OrdersJson> {
    Json(OrdersJson { orders: orders_json(&state, |_| true) })
}

/// What players reported, the newest first.
pub(super) async fn reports(
    State(state): State<Shared>,
    asked: Asked,
) -> Result<Json<ReportsJson>, ApiError> {
    let filter = filter(asked)?;
    let wanted = ReportFilter {
        before: filter.before,
        open_only: !filter.all,
        reported: None,
        limit: LISTED,
    };
    let reports = state.hub.store().reports(wanted).await?;
    Ok(Json(ReportsJson { reports: reports.into_iter().map(report_json).collect() }))
}

/// What operators did, the last first.
pub(super) async fn audit(
    State(state): State<Shared>,
    asked: Asked,
) -> Result<Json<ActsJson>, ApiError> {
    let filter = filter(asked)?;
    let acts = state.hub.store().acts(filter.before, LISTED).await?;
    let acts = acts.into_iter().map(|(number, act)| ActJson {
        number,
        at: act.at.0,
        door: act.door,
        act: act.act,
        subject: act.subject,
        detail: act.detail,
    });
    Ok(Json(ActsJson { acts: acts.collect() }))
}

/// The limits that hold.
pub(super) async fn limits(State(state): State<Shared>) -> Json<LimitsJson> {
    Json(LimitsJson(limits::read(&state.settings())))
}

fn orders_json(state: &Shared, wanted: impl Fn(&Order) -> bool) -> Vec<OrderJson> {
    let standing = state.admin.standing();
    let orders = standing.orders(now()).filter(|order| wanted(order));
    orders
        .map(|order| OrderJson {
            kind: order.kind.name().to_owned(),
            subject: order.subject.clone(),
            reason: order.reason.clone(),
            since: order.since.0,
            until: order.until.map(|until| until.0),
        })
        .collect()
}

pub(super) fn report_json((number, report): (u64, Report)) -> ReportJson {
    ReportJson {
        number,
        at: report.at.0,
        table: report.table.to_string(),
        reporter: report.reporter.map(|guest| guest.to_string()),
        reported: report.reported.map(|guest| guest.to_string()),
        about: report.about.name().to_owned(),
        name: report.name,
        words: report.words,
        text: report.text,
        settled: report.settled.map(|settled| settled.0),
        note: report.note,
    }
}

fn connected(state: &Shared, whose: impl Fn(&Connected) -> bool) -> Vec<ConnectedJson> {
    let all = state.admin.present().all().into_iter().filter(whose);
    all.map(|connected| ConnectedJson {
        guest: connected.guest.to_string(),
        table: connected.table.to_string(),
        address: connected.address.0.to_string(),
        since: connected.since.0,
    })
    .collect()
}

/// How many connections each guest has.
fn lines_of(state: &Shared) -> HashMap<GuestId, u64> {
    let mut lines = HashMap::new();
    for connected in state.admin.present().all() {
        *lines.entry(connected.guest).or_insert(0) += 1;
    }
    lines
}

fn guest_json(state: &Shared, guest: &Guest, lines: &HashMap<GuestId, u64>) -> AdminGuestJson {
    AdminGuestJson {
        id: guest.id.to_string(),
        name: guest.name.clone(),
        created: guest.created.0,
        seen: guest.seen.0,
        connections: lines.get(&guest.id).copied().unwrap_or(0),
        banned: state.admin.guest_ban(guest.id).is_some(),
        muted: state.admin.is_muted(guest.id).is_some(),
    }
}

/// Tables with the names that people have now. Those whose index can't be read are listed all the same.
async fn summaries(
    state: &Shared,
    tables: Vec<TableSummary>,
) -> Result<Vec<AdminTableJson>, StoreError> {
    let mut connections = HashMap::new();
    for connected in state.admin.present().all() {
        *connections.entry(connected.table).or_insert(0) += 1;
    }
    let mut names = HashMap::new();
    let mut summaries = Vec::with_capacity(tables.len());
    for table in tables {
        let mut places =
            IndexedTableJson::parse(&table.summary).map_or(Vec::new(), |index| index.places);
        for place in &mut places {
            http::name_person(&**state.hub.store(), &mut names, place).await?;
        }
        summaries.push(AdminTableJson {
            id: table.table.to_string(),
            game: GameKind::from_name(&table.game).map(GameName),
            places,
            running: table.live,
            listed: table.listed,
            closed: state.admin.is_closed(table.table),
            connections: connections.get(&table.table).copied().unwrap_or(0),
            changed: table.touched.0,
        });
    }
    Ok(summaries)
}
