use leptos::prelude::*;
use stapel_client::{Session, Typed, TypedError};
use stapel_rules::piles::Pile;
use stapel_rules::{Card, GameKind};

use super::live::Live;
use super::tell::Told;

/// Tells whether a key means something, after doing it.
pub(crate) type Press = Box<dyn Fn(&str) -> bool>;

/// Lays cards on piles, with everything that the board asks and tells about it. Boards without piles provide none.
#[derive(Clone, Copy)]
pub(crate) struct Laying(pub(crate) Callback<(Card, Pile)>);

/// Something of a table that a key reads aloud, for those who can't see it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The hand.
    Hand,
    /// The piles; in Clear 4! the pile and the own stacks.
    Piles,
    /// The commands in force; in Clear 4! what the others have.
    Around,
    /// The last plays.
    LastPlays,
    /// Whose turn it is, and what it owes or may do.
    Turn,
}

/// What a table shows of the game itself. Every program brings the board of its games and no other, so
/// that nobody loads what they don't play with.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// Whether a game is played on it.
    pub(crate) is_for: fn(GameKind) -> bool,
    /// Prepares what everything on it shares. What comes back does what keys mean on this board alone.
    pub(crate) prepare: fn(Live) -> Press,
    /// Lays it out.
    pub(crate) lay_out: fn() -> AnyView,
    /// What can be said in one tap beside it.
    pub(crate) talk: fn() -> AnyView,
    /// Reads something of it aloud.
    pub(crate) read: fn(Live, Told, Reading) -> String,
    /// Understands what was typed.
    pub(crate) understand: fn(&Session, &str) -> Result<Typed, TypedError>,
    /// The keys that mean something on this board alone, and the texts that tell what: those that play, and the others.
    pub(crate) keys: [&'static [(&'static str, &'static str)]; 2],
}
