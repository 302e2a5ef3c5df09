//! Positions as one line of text: the game, then `key=value` words.

use alloc::string::String;
use core::fmt;

use super::SyntaxError;
use super::cursor::Piece;
use super::fields::{self, Fields, Words};
use crate::any::{AnyGame, AnyInvalidState, AnyState, GameKind, Setup};
use crate::piles::Layout;
use crate::setup::{LayoutChoice, OptionValue, SetupError};
use crate::{Game, Seat, StarterRule, TableGame};

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    Syntax(SyntaxError),
    Setup(SetupError),
    Invalid(AnyInvalidState),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Syntax(error) => fmt::Display::fmt(error, f),
            PositionError::Setup(error) => fmt::Display::fmt(error, f),
            PositionError::Invalid(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for PositionError {}

impl From<SyntaxError> for PositionError {
    fn from(error: SyntaxError) -> PositionError {
        PositionError::Syntax(error)
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::Setup(error)
    }
}

/// Writes a position with the rules it is played by, on one line.
pub fn write_position(game: &AnyGame, state: &AnyState) -> String {
    let mut words = Words::new(game.kind().name());
    words.put("players", game.players());
    for (name, value) in game.options().changed() {
        words.put(name, value);
    }
    let (about, setup) = (game.kind().about(), game.setup());
    let layout = LayoutChoice::write_listed(&setup.layout, ";", ":", ",");
    words.put_if(about.has_layout && setup.layout != Layout::DEFAULT, "layout", layout);
    let is_agreed = about.starter == StarterRule::BeforeTheDeal;
    words.put_if(is_agreed && setup.first != Seat::FIRST, "first", setup.first);
    game.write_position(&mut words, state);
    words.finish()
}

/// Reads what [`write_position`] wrote. The words after the game may come in any order.
pub fn parse_position(text: &str) -> Result<(AnyGame, AnyState), PositionError> {
    let mut fields = Fields::parse(Piece::line(text, 1))?;
    let kind = GameKind::from_name(fields.game.text)
        .ok_or_else(|| fields.game.expected(alloc::format!("a game: {}", GameKind::NAMES)))?;
    let about = kind.about();
    let mut setup = Setup::new(kind, fields.number("players")?);
    for option in about.options {
        if let Some(value) = fields.take(option.name) {
            let value = OptionValue::parse(value.text)
                .ok_or_else(|| value.expected("true, false or a number"))?;
            setup.options.set(option.name, value)?;
        }
    }
    if let Some(value) = fields.take_if(about.has_layout, "layout") {
        setup.layout = LayoutChoice::parse_listed(value, ";", ":", ",")?;
    }
    if let Some(value) = fields.take_if(about.starter == StarterRule::BeforeTheDeal, "first") {
        setup.first = fields::seat(value)?;
    }
    let game = AnyGame::new(&setup)?;
    let state = game.parse_position(&mut fields)?;
    fields.finish()?;
    Ok((game, state))
}

/// Reads the pieces between slashes, one for each of `N` seats; seats that don't play have none.
pub(crate) fn per_seat<const N: usize, T: Copy + Default>(
    value: Piece<'_>,
    parse: impl Fn(Piece<'_>) -> Result<T, SyntaxError>,
) -> Result<[T; N], SyntaxError> {
    let mut seats = [T::default(); N];
    for (index, piece) in value.split("/").enumerate() {
        match seats.get_mut(index) {
            Some(seat) => *seat = parse(piece)?,
            None => return Err(piece.expected(alloc::format!("at most {N} seats"))),
        }
    }
    Ok(seats)
}

/// Writes what the seats have, between slashes.
pub(crate) fn join_seats<T>(players: u8, what: impl Fn(Seat) -> T) -> String
where
    T: alloc::string::ToString,
{
    super::cursor::join(Seat::all(players).map(what), "/")
}

/// How a family of games writes what only its positions and decks have.
pub(crate) trait Notation: Game {
    /// The card with this name.
    fn card_from_name(name: &str) -> Option<Self::Card>;

    /// The cards that a seat could play, and where it has them.
    fn held(state: &Self::State, seat: Seat) -> String;

    /// Writes a position, as far as it is not written for every game.
    fn write_position(&self, words: &mut Words, state: &Self::State);

    /// Reads what [`write_position`](Notation::write_position) wrote.
    fn parse_position(&self, fields: &mut Fields<'_>) -> Result<Self::State, PositionError>;
}
