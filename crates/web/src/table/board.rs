use leptos::prelude::*;
use stapel_client::{Session, Typed, TypedError};
use stapel_protocol::table::{GameEventJson, LayoutJson};

use super::live::Live;
use super::narration::LastSentences;
use super::sound::Tone;

/// Something of a table that a key reads aloud, for those who can't see it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    Hand,
    /// What lies in the middle of the table, and in front of the person.
    Table,
    /// What the person has to reckon with: rules that are in force, or what others have.
    Surroundings,
    LastPlays,
    /// Whose turn it is, and what it owes or may do.
    Turn,
}

/// How a board is played on without touching it.
pub(crate) struct Controls {
    /// Does what a key means on this board alone, and tells whether it means something.
    pub(crate) press: Box<dyn Fn(&str) -> bool>,
    pub(crate) obey: Callback<Typed>,
}

/// Where typed plays go.
#[derive(Clone, Copy)]
pub(crate) struct TypedInput(pub(crate) Callback<Typed>);

/// What a table shows of the game itself. Every program brings the board of its games and no other, so
/// that nobody loads what they don't play with.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// The program that it is in, as [`program`](crate::games::program) names it for its games.
    pub(crate) program: &'static str,
    /// Prepares what everything on it shares.
    pub(crate) prepare: fn(Live) -> Controls,
    pub(crate) lay_out: fn() -> AnyView,
    /// Which cards carry commands in the game that is played, in games that have such cards.
    pub(crate) dealt_layout: fn(&Session) -> Option<LayoutJson>,
    /// What can be said in one tap beside it.
    pub(crate) talk: fn() -> AnyView,
    /// Reads something of it aloud.
    pub(crate) read: fn(Live, LastSentences, Reading) -> String,
    pub(crate) understand: fn(&Session, &str) -> Result<Typed, TypedError>,
    /// The texts about typed plays: what the field is for, and that it is empty.
    pub(crate) typed_texts: [&'static str; 2],
    /// The keys that mean something on this board alone, and the texts that tell what: those that play, and the others.
    pub(crate) keys: [&'static [(&'static str, &'static str)]; 2],
    /// The sound of something that happens on it.
    pub(crate) sound: fn(&GameEventJson) -> Option<&'static [Tone]>,
}
