//! Values of the rules that travel as a small number or as a name.

use stapel_rules::{GameKind, Seat};

/// A newtype over a value of the rules that travels as a small number.
macro_rules! as_number {
    ($(#[$doc:meta])* $name:ident($inner:ty), $expected:expr, $number:expr, $read:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(pub $inner);

        impl $name {
            pub(crate) const EXPECTED: &str = $expected;
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: fn($inner) -> u8 = $number;
                serializer.serialize_u8(number(self.0))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl serde::de::Visitor<'_> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($name::EXPECTED)
                    }
                    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<$name, E> {
                        let read: fn(u8) -> Option<$inner> = $read;
                        u8::try_from(number).ok().and_then(read).map($name).ok_or_else(|| {
                            E::invalid_value(serde::de::Unexpected::Unsigned(number), &self)
                        })
                    }
                }
                deserializer.deserialize_u8(Read)
            }
        }
    };
}

/// A newtype over a value of the rules that travels as its name.
macro_rules! as_name {
    ($(#[$doc:meta])* $name:ident($inner:ty), $expected:expr, $all:expr, $text:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(pub $inner);

        impl $name {
            fn text(value: $inner) -> &'static str {
                let text: fn($inner) -> &'static str = $text;
                text(value)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($name::text(self.0))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl serde::de::Visitor<'_> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$name, E> {
                        let found = $all.into_iter().find(|value| $name::text(*value) == text);
                        found.map($name).ok_or_else(|| {
                            E::invalid_value(serde::de::Unexpected::Str(text), &self)
                        })
                    }
                }
                deserializer.deserialize_str(Read)
            }
        }
    };
}

pub(crate) use {as_name, as_number};

as_number! {
    /// A seat, counted from 0.
    SeatNumber(Seat), "a seat, 0 to 5", |seat| seat.index() as u8, |number| Seat::new(number.into())
}

as_name! {
    /// A game.
    GameName(GameKind), GameKind::NAMES, GameKind::ALL, GameKind::name
}
