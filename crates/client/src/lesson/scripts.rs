use stapel_rules::piles::{Pile, Signal, Wish};
use stapel_rules::{GameKind, Seat};

use super::script::Asks::{AnyOrder, Nothing, Refusal, Skip, Steps, Warning};
use super::script::{Asks, Beat};

/// The game that a lesson is made of.
pub(super) fn record(kind: GameKind) -> &'static str {
    match kind {
        GameKind::TheGame => include_str!("the-game.record"),
        GameKind::Extreme => include_str!("extreme.record"),
        GameKind::Clear4 => include_str!("clear-4.record"),
    }
}

/// What is said about it, and when.
pub(super) fn script(kind: GameKind) -> &'static [Beat] {
    match kind {
        GameKind::TheGame => THE_GAME,
        GameKind::Extreme => EXTREME,
        GameKind::Clear4 => CLEAR_4,
    }
}

/// Who plays with the learner.
const PARTNER: Seat = Seat::FIRST.left(2);

const THE_GAME: &[Beat] = &[
    Beat::new("lesson-game-welcome", Nothing),
    Beat::new("lesson-game-up", Steps(1)),
    Beat::new("lesson-game-down", Steps(1)),
    Beat::new("lesson-game-end", Steps(1)),
    Beat::new("lesson-game-partner", Steps(3)),
    Beat::new("lesson-game-small", AnyOrder(3)),
    Beat::new("lesson-game-jumps", Steps(3)),
    Beat::new("lesson-game-trick-up", Steps(1)),
    Beat::new("lesson-game-trick-down", Steps(2)),
    Beat::new("lesson-game-signal", Asks::Signal(Pile::B))
        .with(&[(PARTNER, Signal::Pile(Pile::D, Wish::GoodForMe))]),
    Beat::new("lesson-game-heard", Steps(3)),
    Beat::new("lesson-game-yours", Steps(3)),
    Beat::new("lesson-game-last-cards", Nothing),
    Beat::new("lesson-game-over", Nothing),
    Beat::new("lesson-game-done", Nothing),
];

const EXTREME: &[Beat] = &[
    Beat::new("lesson-extreme-welcome", Nothing),
    Beat::new("lesson-extreme-skull", Steps(1)),
    Beat::new("lesson-extreme-warning", Warning("98D")),
    Beat::new("lesson-extreme-cover", Steps(1)),
    Beat::new("lesson-extreme-stop", Steps(1)),
    Beat::new("lesson-extreme-infinity", Steps(3)),
    Beat::new("lesson-extreme-no-trick", Refusal("19A")),
    Beat::new("lesson-extreme-covered", Steps(2)),
    Beat::new("lesson-extreme-three", Steps(1)),
    Beat::new("lesson-extreme-one-pile", Steps(4)),
    Beat::new("lesson-extreme-bound", Refusal("5B")),
    Beat::new("lesson-extreme-draw-one", Steps(2)),
    Beat::new("lesson-extreme-silence", Steps(6)),
    Beat::new("lesson-extreme-over", Nothing),
    Beat::new("lesson-extreme-done", Nothing),
];

const CLEAR_4: &[Beat] = &[
    Beat::new("lesson-clear-welcome", Nothing),
    Beat::new("lesson-clear-lower", Steps(3)),
    Beat::new("lesson-clear-end", Steps(1)),
    Beat::new("lesson-clear-joker", Steps(3)),
    Beat::new("lesson-clear-again", Steps(1)),
    Beat::new("lesson-clear-add", Steps(2)),
    Beat::new("lesson-clear-push", Steps(3)),
    Beat::new("lesson-clear-take", Steps(3)),
    Beat::new("lesson-clear-clear", Steps(3)),
    Beat::new("lesson-clear-blind", Steps(1)),
    Beat::new("lesson-clear-fits", Steps(2)),
    Beat::new("lesson-clear-later", Skip(18)),
    Beat::new("lesson-clear-last", Steps(1)),
    Beat::new("lesson-clear-points", Nothing),
    Beat::new("lesson-clear-done", Nothing),
];
