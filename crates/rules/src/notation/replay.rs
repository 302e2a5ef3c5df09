use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::Record;
use super::record::write_result;
use crate::any::{AnyAction, AnyCard, AnyEvent, AnyGame, AnySpread};
use crate::{
    Dealt, DeckError, Game, Midway, MidwayError, Outcome, Refusal, Seat, TableGame, Turn, Viewer,
};

/// A record being replayed, step by step, without RNG or clock: every step is checked.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    record: &'r Record,
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
    started: bool,
    turn: usize,
    action: usize,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The starter was named.
    Started { seat: Seat, events: Vec<AnyEvent> },
    /// A seat acted.
    Acted {
        /// Which turn of the record, counted from 0.
        turn: usize,
        seat: Seat,
        action: AnyAction,
        events: Vec<AnyEvent>,
    },
}

/// Why a record can't be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The deck is none of the game's.
    Deck(DeckError),
    /// The game can't go on from the position that the record has.
    Position(MidwayError),
    /// The position that the record has is one by other rules than its own.
    OtherRules,
    /// The starter can't be named so.
    Starter(Refusal),
    /// An action is not legal where it stands.
    Refused {
        /// Which turn of the record, counted from 0.
        turn: usize,
        /// Which action of the turn, counted from 0.
        action: usize,
        text: String,
        refusal: Refusal,
        /// What the seat has, where that is what the refusal is about.
        held: Option<String>,
    },
    /// The game ended otherwise than the record says, or has not ended.
    Result {
        recorded: Option<Outcome>,
        played: Option<Outcome>,
        players: u8,
        /// Whether the record says that the game was ended early, and whether it was.
        stopped: (bool, bool),
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Deck(error) => fmt::Display::fmt(error, f),
            ReplayError::Position(error) => fmt::Display::fmt(error, f),
            ReplayError::OtherRules => {
                f.write_str("the position must be one of this game, with the players, options and layout of the record")
            }
            ReplayError::Starter(refusal) => write!(f, "the starter can't be named: {refusal}"),
            ReplayError::Refused { turn, action, text, refusal, held } => {
                write!(f, "turn {}, action {} ({text}): {refusal}", turn + 1, action + 1)?;
                held.iter().try_for_each(|held| write!(f, "; it has {held}"))
            }
            ReplayError::Result { recorded, played, players, stopped } => {
                let tell = |outcome: &Option<Outcome>, stopped| match outcome {
                    None => String::from("none"),
                    Some(outcome) => {
                        alloc::format!("\"{}\"", write_result(outcome, *players, stopped))
                    }
                };
                let (recorded, played) = (tell(recorded, stopped.0), tell(played, stopped.1));
                write!(f, "the result must be {played}, the record has {recorded}")
            }
        }
    }
}

impl core::error::Error for ReplayError {}

impl<'r> Replay<'r> {
    /// Deals this deck by these rules, ready for the record's first step.
    pub fn new(
        record: &'r Record,
        game: AnyGame,
        deck: Vec<AnyCard>,
    ) -> Result<Replay<'r>, ReplayError> {
        let (dealt, spread) = match &record.position {
            None => (Dealt::new(game, deck).map_err(ReplayError::Deck)?, game.new_spread()),
            Some((rules, _)) if *rules != game => return Err(ReplayError::OtherRules),
            Some((_, state)) => {
                let dealt = Dealt::midway(game, *state, deck).map_err(ReplayError::Position)?;
                (dealt, game.spread_from(state))
            }
        };
        Ok(Replay { record, dealt, spread, started: false, turn: 0, action: 0 })
    }

    /// The game as it stands.
    pub fn dealt(&self) -> &Dealt<AnyGame> {
        &self.dealt
    }

    /// Whether the last step was the last of its turn in the record.
    pub fn at_end_of_turn(&self) -> bool {
        self.record.turns.get(self.turn).is_none_or(|turn| self.action >= turn.actions.len())
    }

    /// What lies on the table, in order.
    pub fn spread(&self) -> &AnySpread {
        &self.spread
    }

    /// Takes the next step; `None` when the record is at its end and its result holds.
    pub fn step(&mut self) -> Result<Option<Step>, ReplayError> {
        if !self.started {
            self.started = true;
            if let Some(seat) = self.record.starter {
                let mut events = Vec::new();
                // A solo game may name its only seat: there is nobody else to start.
                if self.dealt.turn() == Turn::Opening || self.dealt.game().players() > 1 {
                    self.dealt.start(seat, &mut events).map_err(ReplayError::Starter)?;
                }
                self.note(&events);
                return Ok(Some(Step::Started { seat, events }));
            }
        }
        let Some(recorded) = self.record.turns.get(self.turn) else {
            let (game, state) = (self.dealt.game(), self.dealt.state());
            let (played, stopped) = match game.outcome(state) {
                None if self.record.stopped => (game.outcome_as_it_stands(state), true),
                played => (played, false),
            };
            let Record { result: recorded, players, stopped: says_so, .. } = *self.record;
            return if (recorded, says_so) == (played, stopped) {
                Ok(None)
            } else {
                let stopped = (says_so, stopped);
                Err(ReplayError::Result { recorded, played, players, stopped })
            };
        };
        let Some(&action) = recorded.actions.get(self.action) else {
            self.turn += 1;
            self.action = 0;
            return self.step();
        };
        let (turn, seat) = (self.turn, recorded.seat);
        let mut events = Vec::new();
        self.dealt.play(seat, action, &mut events).map_err(|refusal| {
            let is_about_cards = refusal == Refusal::NoSuchCard;
            let held = is_about_cards.then(|| self.dealt.game().held(self.dealt.state(), seat));
            ReplayError::Refused {
                turn,
                action: self.action,
                text: action.to_string(),
                refusal,
                held,
            }
        })?;
        self.note(&events);
        self.action += 1;
        Ok(Some(Step::Acted { turn, seat, action, events }))
    }

    /// Takes every step that is left and gives the game at its end.
    pub fn finish(mut self) -> Result<Dealt<AnyGame>, ReplayError> {
        while self.step()?.is_some() {}
        Ok(self.dealt)
    }

    fn note(&mut self, events: &[AnyEvent]) {
        for event in events {
            let seen = self.dealt.game().seen_by(event, Viewer::Spectator);
            AnyGame::note_spread(&mut self.spread, &seen);
        }
    }
}
