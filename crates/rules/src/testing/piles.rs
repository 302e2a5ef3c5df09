use alloc::vec::Vec;

use super::{Chooser, Suite};
use crate::any::{AnyAction, AnyCard, AnyGame, AnyState};
use crate::piles::{Action, Pile, Rules, Seen, Spread, State};
use crate::{Card, CardSet, Game, Seat, Viewer};

impl From<Rules> for AnyGame {
    fn from(rules: Rules) -> AnyGame {
        AnyGame::Piles(rules)
    }
}

impl Suite for Rules {
    type Spread = Spread;

    const HIDDEN_CARDS_CAN_END_THE_GAME: bool = true;

    fn note(spread: &mut Spread, seen: &Seen) {
        spread.note(seen);
    }

    fn assert_conserved(&self, state: &State, spread: &Spread) {
        let mut everywhere = CardSet::EMPTY;
        let mut take = |card: Card| assert!(everywhere.insert(card), "{card} is in two places");
        Seat::all(self.players()).flat_map(|seat| state.hand(seat)).for_each(&mut take);
        state.undrawn().into_iter().for_each(&mut take);
        for pile in Pile::ALL {
            let laid = &spread.pile(pile)[1..];
            laid.iter().filter_map(|&number| Card::new(number)).for_each(&mut take);
            assert_eq!(spread.pile(pile).last(), Some(&state.top(pile)));
        }
        assert_eq!(everywhere, CardSet::ALL, "cards are missing");
    }

    fn some_action(&self, choose: &mut Chooser<'_>) -> Action {
        match choose(8) {
            0 => Action::End,
            _ => {
                let card = CardSet::ALL.nth(choose(Card::COUNT) as u8).unwrap_or(Card::MIN);
                Action::Lay { card, pile: Pile::ALL[choose(Pile::COUNT)] }
            }
        }
    }

    fn reluctance(&self, state: &State, action: Action) -> i32 {
        match action {
            // A short turn is better than a large step.
            Action::End => 3,
            Action::Lay { card, pile } => {
                let step = i32::from(card.number()) - i32::from(state.top(pile));
                if pile.is_ascending() { step } else { -step }
            }
        }
    }

    fn hidden_from(&self, state: &State, deck: &[Card], viewer: Viewer) -> Vec<usize> {
        let unseen = self.view(state, viewer).unseen;
        (0..deck.len()).filter(|&index| unseen.contains(deck[index])).collect()
    }

    fn any_state(state: State) -> AnyState {
        AnyState::Piles(state)
    }

    fn any_action(action: Action) -> AnyAction {
        AnyAction::Piles(action)
    }

    fn any_card(card: Card) -> AnyCard {
        AnyCard::Piles(card)
    }
}
