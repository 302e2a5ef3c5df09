//! What is told of games: one directory for each family, and here the registry of them. The other protocols know games
//! only through it, so all of them tell the same in the same words.

pub mod clear4;
mod event;
mod opened;
mod outcome;
pub mod piles;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stapel_rules::any::{
    AnyCard, AnyGame, AnyOptions, AnySignal, AnySpread, AnyState, AnyTalk, AnyView,
};
use stapel_rules::{Dealt, Seat, TableGame, Viewer};

pub use event::{GameEventJson, OpenEventJson};
pub use opened::OpenCardsJson;
pub use outcome::OutcomeJson;
/// Something that a seat may tell the others without naming a card. Only one family of games has signals; with a second
/// one, this becomes an enum over both.
pub use piles::SignalJson;
/// Which cards carry commands. Only one family of games has such cards.
pub use piles::{LayoutJson, LayoutName, LayoutReadError};

use crate::SeatNumber;

/// A game as one viewer may know it, with everything that is needed to go on from there by events.
///
/// There is no field for what the viewer may not know. What follows from the rest is not there either: the cards that are
/// unseen, the commands in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ViewJson {
    Piles(piles::ViewJson),
    Clear4(clear4::ViewJson),
}

impl ViewJson {
    /// What a viewer may know of a game. `None` if the parts are not of one game.
    pub fn new(game: &AnyGame, view: &AnyView, spread: &AnySpread) -> Option<ViewJson> {
        match (game, view, spread) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnySpread::Piles(spread)) => {
                Some(ViewJson::Piles(piles::ViewJson::new(rules, view, spread)))
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySpread::Clear4(spread)) => {
                Some(ViewJson::Clear4(clear4::ViewJson::new(rules, view, spread)))
            }
            _ => None,
        }
    }

    /// The view and what lies on the table, if they make sense in this game.
    pub fn read(&self, game: &AnyGame) -> Option<(AnyView, AnySpread)> {
        match (self, game) {
            (ViewJson::Piles(json), AnyGame::Piles(rules)) => {
                json.read(rules).map(|(view, spread)| (view.into(), spread.into()))
            }
            (ViewJson::Clear4(json), AnyGame::Clear4(rules)) => {
                json.read(rules).map(|(view, spread)| (view.into(), spread.into()))
            }
            _ => None,
        }
    }
}

/// Everything about a game, as the referee sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "one lives for the time of an answer")]
pub enum StateOut {
    Piles(piles::StateOut),
    Clear4(clear4::StateOut),
}

impl StateOut {
    /// The state of a game whose table looks like this.
    pub fn new(dealt: &Dealt<AnyGame>, spread: &AnySpread) -> StateOut {
        match (dealt.game(), dealt.state(), spread) {
            (AnyGame::Piles(rules), AnyState::Piles(state), AnySpread::Piles(spread)) => {
                let deck = dealt.deck().iter().filter_map(|card| match card {
                    AnyCard::Piles(card) => Some(*card),
                    _ => None,
                });
                StateOut::Piles(piles::StateOut::new(rules, state, spread, deck))
            }
            (AnyGame::Clear4(rules), AnyState::Clear4(state), AnySpread::Clear4(spread)) => {
                let deck = dealt.deck().iter().filter_map(|card| match card {
                    AnyCard::Clear4(face) => Some(*face),
                    _ => None,
                });
                let deck: Vec<_> = deck.collect();
                StateOut::Clear4(clear4::StateOut::new(rules, state, spread, &deck))
            }
            _ => unreachable!("a game, its state and its table are of one kind"),
        }
    }

    /// The same with the layout in force, where the game has one.
    #[must_use]
    pub fn with_layout(mut self, game: &AnyGame) -> StateOut {
        if let StateOut::Piles(state) = &mut self
            && game.kind().about().has_layout
        {
            state.set_layout(game.setup().layout);
        }
        self
    }
}

impl From<AnySignal> for SignalJson {
    fn from(signal: AnySignal) -> SignalJson {
        match signal {
            AnySignal::Piles(signal) => signal.into(),
            AnySignal::Clear4(never) => match never {},
        }
    }
}

impl SignalJson {
    /// The signal that is meant.
    pub fn signal(self) -> AnySignal {
        AnySignal::Piles(self.into())
    }
}

/// The signals that were given and still hold, by seat.
pub(crate) fn signals(talk: &AnyTalk) -> Vec<(Seat, SignalJson)> {
    match talk {
        AnyTalk::Piles(talk) => piles::signals(talk).collect(),
        AnyTalk::Clear4(_) => Vec::new(),
    }
}

/// A card of a deck of the game with these options; otherwise what a card of it is.
pub(crate) fn read_card(options: &AnyOptions, card: &Value) -> Result<AnyCard, &'static str> {
    match options {
        AnyOptions::Piles(..) => match piles::CardNumber::deserialize(card) {
            Ok(card) => Ok(card.0.into()),
            Err(_) => Err(piles::CardNumber::EXPECTED),
        },
        AnyOptions::Clear4(_) => match clear4::FaceName::deserialize(card) {
            Ok(face) => Ok(face.0.into()),
            Err(_) => Err(clear4::FaceName::EXPECTED),
        },
    }
}

fn viewer_json(viewer: Viewer) -> Option<SeatNumber> {
    match viewer {
        Viewer::Seat(seat) => Some(SeatNumber(seat)),
        Viewer::Spectator => None,
    }
}

fn viewer(json: Option<SeatNumber>) -> Viewer {
    json.map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.0))
}

/// The numbers of those who play, one for each, and nothing for seats that don't.
fn for_each_seat<const SEATS: usize>(numbers: &[u8], players: u8) -> Option<[u8; SEATS]> {
    let mut seats = [0; SEATS];
    let playing = seats.get_mut(..usize::from(players))?;
    if numbers.len() != playing.len() {
        return None;
    }
    playing.copy_from_slice(numbers);
    Some(seats)
}
