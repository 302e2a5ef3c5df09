//! Finished games, to be looked at step by step.
//!
//! A [`Recording`] has a position for the deal and one after every step. Each is shown with [open
//! cards](Perspective::Open) or as a seat saw it, by the same parts as at the table.

mod moments;
mod play;
mod review;
mod show;

use stapel_protocol::table::AgreementJson;
use stapel_rules::any::{AnyAction, AnyCard, AnyEvent, AnyGame, AnyState};
use stapel_rules::notation::{
    LayoutChoice, Record, Replay, ReplayError, Step, SyntaxError, write_position,
};
use stapel_rules::setup::SetupError;
use stapel_rules::{Game, GameKind, Outcome, Seat, TableGame, Turn};

pub use moments::Moment;
pub use review::{Reviewed, Signs, better, is_played};
pub(crate) use show::Position;
pub use show::{OpenHand, Perspective, ReplayScreen, ReplayStep};

pub use crate::games::clear4::{Clear4Moment, Clear4Play};
pub use crate::games::piles::PilesMoment;
pub use crate::games::{MomentKind, OpenCards, ReplayGame, TurnPicture};

/// A finished game with all its positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    record: Record,
    game: AnyGame,
    /// The positions: after the deal, and after each step.
    states: Vec<AnyState>,
    /// The steps: each leads to the position after the one with its index.
    steps: Vec<Recorded>,
    moments: Vec<Moment>,
}

/// What led from one position to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Recorded {
    seat: Seat,
    did: Did,
    events: Vec<AnyEvent>,
}

/// What a step was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    Started,
    Acted(AnyAction),
}

/// Why a text can't be shown as a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordingError {
    #[error(transparent)]
    Syntax(SyntaxError),
    /// Its deck or its layout follow from its seed: whoever can shuffle makes them, and calls
    /// [`Recording::new`].
    #[error("the deal must be made from the seed first")]
    NeedsSeed,
    #[error(transparent)]
    Setup(SetupError),
    #[error(transparent)]
    Replay(ReplayError),
}

impl Recording {
    /// Reads a record that has its deck written out.
    pub fn read(text: &str) -> Result<Recording, RecordingError> {
        let record = Record::parse(text).map_err(RecordingError::Syntax)?;
        let deck = record.deck.clone().ok_or(RecordingError::NeedsSeed)?;
        if record.layout == LayoutChoice::Shuffled {
            return Err(RecordingError::NeedsSeed);
        }
        let game = record.game(|_cards| {}).map_err(RecordingError::Setup)?;
        Recording::new(record, game, deck)
    }

    /// The recorded game with these rules and this deck.
    pub fn new(
        record: Record,
        game: AnyGame,
        deck: Vec<AnyCard>,
    ) -> Result<Recording, RecordingError> {
        let mut replay = Replay::new(&record, game, deck).map_err(RecordingError::Replay)?;
        let mut states = vec![*replay.dealt().state()];
        let mut steps = Vec::new();
        while let Some(step) = replay.step().map_err(RecordingError::Replay)? {
            steps.push(match step {
                Step::Started { seat, events } => Recorded { seat, did: Did::Started, events },
                Step::Acted { seat, action, events, .. } => {
                    Recorded { seat, did: Did::Acted(action), events }
                }
            });
            states.push(*replay.dealt().state());
        }
        let moments = moments::find(&game, &states, &steps);
        Ok(Recording { record, game, states, steps, moments })
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// The rules that it was played by.
    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// By which rules it was played.
    pub fn agreement(&self) -> AgreementJson {
        AgreementJson::of_record(&self.record)
    }

    /// The record itself, with names and seed.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// A position in the notation, or the last one if there are not so many.
    pub fn position(&self, index: usize) -> String {
        write_position(&self.game, &self.states[index.min(self.last())])
    }

    /// Whether someone could play on in a position.
    pub fn goes_on_at(&self, index: usize) -> bool {
        self.states.get(index).is_some_and(|state| self.game.turn(state) != Turn::Over)
    }

    /// How the game ended; `None` if it was given up.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.result
    }

    /// The last position. The first one, the deal, is 0.
    pub fn last(&self) -> usize {
        self.steps.len()
    }

    /// The moments worth looking at, in order.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The positions in which a turn has just begun, in order: for going from turn to turn.
    pub fn turns(&self) -> impl Iterator<Item = usize> {
        let begins = |step: &Recorded| step.events.iter().any(AnyGame::begins_turn);
        let after = self.steps.iter().enumerate().filter(move |(_, step)| begins(step));
        after.map(|(index, _)| index + 1)
    }
}
