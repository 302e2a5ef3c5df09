use stapel_rules::clear4::{Face, Stack};
use stapel_rules::piles::{Pile, Signal, Start};
use stapel_rules::{Card, Seat};

/// What can be pressed at a table, by keys or with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// A card of the hand.
    Card(Card),
    /// A pile: the chosen card goes there, or its history is shown.
    Pile(Pile),
    /// A queued card, which is taken back.
    Unqueue(Card),
    /// The end of the turn.
    End,
    /// The last play taken back.
    TakeBack,
    /// An answer to someone who would like to.
    Answer(bool),
    /// How gladly one would start.
    Start(Start),
    /// The seat that starts.
    Name(Seat),
    /// A signal.
    Signal(Signal),
    /// The signals that can be given.
    Signals,
    /// The commands and what they mean.
    Commands,
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
    /// The play that loses is meant.
    PlayAnyway,

    /// A card of the hand of Clear 4!, and which of those that are equal.
    Face(Face, u8),
    /// An own stack.
    Stack(Stack),
    /// The discard pile.
    Discard,
    /// What is chosen is played, or the turn ended.
    Go,
    /// The turn ended, though cards are chosen.
    EndTurn,
    /// The pile is taken.
    Take,
    /// The pile goes to this seat.
    Victim(Seat),
    /// What is known of a hand.
    Known(Seat),

    /// A place at the table.
    Sit,
    /// A bot for a seat, to be chosen.
    Bots(Seat),
    /// This bot for a seat, by its place in the list.
    Bot(Seat, usize),
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
    /// Another name.
    Rename,
    /// Home.
    Home,
    /// The game given up.
    GiveUp,
    /// The table left for good.
    Leave,
    /// Oneself instead of the bot.
    ComeBack,
}
