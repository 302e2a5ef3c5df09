use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyGame, AnySeen};

use super::{
    AgreementJson, GameEventJson, OutcomeJson, PersonJson, RoundJson, ScoreJson, SeatNumber,
    SignalJson, SignalledJson, WhoJson,
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
    /// The game is over, and everything about it is public.
    Over {
        /// Null if it was given up.
        outcome: Option<OutcomeJson>,
        seed: String,
        score: ScoreJson,
        record: String,
    },
    /// Something happened in the game.
    #[serde(skip)]
    Game(GameEventJson),
}

flat_enum!(EventJson, Game(GameEventJson));

impl EventJson {
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
