//! Reads JSON by way of a tree, with as little code for each type as possible: what servers tell is read in browsers, which
//! have to load that code.
//!
//! `serde_json` reads a struct from an object or from a list, so that every type is compiled twice, once for each; and
//! what it says about text that it can't read lists everything that would have been right. Here a struct is an object
//! whose fields are put in order first, by code that all types share, and then read one after the other; and an error is
//! short. What people write is not read this way: they deserve the long explanation.
//!
//! Fields that a struct doesn't have are passed over, since a server may be newer than what reads it. Those of
//! [flat enums](crate::flat) are refused: half an event would be another one.

use std::fmt;
use std::vec::IntoIter;

use serde::Deserialize;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

use crate::flat::ANY_NAME;

/// Reads a value from text.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, TreeError> {
    let tree = serde_json::from_str(text).map_err(|error| TreeError::Text(error.to_string()))?;
    T::deserialize::<Tree>(tree)
}

/// Why a value can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TreeError {
    #[error("{0}")]
    Text(String),
    #[error("missing field `{0}`")]
    Missing(&'static str),
    #[error("duplicate field `{0}`")]
    Duplicate(&'static str),
    #[error("unknown field `{0}`")]
    UnknownField(String),
    #[error("unknown variant `{0}`")]
    UnknownVariant(String),
    #[error("a value of another type was expected, or one within its bounds")]
    Other,
    /// A list ends before this place, or an object has no such field. Who knows the fields makes [`Missing`] of it.
    ///
    /// [`Missing`]: TreeError::Missing
    #[error("nothing at place {0}")]
    Short(usize),
}

impl de::Error for TreeError {
    fn custom<T: fmt::Display>(message: T) -> TreeError {
        TreeError::Text(message.to_string())
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> TreeError {
        TreeError::Other
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> TreeError {
        TreeError::Other
    }

    fn invalid_length(length: usize, _: &dyn de::Expected) -> TreeError {
        TreeError::Short(length)
    }

    fn unknown_variant(variant: &str, _: &'static [&'static str]) -> TreeError {
        TreeError::UnknownVariant(variant.to_owned())
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> TreeError {
        TreeError::UnknownField(field.to_owned())
    }

    fn missing_field(field: &'static str) -> TreeError {
        TreeError::Missing(field)
    }

    fn duplicate_field(field: &'static str) -> TreeError {
        TreeError::Duplicate(field)
    }
}

/// A JSON value, or none where a field is missing.
enum Tree {
    Absent,
    Null,
    Flag(bool),
    Unsigned(u64),
    Signed(i64),
    Fraction(f64),
    Text(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tree, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Tree;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_unit<E>(self) -> Result<Tree, E> {
                Ok(Tree::Null)
            }

            fn visit_bool<E>(self, flag: bool) -> Result<Tree, E> {
                Ok(Tree::Flag(flag))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
                Ok(Tree::Unsigned(number))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
                Ok(Tree::Signed(number))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
                Ok(Tree::Fraction(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
                Ok(Tree::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tree, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = list.next_element()? {
                    items.push(item);
                }
                Ok(Tree::List(items))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tree, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Tree::Object(entries))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// Numbers are read alike, whatever their size: visitors check it.
macro_rules! numbers {
    ($($name:ident)+) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
            match self {
                Tree::Unsigned(number) => visitor.visit_u64(number),
                Tree::Signed(number) => visitor.visit_i64(number),
                _ => Err(TreeError::Other),
            }
        })+
    };
}

impl<'de> Deserializer<'de> for Tree {
    type Error = TreeError;

    /// For those few types that are read from several kinds of values.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        match self {
            Tree::Absent => Err(TreeError::Other),
            Tree::Null => visitor.visit_unit(),
            Tree::Flag(flag) => visitor.visit_bool(flag),
            Tree::Unsigned(number) => visitor.visit_u64(number),
            Tree::Signed(number) => visitor.visit_i64(number),
            Tree::Fraction(number) => visitor.visit_f64(number),
            Tree::Text(text) => visitor.visit_string(text),
            Tree::List(items) => visitor.visit_seq(Items(items.into_iter())),
            Tree::Object(entries) => visitor.visit_map(Entries::new(entries)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::Flag(flag) = self else { return Err(TreeError::Other) };
        visitor.visit_bool(flag)
    }

    numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::Text(text) = self else { return Err(TreeError::Other) };
        visitor.visit_str(&text)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::Text(text) = self else { return Err(TreeError::Other) };
        visitor.visit_string(text)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        match self {
            Tree::Absent | Tree::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::Null = self else { return Err(TreeError::Other) };
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::List(items) = self else { return Err(TreeError::Other) };
        let mut items = Items(items.into_iter());
        let value = visitor.visit_seq(&mut items)?;
        // A tuple takes as many as it has places for.
        if items.0.len() == 0 { Ok(value) } else { Err(TreeError::Other) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let Tree::Object(entries) = self else { return Err(TreeError::Other) };
        visitor.visit_map(Entries::new(entries))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        self.into_fields(fields, Unknown::PassedOver)?.read(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        let unknown = if variants == ANY_NAME { Unknown::Refused } else { Unknown::PassedOver };
        visitor.visit_enum(self.into_variant(unknown)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit_struct tuple_struct
    }
}

/// What becomes of fields that a struct doesn't have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unknown {
    PassedOver,
    Refused,
}

impl Tree {
    /// The values of these fields of an object, in this order.
    fn into_fields(
        self,
        names: &'static [&'static str],
        unknown: Unknown,
    ) -> Result<Fields, TreeError> {
        let Tree::Object(entries) = self else { return Err(TreeError::Other) };
        let mut values: Vec<Tree> = names.iter().map(|_| Tree::Absent).collect();
        for (name, value) in entries {
            match names.iter().position(|known| *known == name) {
                Some(place) if matches!(values[place], Tree::Absent) => values[place] = value,
                Some(place) => return Err(TreeError::Duplicate(names[place])),
                None if unknown == Unknown::Refused => return Err(TreeError::UnknownField(name)),
                None => {}
            }
        }
        Ok(Fields { names, values: values.into_iter() })
    }

    /// The name of a variant with what it holds.
    fn into_variant(self, unknown: Unknown) -> Result<Variant, TreeError> {
        let (name, value) = match self {
            Tree::Text(name) => (name, None),
            Tree::Object(mut entries) if entries.len() == 1 => match entries.pop() {
                Some((name, value)) => (name, Some(value)),
                None => return Err(TreeError::Other),
            },
            _ => return Err(TreeError::Other),
        };
        Ok(Variant { name, content: Content { value, unknown } })
    }
}

/// The fields of a struct that were not read yet, in the order in which it has them.
struct Fields {
    names: &'static [&'static str],
    values: IntoIter<Tree>,
}

impl Fields {
    fn read<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TreeError> {
        let names = self.names;
        visitor.visit_seq(self).map_err(|error| name_missing(error, names))
    }
}

/// Says which field is missing.
fn name_missing(error: TreeError, names: &[&'static str]) -> TreeError {
    match error {
        TreeError::Short(place) => {
            names.get(place).map_or(TreeError::Other, |name| TreeError::Missing(name))
        }
        error => error,
    }
}

impl<'de> SeqAccess<'de> for Fields {
    type Error = TreeError;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TreeError> {
        let Some(value) = self.values.next() else { return Ok(None) };
        let is_absent = matches!(value, Tree::Absent);
        match seed.deserialize(value) {
            Ok(value) => Ok(Some(value)),
            // What can't be nothing has a default, or its absence is an error.
            Err(_) if is_absent => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The items of a list that were not read yet.
struct Items(IntoIter<Tree>);

impl<'de> SeqAccess<'de> for Items {
    type Error = TreeError;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TreeError> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }
}

/// The entries of an object that were not read yet, and the value of the one whose key was.
struct Entries {
    entries: IntoIter<(String, Tree)>,
    value: Tree,
}

impl Entries {
    fn new(entries: Vec<(String, Tree)>) -> Entries {
        Entries { entries: entries.into_iter(), value: Tree::Null }
    }
}

impl<'de> MapAccess<'de> for Entries {
    type Error = TreeError;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TreeError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(Tree::Text(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, TreeError> {
        seed.deserialize(std::mem::replace(&mut self.value, Tree::Null))
    }
}

/// A variant of an enum, with what it holds.
struct Variant {
    name: String,
    content: Content,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = TreeError;
    type Variant = Content;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Content), TreeError> {
        Ok((seed.deserialize(Tree::Text(self.name))?, self.content))
    }
}

/// What a variant holds; nothing if only its name was there.
struct Content {
    value: Option<Tree>,
    unknown: Unknown,
}

impl Content {
    fn some(self) -> Result<Tree, TreeError> {
        self.value.ok_or(TreeError::Other)
    }
}

impl<'de> VariantAccess<'de> for Content {
    type Error = TreeError;

    fn unit_variant(self) -> Result<(), TreeError> {
        match self.value {
            None | Some(Tree::Null) => Ok(()),
            Some(_) => Err(TreeError::Other),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, TreeError> {
        seed.deserialize(self.some()?)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        self.some()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TreeError> {
        let unknown = self.unknown;
        self.some()?.into_fields(fields, unknown)?.read(visitor)
    }
}

#[cfg(test)]
mod tests;
