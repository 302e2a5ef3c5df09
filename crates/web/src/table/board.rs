use leptos::prelude::*;
use stapel_rules::GameKind;

use super::live::Live;
use super::moves::Moves;

/// Tells whether a key means something, after doing it.
pub(crate) type Press = Box<dyn Fn(&str) -> bool>;

/// What a table shows of the game itself. Every program brings the board of its games and no other, so
/// that nobody loads what they don't play with.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// Whether a game is played on it.
    pub(crate) is_for: fn(GameKind) -> bool,
    /// Prepares what everything on it shares. What comes back does what keys mean on this board alone.
    pub(crate) prepare: fn(Live, Moves) -> Press,
    /// Lays it out.
    pub(crate) lay_out: fn() -> AnyView,
}
