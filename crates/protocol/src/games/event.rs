use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyEvent, AnyGame, AnySeen};
use stapel_rules::{Game, Outcome, Viewer};

use super::{OutcomeJson, clear4, piles};
use crate::SeatNumber;
use crate::flat::flat_enum;

/// Something that happened in a game, as one viewer may know it: what happens in every game, or in those of one family.
///
/// There is no field that could hold a card that the viewer may not know. Events are short, since a table sends them
/// to everyone for each play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
pub enum GameEventJson {
    /// It is this seat's turn now.
    Turn {
        seat: SeatNumber,
        /// How many cards the turn needs, in games in which it needs some.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minimum: Option<u8>,
    },
    /// A seat's turn ended.
    Ended { seat: SeatNumber },
    /// The game was decided.
    Decided { outcome: OutcomeJson },
    #[serde(skip)]
    Piles(piles::EventJson),
    #[serde(skip)]
    Clear4(clear4::EventJson),
}

flat_enum!(GameEventJson, Piles(piles::EventJson), Clear4(clear4::EventJson));

impl GameEventJson {
    /// What a viewer saw of a game with so many players.
    pub fn new(seen: &AnySeen, players: u8) -> GameEventJson {
        match seen {
            AnySeen::Piles(seen) => piles::event_json(seen, players),
            AnySeen::Clear4(seen) => clear4::event_json(seen, players),
        }
    }

    /// What was seen of this game, if the event is one of the game and makes sense in it.
    pub fn seen(&self, game: &AnyGame) -> Option<AnySeen> {
        match game {
            AnyGame::Piles(_) => piles::seen(self).map(Into::into),
            AnyGame::Clear4(_) => clear4::seen(self).map(Into::into),
        }
    }

    pub(super) fn decided(outcome: &Outcome, players: u8) -> GameEventJson {
        GameEventJson::Decided { outcome: OutcomeJson::new(outcome, players) }
    }
}

/// Something that happened in a game, as one tells it who sees everything: the referee, and whoever replays a record.
///
/// What everyone sees is told as a spectator is told it. The rest has variants here, and nothing that is sent to a
/// player has this type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum OpenEventJson {
    Seen(GameEventJson),
    Piles(piles::OpenEventJson),
}

impl OpenEventJson {
    /// An event of this game.
    pub fn new(game: &AnyGame, event: &AnyEvent) -> OpenEventJson {
        if let AnyEvent::Piles(event) = event
            && let Some(open) = piles::OpenEventJson::new(event)
        {
            return OpenEventJson::Piles(open);
        }
        let seen = game.seen_by(event, Viewer::Spectator);
        OpenEventJson::Seen(GameEventJson::new(&seen, game.players()))
    }
}
