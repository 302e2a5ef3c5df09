use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use stapel_rules::any::AnyOptions;
use stapel_rules::notation::LayoutChoice;
use stapel_rules::piles::{Command, Layout, LayoutError};
use stapel_rules::setup::{OptionValue, SetupError};
use stapel_rules::{Card, GameKind};

use super::{GameName, SeatNumber};

/// What a table agrees on before the cards are dealt. What is left out is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementJson {
    /// Which game.
    pub game: GameName,
    /// How many play.
    pub players: u8,
    /// Rule options that differ from the usual, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, OptionJson>,
    /// Which cards of Extreme carry commands.
    #[serde(default, skip_serializing_if = "LayoutJson::is_default")]
    pub layout: LayoutJson,
    /// Who starts the first round of Clear 4!; drawn from the seed if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<SeatNumber>,
    /// How many rounds make a match of Clear 4!; as many as there are seats if not said.
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
    /// Whether bots take as long as people would.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub bots_take_time: bool,
    /// Whether the table is shown to everyone. Otherwise only those with the link find it.
    #[serde(default, skip_serializing_if = "super::event::is_false")]
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

fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_yes(flag: &bool) -> bool {
    *flag
}

/// The value of a rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionJson {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(u32),
}

/// Which cards of Extreme carry commands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LayoutJson {
    /// `"default"` or `"shuffled"`.
    Named(LayoutName),
    /// Four numbers for each command.
    Listed(BTreeMap<String, Vec<u8>>),
}

/// A layout that needs no list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LayoutName {
    /// The built-in one.
    Default,
    /// Drawn from the seed of the deal.
    Shuffled,
}

impl Default for LayoutJson {
    fn default() -> LayoutJson {
        LayoutJson::Named(LayoutName::Default)
    }
}

/// Why an agreement can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AgreementReadError {
    /// An option.
    Option {
        /// Which.
        name: String,
        /// Why.
        error: SetupError,
    },
    /// Not a command.
    NoCommand(String),
    /// The layout.
    Layout(LayoutError),
    /// Only Extreme has a layout.
    NoLayout,
}

impl std::fmt::Display for AgreementReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AgreementReadError::Option { name, error } => write!(f, "option {name:?}: {error}"),
            AgreementReadError::NoCommand(name) => write!(f, "layout: {name:?} is not a command"),
            AgreementReadError::Layout(error) => write!(f, "layout: {error}"),
            AgreementReadError::NoLayout => f.write_str(
                "layout: only extreme has one, the cards of the others carry no commands",
            ),
        }
    }
}

impl std::error::Error for AgreementReadError {}

impl LayoutJson {
    fn is_default(&self) -> bool {
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
        let numbers =
            |command| layout.cards(command).into_iter().map(Card::number).collect::<Vec<u8>>();
        LayoutJson::Listed(
            Command::ALL
                .into_iter()
                .map(|command| (command.name().to_owned(), numbers(command)))
                .collect(),
        )
    }

    /// The layout that is meant.
    pub fn read(&self) -> Result<LayoutChoice, AgreementReadError> {
        let lists = match self {
            LayoutJson::Named(LayoutName::Default) => return Ok(LayoutChoice::Default),
            LayoutJson::Named(LayoutName::Shuffled) => return Ok(LayoutChoice::Shuffled),
            LayoutJson::Listed(lists) => lists,
        };
        let mut commands = Vec::with_capacity(lists.len());
        for (name, numbers) in lists {
            let command = Command::from_name(name)
                .ok_or_else(|| AgreementReadError::NoCommand(name.chars().take(40).collect()))?;
            commands.push((command, &numbers[..]));
        }
        Layout::new(commands).map(LayoutChoice::Listed).map_err(AgreementReadError::Layout)
    }
}

impl AgreementJson {
    /// The options that are meant.
    pub fn read_options(&self) -> Result<AnyOptions, AgreementReadError> {
        read_options(self.game.0, &self.options)
    }

    /// The layout that is meant.
    pub fn read_layout(&self) -> Result<LayoutChoice, AgreementReadError> {
        let layout = self.layout.read()?;
        if layout != LayoutChoice::Default && self.game.0 != GameKind::Extreme {
            return Err(AgreementReadError::NoLayout);
        }
        Ok(layout)
    }
}

/// The options of a game with these that differ from the usual.
pub(super) fn read_options(
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
    options.changed().into_iter().map(json).collect()
}
