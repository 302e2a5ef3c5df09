use stapel_rules::any::{AnyEvent, AnyGame, AnySignal, AnyTalk};
use stapel_rules::{Outcome, Seat, TableGame};

use crate::{Agreement, Logged, PersonId, Place, Score, SeedText, Version};

/// One change of the table: what goes into the log, and what the people at the table are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The version that the table has after it.
    pub version: Version,
    pub logged: Logged,
    /// What happened, in order, as one who sees everything would tell it. What a viewer may know of
    /// the game's own events, [`Game::seen_by`](stapel_rules::Game::seen_by) tells.
    pub events: Vec<TableEvent>,
}

impl Change {
    /// Whether it is nothing but a play, in a game that goes on after it.
    pub fn is_play(&self) -> bool {
        let is_play = |event| matches!(event, &TableEvent::Game(_) | &TableEvent::TalkAgain(_));
        self.events.iter().all(is_play)
    }
}

/// Something that people at the table are told. A room remembers hundreds of them, so they are small: the test
/// below says how small.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// This was agreed on.
    Agreed(Box<Agreement>),
    /// Who sits in a seat or plays for it has changed.
    Place { seat: Seat, place: Place },
    /// This person is the host.
    Host(PersonId),
    /// The next deal is sealed.
    Sealed { commitment: String },
    /// The cards were dealt. Everyone looks at their own.
    Dealt,
    /// Something happened in the game.
    Game(AnyEvent),
    /// A seat gave a signal.
    Signal { seat: Seat, signal: AnySignal },
    /// Talk is allowed again, and what was signalled before holds still (X12).
    TalkAgain(AnyTalk),
    /// A seat said something.
    Said { seat: Seat, text: String },
    /// A seat asks to take its last play back.
    TakebackAsked { seat: Seat },
    /// A seat agrees or not.
    TakebackAnswered { seat: Seat, agree: bool },
    /// The last play was taken back. Everyone looks at the table anew.
    TookBack { seat: Seat },
    /// A seat asks to end the game early.
    EndAsked { seat: Seat },
    /// A seat agrees or not.
    EndAnswered { seat: Seat, agree: bool },
    /// The question of this seat whether to end the game is void.
    EndDropped { seat: Seat },
    /// The person in this seat may say and signal nothing, or may again.
    Muted { seat: Seat, on: bool },
    /// A person may never again sit down, talk or lead here.
    Removed(PersonId),
    /// The game is over, and everything about it is public.
    Over {
        /// How it ended; `None` if it was given up.
        outcome: Option<Outcome>,
        /// Whether it was ended early and counts as it stood.
        stopped: bool,
        /// What the deal followed from.
        seed: SeedText,
        score: Score,
    },
}

impl TableEvent {
    /// Whether a turn begins with it.
    pub fn begins_turn(&self) -> bool {
        matches!(self, TableEvent::Game(event) if AnyGame::begins_turn(event))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_is_small_to_remember() {
        assert!(size_of::<TableEvent>() <= 80, "{}", size_of::<TableEvent>());
    }
}
