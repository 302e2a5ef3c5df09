use core::fmt;

use super::Value;

/// The rule of Clear 4! that an action would break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Violation {
    /// The value is higher than the top of the pile (C2).
    TooHigh {
        value: Value,
        top: Value,
    },
    /// More cards than may still join: never more than four equal ones (C7).
    TooMany {
        /// How many may join at most.
        room: u8,
    },
    /// Several jokers without a number where they go one at a time (C6).
    TooManyJokers,
    MixedValues,
    NotPlayable(NotPlayable),
    /// The seat can't be the target: there is none, or it is one's own.
    BadTarget,
    /// There is no pile to take, and passing on an empty pile is not agreed (C9).
    PassForbidden,
}

/// Why a card can't be played in this way now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotPlayable {
    Nothing,
    /// A PUSH or a CLEAR is played alone, never as part of a number play (C8).
    Special,
    /// Cards still lie on the horizontal card (C10).
    Covered,
    /// A play is under way: add to it or end the turn.
    PlayUnderWay,
    /// No play is under way that could be added to or ended.
    NoPlayYet,
    TargetOpen,
    NoTargetOpen,
    /// A joker played alone on an empty or valueless pile is not extended (C5).
    LoneJoker,
    /// A blind joker without a value can't be joined by a joker before a number (C10).
    JokerWithoutNumber,
    /// No play under way has four equal cards on top that could be swept (C7).
    NoFour,
}

impl Violation {
    /// The code of the refusal, the same in every interface.
    pub const fn code(self) -> &'static str {
        match self {
            Violation::TooHigh { .. } => "too_high",
            Violation::TooMany { .. } | Violation::TooManyJokers => "too_many",
            Violation::MixedValues => "mixed_values",
            Violation::NotPlayable(_) => "not_playable",
            Violation::BadTarget => "bad_target",
            Violation::PassForbidden => "pass_forbidden",
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Violation::TooHigh { value, top } => {
                write!(f, "{value} is higher than the {top} on top of the pile")
            }
            Violation::TooMany { room } => {
                write!(f, "there are never more than four equal cards: room for {room} more")
            }
            Violation::TooManyJokers => {
                write!(f, "here jokers without a number are played one at a time")
            }
            Violation::MixedValues => write!(f, "all cards of a play must count for one value"),
            Violation::NotPlayable(why) => fmt::Display::fmt(&why, f),
            Violation::BadTarget => write!(f, "the target must be another seat at the table"),
            Violation::PassForbidden => {
                write!(f, "there is no pile to take: on an empty pile a card must be played")
            }
        }
    }
}

impl fmt::Display for NotPlayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotPlayable::Nothing => "a play needs at least one card",
            NotPlayable::Special => "PUSH and CLEAR are played alone",
            NotPlayable::Covered => "other cards still lie on this stack's last card",
            NotPlayable::PlayUnderWay => "a play is under way: add to it or end the turn",
            NotPlayable::NoFour => {
                "only four equal cards can be swept, by who has just completed them"
            }
            NotPlayable::NoPlayYet => "there is no play yet that could be added to or ended",
            NotPlayable::TargetOpen => "name the victim of the PUSH first",
            NotPlayable::NoTargetOpen => "no PUSH waits for a target",
            NotPlayable::LoneJoker => {
                "a joker played alone on an empty or valueless pile is not extended: end the turn"
            }
            NotPlayable::JokerWithoutNumber => "the joker has no value yet: add a number first",
        })
    }
}
