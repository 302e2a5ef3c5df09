//! Which fields a type has. The code that serde derives names them when it reads a value, also those that the value lacks.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// The names of the fields of each object within a value, by the pointer to it.
pub(crate) type Fields = BTreeMap<String, BTreeSet<String>>;

/// The fields that a type has where it reads this value. Of an enum, the variant that is there counts as the only field.
pub(crate) fn fields<T: DeserializeOwned>(value: &Value) -> Fields {
    let found = RefCell::default();
    T::deserialize(Traced { value, place: String::new(), found: &found }).unwrap();
    found.into_inner()
}

/// A value that is read, and notes what for.
#[derive(Clone)]
struct Traced<'v> {
    value: &'v Value,
    place: String,
    found: &'v RefCell<Fields>,
}

impl<'v> Traced<'v> {
    fn within(&self, key: &str, value: &'v Value) -> Traced<'v> {
        Traced { value, place: format!("{}/{key}", self.place), found: self.found }
    }

    fn note(&self, fields: &[&str]) {
        let fields = fields.iter().map(|&field| field.to_owned()).collect();
        self.found.borrow_mut().insert(self.place.clone(), fields);
    }
}

impl<'de> Deserializer<'de> for Traced<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => Err(Error::custom("only whole numbers travel")),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(items) => {
                let items = items.iter().enumerate();
                let items = items.map(|(index, item)| self.within(&index.to_string(), item));
                visitor.visit_seq(SeqDeserializer::new(items))
            }
            Value::Object(object) => {
                let entries =
                    object.iter().map(|(key, value)| (key.as_str(), self.within(key, value)));
                visitor.visit_map(MapDeserializer::new(entries))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.note(fields);
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de> for Traced<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de, 'v> EnumAccess<'de> for Traced<'v> {
    type Error = Error;
    type Variant = Variant<'v>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Variant<'v>), Error> {
        let (name, content) = match self.value {
            Value::String(name) => (name, None),
            value => {
                let entry = value.as_object().and_then(|object| object.iter().next());
                let (name, content) = entry.ok_or_else(|| Error::custom("it is no variant"))?;
                self.note(&[name]);
                (name, Some(self.within(name, content)))
            }
        };
        let name = seed.deserialize(IntoDeserializer::<Error>::into_deserializer(name.as_str()))?;
        Ok((name, Variant(content)))
    }
}

/// What a variant holds.
struct Variant<'v>(Option<Traced<'v>>);

impl<'v> Variant<'v> {
    fn content(self) -> Result<Traced<'v>, Error> {
        self.0.ok_or_else(|| Error::custom("it holds nothing"))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        if self.0.is_none() { Ok(()) } else { Err(Error::custom("it holds something")) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Error> {
        self.content()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let content = self.content()?;
        content.note(fields);
        content.deserialize_any(visitor)
    }
}

#[test]
fn fields_that_a_value_lacks_are_found_too() {
    #[derive(serde::Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    enum Probe {
        Variant { here: Vec<Inner>, missing: Option<u8> },
    }
    #[derive(serde::Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Inner {
        #[serde(default)]
        flag: bool,
    }
    let found = fields::<Probe>(&serde_json::json!({"Variant": {"here": [{}]}}));
    let expected = [
        ("", vec!["Variant"]),
        ("/Variant", vec!["here", "missing"]),
        ("/Variant/here/0", vec!["flag"]),
    ];
    let expected = expected
        .map(|(place, names)| (place.to_owned(), names.into_iter().map(str::to_owned).collect()));
    assert_eq!(found, Fields::from(expected));
}
