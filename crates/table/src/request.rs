use stapel_rules::Seat;
use stapel_rules::any::{AnyAction, AnySignal};

use crate::{Agreement, BotName, Digits, RequestKey, Version};

/// Something that a person wants of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who wants it, and the number they gave it.
    pub key: RequestKey,
    /// The version of the table they acted on. Only what changes the game needs one.
    pub base: Option<Version>,
    pub command: Command,
}

/// What a person can want of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one is alive at a time, and not for long")]
pub enum Command {
    /// To sit down, here or wherever there is room.
    Sit { seat: Option<Seat> },
    /// To get up. In mid-game the seat stays one's own, unless it is given up for good.
    Leave { for_good: bool },
    /// As the host: to empty a seat, while no game runs.
    Empty { seat: Seat },
    /// As the host: to put a bot into an empty seat.
    SeatBot { seat: Seat, bot: BotName },
    /// As the host: to agree on something else.
    Agree { agreement: Agreement },
    /// As the host: to make the person in this seat the host.
    Host { seat: Seat },
    /// As the host: to deal, for the first time or once more.
    Deal,
    /// As the host: to deal as soon as those who sit here have promised their bits, or after a while.
    DealSoon,
    /// To promise bits for the next deal, by a commitment to them.
    Share { commitment: Digits },
    /// To reveal these bits, once nothing can be promised any more.
    Reveal { bits: Digits },
    /// As the host: to name who starts (G3).
    Start { seat: Seat },
    /// To play.
    Act { action: AnyAction },
    /// To give a signal.
    Signal { signal: AnySignal },
    /// To say something.
    Say { text: String },
    /// To take one's last play back.
    TakeBack,
    /// To answer someone who wants to.
    AnswerTakeback { agree: bool },
    /// To have it counted that one was told what a strong player would do here. The table tells nobody such things;
    /// where a program does, it says so.
    Hint,
    /// As the host: to let a bot play for someone who is away, or sleeps on their turn.
    StandIn { seat: Seat, bot: BotName },
    /// To play again oneself.
    ComeBack,
    /// To end the game early: at once if no other person is there, otherwise they are asked.
    GiveUp,
    /// To answer someone who wants to. Whoever asked can take the question back.
    AnswerEnd { agree: bool },
    /// As the host: to let the person in this seat say and signal nothing, or talk again.
    Mute { seat: Seat, on: bool },
    /// As the host: to make the person in this seat get up, and if it is for good never come back.
    Remove { seat: Seat, for_good: bool },
}
