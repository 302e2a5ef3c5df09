use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyGame, AnySeen};

use super::{
    AgreementJson, GameEventJson, OpenCardsJson, OutcomeJson, PersonJson, PlaceJson, RoundJson,
    ScoreJson, SeatNumber, SignalJson, SignalledJson, WhoJson,
};
use crate::flat::flat_enum;

/// Something that happened at a table, as one viewer may know it: around the game, or in it.
///
/// There is no field that could hold a card that the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
pub enum EventJson {
    /// Something else was agreed on. Seats that are new are empty.
    Agreed {
        agreement: AgreementJson,
        /// Another agreement may begin another match.
        score: ScoreJson,
    },
    /// Who sits in a seat or plays for it has changed.
    Place {
        seat: SeatNumber,
        who: WhoJson,
        /// The bot that plays in their stead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
        /// Whether the person has got up in mid-game. The seat is kept for them until the game is over.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        gone: bool,
        /// Whether the person was removed for good, so that the seat is kept from everyone.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        removed: bool,
        /// Whether the person may say and signal nothing.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        muted: bool,
    },
    /// Someone else is the host.
    Host { person: PersonJson },
    /// The next deal is sealed.
    Sealed { commitment: String },
    /// The cards were dealt.
    Dealt {
        round: Box<RoundJson>,
        /// The game may be the first of another match.
        score: ScoreJson,
    },
    /// A seat gave a signal.
    Signal { seat: SeatNumber, signal: SignalJson },
    /// Nobody had to be silent any more, and this was signalled before and still holds.
    TalkAgain { talk: Vec<SignalledJson> },
    /// A seat said something.
    Said { seat: SeatNumber, text: String },
    /// A seat asks to take its last play back.
    TakebackAsked { seat: SeatNumber },
    /// A seat answered.
    TakebackAnswered { seat: SeatNumber, agree: bool },
    /// The last play was taken back, and the game is this again.
    TookBack { seat: SeatNumber, round: Box<RoundJson> },
    /// A seat asks to end the game early.
    EndAsked { seat: SeatNumber },
    /// A seat answered. If it does not agree, or asked itself and thinks better of it, the question is gone.
    EndAnswered { seat: SeatNumber, agree: bool },
    /// The question of this seat is void: somebody played on, or its person got up.
    EndDropped { seat: SeatNumber },
    /// The person in a seat may say and signal nothing, or may again.
    Muted { seat: SeatNumber, on: bool },
    /// A person may never again sit down, talk or lead at this table.
    Removed { person: PersonJson },
    /// The game is over, and everything about it is public.
    Over {
        /// Null if it was given up.
        outcome: Option<OutcomeJson>,
        /// Whether it was ended early and counts as it stood.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        stopped: bool,
        seed: String,
        score: ScoreJson,
        record: String,
        /// What nobody had laid, face up. Servers before did not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened: Option<Box<OpenCardsJson>>,
    },
    /// Something happened in the game.
    #[serde(skip)]
    Game(GameEventJson),
}

flat_enum!(EventJson, Game(GameEventJson));

impl EventJson {
    /// Who sits in a seat or plays for it has changed.
    pub fn place(seat: SeatNumber, place: PlaceJson) -> EventJson {
        let PlaceJson { who, stand_in, gone, removed, muted } = place;
        EventJson::Place { seat, who, stand_in, gone, removed, muted }
    }

    /// What a viewer saw of a game with so many players.
    pub fn new(seen: &AnySeen, players: u8) -> EventJson {
        EventJson::Game(GameEventJson::new(seen, players))
    }

    /// What was seen of this game, if the event is one of the game and makes sense in it.
    pub fn seen(&self, game: &AnyGame) -> Option<AnySeen> {
        match self {
            EventJson::Game(event) => event.seen(game),
            _ => None,
        }
    }
}
