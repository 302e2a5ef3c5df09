use crate::lesson::Asks::{Nothing, Skip, Steps};
use crate::lesson::{Beat, Script};

/// The lesson about Clear 4!.
pub(crate) const CLEAR4: Script = Script {
    record: include_str!("clear-4.record"),
    beats: &[
        Beat::new("lesson-clear-welcome", Nothing),
        Beat::new("lesson-clear-lower", Steps(3)),
        Beat::new("lesson-clear-end", Steps(1)),
        Beat::new("lesson-clear-joker", Steps(4)),
        Beat::new("lesson-clear-again", Steps(1)),
        Beat::new("lesson-clear-add", Steps(2)),
        Beat::new("lesson-clear-push", Steps(3)),
        Beat::new("lesson-clear-take", Steps(3)),
        Beat::new("lesson-clear-clear", Steps(3)),
        Beat::new("lesson-clear-blind", Steps(1)),
        Beat::new("lesson-clear-fits", Steps(2)),
        Beat::new("lesson-clear-later", Skip(19)),
        Beat::new("lesson-clear-last", Steps(1)),
        Beat::new("lesson-clear-points", Nothing),
        Beat::new("lesson-clear-done", Nothing),
    ],
};
