use leptos::prelude::*;
use stapel_rules::Seat;
use stapel_rules::any::AnyAction;

use super::course::Course;

/// The practice table of a game: what a lesson shows of the game itself.
#[derive(Clone, Copy)]
pub(crate) struct Practice {
    /// The text that says what one learns.
    pub(super) line: &'static str,
    /// Prepares what everything on the table shares.
    pub(super) prepare: fn(Course) -> Controls,
    pub(super) lay_out: fn() -> AnyView,
    /// What the learner can say when the lesson asks for it.
    pub(super) say: fn() -> AnyView,
    /// What to do instead of something else that is allowed, in words.
    pub(super) instead: fn(AnyAction) -> String,
    /// How to do what is wanted, in words.
    pub(super) show: fn(AnyAction) -> String,
    /// The text that explains the keys.
    pub(super) keys: &'static str,
}

/// How a lesson moves what is on its practice table.
pub(super) struct Controls {
    /// Does what a key means on this table alone, and tells whether it means something.
    pub(super) press: Box<dyn Fn(&str) -> bool>,
    /// A seat is about to do something: what moves can still be seen where it was.
    pub(super) before: Box<dyn Fn(Seat, AnyAction)>,
    /// Puts back what the learner has chosen.
    pub(super) put_back: Box<dyn Fn()>,
    /// The table is about to show another moment of the game: nothing moves there.
    pub(super) jump: Box<dyn Fn()>,
}
