//! What can be pressed at a table.

use stapel_bots::Level;
use stapel_rules::Seat;

use super::games::GamePress;
use crate::form::FormPress;

/// What can be pressed at a table, by keys or with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Game(GamePress),
    /// Something of the coach in a lesson.
    Coach(CoachPress),
    TakeBack,
    /// An answer to someone who would like to.
    Answer(bool),
    /// An answer to someone who would like to end the game.
    AnswerEnd(bool),
    /// What would a strong player do?
    Advise,
    /// Warnings before blunders, or none any more.
    Warnings,
    /// What the person was warned of, played all the same.
    PlayAnyway,
    /// Talk and what happened, shown or not.
    Talk,
    /// What bots signalled, all of it or only how much.
    Fold,
    Write,
    Type,
    Keys,
    /// The rules of the game.
    Rules,
    /// What the table agrees on, unfolded.
    Options,
    /// Something on that form.
    Form(FormPress),
    /// The link that brings others, copied.
    CopyLink,
    /// What one needs now and then.
    Menu,
    Close,
    Sit,
    /// A bot for a seat, to be chosen.
    Bots(Seat),
    Bot(Seat, Level),
    Empty(Seat),
    /// A bot for somebody who is missing, to be chosen.
    StandIns(Seat),
    StandIn(Seat, Level),
    /// What can be done about somebody's seat.
    Seat(Seat),
    Mute(Seat, bool),
    Remove(Seat),
    /// Whether somebody is to be removed for good; asks.
    AskRemove(Seat),
    RemoveForGood(Seat),
    MakeHost(Seat),
    Deal,
    Again,
    /// The game that is over, looked at.
    LookBack,
    /// What lies below the end of the game.
    Table,
    /// Another name for the person, which is written next.
    Rename,
    Home,
    /// Whether to end the game; asks.
    AskEnd,
    GiveUp,
    /// Whether to leave, and what becomes of the seat; asks.
    AskLeave,
    Leave,
    LeaveForGood,
    ComeBack,
}

impl From<FormPress> for Press {
    fn from(press: FormPress) -> Press {
        Press::Form(press)
    }
}

/// What can be pressed in a lesson besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CoachPress {
    On,
    Back,
    /// What is wanted is shown.
    Show,
    /// The lesson once more.
    Again,
    /// A game, after the lesson.
    Play,
    Leave,
}
