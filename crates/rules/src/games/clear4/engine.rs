//! What happens when cards are played, turned up, pushed or taken.

use alloc::vec::Vec;

use super::check;
use super::legal::{self, Facts};
use super::public::{leave_known, value_of};
use super::{
    Action, Counts, Draw, Event, Face, Item, Layer, Parts, Phase, Public, Rules, Run, Source,
    Stack, StackSet, Stacks, State, Status, View,
};
use crate::notation::ActionError;
use crate::{DeckError, Game, Listener, MAX_SEATS, Outcome, Refusal, Seat, SeatSet, Turn, Viewer};

/// Where among the cards dealt to a seat the face-up ones and the hand begin; the horizontal and the
/// vertical face-down ones come before (C1).
const UP: usize = 2 * Stack::COUNT;
pub(super) const HAND: usize = 3 * Stack::COUNT;

impl Game for Rules {
    type Card = Face;
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type Seen = Event;
    type View = View;

    /// Six seats, an empty pile, four jokers face up, and a hand with three jokers, four of every
    /// value, a PUSH and a CLEAR: a test searches for more and finds none.
    const MAX_ACTIONS: usize = 572;

    fn players(&self) -> u8 {
        self.players
    }

    fn full_deck(&self) -> Vec<Face> {
        Counts::DECK.iter().collect()
    }

    fn deal(&self, deck: &[Face]) -> Result<State, DeckError> {
        if deck.len() != Face::DECK {
            return Err(DeckError::Length { found: deck.len(), expected: Face::DECK });
        }
        let mut unseen = Counts::DECK;
        if let Some(index) = deck.iter().position(|&face| !unseen.remove(face)) {
            return Err(DeckError::TooOften { index });
        }
        let mut parts = Parts {
            hands: [Counts::EMPTY; MAX_SEATS],
            unseen: Counts::DECK,
            public: Public {
                known: [Counts::EMPTY; MAX_SEATS],
                stacks: [Stacks::default(); MAX_SEATS],
                pile: Counts::EMPTY,
                out: Counts::EMPTY,
                run: None,
                status: Status::Playing,
                seat: self.first,
                phase: Phase::Open,
                joker_open: false,
                turning_up: StackSet::EMPTY,
                blind: None,
                ending: false,
                turns: 0,
            },
        };
        for (seat, cards) in Seat::all(self.players).zip(deck.chunks(Rules::DEALT)) {
            let stacks = &mut parts.public.stacks[seat.index()];
            stacks.blind = StackSet::ALL;
            stacks.down = StackSet::ALL;
            for stack in Stack::ALL {
                let face = cards[UP + stack.index()];
                stacks.up[stack.index()] = Some(face);
                parts.unseen -= Counts::of(face);
            }
            let hand: Counts = cards[HAND..].iter().copied().collect();
            parts.hands[seat.index()] = hand;
            parts.unseen -= hand;
        }
        Ok(State(parts))
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn<Draw> {
        let parts = &state.0;
        let seat = parts.seat;
        if let Some(stack) = parts.blind {
            Turn::Chance(Draw { seat, stack, layer: Layer::Blind })
        } else if let Some(stack) = parts.turning_up.first() {
            Turn::Chance(Draw { seat, stack, layer: Layer::Down })
        } else if parts.status == Status::Playing {
            Turn::Seat(seat)
        } else {
            Turn::Over
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let capped = match state.0.status {
            Status::Playing => return None,
            Status::Won => false,
            Status::Capped => true,
        };
        Some(self.count(state, capped))
    }

    /// Clear 4! starts by itself, with the seat that the rules name.
    fn start(
        &self,
        state: &mut State,
        _starter: Seat,
        _listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        match state.0.status {
            Status::Playing => Err(Refusal::AlreadyStarted),
            Status::Won | Status::Capped => Err(Refusal::GameOver),
        }
    }

    fn legal_actions(&self, state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        if let Turn::Seat(_) = self.turn(state) {
            legal::list(self, &Facts::of(state), buffer);
        }
    }

    fn legal_in_view(&self, view: &View, buffer: &mut Vec<Action>) {
        buffer.clear();
        let settled = view.blind.is_none() && view.turning_up.is_empty();
        if view.status == Status::Playing && settled && view.viewer.is(view.seat) {
            legal::list(self, &Facts::in_view(view), buffer);
        }
    }

    fn check_action(&self, state: &State, action: Action) -> Result<(), Refusal> {
        Facts::of(state).check(self, action)
    }

    fn check_in_view(&self, view: &View, action: Action) -> Result<(), Refusal> {
        check::check_in_view(self, view, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, listener: &mut impl Listener<Event>) {
        let seat = state.0.seat;
        match action {
            Action::Play { hand, stacks } => self.play_numbers(state, hand, stacks, listener),
            Action::Add(item) => self.add(state, item, listener),
            Action::Blind(stack) => {
                state.0.stacks[seat.index()].blind.remove(stack);
                state.0.blind = Some(stack);
            }
            Action::Push { from, target } => {
                leave(&mut state.0, Face::PUSH, from);
                state.0.out += Counts::of(Face::PUSH);
                listener.hear(Event::Special { seat, face: Face::PUSH, from: Some(from) });
                self.push(state, target, listener);
            }
            Action::Target(target) => {
                state.0.phase = Phase::Open;
                self.push(state, target, listener);
            }
            Action::Clear { from } => {
                leave(&mut state.0, Face::CLEAR, from);
                listener.hear(Event::Special { seat, face: Face::CLEAR, from: Some(from) });
                state.0.pile += Counts::of(Face::CLEAR);
                self.clear_pile(state, listener);
                self.win_if_finished(state, listener);
            }
            Action::Take => {
                self.take_pile(state, seat, listener);
                self.end_turn(state, listener);
            }
            Action::Sweep => self.clear_pile(state, listener),
            Action::End => self.end_turn(state, listener),
        }
    }

    fn can_draw(&self, state: &State, face: Face) -> bool {
        matches!(self.turn(state), Turn::Chance(_)) && state.0.unseen.count(face) > 0
    }

    #[inline]
    fn draw(&self, state: &mut State, face: Face, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        debug_assert!(parts.unseen.count(face) > 0);
        parts.unseen -= Counts::of(face);
        if let Some(stack) = parts.blind.take() {
            self.reveal_blind(state, stack, face, listener);
        } else if let Some(stack) = parts.turning_up.first() {
            let seat = parts.seat;
            parts.public.turn_up(seat, stack, face);
            listener.hear(Event::TurnedUp { seat, stack, face });
            if parts.ending && parts.turning_up.is_empty() {
                self.end_turn(state, listener);
            }
        }
    }

    fn deck_index(&self, _state: &State, draw: Draw) -> usize {
        let layer = match draw.layer {
            Layer::Blind => 0,
            Layer::Down => Stack::COUNT,
        };
        draw.seat.index() * Rules::DEALT + layer + draw.stack.index()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen_by(&self, event: &Event, _viewer: Viewer) -> Event {
        *event
    }

    fn follow(&self, view: &mut View, seen: &Event) {
        view.follow(self, seen);
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError> {
        super::parse::parse_action(text)
    }
}

/// Takes a card of the active seat from where it lies; from a stack, the card under it turns up
/// (C3).
#[inline]
fn leave(parts: &mut Parts, face: Face, from: Source) {
    match from {
        Source::Hand => leave_hand(parts, Counts::of(face)),
        Source::Stack(stack) => leave_stack(parts, stack),
    }
}

#[inline]
fn leave_hand(parts: &mut Parts, cards: Counts) {
    let seat = parts.seat.index();
    parts.hands[seat] -= cards;
    leave_known(&mut parts.known[seat], cards);
}

#[inline]
fn leave_stack(parts: &mut Parts, stack: Stack) {
    parts.public.leave_stack(parts.seat, stack);
}

/// Whether a blind number or joker may stay on a pile with this run on top (C10): it must not be higher, nor
/// be the fifth of its value (C7).
#[inline]
fn fits(face: Face, run: Option<Run>) -> bool {
    run.is_none_or(|run| {
        let value = face.value().unwrap_or(run.value);
        value < run.value || (value == run.value && !run.is_full())
    })
}

/// What actions do.
impl Rules {
    /// The round as it stands: each card left is a minus point, and the fewest win.
    pub(super) fn count(&self, state: &State, capped: bool) -> Outcome {
        let mut left = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            left[seat.index()] = state.cards_left(seat);
        }
        let fewest = left.iter().take(usize::from(self.players)).min().copied().unwrap_or(0);
        let winners: SeatSet =
            Seat::all(self.players).filter(|seat| left[seat.index()] == fewest).collect();
        Outcome::Round { winners, left, capped }
    }

    fn play_numbers(
        &self,
        state: &mut State,
        hand: Counts,
        stacks: StackSet,
        listener: &mut impl Listener<Event>,
    ) {
        let parts = &mut state.0;
        let seat = parts.seat;
        let own = parts.stacks[seat.index()];
        let mut cards = hand;
        for stack in stacks.iter() {
            if let Some(face) = own.up(stack) {
                cards += Counts::of(face);
            }
        }
        let value = value_of(cards, parts.run);

        for face in hand.iter() {
            listener.hear(Event::Placed { seat, face, from: Source::Hand, counts_as: value });
        }
        for stack in stacks.iter() {
            if let Some(face) = own.up(stack) {
                let from = Source::Stack(stack);
                listener.hear(Event::Placed { seat, face, from, counts_as: value });
            }
        }
        leave_hand(parts, hand);
        for stack in stacks.iter() {
            leave_stack(parts, stack);
        }
        parts.pile += cards;
        parts.public.grow_run(value, cards.len());
        self.finish_placing(state, listener);
    }

    fn add(&self, state: &mut State, item: Item, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        let seat = parts.seat;
        let (face, from) = match item {
            Item::Number(value) => (Face::number(value), Source::Hand),
            Item::Joker => (Face::JOKER, Source::Hand),
            Item::Stack(stack) => match parts.stacks[seat.index()].up(stack) {
                Some(face) => (face, Source::Stack(stack)),
                None => return,
            },
        };
        leave(parts, face, from);
        let value = value_of(Counts::of(face), parts.run);
        if let (true, Some(value)) = (parts.joker_open, value) {
            listener.hear(Event::JokerNamed { seat, value });
            parts.public.name_joker(value);
        }
        listener.hear(Event::Placed { seat, face, from, counts_as: value });
        parts.pile += Counts::of(face);
        parts.public.grow_run(value, 1);
        self.finish_placing(state, listener);
    }

    /// Puts the horizontal card that was played on the pile, and sees what it does (C10).
    fn reveal_blind(
        &self,
        state: &mut State,
        stack: Stack,
        face: Face,
        listener: &mut impl Listener<Event>,
    ) {
        let parts = &mut state.0;
        let seat = parts.seat;
        listener.hear(Event::BlindRevealed { seat, stack, face });
        match face {
            Face::PUSH => {
                parts.out += Counts::of(face);
                listener.hear(Event::Special { seat, face, from: None });
                if self.push_moves(state.cards_left(seat)) {
                    state.0.phase = Phase::Target;
                } else {
                    self.win_if_finished(state, listener);
                }
            }
            Face::CLEAR => {
                listener.hear(Event::Special { seat, face, from: None });
                parts.pile += Counts::of(face);
                self.clear_pile(state, listener);
                self.win_if_finished(state, listener);
            }
            _ if !fits(face, parts.run) => {
                parts.pile += Counts::of(face);
                self.take_pile(state, seat, listener);
                self.end_turn(state, listener);
            }
            _ => {
                // A joker takes the value of the top, if it has one.
                let counts_as = face.value().or(parts.run.map(|run| run.value));
                listener.hear(Event::BlindPlaced { seat, face, counts_as });
                parts.pile += Counts::of(face);
                parts.public.place_blind(face, counts_as);
                self.finish_placing(state, listener);
            }
        }
    }

    /// After cards were put on the pile: the last one wins, and four equal ones clear it before if they must (C7).
    #[inline]
    fn finish_placing(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        if self.options.must_sweep && state.0.may_sweep() {
            self.clear_pile(state, listener);
        }
        self.win_if_finished(state, listener);
    }

    /// The pile leaves the game and the seat goes again.
    fn clear_pile(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        listener.hear(Event::Cleared { seat: parts.seat, cards: parts.pile });
        parts.public.out += parts.public.pile;
        parts.public.clear();
    }

    /// A seat takes the pile into its hand, and everyone sees what it takes.
    fn take_pile(&self, state: &mut State, seat: Seat, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        listener.hear(Event::Took { seat, cards: parts.pile });
        parts.hands[seat.index()] += parts.pile;
        parts.public.known[seat.index()] += parts.public.pile;
        parts.public.take();
    }

    /// A PUSH that has left the game hits its target (C8).
    fn push(&self, state: &mut State, target: Seat, listener: &mut impl Listener<Event>) {
        if self.push_moves(state.cards_left(state.0.seat)) {
            self.take_pile(state, target, listener);
        }
        if !self.win_if_finished(state, listener) {
            self.end_turn(state, listener);
        }
    }

    /// The round is over the moment a seat has no cards left at all (C11).
    #[inline]
    fn win_if_finished(&self, state: &mut State, listener: &mut impl Listener<Event>) -> bool {
        let parts = &mut state.0;
        let finished = parts.hands[parts.seat.index()].is_empty()
            && parts.stacks[parts.seat.index()].is_empty();
        if finished {
            self.close(state, Status::Won, listener);
        }
        finished
    }

    /// Passes the turn to the left, once all cards that must be are turned up.
    #[inline]
    fn end_turn(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        if !parts.public.settle() {
            return;
        }
        listener.hear(Event::TurnEnded { seat: parts.seat });
        parts.public.end_turn();
        if parts.turns >= self.options.turn_cap {
            self.close(state, Status::Capped, listener);
        } else {
            parts.seat = parts.seat.left(self.players);
            listener.hear(Event::TurnBegan { seat: parts.seat });
        }
    }

    #[cold]
    fn close(&self, state: &mut State, status: Status, listener: &mut impl Listener<Event>) {
        state.0.public.close(status);
        if let Some(outcome) = self.outcome(state) {
            listener.hear(Event::Over(outcome));
        }
    }
}
