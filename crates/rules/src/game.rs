use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};

use crate::any::{AnyViolation, Loss};
use crate::notation::ActionError;
use crate::{MAX_SEATS, Seat, SeatSet, Viewer};

/// A game: its rules with everything that was agreed before the deal (players, options, layout).
///
/// The implementing type is small and immutable; it acts on a [`State`](Game::State), which is a
/// `Copy` value without heap. Three things can be awaited, and [`turn`](Game::turn) tells which:
/// the naming of a starter, an action by a seat, or a card from chance.
///
/// | awaited | answered by |
/// |---|---|
/// | [`Turn::Opening`] | [`start`](Game::start) |
/// | [`Turn::Seat`] | [`play`](Game::play), or [`apply`](Game::apply) unchecked |
/// | [`Turn::Chance`] | [`draw`](Game::draw) |
/// | [`Turn::Over`] | nothing: [`outcome`](Game::outcome) tells how it ended |
///
/// A turn may take several actions; a seat stays in [`Turn::Seat`] until its turn has ended.
pub trait Game {
    /// A card.
    type Card: Copy + Ord + Debug + Display;
    /// A position, without the order of undrawn cards.
    type State: Copy + Eq + Debug;
    /// What a seat can do.
    type Action: Copy + Eq + Debug + Display;
    /// What chance is asked for: which card goes where.
    type Draw: Copy + Eq + Debug;
    /// Something that happened, as one who sees everything would tell it.
    type Event: Copy + Eq + Debug;
    /// Something that happened, as one viewer may know it.
    type Seen: Copy + Eq + Debug;
    /// A position as one viewer may know it.
    type View: Copy + Eq + Debug;

    /// No position of this game has more legal actions than this, so a buffer of this capacity
    /// never grows.
    const MAX_ACTIONS: usize;

    /// How many seats play.
    fn players(&self) -> u8;

    /// The full deck in its natural order, the one every deal is a permutation of.
    fn full_deck(&self) -> Vec<Self::Card>;

    /// The position after dealing this deck, whose first card is the top. Only what the deal turns
    /// up or puts into hands is read; the rest stays in the deck until it is drawn.
    fn deal(&self, deck: &[Self::Card]) -> Result<Self::State, DeckError>;

    /// What the position waits for.
    fn turn(&self, state: &Self::State) -> Turn<Self::Draw>;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Names the seat that starts, where the game leaves that to the players.
    fn start(
        &self,
        state: &mut Self::State,
        starter: Seat,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Fills the buffer with every legal action of the seat whose turn it is: each exactly once, in
    /// no promised order. The buffer is emptied first, and stays empty when no seat is to act.
    fn legal_actions(&self, state: &Self::State, buffer: &mut Vec<Self::Action>);

    /// The same from what the viewer may know: their own legal actions if it is their turn, else
    /// none. Nobody needs to know more than their view to know what they may do.
    fn legal_in_view(&self, view: &Self::View, buffer: &mut Vec<Self::Action>);

    /// Why the seat whose turn it is can't do this, or `Ok` if it can. A seat must be to act.
    fn check_action(&self, state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Why the viewer can't do this now, or `Ok` if they can: the same answer as
    /// [`check`](Game::check) gives for their seat, from what they may know.
    fn check_in_view(&self, view: &Self::View, action: Self::Action) -> Result<(), Refusal>;

    /// Does an action that is known to be legal, for the seat whose turn it is. This is the fast
    /// path for search; an illegal action leaves a position that makes no sense (but is never
    /// undefined behaviour).
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    );

    /// Whether chance can answer the draw that is awaited with this card.
    fn can_draw(&self, state: &Self::State, card: Self::Card) -> bool;

    /// Answers the draw that is awaited with this card, which must be one that
    /// [`can_draw`](Game::can_draw) accepts.
    fn draw(
        &self,
        state: &mut Self::State,
        card: Self::Card,
        listener: &mut impl Listener<Self::Event>,
    );

    /// Where in the dealt deck the card lies that answers this draw.
    fn deck_index(&self, state: &Self::State, draw: Self::Draw) -> usize;

    /// What this viewer may know of the position.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What this viewer may know of an event.
    fn seen_by(&self, event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Takes note of an event as the viewer saw it. A view that was given everything its viewer saw
    /// of an action and of the draws it led to equals [`view`](Game::view) again, so that nobody
    /// who follows a game needs more than one view of it, the first.
    ///
    /// Events that make no sense in this view leave one that makes no sense either, but they never
    /// panic: who follows a game has them from somebody else.
    fn follow(&self, view: &mut Self::View, seen: &Self::Seen);

    /// Reads an action as [`Display`] writes it, and only so.
    fn parse_action(&self, text: &str) -> Result<Self::Action, ActionError>;

    /// Why this seat can't do this now, or `Ok` if it can.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Opening => Err(Refusal::NotStarted),
            Turn::Over => Err(Refusal::GameOver),
            Turn::Chance(_) => Err(Refusal::DrawPending),
            Turn::Seat(turn) if turn != seat => Err(Refusal::NotYourTurn { turn }),
            Turn::Seat(_) => self.check_action(state, action),
        }
    }

    /// Does an action if it is legal for this seat; a refusal changes nothing.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, action)?;
        self.apply(state, action, listener);
        Ok(())
    }

    /// Whether the seat whose turn it is may do this.
    fn is_legal(&self, state: &Self::State, action: Self::Action) -> bool {
        matches!(self.turn(state), Turn::Seat(_)) && self.check_action(state, action).is_ok()
    }
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<D> {
    /// Everyone has seen their hand; the players agree who starts (G3).
    Opening,
    Seat(Seat),
    Chance(D),
    Over,
}

impl<D> Turn<D> {
    /// The same with another kind of draw.
    pub fn map<E>(self, draw: impl FnOnce(D) -> E) -> Turn<E> {
        match self {
            Turn::Opening => Turn::Opening,
            Turn::Seat(seat) => Turn::Seat(seat),
            Turn::Chance(awaited) => Turn::Chance(draw(awaited)),
            Turn::Over => Turn::Over,
        }
    }
}

/// Someone who is told what happens while it happens.
///
/// Telling is generic so that a search, which listens with `()`, pays nothing for it.
pub trait Listener<E> {
    /// Takes note of an event.
    fn hear(&mut self, event: E);
}

/// Hears nothing.
impl<E> Listener<E> for () {
    #[inline(always)]
    fn hear(&mut self, _event: E) {}
}

/// Keeps every event, in order.
impl<E> Listener<E> for Vec<E> {
    fn hear(&mut self, event: E) {
        self.push(event);
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won,
    Lost {
        reason: Loss,
        /// Cards that were left over: the score, fewer is better.
        left: u8,
    },
    /// A round in which everyone plays for themselves.
    Round {
        /// Who won; several share a round that ended by its turn cap.
        winners: SeatSet,
        /// Cards left per seat, each a minus point.
        left: [u8; MAX_SEATS],
        /// Whether the turn cap ended it.
        capped: bool,
    },
}

impl Outcome {
    /// A seat's result as a number, more is better: 0 for all cards gone, minus one for each left.
    pub fn points(&self, seat: Seat) -> i16 {
        match *self {
            Outcome::Won => 0,
            Outcome::Lost { left, .. } => -i16::from(left),
            Outcome::Round { left, .. } => -i16::from(left[seat.index()]),
        }
    }

    /// Whether this seat won, alone, shared or as part of the team.
    pub fn is_win_for(&self, seat: Seat) -> bool {
        match *self {
            Outcome::Won => true,
            Outcome::Lost { .. } => false,
            Outcome::Round { winners, .. } => winners.contains(seat),
        }
    }

    /// Whether a team counts this as excellent: won, or fewer than ten cards left (G9).
    pub fn is_excellent(&self) -> bool {
        match *self {
            Outcome::Won => true,
            Outcome::Lost { left, .. } => left < 10,
            Outcome::Round { .. } => false,
        }
    }
}

/// Why an action was refused. A refused action changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotStarted,
    /// The starter has already been named, or this game names none.
    AlreadyStarted,
    GameOver,
    DrawPending,
    NotYourTurn {
        turn: Seat,
    },
    NoSuchSeat {
        players: u8,
    },
    NoSuchCard,
    Rule(AnyViolation),
}

impl Refusal {
    /// The refusal's code, the same in every interface.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::NotStarted => "not_started",
            Refusal::GameOver => "game_over",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::NoSuchCard => "no_such_card",
            Refusal::Rule(violation) => violation.code(),
            Refusal::AlreadyStarted | Refusal::NoSuchSeat { .. } | Refusal::DrawPending => {
                "bad_request"
            }
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotStarted => write!(f, "the players have not named the starter yet"),
            Refusal::AlreadyStarted => write!(f, "the starter is settled already"),
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::DrawPending => write!(f, "a card must be drawn first"),
            Refusal::NotYourTurn { turn } => write!(f, "it is the turn of seat {turn}"),
            Refusal::NoSuchSeat { players } => {
                write!(f, "the seats are 0 to {}", players - 1)
            }
            Refusal::NoSuchCard => write!(f, "the seat does not have this card there"),
            Refusal::Rule(violation) => Display::fmt(&violation, f),
        }
    }
}

impl core::error::Error for Refusal {}

/// Why a list of cards is not a deck of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckError {
    Length {
        found: usize,
        expected: usize,
    },
    /// A card is there more often than the game has it.
    TooOften {
        /// Where in the deck the surplus card lies, counted from 0.
        index: usize,
    },
}

impl Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            DeckError::Length { found, expected } => {
                write!(f, "a deck has {expected} cards, this one has {found}")
            }
            DeckError::TooOften { index } => write!(
                f,
                "card number {} of the deck is there more often than the game has it",
                index + 1
            ),
        }
    }
}

impl core::error::Error for DeckError {}
