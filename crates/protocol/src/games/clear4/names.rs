use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use stapel_rules::clear4::{Counts, Face, Phase, Stack, Value};

use crate::names::{as_name, as_number};

as_number! {
    /// A stack of a seat, counted from 1.
    StackNumber(Stack), "a stack, 1 to 4", Stack::number, Stack::new
}

as_number! {
    /// The value of a card.
    ValueNumber(Value), "a value, 1 to 10", Value::number, Value::new
}

as_name! {
    /// What the active seat may do next.
    PhaseName(Phase), "open, extend or target", Phase::ALL, Phase::name
}

/// A card: a number, or `"push"`, `"joker"`, `"clear"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceName(pub Face);

impl FaceName {
    pub(crate) const EXPECTED: &str = "a card, 1 to 10, \"push\", \"joker\" or \"clear\"";
}

/// Cards in the order of hands.
pub(in crate::games) fn faces(cards: Counts) -> Vec<FaceName> {
    cards.iter().map(FaceName).collect()
}

impl Serialize for FaceName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.value() {
            Some(value) => serializer.serialize_u8(value.number()),
            None => serializer.collect_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for FaceName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FaceName, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = FaceName;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(FaceName::EXPECTED)
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<FaceName, E> {
                let value = u8::try_from(number).ok().and_then(Value::new);
                value
                    .map(|value| FaceName(Face::number(value)))
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<FaceName, E> {
                // Numbers are numbers here, not texts.
                let face = Face::from_name(text).filter(|face| face.value().is_none());
                face.map(FaceName).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Read)
    }
}
