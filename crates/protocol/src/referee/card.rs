use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use stapel_rules::clear4::{Counts, Face, Run, Spread as Clear4Spread, Stack, Stacks, Value};
use stapel_rules::piles::{Pile, Spread};
use stapel_rules::{Card, CardSet};

/// A card of Clear 4!: a number, or `"push"`, `"joker"`, `"clear"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceOut(pub Face);

impl Serialize for FaceOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.value() {
            Some(value) => serializer.serialize_u8(value.number()),
            None => serializer.collect_str(&self.0),
        }
    }
}

/// The piles of The Game and Extreme by letter, each from bottom to top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PilesOut(pub Spread);

impl Serialize for PilesOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Pile::COUNT))?;
        for pile in Pile::ALL {
            map.serialize_entry(&pile.letter(), self.0.pile(pile))?;
        }
        map.end()
    }
}

/// A card on the pile of Clear 4!.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PileCardOut {
    card: FaceOut,
    r#as: Option<u8>,
}

/// The equal run on top of the pile of Clear 4!.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RunOut {
    value: u8,
    count: u8,
}

/// A stack of Clear 4! with what its face-down cards are told as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StackOut<T> {
    up: Option<FaceOut>,
    down: T,
    blind: T,
}

pub(super) fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

pub(super) fn faces(cards: Counts) -> Vec<FaceOut> {
    cards.iter().map(FaceOut).collect()
}

pub(super) fn pile(spread: &Clear4Spread) -> Vec<PileCardOut> {
    spread
        .pile()
        .iter()
        .map(|&(face, counts_as)| PileCardOut {
            card: FaceOut(face),
            r#as: counts_as.map(Value::number),
        })
        .collect()
}

pub(super) fn out(spread: &Clear4Spread) -> Vec<FaceOut> {
    spread.out().iter().copied().map(FaceOut).collect()
}

pub(super) fn run(run: Option<Run>) -> Option<RunOut> {
    run.map(|run| RunOut { value: run.value.number(), count: run.count })
}

pub(super) fn stacks<T>(
    stacks: &Stacks,
    down: impl Fn(Stack) -> T,
    blind: impl Fn(Stack) -> T,
) -> [StackOut<T>; Stack::COUNT] {
    Stack::ALL.map(|stack| StackOut {
        up: stacks.up(stack).map(FaceOut),
        down: down(stack),
        blind: blind(stack),
    })
}
