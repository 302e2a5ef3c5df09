use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};
use stapel_rules::any::{AnyCard, AnyOptions};
use stapel_rules::setup::LayoutChoice;
use stapel_rules::{GameKind, MAX_SEATS, Seat, StarterRule, Viewer};

use super::ErrorOut;
use crate::games::{self, LayoutJson};
use crate::table::{OptionJson, read_options};

/// A line for the referee: of which game it speaks, and what is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name of the game; `None` is the one without.
    pub id: Option<String>,
    pub request: Result<Request, BadRequest>,
}

/// What the referee is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one lives for the time of an answer")]
pub enum Request {
    /// Deal a new game.
    New {
        game: NewGame,
        /// Whether the answer is to tell what may be done then.
        legal: bool,
    },
    /// Name the starter.
    Start { seat: Seat, legal: bool },
    /// List what may be done.
    Legal,
    /// Do something.
    Do {
        /// Any number: a seat that does not play is simply not to act.
        seat: u64,
        action: String,
        legal: bool,
    },
    /// Tell everything.
    State,
    /// Tell what a viewer may know.
    View { viewer: Viewer },
    /// Forget the game.
    Drop,
}

/// A game to be dealt. Players and options are not checked against the game yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    pub options: AnyOptions,
    pub players: u8,
    pub layout: LayoutChoice,
    pub first: Seat,
    pub deal: Deal,
}

/// Where the cards of a deal come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deal {
    /// This deck, top first; the seed, if there is one, is for a shuffled layout alone.
    Deck {
        deck: Vec<AnyCard>,
        layout_seed: Option<String>,
    },
    Seed(String),
}

/// Why a line is no request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRequest {
    #[error("{0}")]
    Json(String),
    #[error("{0}")]
    Request(String),
    #[error("{0}")]
    Deck(String),
    #[error("{0}")]
    Layout(String),
    #[error("{0}")]
    Options(String),
}

impl BadRequest {
    /// What programs go by.
    pub fn code(&self) -> &'static str {
        match self {
            BadRequest::Json(_) => "bad_json",
            BadRequest::Request(_) => "bad_request",
            BadRequest::Deck(_) => "bad_deck",
            BadRequest::Layout(_) => "bad_layout",
            BadRequest::Options(_) => "bad_options",
        }
    }
}

impl From<BadRequest> for ErrorOut {
    fn from(error: BadRequest) -> ErrorOut {
        ErrorOut { code: error.code(), message: error.to_string() }
    }
}

fn bad<T>(message: impl Into<String>) -> Result<T, BadRequest> {
    Err(BadRequest::Request(message.into()))
}

/// No name of a game is longer, in characters.
const MAX_ID: usize = 64;

impl Line {
    /// Reads a line. Whatever is wrong with its request, its name is read if it has one.
    pub fn parse(line: &str) -> Line {
        let fields = match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return Line::bad(bad("a request is an object with an \"op\"")),
            Err(error) => return Line::bad(Err(BadRequest::Json(error.to_string()))),
        };
        match field(&fields, "id") {
            None => Line { id: None, request: Request::parse(&fields) },
            Some(Value::String(id)) if id.chars().nth(MAX_ID).is_none() => {
                Line { id: Some(id.clone()), request: Request::parse(&fields) }
            }
            Some(_) => {
                Line::bad(bad(format!("\"id\" must be a text of at most {MAX_ID} characters")))
            }
        }
    }

    fn bad(request: Result<Request, BadRequest>) -> Line {
        Line { id: None, request }
    }
}

impl Request {
    fn parse(fields: &Map<String, Value>) -> Result<Request, BadRequest> {
        let legal = || match field(fields, "legal") {
            None => Ok(false),
            Some(Value::Bool(legal)) => Ok(*legal),
            Some(_) => bad("\"legal\" must be true or false"),
        };
        match field(fields, "op").and_then(Value::as_str) {
            Some("new") => Ok(Request::New { game: NewGame::parse(fields)?, legal: legal()? }),
            Some("start") => Ok(Request::Start { seat: seat(fields, "seat")?, legal: legal()? }),
            Some("legal") => Ok(Request::Legal),
            Some("do") => {
                let Some(seat) = field(fields, "seat").and_then(Value::as_u64) else {
                    return bad("\"seat\" must be a seat, a number from 0");
                };
                match field(fields, "action").and_then(Value::as_str) {
                    Some(action) => {
                        Ok(Request::Do { seat, action: action.to_owned(), legal: legal()? })
                    }
                    None => bad("\"action\" must be a text such as \"37A\" or \"end\""),
                }
            }
            Some("state") => Ok(Request::State),
            Some("view") => match fields.get("seat") {
                Some(Value::Null) => Ok(Request::View { viewer: Viewer::Spectator }),
                Some(_) => Ok(Request::View { viewer: Viewer::Seat(seat(fields, "seat")?) }),
                None => bad("\"seat\" must be a seat, or null for a spectator"),
            },
            Some("drop") => Ok(Request::Drop),
            _ => bad("\"op\" must be one of new, start, legal, do, state, view, drop"),
        }
    }
}

impl NewGame {
    fn parse(fields: &Map<String, Value>) -> Result<NewGame, BadRequest> {
        let game = field(fields, "game").and_then(Value::as_str).and_then(GameKind::from_name);
        let Some(kind) = game else {
            return bad(format!("\"game\" must be {}", GameKind::NAMES));
        };
        let range = kind.players();
        let players = field(fields, "players").and_then(Value::as_u64);
        let Some(players) = players
            .and_then(|count| u8::try_from(count).ok())
            .filter(|count| range.contains(count))
        else {
            return bad(format!(
                "\"players\" must be a number from {} to {}",
                range.start(),
                range.end()
            ));
        };
        let first = match (field(fields, "first"), kind.about().starter) {
            (None, _) => Seat::FIRST,
            (Some(_), StarterRule::BeforeTheDeal) => seat(fields, "first")?,
            (Some(_), StarterRule::AfterTheDeal) => {
                return bad(format!("{kind} has no \"first\": its starter is named with start"));
            }
        };
        if first.index() >= usize::from(players) {
            return bad(format!("\"first\" must be a seat from 0 to {}", players - 1));
        }
        let options = parse_options(kind, field(fields, "options"))?;
        let seed = match field(fields, "seed") {
            None => None,
            Some(Value::String(seed)) => Some(seed.clone()),
            Some(_) => return bad("\"seed\" must be a text"),
        };
        let layout = parse_layout(kind, field(fields, "layout"))?;
        if layout == LayoutChoice::Shuffled && seed.is_none() {
            return Err(BadRequest::Layout("a shuffled layout needs a \"seed\"".into()));
        }
        let deal = match (field(fields, "deck"), seed) {
            (None, Some(seed)) => Deal::Seed(seed),
            (None, None) => return bad("a new game needs a \"deck\" or a \"seed\""),
            (Some(_), Some(_)) if layout != LayoutChoice::Shuffled => {
                return bad("give a \"deck\" or a \"seed\", not both");
            }
            (Some(deck), layout_seed) => {
                Deal::Deck { deck: parse_deck(&options, deck)?, layout_seed }
            }
        };
        Ok(NewGame { options, players, layout, first, deal })
    }
}

/// A field that is there and not null.
fn field<'v>(fields: &'v Map<String, Value>, name: &str) -> Option<&'v Value> {
    fields.get(name).filter(|value| !value.is_null())
}

fn seat(fields: &Map<String, Value>, name: &str) -> Result<Seat, BadRequest> {
    let index = field(fields, name).and_then(Value::as_u64);
    match index.and_then(|index| usize::try_from(index).ok()).and_then(Seat::new) {
        Some(seat) => Ok(seat),
        None => bad(format!("\"{name}\" must be a seat, a number from 0 to {}", MAX_SEATS - 1)),
    }
}

fn parse_options(kind: GameKind, value: Option<&Value>) -> Result<AnyOptions, BadRequest> {
    let mut changed = BTreeMap::new();
    match value {
        None => {}
        Some(Value::Object(entries)) => {
            for (name, value) in entries {
                let Ok(value) = OptionJson::deserialize(value) else {
                    let message = format!("option {name:?} must be true, false or a whole number");
                    return Err(BadRequest::Options(message));
                };
                changed.insert(name.clone(), value);
            }
        }
        Some(_) => return Err(BadRequest::Options("\"options\" must be an object".into())),
    }
    read_options(kind, &changed).map_err(|error| BadRequest::Options(error.to_string()))
}

fn parse_layout(kind: GameKind, value: Option<&Value>) -> Result<LayoutChoice, BadRequest> {
    let Some(value) = value else { return Ok(LayoutChoice::Default) };
    if !kind.about().has_layout {
        let message = format!("{kind} has no layout: its cards carry no commands");
        return Err(BadRequest::Layout(message));
    }
    let layout = LayoutJson::deserialize(value).map_err(|_| {
        let expected = "\"default\", \"shuffled\", or an object with a list of four numbers from 2 to 99 for each command";
        BadRequest::Layout(format!("\"layout\" must be {expected}"))
    })?;
    layout.read().map_err(|error| BadRequest::Layout(error.to_string()))
}

fn parse_deck(options: &AnyOptions, value: &Value) -> Result<Vec<AnyCard>, BadRequest> {
    let Value::Array(cards) = value else {
        return Err(BadRequest::Deck("\"deck\" must be a list of cards, the top first".into()));
    };
    let read = |(card, number): (&Value, u32)| {
        games::read_card(options, card).map_err(|expected| {
            let found: String = card.to_string().chars().take(40).collect();
            BadRequest::Deck(format!("card {number} is {found}, which is not {expected}"))
        })
    };
    cards.iter().zip(1..).map(read).collect()
}
