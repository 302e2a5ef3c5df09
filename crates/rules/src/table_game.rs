use core::fmt::{self, Debug};

use crate::any::{Loss, Setup};
use crate::{Game, Outcome, Seat};

/// What a table, a client or a record needs to know of a game beyond how it is played, so that none
/// of them has to know which game it is.
///
/// Everything about talk has a default for games in which there are no signals. What is known before
/// the rules are agreed on is in [`About`](crate::About).
pub trait TableGame: Game {
    /// The order of what lies on the table, which no rule asks for and people want to see.
    type Spread: Clone + Eq + Debug;
    /// Something that a seat may tell the others without naming a card.
    type Signal: Copy + Eq + Debug;
    /// The signals that were given and still hold.
    type Talk: Copy + Eq + Debug;

    /// What was agreed on, from which the same rules can be made again.
    fn setup(&self) -> Setup;

    /// The table before anything was played.
    fn new_spread(&self) -> Self::Spread;

    /// Nothing has been said yet.
    fn new_talk(&self) -> Self::Talk;

    /// Takes note of what was seen.
    fn note_spread(spread: &mut Self::Spread, seen: &Self::Seen);

    /// Whether a seat's turn begins with this event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// Whether the plays before this can no longer be taken back: a hidden card came to light,
    /// another turn began, or the game ended.
    fn closes_takeback(seen: &Self::Seen) -> bool;

    /// How many plays of the turn under way can surely be taken back, for someone who sees the
    /// position and has not seen what led to it.
    fn plays_to_take_back(_view: &Self::View) -> u8 {
        0
    }

    /// Whether the players still have to name the seat that starts.
    fn is_opening(_view: &Self::View) -> bool {
        false
    }

    /// Why the game is lost in this turn if the viewer does this, whatever they do next, as far as
    /// they can know. `None` also if they may not do it.
    fn foresees_loss(&self, _view: &Self::View, _action: Self::Action) -> Option<Loss> {
        None
    }

    /// How many cards stand between this seat and a win, as lists of tables show it.
    fn cards_left(view: &Self::View, seat: Seat) -> u8;

    /// Whether the rules forbid all talk for now.
    fn is_silent(&self, _view: &Self::View) -> bool {
        false
    }

    /// What of the talk may be shown to anyone: nothing while the rules forbid all talk (X12).
    fn shown_talk(&self, view: &Self::View, talk: &Self::Talk) -> Self::Talk {
        if self.is_silent(view) { self.new_talk() } else { *talk }
    }

    /// Why this signal can't be given now, or `Ok` if it can.
    fn check_signal(
        &self,
        _state: &Self::State,
        _signal: Self::Signal,
    ) -> Result<(), SignalRefusal> {
        Err(SignalRefusal::NotInThisGame)
    }

    /// Takes note of a signal. The last word on a matter counts.
    fn note_signal(_talk: &mut Self::Talk, _seat: Seat, _signal: Self::Signal) {}

    /// Takes note of what happened in the game: signals that no longer hold are forgotten.
    fn note_talk(_talk: &mut Self::Talk, _seen: &Self::Seen) {}

    /// How the game counts if it is ended early, where everyone plays for themselves; `None` where it
    /// then has no result, and once it is over.
    fn outcome_as_it_stands(&self, _state: &Self::State) -> Option<Outcome> {
        None
    }

    /// Who starts if the players name nobody: the seat that would most like to, by its signals.
    fn default_starter(&self, _talk: &Self::Talk) -> Seat {
        Seat::FIRST
    }
}

/// Why a signal can't be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SignalRefusal {
    /// All talk is forbidden for now (X12).
    Silence,
    /// It is about who starts, and that is settled.
    AlreadyStarted,
    NotInThisGame,
}

impl SignalRefusal {
    /// The refusal's code, the same in every interface.
    pub const fn code(self) -> &'static str {
        match self {
            SignalRefusal::Silence => "silence",
            SignalRefusal::AlreadyStarted => "already_started",
            SignalRefusal::NotInThisGame => "no_such_signal",
        }
    }
}

impl fmt::Display for SignalRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SignalRefusal::Silence => "a visible silence forbids all talk until it is covered",
            SignalRefusal::AlreadyStarted => "who starts is settled already",
            SignalRefusal::NotInThisGame => "this game has no such signal",
        })
    }
}

impl core::error::Error for SignalRefusal {}
