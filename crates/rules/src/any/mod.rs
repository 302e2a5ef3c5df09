//! Any of the games, chosen at run time.
//!
//! [`AnyGame`] is itself a [`Game`](crate::Game): its states, actions and events are enums over
//! those of the games. Whoever knows the game at compile time uses it directly and pays nothing.

mod dispatch;
mod kind;

pub use dispatch::{
    AnyAction, AnyCard, AnyDraw, AnyEvent, AnyGame, AnySeen, AnySpread, AnyState, AnyView,
};
pub use kind::{AnyOptions, GameKind, Setup};
