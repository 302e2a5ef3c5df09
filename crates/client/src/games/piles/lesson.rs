use stapel_rules::Seat;
use stapel_rules::any::AnySignal;
use stapel_rules::piles::{Pile, Signal, Wish};

use crate::lesson::Asks::{self, AnyOrder, Nothing, Refusal, Steps, Warning};
use crate::lesson::{Beat, Script, Topic};

/// Who plays with the learner.
const PARTNER: Seat = Seat::FIRST.left(2);

/// The lesson about The Game.
pub(crate) const THE_GAME: Script = Script {
    record: include_str!("the-game.record"),
    beats: &[
        Beat::new("lesson-game-welcome", Nothing),
        Beat::new("lesson-game-up", Steps(1)),
        Beat::new("lesson-game-down", Steps(1)),
        Beat::new("lesson-game-end", Steps(1)),
        Beat::new("lesson-game-partner", Steps(3)),
        Beat::new("lesson-game-small", AnyOrder(3)),
        Beat::new("lesson-game-jumps", Steps(3)),
        Beat::new("lesson-game-trick-up", Steps(1)),
        Beat::new("lesson-game-trick-down", Steps(2)),
        Beat::new("lesson-game-signal", Asks::Signal(Topic::Pile(Pile::B)))
            .with(&[(PARTNER, AnySignal::Piles(Signal::Pile(Pile::D, Wish::GoodForMe)))]),
        Beat::new("lesson-game-heard", Steps(3)),
        Beat::new("lesson-game-yours", Steps(3)),
        Beat::new("lesson-game-last-cards", Nothing),
        Beat::new("lesson-game-over", Nothing),
        Beat::new("lesson-game-done", Nothing),
    ],
};

/// The lesson about Extreme.
pub(crate) const EXTREME: Script = Script {
    record: include_str!("extreme.record"),
    beats: &[
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
    ],
};
