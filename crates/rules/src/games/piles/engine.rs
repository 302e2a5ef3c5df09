//! What happens when a card is laid, a turn ends, a card is drawn.

use alloc::vec::Vec;

use super::check;
use super::public::Effect;
use super::state::SEATS;
use super::{
    Action, Command, CommandSet, Draw, Event, InvalidState, Legal, Parts, Pile, PileSet, Public,
    Rules, Seen, State, Status, Variant, View,
};
use crate::notation::ActionError;
use crate::{Card, CardSet, DeckError, Game, Listener, Loss, Outcome, Refusal, Seat, Turn, Viewer};

impl State {
    /// Whether the active seat is to act now.
    #[inline]
    pub(super) fn awaits_action(&self) -> bool {
        self.0.status == Status::Playing && self.0.to_draw == 0
    }
}

impl Game for Rules {
    type Card = Card;
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    /// Eight cards on four piles, or the end of the turn.
    const MAX_ACTIONS: usize = 33;

    fn players(&self) -> u8 {
        self.players
    }

    fn full_deck(&self) -> Vec<Card> {
        Card::all().collect()
    }

    fn deal(&self, deck: &[Card]) -> Result<State, DeckError> {
        if deck.len() != Card::COUNT {
            return Err(DeckError::Length { found: deck.len(), expected: Card::COUNT });
        }
        let mut all = CardSet::EMPTY;
        if let Some(index) = deck.iter().position(|&card| !all.insert(card)) {
            return Err(DeckError::TooOften { index });
        }
        let mut hands = [CardSet::EMPTY; SEATS];
        let dealt = deck.chunks(usize::from(self.hand_size)).take(usize::from(self.players));
        for (hand, cards) in hands.iter_mut().zip(dealt) {
            hand.extend(cards.iter().copied());
        }
        Ok(self.opening(hands))
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn<Draw> {
        let parts = &state.0;
        match parts.status {
            Status::Playing if parts.to_draw > 0 => Turn::Chance(Draw { seat: parts.seat }),
            Status::Playing => Turn::Seat(parts.seat),
            Status::Opening => Turn::Opening,
            Status::Won | Status::Lost(_) => Turn::Over,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.0.status {
            Status::Opening | Status::Playing => None,
            Status::Won => Some(Outcome::Won),
            Status::Lost(reason) => Some(Outcome::Lost { reason, left: state.left() }),
        }
    }

    fn start(
        &self,
        state: &mut State,
        starter: Seat,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        match state.0.status {
            Status::Opening => {}
            Status::Playing => return Err(Refusal::AlreadyStarted),
            Status::Won | Status::Lost(_) => return Err(Refusal::GameOver),
        }
        if starter.index() >= usize::from(self.players) {
            return Err(Refusal::NoSuchSeat { players: self.players });
        }
        state.0.status = Status::Playing;
        state.0.seat = starter;
        listener.hear(Event::TurnBegan { seat: starter, minimum: state.0.minimum });
        Ok(())
    }

    fn legal_actions(&self, state: &State, buffer: &mut Vec<Action>) {
        Legal::of(self, state).list(buffer);
    }

    fn legal_in_view(&self, view: &View, buffer: &mut Vec<Action>) {
        Legal::in_view(self, view).list(buffer);
    }

    fn check_action(&self, state: &State, action: Action) -> Result<(), Refusal> {
        check::check(self, state, action)
    }

    fn check_in_view(&self, view: &View, action: Action) -> Result<(), Refusal> {
        check::check_in_view(self, view, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, listener: &mut impl Listener<Event>) {
        match action {
            Action::Lay { card, pile } => self.lay(state, card, pile, listener),
            Action::End => self.end_action(state, listener),
        }
    }

    fn can_draw(&self, state: &State, card: Card) -> bool {
        state.0.to_draw > 0 && state.0.undrawn.contains(card)
    }

    #[inline]
    fn draw(&self, state: &mut State, card: Card, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        debug_assert!(parts.to_draw > 0 && parts.undrawn.contains(card));
        let drawn = CardSet::of(card);
        parts.undrawn -= drawn;
        parts.hands[parts.seat.index()] |= drawn;
        parts.to_draw -= 1;
        listener.hear(Event::Drew { seat: parts.seat, card });
        if parts.to_draw == 0 {
            self.next_turn(state, listener);
        }
    }

    fn deck_index(&self, state: &State, _draw: Draw) -> usize {
        Card::COUNT - usize::from(state.0.undrawn.len())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    fn follow(&self, view: &mut View, seen: &Seen) {
        view.follow(self, seen);
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError> {
        super::parse::parse_action(text)
    }
}

impl Rules {
    /// The position after these hands were dealt: everything else is still to be drawn. This is
    /// [`deal`](Game::deal) for those who make hands rather than decks, such as simulations.
    pub fn deal_hands(&self, hands: [CardSet; SEATS]) -> Result<State, InvalidState> {
        let mut all = CardSet::EMPTY;
        for (index, &hand) in hands.iter().enumerate() {
            if let Some(card) = (all & hand).lowest() {
                return Err(InvalidState::CardTwice(card));
            }
            all |= hand;
            let plays = index < usize::from(self.players);
            if (plays && hand.len() != self.hand_size) || (!plays && !hand.is_empty()) {
                return Err(InvalidState::HandSize(Seat::new_unchecked(index as u8)));
            }
        }
        Ok(self.opening(hands))
    }

    #[inline]
    fn opening(&self, hands: [CardSet; SEATS]) -> State {
        State(Parts {
            hands,
            undrawn: hands.iter().fold(CardSet::ALL, |rest, &hand| rest - hand),
            public: Public {
                // Alone there is nobody to agree with (G3).
                status: if self.players == 1 { Status::Playing } else { Status::Opening },
                seat: Seat::FIRST,
                tops: Pile::ALL.map(Pile::base),
                laid: 0,
                minimum: self.minimum,
                to_draw: 0,
                three: false,
                skulls: PileSet::EMPTY,
                used: PileSet::EMPTY,
                bound: None,
                turns: 0,
            },
        })
    }

    #[inline]
    fn lay(&self, state: &mut State, card: Card, pile: Pile, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        let top = parts.tops[pile.index()];
        parts.hands[parts.seat.index()].remove(card);
        let effect = parts.public.land(self, card, pile);
        let trick = pile.is_trick(top, card.number());
        listener.hear(Event::Laid { seat: parts.seat, card, pile, trick });

        let stop = match effect {
            Effect::None => false,
            Effect::Stop => true,
            Effect::Loss(reason) => return self.lose(state, reason, listener),
        };
        let parts = &state.0;
        let (laid, three) = (parts.laid, parts.three);
        // Only whose hand is empty can have laid the last card of all.
        if parts.hands[parts.seat.index()].is_empty() && state.in_play().is_empty() {
            if three && laid != 3 {
                self.lose(state, Loss::Three, listener);
            } else if !state.0.skulls.is_empty() {
                self.lose(state, Loss::Skull, listener);
            } else {
                state.0.status = Status::Won;
                listener.hear(Event::Over(Outcome::Won));
            }
        } else if stop || (three && laid == 3) {
            self.end_action(state, listener);
        } else {
            self.lose_if_stuck(state, listener);
        }
    }

    /// The infinity commands that are visible.
    #[inline]
    pub(super) fn visible(&self, tops: [u8; Pile::COUNT]) -> CommandSet {
        // The Game has none, and needs no look at the piles to know.
        match self.variant {
            Variant::TheGame => CommandSet::EMPTY,
            Variant::Extreme => self.layout.visible(tops),
        }
    }

    /// Whether this infinity command is visible.
    #[inline]
    pub(super) fn in_force(&self, tops: [u8; Pile::COUNT], command: Command) -> bool {
        self.visible(tops).contains(command)
    }

    /// Judges the obligations of the turn (X3, X4, X5); if they are met, the seat draws.
    #[inline]
    fn end_action(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        if !parts.skulls.is_empty() {
            return self.lose(state, Loss::Skull, listener);
        }
        if parts.three && parts.laid != 3 {
            return self.lose(state, Loss::Three, listener);
        }
        listener.hear(Event::TurnEnded { seat: parts.seat });
        let hand = parts.hands[parts.seat.index()];
        parts.to_draw = self.draws(parts.tops, hand.len(), parts.undrawn.len());
        if parts.to_draw == 0 {
            self.next_turn(state, listener);
        }
    }

    /// Passes the turn to the next seat that has cards (G7); the game is not over, so there is one.
    #[inline]
    fn next_turn(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        let parts = &mut state.0;
        for _ in 0..self.players {
            parts.seat = parts.seat.left(self.players);
            if !parts.hands[parts.seat.index()].is_empty() {
                break;
            }
        }
        let minimum = if parts.undrawn.is_empty() { 1 } else { self.minimum };
        parts.public.next_turn(minimum);
        listener.hear(Event::TurnBegan { seat: parts.seat, minimum });
        self.lose_if_stuck(state, listener);
    }

    /// The game is lost when the active seat can lay no card and may not end its turn either (G8).
    #[inline]
    fn lose_if_stuck(&self, state: &mut State, listener: &mut impl Listener<Event>) {
        if !state.0.may_end() && !Legal::any_lay(self, state) {
            let reason = if state.0.three { Loss::Three } else { Loss::Stuck };
            self.lose(state, reason, listener);
        }
    }

    /// Ends the game for this reason, unless an open skull is there too: of several reasons, the
    /// skull is told first, then the three.
    #[cold]
    fn lose(&self, state: &mut State, reason: Loss, listener: &mut impl Listener<Event>) {
        let skull = !state.0.skulls.is_empty() && reason != Loss::OnePile;
        let reason = if skull { Loss::Skull } else { reason };
        state.0.status = Status::Lost(reason);
        listener.hear(Event::Over(Outcome::Lost { reason, left: state.left() }));
    }
}
