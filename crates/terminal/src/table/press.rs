//! What can be pressed at a table.

use stapel_bots::Level;
use stapel_rules::Seat;

use super::games::GamePress;

/// What can be pressed at a table, by keys or with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// Something in the game.
    Game(GamePress),
    /// The last play taken back.
    TakeBack,
    /// An answer to someone who would like to.
    Answer(bool),
    /// Talk and what happened, shown or not.
    Talk,
    /// Something to say.
    Write,
    /// A play to type.
    Type,
    /// The keys.
    Keys,
    /// What one needs now and then.
    Menu,
    /// Whatever lies on top is put away.
    Close,
    /// A place at the table.
    Sit,
    /// A bot for a seat, to be chosen.
    Bots(Seat),
    /// A bot of this level for a seat.
    Bot(Seat, Level),
    /// A seat emptied.
    Empty(Seat),
    /// A bot that plays for someone who is away.
    StandIn(Seat),
    /// The cards dealt.
    Deal,
    /// The same game again.
    Again,
    /// The game that is over, looked at.
    LookBack,
    /// What lies below the end of the game.
    Table,
    /// Another name for the person, which is written next.
    Rename,
    /// Back to where everything begins.
    Home,
    /// The game given up.
    GiveUp,
    /// The table left for good.
    Leave,
    /// Oneself instead of the bot.
    ComeBack,
}
