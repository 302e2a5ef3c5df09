//! Enums that are nested in the code and flat in JSON, such as an event of a table that may be an event of its game:
//! `{"laid":{…}}`, not `{"game":{"piles":{"laid":{…}}}}`.
//!
//! `#[serde(untagged)]` on a variant would write the same. But it reads every event into a buffer first, which has all
//! that an event can hold read by two kinds of code, and the page in the browser loads both; and of what can't be read
//! it only tells that it fits no variant, not what was expected where.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// Implements `Serialize` and `Deserialize` for an enum whose variants named here are enums themselves, and travel as
/// what they hold. The enum derives both with `#[serde(remote = "Self")]`, which makes functions of them, and has
/// `#[serde(skip)]` on these variants. One that is flat itself must be the last.
macro_rules! flat_enum {
    ($name:ident, $($variant:ident($inner:ty)),+) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $($name::$variant(inner) => inner.serialize(serializer),)+
                    own => $name::serialize(own, serializer),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl<'de> serde::de::Visitor<'de> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an object with one key, or its name")
                    }
                    fn visit_enum<A: serde::de::EnumAccess<'de>>(
                        self,
                        access: A,
                    ) -> Result<$name, A::Error> {
                        let (name, variant) = access.variant::<String>()?;
                        let mut variant = Some(variant);
                        let mut named = $crate::flat::Named { name: &name, variant: &mut variant };
                        let own = $name::deserialize(named.again());
                        if own.is_ok() || named.is_taken() {
                            return own;
                        }
                        $(
                            let inner = <$inner as serde::Deserialize>::deserialize(named.again());
                            if inner.is_ok() || named.is_taken() {
                                return inner.map($name::$variant);
                            }
                        )+
                        Err(serde::de::Error::custom(format_args!("`{name}` is not known")))
                    }
                }
                deserializer.deserialize_enum(stringify!($name), $crate::flat::ANY_NAME, Read)
            }
        }
    };
}
pub(crate) use flat_enum;

/// What a flat enum says its variants are.
pub(crate) const ANY_NAME: &[&str] = &[];

/// A variant whose name was read already. Enums that have no variant of that name leave it for others.
pub(crate) struct Named<'n, V> {
    pub(crate) name: &'n str,
    pub(crate) variant: &'n mut Option<V>,
}

impl<V> Named<'_, V> {
    /// The same for the next enum that may have the variant.
    pub(crate) fn again(&mut self) -> Named<'_, V> {
        Named { name: self.name, variant: self.variant }
    }

    /// Whether an enum had a variant of this name, so that what it says of it is the result.
    pub(crate) fn is_taken(&self) -> bool {
        self.variant.is_none()
    }
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Named<'_, A> {
    type Error = A::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        if variants == ANY_NAME || variants.contains(&self.name) {
            visitor.visit_enum(self)
        } else {
            Err(A::Error::custom("another enum may have it"))
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("only enums are read from a variant"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Named<'_, V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let value = seed.deserialize(self.name.into_deserializer())?;
        let variant = self.variant.take().ok_or_else(|| V::Error::custom("it was read before"))?;
        Ok((value, variant))
    }
}
