use core::fmt;

use super::{Counts, Face, Stack, StackSet, Value};
use crate::Seat;

/// What a seat can do in Clear 4!.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Opens a number play with these cards of the hand and the face-up cards of these stacks.
    Play {
        /// Number cards and jokers from the hand.
        hand: Counts,
        /// The stacks whose face-up cards join.
        stacks: StackSet,
    },
    /// Extends the play by one card (C4).
    Add(Item),
    /// Plays the horizontal card of a stack, unseen (C10).
    Blind(Stack),
    Push {
        from: Source,
        target: Seat,
    },
    /// Names the victim of a blind PUSH.
    Target(Seat),
    Clear {
        from: Source,
    },
    /// Passes: takes the pile.
    Take,
    /// Sweeps the four equal cards that this play completed, and the pile with them (C7).
    Sweep,
    End,
}

/// A card that extends a play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    Number(Value),
    Joker,
    Stack(Stack),
}

/// Where a special card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Hand,
    Stack(Stack),
}

/// Writes the action as every interface reads it, for example `play 5 5 J s2`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Play { hand, stacks } => {
                f.write_str("play")?;
                for face in hand.iter() {
                    match face {
                        Face::JOKER => f.write_str(" J")?,
                        _ => write!(f, " {face}")?,
                    }
                }
                stacks.iter().try_for_each(|stack| write!(f, " s{stack}"))
            }
            Action::Add(item) => write!(f, "add {item}"),
            Action::Blind(stack) => write!(f, "blind {stack}"),
            Action::Push { from: Source::Hand, target } => write!(f, "push {target}"),
            Action::Push { from: Source::Stack(stack), target } => {
                write!(f, "push s{stack} {target}")
            }
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::Clear { from: Source::Hand } => f.write_str("clear"),
            Action::Clear { from: Source::Stack(stack) } => write!(f, "clear s{stack}"),
            Action::Take => f.write_str("take"),
            Action::Sweep => f.write_str("sweep"),
            Action::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Number(value) => fmt::Display::fmt(value, f),
            Item::Joker => f.write_str("J"),
            Item::Stack(stack) => write!(f, "s{stack}"),
        }
    }
}
