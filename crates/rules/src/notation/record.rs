//! Whole games as text.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::SyntaxError;
use super::cursor::{Piece, join, quote, unquote};
use crate::any::{AnyAction, AnyCard, AnyGame, AnyOptions, GameKind, Loss, Setup};
use crate::setup::{LayoutChoice, OptionValue, SetupError};
use crate::{Card, Game, MAX_SEATS, Outcome, Seat, SeatSet, StarterRule, TableGame};

/// The first line of every record: what it is, and the version of the format.
const MAGIC: &str = "stapel record 2";

/// The first line of records from before the rulings X9 and C7 changed.
const MAGIC_BEFORE: &str = "stapel record 1";

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
    /// The deck, top first. A record without one needs its seed to be replayed.
    pub deck: Option<Vec<AnyCard>>,
    pub starter: Option<Seat>,
    pub turns: Vec<RecordedTurn>,
    /// How the game ended, if it has.
    pub result: Option<Outcome>,
}

/// Where in its text the parts of a record stand: lines, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordLines {
    /// Each turn.
    pub turns: Vec<usize>,
    pub result: Option<usize>,
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
            deck: None,
            starter: None,
            turns: Vec::new(),
            result: None,
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
        Record::parse_with_lines(text).map(|(record, _)| record)
    }

    /// Reads a record; also tells on which lines its turns and its result stand.
    pub fn parse_with_lines(text: &str) -> Result<(Record, RecordLines), SyntaxError> {
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
        for cards in self.deck.iter().flat_map(|deck| deck.chunks(DECK_LINE)) {
            writeln!(f, "deck: {}", join(cards, " "))?;
        }
        if let Some(starter) = self.starter {
            writeln!(f, "starter: {starter}")?;
        }
        if !self.turns.is_empty() {
            writeln!(f)?;
        }
        for turn in &self.turns {
            writeln!(f, "{}: {}", turn.seat, join(&turn.actions, ", "))?;
        }
        if let Some(result) = self.result {
            writeln!(f, "\nresult: {}", write_result(&result, self.players))?;
        }
        Ok(())
    }
}

pub(super) fn write_result(result: &Outcome, players: u8) -> String {
    match *result {
        Outcome::Won => String::from("won"),
        Outcome::Lost { reason, left } => format!("lost {} left {left}", reason.name()),
        Outcome::Round { winners, left, capped } => format!(
            "{} {} left {}",
            if capped { "capped" } else { "won" },
            join(winners.iter(), " "),
            join(&left[..usize::from(players)], " ")
        ),
    }
}

/// A record being read: headers first, then turns, then the result.
struct Reader<'t> {
    record: Record,
    /// The rules of the game, for reading cards and actions. Which layout they have is no matter.
    game: AnyGame,
    lines: RecordLines,
    seen: Vec<Cow<'t, str>>,
}

impl<'t> Reader<'t> {
    fn read(text: &'t str) -> Result<(Record, RecordLines), SyntaxError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| Piece::line(line, index + 1))
            // Blank lines and comments may stand anywhere.
            .filter(|line| !line.text.trim().is_empty() && !line.text.starts_with('#'));
        let end = Piece::line("", text.lines().count() + 1);
        let mut next = || lines.next().unwrap_or(end);

        let magic = next();
        let before = magic.text == MAGIC_BEFORE;
        if magic.text != MAGIC && !before {
            return Err(magic.expected(format!("the line {MAGIC:?}")));
        }
        let game = need(next(), "game: ", "the line game: and its name")?;
        let kind = GameKind::from_name(game.text).ok_or_else(|| game.expected(GameKind::NAMES))?;
        let piece = need(next(), "players: ", "the line players: and how many")?;
        let range = kind.players();
        let players = piece.number().filter(|count| range.contains(count)).ok_or_else(|| {
            piece.expected(format!("{} to {} players", range.start(), range.end()))
        })?;

        let rules = AnyGame::new(&Setup::new(kind, players))
            .map_err(|error| piece.expected(error.to_string()))?;
        let mut reader = Reader {
            record: Record::new(&rules),
            game: rules,
            lines: RecordLines::default(),
            seen: Vec::new(),
        };
        for line in lines {
            reader.line(line)?;
        }
        if before {
            let Reader { record, seen, .. } = &mut reader;
            record
                .options
                .as_before(|name| seen.iter().any(|key| key.strip_prefix("option ") == Some(name)));
        }
        Ok((reader.record, reader.lines))
    }

    fn line(&mut self, line: Piece<'t>) -> Result<(), SyntaxError> {
        const LINE: &str = "a header, a turn such as \"0: 37A, end\", or the result";
        let (key, value) = line.split_once(": ").ok_or_else(|| line.expected(LINE))?;
        if self.record.result.is_some() {
            return Err(line.expected("nothing after the result"));
        }
        if key.text.starts_with(|c: char| c.is_ascii_digit()) {
            return self.turn(line.line, key, value);
        }
        if key.text == "result" {
            self.record.result = Some(self.result(value)?);
            self.lines.result = Some(line.line);
            return Ok(());
        }
        if !self.record.turns.is_empty() {
            return Err(line.expected("a turn such as \"0: 37A, end\", or the result"));
        }
        // A deck takes several lines; everything else is said once.
        if key.text != "deck" {
            if self.seen.iter().any(|seen| seen == key.text) {
                return Err(key.expected("a header that was not given before"));
            }
            self.seen.push(Cow::Borrowed(key.text));
        }
        self.header(key, value)
    }

    fn header(&mut self, key: Piece<'t>, value: Piece<'t>) -> Result<(), SyntaxError> {
        let about = self.record.kind().about();
        let record = &mut self.record;
        if let Some(name) = key.strip_prefix("option ") {
            let parsed = OptionValue::parse(value.text)
                .ok_or_else(|| value.expected("true, false or a number"))?;
            return record.options.set(name.text, parsed).map_err(|error| {
                let at =
                    if matches!(error, SetupError::UnknownOption { .. }) { name } else { value };
                at.expected(format!("an option of this game ({error})"))
            });
        }
        if let Some(seat) = key.strip_prefix("name ") {
            let index = self.seat(seat)?.index();
            self.record.names[index] = Some(unquote(value)?);
            return Ok(());
        }
        match key.text {
            "layout" if about.has_layout => record.layout = LayoutChoice::parse(value)?,
            "first" if about.starter == StarterRule::BeforeTheDeal => {
                self.record.first = self.seat(value)?;
            }
            "starter" if about.starter == StarterRule::AfterTheDeal => {
                self.record.starter = Some(self.seat(value)?);
            }
            "seed" => record.seed = Some(unquote(value)?),
            "deck" => {
                let deck = record.deck.get_or_insert_default();
                for piece in value.split(" ") {
                    let card = self.game.card_from_name(piece.text);
                    deck.push(card.ok_or_else(|| piece.expected("a card of this game"))?);
                }
            }
            _ => return Err(key.expected("a header that records of this game have")),
        }
        Ok(())
    }

    fn turn(&mut self, line: usize, key: Piece<'t>, value: Piece<'t>) -> Result<(), SyntaxError> {
        let seat = self.seat(key)?;
        let mut actions = Vec::new();
        for piece in value.split(", ") {
            let action = self.game.parse_action(piece.text).map_err(|error| match error {
                super::ActionError::Syntax(inner) => {
                    SyntaxError { line, column: piece.column + inner.column - 1, ..inner }
                }
                other => piece.expected(format!("an action ({other})")),
            })?;
            actions.push(action);
        }
        self.record.turns.push(RecordedTurn { seat, actions });
        self.lines.turns.push(line);
        Ok(())
    }

    fn seat(&self, piece: Piece<'_>) -> Result<Seat, SyntaxError> {
        let players = self.record.players;
        piece
            .number()
            .and_then(Seat::new)
            .filter(|seat| seat.index() < usize::from(players))
            .ok_or_else(|| piece.expected(format!("a seat, 0 to {}", players - 1)))
    }

    fn result(&self, value: Piece<'t>) -> Result<Outcome, SyntaxError> {
        let (how, left) = match value.split_once(" left ") {
            Some((how, left)) => (how, Some(left)),
            None => (value, None),
        };
        let count = |piece: Piece<'_>| piece.expect_number("how many cards are left");
        if self.record.kind().about().is_cooperative {
            const RESULT: &str = "won, or lost with its reason and the cards left";
            let reason = how
                .strip_prefix("lost ")
                .and_then(|reason| Loss::ALL.into_iter().find(|loss| loss.name() == reason.text));
            return match (how.text, reason, left) {
                ("won", _, None) => Ok(Outcome::Won),
                (_, Some(reason), Some(left)) => Ok(Outcome::Lost { reason, left: count(left)? }),
                _ => Err(value.expected(RESULT)),
            };
        }
        const RESULT: &str = "won or capped, the winners, and the cards left of each seat";
        let expected = || value.expected(RESULT);
        let (seats, capped) = match (how.strip_prefix("won "), how.strip_prefix("capped ")) {
            (Some(seats), _) => (seats, false),
            (_, Some(seats)) => (seats, true),
            _ => return Err(expected()),
        };
        let winners: Result<SeatSet, SyntaxError> =
            seats.split(" ").map(|piece| self.seat(piece)).collect();
        let counts: Result<Vec<u8>, SyntaxError> =
            left.ok_or_else(expected)?.split(" ").map(count).collect();
        let counts = counts?;
        if counts.len() != usize::from(self.record.players) {
            return Err(expected());
        }
        let mut left = [0; MAX_SEATS];
        left[..counts.len()].copy_from_slice(&counts);
        Ok(Outcome::Round { winners: winners?, left, capped })
    }
}

fn need<'t>(
    line: Piece<'t>,
    prefix: &str,
    expected: &'static str,
) -> Result<Piece<'t>, SyntaxError> {
    line.strip_prefix(prefix).ok_or_else(|| line.expected(expected))
}
