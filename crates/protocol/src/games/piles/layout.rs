use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use stapel_rules::Card;
use stapel_rules::piles::{Command, Layout, LayoutError};
use stapel_rules::setup::LayoutChoice;

/// Which cards carry commands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum LayoutJson {
    Named(LayoutName),
    /// Four numbers for each command.
    Listed(BTreeMap<String, Vec<u8>>),
}

/// A layout that needs no list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LayoutName {
    Default,
    Shuffled,
}

impl<'de> Deserialize<'de> for LayoutJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LayoutJson, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = LayoutJson;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("default, shuffled or four numbers for each command")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<LayoutJson, E> {
                LayoutName::deserialize(name.into_deserializer()).map(LayoutJson::Named)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<LayoutJson, A::Error> {
                let mut lists = BTreeMap::new();
                while let Some((command, numbers)) = map.next_entry()? {
                    lists.insert(command, numbers);
                }
                Ok(LayoutJson::Listed(lists))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// Why a layout can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutReadError {
    #[error("{0:?} is not a command")]
    NoCommand(String),
    #[error(transparent)]
    Layout(LayoutError),
}

impl Default for LayoutJson {
    fn default() -> LayoutJson {
        LayoutJson::Named(LayoutName::Default)
    }
}

impl LayoutJson {
    pub(crate) fn is_default(&self) -> bool {
        *self == LayoutJson::default()
    }

    /// A layout that was chosen.
    pub fn new(choice: &LayoutChoice) -> LayoutJson {
        match choice {
            LayoutChoice::Default => LayoutJson::Named(LayoutName::Default),
            LayoutChoice::Shuffled => LayoutJson::Named(LayoutName::Shuffled),
            LayoutChoice::Listed(layout) => LayoutJson::listed(layout),
        }
    }

    /// A layout, written out.
    pub fn listed(layout: &Layout) -> LayoutJson {
        let numbers = |command: Command| (command.name().to_owned(), numbers(layout, command));
        // Collected, they would be sorted first, by much code in the page.
        let mut lists = BTreeMap::new();
        lists.extend(Command::ALL.into_iter().map(numbers));
        LayoutJson::Listed(lists)
    }

    /// The layout that is meant.
    pub fn read(&self) -> Result<LayoutChoice, LayoutReadError> {
        let lists = match self {
            LayoutJson::Named(LayoutName::Default) => return Ok(LayoutChoice::Default),
            LayoutJson::Named(LayoutName::Shuffled) => return Ok(LayoutChoice::Shuffled),
            LayoutJson::Listed(lists) => lists,
        };
        let mut commands = Vec::with_capacity(lists.len());
        for (name, numbers) in lists {
            let command = Command::from_name(name)
                .ok_or_else(|| LayoutReadError::NoCommand(name.chars().take(40).collect()))?;
            commands.push((command, &numbers[..]));
        }
        Layout::new(commands).map(LayoutChoice::Listed).map_err(LayoutReadError::Layout)
    }
}

fn numbers(layout: &Layout, command: Command) -> Vec<u8> {
    layout.cards(command).into_iter().map(Card::number).collect()
}

/// The layout of a state: the commands in their own order, not in that of the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LayoutOut(pub(super) Layout);

impl Serialize for LayoutOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Command::ALL.len()))?;
        for command in Command::ALL {
            map.serialize_entry(command.name(), &numbers(&self.0, command))?;
        }
        map.end()
    }
}
