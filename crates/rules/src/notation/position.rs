//! Positions as one line of text: the game, then `key=value` words.

mod clear4;
mod piles;
mod words;

use alloc::string::String;
use core::fmt;

use super::SyntaxError;
use super::cursor::Piece;
use crate::any::{AnyGame, AnyOptions, AnyState, GameKind, Setup};
use crate::notation::record::LayoutChoice;
use crate::setup::{OptionValue, SetupError};
use crate::{Game, Seat};
use words::Words;

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is not written as positions are.
    Syntax(SyntaxError),
    /// Nothing of the kind can be agreed.
    Setup(SetupError),
    /// The parts don't fit together.
    Piles(crate::piles::InvalidState),
    /// The parts don't fit together.
    Clear4(crate::clear4::InvalidState),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Syntax(error) => fmt::Display::fmt(error, f),
            PositionError::Setup(error) => fmt::Display::fmt(error, f),
            PositionError::Piles(error) => fmt::Display::fmt(error, f),
            PositionError::Clear4(error) => fmt::Display::fmt(error, f),
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
    for (name, value) in game.changed_options() {
        words.put(name, value);
    }
    match (game, state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => piles::write(&mut words, rules, *state),
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
            clear4::write(&mut words, rules, *state);
        }
        _ => debug_assert!(false, "a state of another game"),
    }
    words.finish()
}

/// Reads what [`write_position`] wrote. The words after the game may come in any order.
pub fn parse_position(text: &str) -> Result<(AnyGame, AnyState), PositionError> {
    let mut fields = words::Fields::parse(Piece::line(text, 1))?;
    let kind = GameKind::from_name(fields.game.text)
        .ok_or_else(|| fields.game.expected("a game: the-game, extreme or clear-4"))?;
    let mut setup = Setup::new(kind, fields.number("players")?);
    let names = match kind {
        GameKind::TheGame => crate::piles::Options::THE_GAME,
        GameKind::Extreme => crate::piles::Options::EXTREME,
        GameKind::Clear4 => crate::clear4::Options::NAMES,
    };
    for name in names {
        if let Some(value) = fields.take(name) {
            let value = OptionValue::parse(value.text)
                .ok_or_else(|| value.expected("true, false or a number"))?;
            setup.options.set(name, value)?;
        }
    }
    if let (AnyOptions::Piles(crate::piles::Variant::Extreme, _), Some(value)) =
        (setup.options, fields.take_if(kind == GameKind::Extreme, "layout"))
    {
        setup.layout = LayoutChoice::parse_listed(value, ";", ":", ",")?;
    }
    if let Some(value) = fields.take_if(kind == GameKind::Clear4, "first") {
        setup.first = words::seat(value)?;
    }
    let game = AnyGame::new(&setup)?;
    let state = match &game {
        AnyGame::Piles(rules) => {
            AnyState::Piles(piles::parse(&mut fields)?.check(rules).map_err(PositionError::Piles)?)
        }
        AnyGame::Clear4(rules) => AnyState::Clear4(
            clear4::parse(&mut fields)?.check(rules).map_err(PositionError::Clear4)?,
        ),
    };
    fields.finish()?;
    Ok((game, state))
}

/// Reads the pieces between slashes, one for each of `N` seats; seats that don't play have none.
fn per_seat<const N: usize, T: Copy + Default>(
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
fn join_seats<T>(players: u8, what: impl Fn(Seat) -> T) -> String
where
    T: alloc::string::ToString,
{
    super::cursor::join(Seat::all(players).map(what), "/")
}
