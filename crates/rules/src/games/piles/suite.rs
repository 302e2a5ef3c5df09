//! The Game and Extreme under the generic suite.

use super::{
    Action, Card, CardSet, Command, Loss, Pile, PileSet, Public, Rules, Seen, Spread, State,
    Status, View,
};
use crate::testing::{Chooser, Suite, any_seat, some_outcome};
use crate::{Game, Seat, Viewer};

impl Suite for Rules {
    const HIDDEN_CARDS_CAN_END_THE_GAME: bool = true;

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
            _ => Action::Lay { card: some_card(choose), pile: Pile::ALL[choose(Pile::COUNT)] },
        }
    }

    fn some_seen(&self, choose: &mut Chooser<'_>) -> Seen {
        let seat = any_seat(choose);
        match choose(12) {
            0 => Seen::TurnBegan { seat, minimum: choose(256) as u8 },
            1 => Seen::TurnEnded { seat },
            2 | 3 => Seen::YouDrew { card: some_card(choose) },
            4 | 5 => Seen::TheyDrew { seat },
            6 => Seen::Over(some_outcome(choose)),
            _ => {
                let (card, pile) = (some_card(choose), Pile::ALL[choose(Pile::COUNT)]);
                Seen::Laid { seat, card, pile, trick: choose(2) == 0 }
            }
        }
    }

    fn some_view(&self, choose: &mut Chooser<'_>) -> View {
        let mut byte = || choose(256) as u8;
        let tops = [(); 4].map(|()| byte());
        let hand_sizes = [(); 5].map(|()| byte());
        let (undrawn, laid, minimum, to_draw) = (byte(), byte(), byte(), byte());
        View {
            viewer: if choose(4) == 0 { Viewer::Spectator } else { Viewer::Seat(any_seat(choose)) },
            hand: some_cards(choose),
            unseen: some_cards(choose),
            hand_sizes,
            undrawn,
            commands: Command::ALL.into_iter().filter(|_| choose(2) == 0).collect(),
            public: Public {
                status: match choose(4) {
                    0 => Status::Opening,
                    1 => Status::Won,
                    2 => Status::Lost(Loss::Stuck),
                    _ => Status::Playing,
                },
                seat: any_seat(choose),
                tops,
                laid,
                minimum,
                to_draw,
                three: choose(2) == 0,
                skulls: some_piles(choose),
                used: some_piles(choose),
                bound: some_piles(choose).iter().next(),
                turns: choose(1 << 16) as u16,
            },
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
}

fn some_card(choose: &mut Chooser<'_>) -> Card {
    CardSet::ALL.nth(choose(Card::COUNT) as u8).unwrap_or(Card::MIN)
}

fn some_cards(choose: &mut Chooser<'_>) -> CardSet {
    Card::all().filter(|_| choose(2) == 0).collect()
}

fn some_piles(choose: &mut Chooser<'_>) -> PileSet {
    Pile::ALL.into_iter().filter(|_| choose(2) == 0).collect()
}
