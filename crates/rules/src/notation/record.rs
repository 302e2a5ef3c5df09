//! Whole games as text.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::{join, quote};
use super::record_reader::Reader;
use super::{RecordPlaces, Share, SyntaxError, write_position};
use crate::any::{AnyAction, AnyCard, AnyGame, AnyOptions, AnyState, GameKind, Setup};
use crate::setup::{LayoutChoice, SetupError};
use crate::{Card, MAX_SEATS, Outcome, Seat, StarterRule, TableGame};

/// The first line of every record: what it is, and the version of the format.
pub(super) const MAGIC: &str = "stapel record 2";

/// The first line of records from before the rulings X9 and C7 changed.
pub(super) const MAGIC_BEFORE: &str = "stapel record 1";

/// Cards written on one line of a deck.
const DECK_LINE: usize = 20;

/// A whole game: what was agreed, how it was dealt, who did what, and how it ended.
///
/// A record holds text and numbers as they were written; whether the game can be played so is for
/// [`Replay`](super::Replay) to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub options: AnyOptions,
    pub players: u8,
    /// The layout; only Extreme has one.
    pub layout: LayoutChoice,
    /// Who starts Clear 4!.
    pub first: Seat,
    /// What people are called, by seat.
    pub names: [Option<String>; MAX_SEATS],
    pub seed: Option<String>,
    /// What the seats added to the shuffle, by seat. The deck follows from the seed and from these.
    pub shares: [Option<Share>; MAX_SEATS],
    /// The deck, top first. A record without one needs its seed to be replayed.
    pub deck: Option<Vec<AnyCard>>,
    /// The position from which the game goes on, with the rules that it was written with. Most records begin with a
    /// deal instead.
    pub position: Option<(AnyGame, AnyState)>,
    pub starter: Option<Seat>,
    /// How many plays were taken back: by the rules, a card once laid stays. None of them stands in `turns`.
    pub takebacks: u16,
    /// In how many positions somebody who plays was told what a strong player would do there.
    pub hints: u16,
    pub turns: Vec<RecordedTurn>,
    /// How the game ended, if it has.
    pub result: Option<Outcome>,
    /// Whether the players ended it early, so that the result is how it stood then.
    pub stopped: bool,
}

/// What one seat did in one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedTurn {
    pub seat: Seat,
    /// Its actions, at least one.
    pub actions: Vec<AnyAction>,
}

impl Record {
    /// A record of a game that has not begun, without a deck.
    pub fn new(game: &AnyGame) -> Record {
        let Setup { options, players, layout, first } = game.setup();
        Record {
            options,
            players,
            layout: LayoutChoice::of(layout),
            first,
            names: Default::default(),
            seed: None,
            shares: Default::default(),
            deck: None,
            position: None,
            starter: None,
            takebacks: 0,
            hints: 0,
            turns: Vec::new(),
            result: None,
            stopped: false,
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.options.kind()
    }

    /// The rules of the game. For a shuffled layout the caller brings the shuffle, which follows from
    /// the seed.
    pub fn game(&self, shuffle: impl FnOnce(&mut [Card])) -> Result<AnyGame, SetupError> {
        AnyGame::new(&Setup {
            options: self.options,
            players: self.players,
            layout: self.layout.resolve(shuffle),
            first: self.first,
        })
    }

    /// Adds an action. It goes to the turn under way, or begins a new one.
    pub fn push(&mut self, seat: Seat, action: AnyAction, new_turn: bool) {
        match self.turns.last_mut() {
            Some(turn) if !new_turn && turn.seat == seat => turn.actions.push(action),
            _ => self.turns.push(RecordedTurn { seat, actions: alloc::vec![action] }),
        }
    }

    /// Reads a record.
    pub fn parse(text: &str) -> Result<Record, SyntaxError> {
        Record::parse_with_places(text).map(|(record, _)| record)
    }

    /// Reads a record; also tells where its parts stand.
    pub fn parse_with_places(text: &str) -> Result<(Record, RecordPlaces), SyntaxError> {
        Reader::read(text)
    }
}

/// Writes the record as [`Record::parse`] reads it.
impl core::fmt::Display for Record {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{MAGIC}")?;
        writeln!(f, "game: {}", self.kind())?;
        writeln!(f, "players: {}", self.players)?;
        for (name, value) in self.options.changed() {
            writeln!(f, "option {name}: {value}")?;
        }
        let about = self.kind().about();
        if about.has_layout {
            writeln!(f, "layout: {}", self.layout)?;
        }
        if about.starter == StarterRule::BeforeTheDeal {
            writeln!(f, "first: {}", self.first)?;
        }
        for (index, name) in self.names.iter().enumerate() {
            if let Some(name) = name {
                writeln!(f, "name {index}: {}", quote(name))?;
            }
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {}", quote(seed))?;
        }
        for (index, share) in self.shares.iter().enumerate() {
            if let Some(share) = share {
                writeln!(f, "share {index}: {share}")?;
            }
        }
        for cards in self.deck.iter().flat_map(|deck| deck.chunks(DECK_LINE)) {
            writeln!(f, "deck: {}", join(cards, " "))?;
        }
        if let Some((game, state)) = &self.position {
            writeln!(f, "position: {}", write_position(game, state))?;
        }
        if let Some(starter) = self.starter {
            writeln!(f, "starter: {starter}")?;
        }
        if self.takebacks > 0 {
            writeln!(f, "takebacks: {}", self.takebacks)?;
        }
        if self.hints > 0 {
            writeln!(f, "hints: {}", self.hints)?;
        }
        if !self.turns.is_empty() {
            writeln!(f)?;
        }
        for turn in &self.turns {
            writeln!(f, "{}: {}", turn.seat, join(&turn.actions, ", "))?;
        }
        if let Some(result) = self.result {
            writeln!(f, "\nresult: {}", write_result(&result, self.players, self.stopped))?;
        }
        Ok(())
    }
}

pub(super) fn write_result(result: &Outcome, players: u8, stopped: bool) -> String {
    match *result {
        Outcome::Won => String::from("won"),
        Outcome::Lost { reason, left } => format!("lost {} left {left}", reason.name()),
        Outcome::Round { winners, left, capped } => format!(
            "{} {} left {}",
            match (stopped, capped) {
                (true, _) => "stopped",
                (false, true) => "capped",
                (false, false) => "won",
            },
            join(winners.iter(), " "),
            join(&left[..usize::from(players)], " ")
        ),
    }
}
