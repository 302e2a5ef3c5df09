use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{
    AgreementJson, EventJson, MAX_MESSAGE, MAX_REQUEST_ID, MAX_TO_CLIENT, RoundJson, SeatNumber,
    ShuffleJson, SignalJson,
};

use crate::admin::AnnouncementJson;
use crate::tree;

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToServer {
    /// A number that the sender never uses twice at this table, also not after a reload. The answer
    /// carries it, and sending the request again with the same number changes nothing.
    pub id: u64,
    /// The version of the table that the sender decided on. Plays need it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<u64>,
    pub r#do: DoJson,
}

/// What can be wanted of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DoJson {
    /// To play: an action in the notation, such as `37A` or `end`.
    Act(String),
    /// To sit down, in this seat or wherever there is room.
    Sit(Option<SeatNumber>),
    /// To get up. In mid-game the seat is kept.
    Leave,
    /// To get up and give the seat up, also in mid-game.
    LeaveForGood,
    /// To empty a seat, while no game runs.
    Empty(SeatNumber),
    Bot {
        seat: SeatNumber,
        bot: String,
    },
    Agree(AgreementJson),
    Host(SeatNumber),
    /// To deal, for the first time or once more.
    Deal,
    /// To promise bits for the next deal, by the commitment to them.
    Share(String),
    /// To reveal the bits that were promised.
    Reveal(String),
    Start(SeatNumber),
    Signal(SignalJson),
    Say(String),
    TakeBack,
    AnswerTakeback(bool),
    /// To have it counted that one was told what a strong player would do here, on one's own turn.
    Hint,
    /// To let a bot play for someone who is away.
    StandIn {
        seat: SeatNumber,
        bot: String,
    },
    ComeBack,
    /// To end the game early: at once if no other person is there, otherwise they are asked.
    GiveUp,
    /// To answer someone who asks that.
    AnswerEnd(bool),
    /// To let the person in a seat say and signal nothing, or talk again.
    Mute {
        seat: SeatNumber,
        on: bool,
    },
    /// To make the person in a seat get up.
    Remove {
        seat: SeatNumber,
        /// Whether they may never again sit down, talk or lead at this table.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        for_good: bool,
    },
    /// To say that one would play once more, when a game is over.
    Again,
    Look,
    Ping,
}

/// Why a message can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ToServerError {
    #[error("a message has at most {MAX_MESSAGE} bytes")]
    TooLong,
    #[error("{0}")]
    Json(String),
    /// It is JSON, but not a request.
    #[error("{message}")]
    Request {
        /// The number of the request, if that could be read.
        id: Option<u64>,
        message: String,
    },
}

impl ToServer {
    /// Reads a message.
    pub fn parse(text: &str) -> Result<ToServer, ToServerError> {
        if text.len() > MAX_MESSAGE {
            return Err(ToServerError::TooLong);
        }
        match serde_json::from_str::<ToServer>(text) {
            Ok(request) if request.id > MAX_REQUEST_ID => Err(ToServerError::Request {
                id: None,
                message: format!("\"id\" is a number from 0 to {MAX_REQUEST_ID}"),
            }),
            Ok(request) => Ok(request),
            Err(error) => Err(explain(text, &error)),
        }
    }

    /// The message as it travels.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

/// What was wrong, and the number of the request if there is one, so that its sender gets an answer.
fn explain(text: &str, error: &serde_json::Error) -> ToServerError {
    #[derive(Deserialize)]
    struct Numbered {
        id: Option<u64>,
    }
    // What is skipped may be nested as deeply as it likes.
    match serde_json::from_str::<IgnoredAny>(text) {
        Ok(_) => {
            let numbered = serde_json::from_str::<Numbered>(text).ok();
            ToServerError::Request {
                id: numbered.and_then(|request| request.id).filter(|id| *id <= MAX_REQUEST_ID),
                message: error.to_string(),
            }
        }
        Err(error) => ToServerError::Json(error.to_string()),
    }
}

/// What a table tells one viewer. Fields that are new to the reader do no harm: a server may be newer than a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "one is alive at a time, and not for long")]
pub enum ToClient {
    /// The whole table as the reader sees it. It comes first, and whenever events would not do.
    Table(TableJson),
    Changed {
        /// The version it had before: the one that the reader should have.
        since: u64,
        version: u64,
        /// The request of the reader that led to it, if one did. This is its answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// What happened, in order.
        events: Vec<EventJson>,
        /// When the time of the turn is up, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<i64>,
        /// The server's clock, in milliseconds since 1970, if there is a deadline to compare with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<i64>,
    },
    /// The request was done before, or there was nothing to do.
    Done {
        id: u64,
        /// The version that it led to.
        version: u64,
    },
    /// The request was refused, and nothing has changed.
    Refused {
        /// Null if it could not be read.
        id: Option<u64>,
        code: String,
        /// For people, in English.
        message: String,
        /// The version that the table has.
        version: u64,
        /// After how many milliseconds the same request can be sent again, if it only came too fast.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry_after_ms: Option<u32>,
    },
    /// It is the reader's turn. Only sent to those who asked for it.
    YourTurn {
        /// The version to act on.
        version: u64,
        legal: Vec<String>,
    },
    Here(HereJson),
    /// How far a deal has come. Only sent to those who add bits to it.
    Shuffle(ShuffleJson),
    /// What whoever runs the server tells everyone. It comes when there is something to tell, and when that changes.
    Notice(NoticeJson),
    Bye {
        code: String,
        /// For people, in English.
        message: String,
    },
}

/// Why a message from a table can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ToClientError(String);

impl ToClient {
    /// Reads a message.
    pub fn parse(text: &str) -> Result<ToClient, ToClientError> {
        if text.len() > MAX_TO_CLIENT {
            return Err(ToClientError(format!("a message has at most {MAX_TO_CLIENT} bytes")));
        }
        tree::read(text).map_err(|error| ToClientError(error.to_string()))
    }

    /// The message as it travels.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableJson {
    /// How often it has changed.
    pub version: u64,
    pub you: YouJson,
    pub host: PersonJson,
    pub agreement: AgreementJson,
    /// By seat.
    pub places: Vec<PlaceJson>,
    /// The commitment to the seed of the next deal, if it is sealed.
    pub commitment: Option<String>,
    pub score: ScoreJson,
    /// The game that is played, or the last one that was.
    pub round: Option<RoundJson>,
    pub here: HereJson,
    pub said: Vec<SaidJson>,
    /// The server's clock, in milliseconds since 1970.
    pub now: i64,
    /// When the time of the turn is up.
    pub deadline: Option<i64>,
    /// What happened last in the game on the table and what was said meanwhile, as the reader may know it: at most
    /// [`MAX_HISTORY`](super::MAX_HISTORY) changes, the newest last. Left out if there is nothing to tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<PastJson>,
}

/// What happened at once, some time ago.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastJson {
    /// The seat that took its last play back, if one did. What was played is still told before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_back: Option<SeatNumber>,
    /// In order, without what shows a whole game or what was agreed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<EventJson>,
}

/// Who the reader is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct YouJson {
    pub id: String,
    /// Null for a spectator.
    pub seat: Option<SeatNumber>,
    /// Whether the reader was removed for good, and can only watch.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub removed: bool,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonJson {
    /// A number that tells people apart who have the same name. It is no secret and proves nothing.
    pub id: String,
    /// What they call themselves; null if they left for good.
    pub name: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum WhoJson {
    Empty,
    Person(PersonJson),
    Bot(String),
}

impl WhoJson {
    /// Reads what [`to_text`](WhoJson::to_text) wrote; `None` if it is something else.
    pub fn parse(text: &str) -> Option<WhoJson> {
        tree::read(text).ok()
    }

    /// As it is kept.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceJson {
    pub who: WhoJson,
    /// The bot that plays in their stead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the person has got up in mid-game. The seat is kept for them until the game is over.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub gone: bool,
    /// Whether the person was removed for good, so that the seat is kept from everyone.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub removed: bool,
    /// Whether the person may say and signal nothing.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub muted: bool,
}

impl PlaceJson {
    /// A place with nothing special about it.
    pub fn of(who: WhoJson) -> PlaceJson {
        PlaceJson { who, stand_in: None, gone: false, removed: false, muted: false }
    }
}

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreJson {
    /// Rounds that are over.
    pub played: u8,
    /// Rounds that make the match.
    pub rounds: u8,
    /// By seat.
    pub points: Vec<i16>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidJson {
    pub seat: SeatNumber,
    pub text: String,
}

/// What whoever runs a server tells everyone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoticeJson {
    /// Null if nothing is announced.
    pub announcement: Option<AnnouncementJson>,
    /// Whether no tables are opened and no games are dealt for the time being. Those that run go on.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub maintenance: bool,
    /// Whether nobody new is let in for the time being.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub registration_closed: bool,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HereJson {
    /// For each seat, whether the person who sits there is connected.
    pub seats: Vec<bool>,
    pub watching: u32,
    /// Whether the host has no seat and isn't connected.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub host_away: bool,
    /// Whether the host has been away for so long that those who sit there can do what hosts do.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub lead_open: bool,
    /// Whether who starts has been waited for so long that anyone who sits there can name the starter.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub start_open: bool,
    /// The seats for which a bot may be asked to stand in now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relief: Vec<SeatNumber>,
    /// By seat, since when its person is away; null for those who are here. Left out if nobody is away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away_since: Vec<Option<i64>>,
    /// After a game, the seats whose people would play once more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<SeatNumber>,
}

impl HereJson {
    /// Whether somebody has been waited for so long that others may decide.
    pub fn is_waiting(&self) -> bool {
        self.start_open || !self.relief.is_empty()
    }
}
