//! What can be pressed at a table.

use stapel_bots::Level;
use stapel_rules::Seat;

use super::games::GamePress;

/// What can be pressed at a table, by keys or with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Game(GamePress),
    TakeBack,
    /// An answer to someone who would like to.
    Answer(bool),
    /// Talk and what happened, shown or not.
    Talk,
    Write,
    Type,
    Keys,
    /// What one needs now and then.
    Menu,
    Close,
    Sit,
    /// A bot for a seat, to be chosen.
    Bots(Seat),
    Bot(Seat, Level),
    Empty(Seat),
    StandIn(Seat),
    Deal,
    Again,
    /// The game that is over, looked at.
    LookBack,
    /// What lies below the end of the game.
    Table,
    /// Another name for the person, which is written next.
    Rename,
    Home,
    GiveUp,
    Leave,
    ComeBack,
}
