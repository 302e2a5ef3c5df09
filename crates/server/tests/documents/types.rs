//! The schemas of the OpenAPI document and the types of the protocol say the same: which fields there are, which of them
//! may be missing, and which numbers and names there are.

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use stapel_bots::Level;
use stapel_protocol::games::clear4::{FaceName, FromJson, PhaseName, StackNumber, ValueNumber};
use stapel_protocol::games::piles::{CardNumber, CommandName, PileLetter, StartName, WishName};
use stapel_protocol::table::rest::{
    ClaimJson, DevicesJson, ErrorJson, KeptJson, LinkJson, LookJson, MeJson, NameJson, NewPushJson,
    NewReportJson, NewTableJson, OfflineRecordJson, OpenedJson, PushJson, RecordJson, RecordsJson,
    TableGameJson, TablesJson, TokenJson,
};
use stapel_protocol::table::{
    AgreementJson, DoJson, EventJson, GameName, LayoutJson, NoticeJson, OutcomeJson, RoundJson,
    SeatNumber, SignalJson, TableJson, ToClient, ToServer, ViewJson, WhoJson,
};
use stapel_rules::clear4::Phase;
use stapel_rules::piles::Command;
use stapel_rules::{GameKind, Loss};
use stapel_table::{Clock, Takeback, Talk};

use crate::document::{self, named};
use crate::files;
use crate::schema::Schemas;
use crate::schemas::{changed, schema_of};
use crate::traced::{self, Fields};

/// What a type makes of a value.
struct Type {
    fields: fn(&Value) -> Fields,
    /// What is written again for what was read, if it can be read.
    rewrite: fn(&Value) -> Option<Value>,
}

fn of<T: DeserializeOwned + Serialize>() -> Type {
    Type {
        fields: traced::fields::<T>,
        rewrite: |value| {
            let read: T = serde_json::from_value(value.clone()).ok()?;
            Some(serde_json::to_value(&read).unwrap())
        },
    }
}

/// The type of the schema of a golden file.
fn type_of(schema: &str) -> Type {
    match schema {
        "Agreement" => of::<AgreementJson>(),
        "Claim" => of::<ClaimJson>(),
        "Devices" => of::<DevicesJson>(),
        "Do" => of::<DoJson>(),
        "Error" => of::<ErrorJson>(),
        "Event" => of::<EventJson>(),
        "Kept" => of::<KeptJson>(),
        "Layout" => of::<LayoutJson>(),
        "Link" => of::<LinkJson>(),
        "Look" => of::<LookJson>(),
        "Me" => of::<MeJson>(),
        "Name" => of::<NameJson>(),
        "NewPush" => of::<NewPushJson>(),
        "NewReport" => of::<NewReportJson>(),
        "NewTable" => of::<NewTableJson>(),
        "Notice" => of::<NoticeJson>(),
        "OfflineRecord" => of::<OfflineRecordJson>(),
        "Opened" => of::<OpenedJson>(),
        "Outcome" => of::<OutcomeJson>(),
        "Push" => of::<PushJson>(),
        "Record" => of::<RecordJson>(),
        "Records" => of::<RecordsJson>(),
        "Round" => of::<RoundJson>(),
        "Signal" => of::<SignalJson>(),
        "Table" => of::<TableJson>(),
        "TableGame" => of::<TableGameJson>(),
        "Tables" => of::<TablesJson>(),
        "ToClient" => of::<ToClient>(),
        "ToServer" => of::<ToServer>(),
        "Token" => of::<TokenJson>(),
        "View" => of::<ViewJson>(),
        "Who" => of::<WhoJson>(),
        other => panic!("{other} has no type"),
    }
}

/// The properties that stand at a place of the document.
fn properties(document: &Value, place: &str) -> BTreeSet<String> {
    document.pointer(place).unwrap().as_object().unwrap().keys().cloned().collect()
}

#[test]
fn every_field_of_every_type_is_documented_and_no_other() {
    let document = document::read();
    let mut schemas = Schemas::new(&document);
    let (mut compared, mut seen_places) = (BTreeSet::new(), BTreeSet::new());
    for (name, text) in files::golden() {
        let value: Value = serde_json::from_str(&text).unwrap();
        let fields = (type_of(schema_of(&name)).fields)(&value);
        for seen in schemas.check(&named(schema_of(&name)), &value).unwrap() {
            if let Some(fields) = fields.get(&seen.instance) {
                let documented = properties(&document, &seen.place);
                assert_eq!(documented, *fields, "{name}.json: {}", seen.place);
                compared.insert(seen.place.clone());
            }
            seen_places.insert(seen.place);
        }
    }
    // One is a map, the other one holds a summary that it is written in one with.
    let layout = "/components/schemas/Layout/oneOf/1/properties";
    let record = "/components/schemas/Record/properties";
    let others: Vec<&String> = seen_places.difference(&compared).collect();
    assert_eq!(others, [layout, record]);
    let commands = Command::ALL.map(|command| command.name().to_owned());
    assert_eq!(properties(&document, layout), BTreeSet::from(commands));
    let mut summary = properties(&document, "/components/schemas/RecordSummary/properties");
    summary.extend(["commitment", "record"].map(str::to_owned));
    assert_eq!(properties(&document, record), summary);
}

/// What may be missing can be read without it. What may not is always written.
#[test]
fn what_is_required_is_what_is_always_there() {
    let without_one = |value: &Value| {
        // A layout is read as a map first. What lacks a command is found after that.
        let fields = value.as_object().filter(|object| !object.contains_key("no-trick"));
        let fields = fields.into_iter().flatten();
        let without = fields.map(|(name, _)| {
            let mut rest = value.clone();
            rest.as_object_mut().unwrap().remove(name);
            rest
        });
        without.collect()
    };
    let schemas = Schemas::new(&document::read());
    let mut count = 0;
    for (name, text) in files::golden() {
        let value: Value = serde_json::from_str(&text).unwrap();
        let validator = schemas.validator(&named(schema_of(&name))).unwrap();
        let rewrite = type_of(schema_of(&name)).rewrite;
        for value in changed(&value, &without_one) {
            let rewritten = rewrite(&value);
            if validator.is_valid(&value) {
                assert!(rewritten.is_some(), "{name}.json: can't be read: {value}");
            } else {
                assert_ne!(rewritten, Some(value), "{name}.json: can be written");
            }
            count += 1;
        }
    }
    assert!(count > 500, "only {count} values were tried");
}

/// Whether a number or name is known.
type Known = fn(&Value) -> bool;

fn reads<T: DeserializeOwned>(value: &Value) -> bool {
    serde_json::from_value::<T>(value.clone()).is_ok()
}

fn is_level(name: &Value) -> bool {
    name.as_str().is_some_and(|name| Level::from_name(name).is_some())
}

/// Every number and name that some schema or type might take.
fn candidates(document: &Value) -> Vec<Value> {
    fn collect(value: &Value, all: &mut Vec<Value>) {
        match value {
            Value::Object(object) => {
                all.extend(
                    object.get("enum").and_then(Value::as_array).cloned().into_iter().flatten(),
                );
                object.values().for_each(|inner| collect(inner, all));
            }
            Value::Array(items) => items.iter().for_each(|inner| collect(inner, all)),
            _ => {}
        }
    }
    let mut all: Vec<Value> = (0..=256).map(Value::from).collect();
    collect(document, &mut all);
    all.extend(GameKind::ALL.map(|kind| kind.name().into()));
    all.extend(Command::ALL.map(|command| command.name().into()));
    all.extend(Loss::ALL.map(|loss| loss.name().into()));
    all.extend(Phase::ALL.map(|phase| phase.name().into()));
    all.extend(Clock::ALL.map(|clock| clock.name().into()));
    all.extend(Takeback::ALL.map(|takeback| takeback.name().into()));
    all.extend(Talk::ALL.map(|talk| talk.name().into()));
    all.extend(Level::ALL.map(|level| level.name().into()));
    all
}

#[test]
fn numbers_and_names_are_those_that_are_documented() {
    let document = document::read();
    let schemas = Schemas::new(&document);
    let candidates = candidates(&document);
    let cases: [(&str, Known); 18] = [
        ("Seat", reads::<SeatNumber>),
        ("Card", reads::<CardNumber>),
        ("Pile", reads::<PileLetter>),
        ("Command", reads::<CommandName>),
        ("Stack", reads::<StackNumber>),
        ("Value", reads::<ValueNumber>),
        ("Face", reads::<FaceName>),
        ("From", reads::<FromJson>),
        ("Game", reads::<GameName>),
        ("Clear4View/properties/phase", reads::<PhaseName>),
        ("Signal/oneOf/1/properties/start", reads::<StartName>),
        ("Signal/oneOf/2/properties/pile/properties/wish", reads::<WishName>),
        ("Bot", is_level),
        ("Agreement/properties/at_zero", |name| is_level(name) || name == "wait"),
        ("Agreement/properties/clock", |name| {
            name.as_str().is_some_and(|name| Clock::from_name(name).is_some())
        }),
        ("Agreement/properties/takeback", |name| {
            name.as_str().is_some_and(|name| Takeback::from_name(name).is_some())
        }),
        ("Agreement/properties/talk", |name| {
            name.as_str().is_some_and(|name| Talk::from_name(name).is_some())
        }),
        ("Outcome/oneOf/1/properties/lost/properties/reason", |name| {
            Loss::ALL.iter().any(|loss| name == loss.name())
        }),
    ];
    for (place, is_known) in cases {
        let validator = schemas.validator(&named(place)).unwrap();
        for candidate in &candidates {
            let told = validator.is_valid(candidate);
            assert_eq!(told, is_known(candidate), "{place}: {candidate}");
        }
        assert!(candidates.iter().any(is_known), "{place} is never anything");
    }
}
