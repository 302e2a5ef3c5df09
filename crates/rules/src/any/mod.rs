//! The registry: any of the games, chosen at run time.
//!
//! [`AnyGame`] is itself a [`Game`](crate::Game): its states, actions and events are enums over
//! those of the games. Whoever knows the game at compile time uses it directly and pays nothing.

mod dispatch;
mod families;
mod kind;

pub use dispatch::{
    AnyAction, AnyCard, AnyDraw, AnyEvent, AnyGame, AnyInvalidState, AnySeen, AnySignal, AnySpread,
    AnyState, AnyTalk, AnyView, AnyViolation,
};
pub use kind::{AnyOptions, GameKind, Setup};

/// Why a team can lose. Only one family of games is lost by a team; with a second one, this becomes
/// an enum over both.
pub use crate::piles::Loss;
