//! Clear 4! under the generic suite.

use super::{
    Action, Counts, Event, Face, Item, Phase, Public, Rules, Run, Source, Spread, Stack, StackSet,
    Stacks, State, Status, Value, View,
};
use crate::testing::{Chooser, Suite, any_seat, some_outcome};
use crate::{Game, MAX_SEATS, Seat, Viewer};

impl Suite for Rules {
    const HIDDEN_CARDS_CAN_END_THE_GAME: bool = false;

    fn assert_conserved(&self, state: &State, spread: &Spread) {
        let mut everywhere = state.unseen() + state.pile + state.out;
        for seat in Seat::all(self.players()) {
            everywhere += state.hand(seat);
            for face in state.stacks(seat).up.iter().flatten() {
                everywhere += Counts::of(*face);
            }
            assert!(state.hand(seat).contains(state.known(seat)));
        }
        assert_eq!(everywhere, Counts::DECK, "cards are missing or there are too many");
        let pile: Counts = spread.pile().iter().map(|&(face, _)| face).collect();
        assert_eq!(pile, state.pile);
        assert_eq!(spread.out().iter().copied().collect::<Counts>(), state.out);
        // The run is what the pile's order says.
        let top = spread.pile().last().and_then(|&(_, counts_as)| counts_as);
        let equal = spread.pile().iter().rev().take_while(|(_, value)| *value == top).count();
        assert_eq!(state.run.map(|run| run.value), top);
        assert_eq!(state.run.map_or(0, |run| usize::from(run.count)), top.map_or(0, |_| equal));
    }

    fn some_action(&self, choose: &mut Chooser<'_>) -> Action {
        let stack = Stack::ALL[choose(Stack::COUNT)];
        let value = some_value(choose);
        let seat = any_seat(choose);
        let from = if choose(2) == 0 { Source::Hand } else { Source::Stack(stack) };
        match choose(15) {
            0 => Action::Take,
            9 => Action::Sweep,
            1 => Action::End,
            2 => Action::Blind(stack),
            3 => Action::Push { from, target: seat },
            4 => Action::Clear { from },
            5 => Action::Target(seat),
            6 => Action::Add(Item::Number(value)),
            7 => Action::Add(Item::Joker),
            8 => Action::Add(Item::Stack(stack)),
            _ => {
                let mut hand = Counts::several(Face::number(value), choose(4) as u8);
                hand += Counts::several(Face::JOKER, choose(3) as u8);
                if choose(8) == 0 {
                    hand += Counts::of(some_face(choose));
                }
                let stacks = Stack::ALL.into_iter().filter(|_| choose(4) == 0).collect();
                Action::Play { hand, stacks }
            }
        }
    }

    fn some_seen(&self, choose: &mut Chooser<'_>) -> Event {
        let seat = any_seat(choose);
        let stack = Stack::ALL[choose(Stack::COUNT)];
        let value = some_value(choose);
        let face = some_face(choose);
        let from = if choose(2) == 0 { Source::Hand } else { Source::Stack(stack) };
        let counts_as = (choose(4) > 0).then_some(value);
        match choose(14) {
            0 => Event::TurnBegan { seat },
            1 => Event::BlindRevealed { seat, stack, face },
            2 => Event::BlindPlaced { seat, face, counts_as },
            3 => Event::JokerNamed { seat, value },
            4 => Event::TurnedUp { seat, stack, face },
            5 => Event::Special { seat, face, from: (choose(2) == 0).then_some(from) },
            6 => Event::Cleared { seat, cards: some_bag(choose) },
            7 => Event::Took { seat, cards: some_bag(choose) },
            8 => Event::TurnEnded { seat },
            9 => Event::Over(some_outcome(choose)),
            _ => Event::Placed { seat, face, from, counts_as },
        }
    }

    fn some_view(&self, choose: &mut Chooser<'_>) -> View {
        View {
            viewer: if choose(4) == 0 { Viewer::Spectator } else { Viewer::Seat(any_seat(choose)) },
            hand: some_bag(choose),
            unseen: some_bag(choose),
            hand_sizes: [(); MAX_SEATS].map(|()| choose(256) as u8),
            public: Public {
                known: [(); MAX_SEATS].map(|()| some_bag(choose)),
                stacks: [(); MAX_SEATS].map(|()| Stacks {
                    up: Stack::ALL.map(|_| (choose(2) == 0).then(|| some_face(choose))),
                    down: some_stacks(choose),
                    blind: some_stacks(choose),
                }),
                pile: some_bag(choose),
                run: (choose(2) == 0)
                    .then(|| Run { value: some_value(choose), count: choose(256) as u8 }),
                out: some_bag(choose),
                status: [Status::Playing, Status::Won, Status::Capped][choose(3)],
                seat: any_seat(choose),
                phase: Phase::ALL[choose(Phase::ALL.len())],
                joker_open: choose(2) == 0,
                turning_up: some_stacks(choose),
                blind: some_stacks(choose).first(),
                ending: choose(2) == 0,
                turns: choose(1 << 16) as u16,
            },
        }
    }

    fn reluctance(&self, state: &State, action: Action) -> i32 {
        match action {
            Action::Play { hand, stacks } => {
                let jokers = i32::from(hand.count(Face::JOKER));
                -10 * i32::from(hand.len() + stacks.len()) + 15 * jokers
            }
            Action::Add(_) | Action::Sweep => -5,
            Action::Push { .. } | Action::Target(_) => -i32::from(state.pile.len()),
            Action::Clear { .. } => 0,
            Action::Blind(_) => 4,
            Action::End => 6,
            Action::Take => 20,
        }
    }
}

fn some_value(choose: &mut Chooser<'_>) -> Value {
    Value::new(choose(10) as u8 + 1).unwrap_or(Value::MIN)
}

fn some_face(choose: &mut Chooser<'_>) -> Face {
    Face::from_index(choose(Face::COUNT) as u8)
}

/// Cards that need not be in any deck.
fn some_bag(choose: &mut Chooser<'_>) -> Counts {
    let mut bag = Counts::EMPTY;
    for face in Face::all() {
        bag += Counts::several(face, choose(16) as u8);
    }
    bag
}

fn some_stacks(choose: &mut Chooser<'_>) -> StackSet {
    Stack::ALL.into_iter().filter(|_| choose(2) == 0).collect()
}
