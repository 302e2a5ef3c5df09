use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use stapel_rules::GameKind;
use stapel_rules::any::AnyOptions;
use stapel_rules::notation::Record;
use stapel_rules::setup::{LayoutChoice, OptionValue, SetupError};

use super::{GameName, LayoutJson, SeatNumber};
use crate::games::LayoutReadError;
use crate::is_false;

/// What a table agrees on before the cards are dealt. What is left out is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementJson {
    pub game: GameName,
    pub players: u8,
    /// Rule options that differ from the usual, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, OptionJson>,
    /// Which cards carry commands, in games that have such cards.
    #[serde(default, skip_serializing_if = "LayoutJson::is_default")]
    pub layout: LayoutJson,
    /// Who starts the first round, in games in which that is settled before the deal; drawn from the seed if nobody is
    /// named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<SeatNumber>,
    /// How many rounds make a match, in games that have several; as many as there are seats if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// How long a turn may take: `none`, `30s`, `60s` or `1d`.
    #[serde(default = "none", skip_serializing_if = "is_none")]
    pub clock: String,
    /// What happens when the time is up: `wait`, or the bot that plays on.
    #[serde(default = "wait", skip_serializing_if = "is_wait")]
    pub at_zero: String,
    /// Whether plays may be taken back: `never`, `ask` or `free`.
    #[serde(default = "never", skip_serializing_if = "is_never")]
    pub takeback: String,
    /// How people may talk where numbers are secret: `strict`, `gentle` or `signals`.
    #[serde(default = "strict", skip_serializing_if = "is_strict")]
    pub talk: String,
    /// Whether bots take as long as people would.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub bots_take_time: bool,
    /// Whether the table is shown to everyone. Otherwise only those with the link find it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub listed: bool,
}

impl AgreementJson {
    /// This game with so many players, and everything else as usual.
    pub fn usual(game: GameKind, players: u8) -> AgreementJson {
        AgreementJson {
            game: GameName(game),
            players,
            options: BTreeMap::new(),
            layout: LayoutJson::default(),
            first: None,
            rounds: None,
            clock: none(),
            at_zero: wait(),
            takeback: never(),
            talk: strict(),
            bots_take_time: yes(),
            listed: false,
        }
    }
}

fn none() -> String {
    String::from("none")
}

fn is_none(text: &String) -> bool {
    text == "none"
}

fn wait() -> String {
    String::from("wait")
}

fn is_wait(text: &String) -> bool {
    text == "wait"
}

fn never() -> String {
    String::from("never")
}

fn is_never(text: &String) -> bool {
    text == "never"
}

fn strict() -> String {
    String::from("strict")
}

fn is_strict(text: &String) -> bool {
    text == "strict"
}

fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_yes(flag: &bool) -> bool {
    *flag
}

/// The value of a rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum OptionJson {
    Flag(bool),
    Number(u32),
}

impl<'de> Deserialize<'de> for OptionJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OptionJson, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = OptionJson;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false or a number")
            }

            fn visit_bool<E>(self, flag: bool) -> Result<OptionJson, E> {
                Ok(OptionJson::Flag(flag))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<OptionJson, E> {
                let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                u32::try_from(number).map(OptionJson::Number).map_err(wrong)
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// Why an agreement can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgreementReadError {
    #[error("option {name:?}: {error}")]
    Option {
        name: String,
        #[source]
        error: SetupError,
    },
    #[error("layout: {0}")]
    Layout(#[source] LayoutReadError),
    #[error("layout: {0} has none: its cards carry no commands")]
    NoLayout(GameKind),
}

impl AgreementJson {
    /// What a record tells of an agreement: the rules of its game. Everything else is as usual.
    pub fn of_record(record: &Record) -> AgreementJson {
        AgreementJson {
            options: options_json(&record.options),
            layout: LayoutJson::new(&record.layout),
            ..AgreementJson::usual(record.kind(), record.players)
        }
    }

    /// The options that are meant.
    pub fn read_options(&self) -> Result<AnyOptions, AgreementReadError> {
        read_options(self.game.0, &self.options)
    }

    /// Says what was left out by the defaults of the first version of the rules, so that it is read by those of today
    /// as it was meant.
    pub fn fill_in_as_before(&mut self) -> Result<(), AgreementReadError> {
        let mut options = self.read_options()?;
        options.as_before(|name| self.options.contains_key(name));
        self.options = options_json(&options);
        Ok(())
    }

    /// The layout that is meant.
    pub fn read_layout(&self) -> Result<LayoutChoice, AgreementReadError> {
        let (kind, layout) = (self.game.0, self.layout.read().map_err(AgreementReadError::Layout)?);
        if layout != LayoutChoice::Default && !kind.about().has_layout {
            return Err(AgreementReadError::NoLayout(kind));
        }
        Ok(layout)
    }
}

/// The options of a game with these that differ from the usual.
pub(crate) fn read_options(
    kind: GameKind,
    changed: &BTreeMap<String, OptionJson>,
) -> Result<AnyOptions, AgreementReadError> {
    let mut options = AnyOptions::new(kind);
    for (name, value) in changed {
        let value = match *value {
            OptionJson::Flag(flag) => OptionValue::Flag(flag),
            OptionJson::Number(number) => OptionValue::Number(number),
        };
        options.set(name, value).map_err(|error| AgreementReadError::Option {
            name: name.chars().take(40).collect(),
            error,
        })?;
    }
    Ok(options)
}

/// The options that differ from the usual, as they travel.
pub fn options_json(options: &AnyOptions) -> BTreeMap<String, OptionJson> {
    let json = |(name, value): (&'static str, OptionValue)| {
        let value = match value {
            OptionValue::Flag(flag) => OptionJson::Flag(flag),
            OptionValue::Number(number) => OptionJson::Number(number),
        };
        (name.to_owned(), value)
    };
    // Collected, they would be sorted first, by much code in the page.
    let mut changed = BTreeMap::new();
    changed.extend(options.changed().into_iter().map(json));
    changed
}
