//! Seats, piles, commands, cards and other small things as they travel.

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use stapel_rules::clear4::{Face, Phase, Stack, Value};
use stapel_rules::piles::{Command, Pile, Start, Wish};
use stapel_rules::{Card, GameKind, Seat};

/// Something that travels as a small number.
macro_rules! as_number {
    ($(#[$doc:meta])* $name:ident($inner:ty), $expected:literal, $number:expr, $read:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(pub $inner);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: fn($inner) -> u8 = $number;
                serializer.serialize_u8(number(self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl Visitor<'_> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_u64<E: Error>(self, number: u64) -> Result<$name, E> {
                        let read: fn(u8) -> Option<$inner> = $read;
                        u8::try_from(number)
                            .ok()
                            .and_then(read)
                            .map($name)
                            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
                    }
                }
                deserializer.deserialize_u8(Read)
            }
        }
    };
}

/// Something that travels as its name.
macro_rules! as_name {
    ($(#[$doc:meta])* $name:ident($inner:ty), $expected:literal, $text:expr, $read:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(pub $inner);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let text: fn($inner) -> &'static str = $text;
                serializer.serialize_str(text(self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl Visitor<'_> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: Error>(self, text: &str) -> Result<$name, E> {
                        let read: fn(&str) -> Option<$inner> = $read;
                        read(text)
                            .map($name)
                            .ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
                    }
                }
                deserializer.deserialize_str(Read)
            }
        }
    };
}

as_number! {
    /// A seat, counted from 0.
    SeatNumber(Seat), "a seat, 0 to 5", |seat| seat.index() as u8, |number| Seat::new(number.into())
}

as_number! {
    /// A card of The Game or Extreme.
    CardNumber(Card), "a card, 2 to 99", |card| card.number(), Card::new
}

as_number! {
    /// A stack of Clear 4!, counted from 1.
    StackNumber(Stack), "a stack, 1 to 4", |stack| stack.number(), Stack::new
}

as_number! {
    /// A value of Clear 4!.
    ValueNumber(Value), "a value, 1 to 10", |value| value.number(), Value::new
}

as_name! {
    /// A pile of The Game or Extreme, by its letter.
    PileLetter(Pile), "a pile, A to D",
    |pile| match pile { Pile::A => "A", Pile::B => "B", Pile::C => "C", Pile::D => "D" },
    |text| match text { "A" => Some(Pile::A), "B" => Some(Pile::B), "C" => Some(Pile::C), "D" => Some(Pile::D), _ => None }
}

as_name! {
    /// A command of Extreme.
    CommandName(Command), "a command such as stop or no-trick",
    |command| command.name(), Command::from_name
}

as_name! {
    /// A game.
    GameName(GameKind), "the-game, extreme or clear-4", |kind| kind.name(), GameKind::from_name
}

as_name! {
    /// What the active seat of Clear 4! may do next.
    PhaseName(Phase), "open, extend or target",
    |phase| phase.name(), |text| Phase::ALL.into_iter().find(|phase| phase.name() == text)
}

as_name! {
    /// How gladly a seat would start.
    StartName(Start), "want, could or rather_not",
    |start| match start {
        Start::Want => "want", Start::Could => "could", Start::RatherNot => "rather_not",
    },
    |text| match text {
        "want" => Some(Start::Want),
        "could" => Some(Start::Could),
        "rather_not" => Some(Start::RatherNot),
        _ => None,
    }
}

as_name! {
    /// What a seat wants of a pile.
    WishName(Wish), "leave_it, rather_not, small_steps, good_for_me or can_jump_back",
    |wish| match wish {
        Wish::LeaveIt => "leave_it",
        Wish::RatherNot => "rather_not",
        Wish::SmallSteps => "small_steps",
        Wish::GoodForMe => "good_for_me",
        Wish::CanJumpBack => "can_jump_back",
    },
    |text| match text {
        "leave_it" => Some(Wish::LeaveIt),
        "rather_not" => Some(Wish::RatherNot),
        "small_steps" => Some(Wish::SmallSteps),
        "good_for_me" => Some(Wish::GoodForMe),
        "can_jump_back" => Some(Wish::CanJumpBack),
        _ => None,
    }
}

/// A card of Clear 4!: a number, or `"push"`, `"joker"`, `"clear"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceName(pub Face);

impl Serialize for FaceName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::referee::FaceOut(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FaceName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FaceName, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = FaceName;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a card, 1 to 10, \"push\", \"joker\" or \"clear\"")
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
