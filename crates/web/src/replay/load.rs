use leptos::prelude::*;
use stapel_client::agreement::BOTS;
use stapel_client::replay::Recording;
use stapel_protocol::table::rest::{RecordJson, RecordSummaryJson};
use stapel_protocol::table::{AgreementJson, GameName, PersonJson, WhoJson};
use stapel_rules::Seat;
use stapel_rules::notation::Record;
use wasm_bindgen_futures::spawn_local;

use super::what_if::{LINK, carried_record};
use crate::app::me::explain;
use crate::app::words::{count, say};
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;

/// A game that is being loaded.
#[derive(Clone)]
pub(super) enum Loaded {
    Waiting,
    Missing,
    /// It can't be loaded, and this is why.
    Unreachable(String),
    /// It is here, but can't be read or replayed.
    Broken(Broken),
    Here(Box<LoadedGame>),
}

/// A record that can't be shown.
#[derive(Clone)]
pub(super) struct Broken {
    pub(super) why: String,
    /// Its text, if it has one.
    pub(super) text: Option<String>,
}

/// A game that was loaded.
#[derive(Clone)]
pub(super) struct LoadedGame {
    pub(super) recording: Recording,
    pub(super) json: RecordJson,
    pub(super) cards: usize,
    /// Whether it is only in this browser.
    pub(super) only_here: bool,
}

/// Loads a game: from this browser if it is kept here, otherwise from the server.
pub(super) fn load(id: &str) -> RwSignal<Loaded> {
    let loaded = RwSignal::new(Loaded::Waiting);
    if id == LINK {
        loaded.set(carried_record().map_or(Loaded::Missing, carried));
        return loaded;
    }
    // What was tried in another game is kept under the id of its table.
    let here = storage::read(&format!("record.{id}"));
    if let Some(text) = here.or_else(|| storage::read(&format!("tried.{id}"))) {
        loaded.set(understand(&text, true));
        return loaded;
    }
    let path = format!("/api/v1/records/{id}");
    spawn_local(async move {
        let answer = match fetch::get(&path).await {
            Ok(text) => understand(&text, false),
            Err(Failure::Refused { status: 400 | 404, .. }) => Loaded::Missing,
            Err(failure) => Loaded::Unreachable(untrack(|| explain(&failure))),
        };
        // The page may be gone by now.
        loaded.try_set(answer);
    });
    loaded
}

fn understand(text: &str, only_here: bool) -> Loaded {
    let Some(json) = RecordJson::parse(text) else {
        let why = String::from("not a record as servers send them");
        return Loaded::Broken(Broken { why, text: None });
    };
    match deal(&json) {
        Ok((recording, cards)) => {
            Loaded::Here(Box::new(LoadedGame { recording, json, cards, only_here }))
        }
        Err(why) => Loaded::Broken(Broken { why, text: Some(json.record) }),
    }
}

/// A record that came with its link: nothing is known of it but what it says.
fn carried(text: String) -> Loaded {
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(error) => return Loaded::Broken(Broken { why: error.to_string(), text: Some(text) }),
    };
    let called = |seat: Seat| {
        let seat_name = || say("seat-number", &[("seat", count(seat.index() as u8 + 1))]);
        let name = record.names[seat.index()].clone().unwrap_or_else(|| untrack(seat_name));
        match BOTS.contains(&name.as_str()) {
            true => WhoJson::Bot(name),
            false => WhoJson::Person(PersonJson { id: String::new(), name: Some(name) }),
        }
    };
    let summary = RecordSummaryJson {
        id: String::from(LINK),
        game: GameName(record.kind()),
        finished: 0,
        places: Seat::all(record.players).map(called).collect(),
        result: None,
        offline: true,
        agreement: Some(AgreementJson::of_record(&record)),
    };
    let json = RecordJson { summary, commitment: String::new(), record: text };
    match deal(&json) {
        Ok((recording, cards)) => {
            Loaded::Here(Box::new(LoadedGame { recording, json, cards, only_here: false }))
        }
        Err(why) => Loaded::Broken(Broken { why, text: Some(json.record) }),
    }
}

/// Deals the game from its seed and plays it through. Tells how many cards were dealt, too.
fn deal(json: &RecordJson) -> Result<(Recording, usize), String> {
    let record = Record::parse(&json.record).map_err(|error| error.to_string())?;
    let (game, deck) = stapel_table::deal(&record).map_err(|error| error.to_string())?;
    let cards = deck.len();
    let recording = Recording::new(record, game, deck).map_err(|error| error.to_string())?;
    Ok((recording, cards))
}
