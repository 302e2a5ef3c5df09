//! `stapel play`: the table in the terminal.

use std::env;
use std::fmt;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use stapel_bots::Level;
use stapel_protocol::table::rest::NewTableJson;
use stapel_protocol::table::{AgreementJson, OptionJson};
use stapel_rules::GameKind;
use stapel_rules::setup::OptionValue;
use stapel_terminal::{ColourDepth, Options, PlayError, Theme, What};
use stapel_words::Language;

use crate::measure;

/// What is shown after the help of the command.
pub const HELP: &str = "\
Examples:
  stapel play                            choose a game, go on with one, look back at one
  stapel play the-game                   a game with two bots, on this machine
  stapel play extreme --players 1        alone
  stapel play clear-4 --bots expert --option turn_cap=200
  stapel play --resume                   go on where you were interrupted
  stapel play https://example.org/t/…    sit down at a table on a server, by its invite link

Everything that is played on this machine is kept there, move by move.";

/// How many play if nobody says so: as many as the page begins with.
const USUAL_PLAYERS: u8 = 3;

/// What someone wants to play.
#[derive(Args, Debug)]
pub struct Arguments {
    /// A game (the-game, extreme or clear-4), or the invite link of a table on a server
    #[arg(value_name = "GAME|LINK", conflicts_with = "resume")]
    what: Option<String>,
    /// How many play, you included; bots take the other seats [default: 3]
    #[arg(long, value_name = "N")]
    players: Option<u64>,
    /// How well the bots play
    #[arg(long, value_name = "LEVEL", default_value = "steady", value_parser = level_parser())]
    bots: Level,
    /// Bots play at once instead of taking as long as people would
    #[arg(long)]
    quick: bool,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    /// Go on with the unfinished game that you played last
    #[arg(long, conflicts_with_all = ["players", "options", "quick"])]
    resume: bool,
    #[command(flatten)]
    pub(crate) looks: Looks,
}

/// How everything looks, and who someone is.
#[derive(Args, Debug)]
pub struct Looks {
    /// What you are called [default: as the last time]
    #[arg(long)]
    name: Option<String>,
    /// The language: de, en, fr, it or pl [default: as the last time, or as your system has it]
    #[arg(long, value_parser = language_parser())]
    language: Option<Language>,
    /// The colours
    #[arg(long, value_name = "THEME", default_value = "dark")]
    theme: ThemeName,
    /// How many colours your terminal has [default: as it says]
    #[arg(long, value_name = "HOW MANY")]
    colours: Option<Colours>,
    /// Where games are kept [default: stapel in your data directory]
    #[arg(long, value_name = "DIR", env = "STAPEL_PLAY_DATA")]
    data: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum ThemeName {
    Light,
    Dark,
    Contrast,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum Colours {
    True,
    #[value(name = "16")]
    Sixteen,
    None,
}

/// Why there is nothing to play.
#[derive(Debug)]
pub enum Failure {
    /// Such a game can't be agreed on.
    Rules(measure::Failure),
    /// It is neither a game nor a link.
    NeitherGameNorLink(String),
    /// Something was said about a game, but none was named.
    NoGame,
    /// There is no directory for data.
    NoData,
    /// Anything else.
    Play(PlayError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Rules(failure) => write!(f, "{failure}"),
            Failure::NeitherGameNorLink(found) => {
                let games = GameKind::ALL.map(GameKind::name).join(", ");
                write!(
                    f,
                    "there is no game {found:?}; the games are {games}. An invite link looks like \
                     https://example.org/t/5fn4qzc72en7z090nxk1g4z7gt"
                )
            }
            Failure::NoGame => f.write_str(
                "--players, --option and --quick say how a game is played; name it, as in stapel \
                 play the-game --players 2",
            ),
            Failure::NoData => f.write_str(
                "nobody knows where to keep games, since HOME is not set; --data names a directory",
            ),
            Failure::Play(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Plays until the person has had enough.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let what = arguments.what()?;
    stapel_terminal::play(arguments.looks.options(what)?).map_err(Failure::Play)
}

impl Arguments {
    fn what(&self) -> Result<What, Failure> {
        let says_how = self.players.is_some() || !self.options.is_empty() || self.quick;
        match self.what.as_deref() {
            None if self.resume => Ok(What::GoOn),
            None if says_how => Err(Failure::NoGame),
            None => Ok(What::Home),
            Some(what) => match GameKind::from_name(what) {
                Some(game) => self.wish(game).map(|wish| What::Game(Box::new(wish))),
                // What has a slash or could be the id of a table is meant as a link.
                None if what.contains('/') || what.len() == 26 => Ok(What::Link(what.to_owned())),
                None => Err(Failure::NeitherGameNorLink(what.chars().take(100).collect())),
            },
        }
    }

    fn wish(&self, game: GameKind) -> Result<NewTableJson, Failure> {
        let (fewest, most) = game.players().into_inner();
        let players = match self.players {
            Some(asked) => measure::players_of(game, asked).map_err(Failure::Rules)?,
            None => USUAL_PLAYERS.clamp(fewest, most),
        };
        measure::agree(game, players, &self.options).map_err(Failure::Rules)?;
        let options = self.options.iter().filter_map(|option| {
            let (name, value) = option.split_once('=')?;
            let value = match OptionValue::parse(value)? {
                OptionValue::Flag(flag) => OptionJson::Flag(flag),
                OptionValue::Number(number) => OptionJson::Number(number),
            };
            Some((name.to_owned(), value))
        });
        Ok(NewTableJson {
            agreement: AgreementJson {
                options: options.collect(),
                // Bots don't mind.
                takeback: String::from("free"),
                bots_take_time: !self.quick,
                ..AgreementJson::usual(game, players)
            },
            sit: true,
            bots: vec![self.bots.to_string(); usize::from(players) - 1],
            deal: true,
        })
    }
}

impl Looks {
    /// Everything that the terminal has to know.
    pub(crate) fn options(&self, what: What) -> Result<Options, Failure> {
        Ok(Options {
            name: self.name.clone(),
            language: self.language,
            theme: match self.theme {
                ThemeName::Light => Theme::Light,
                ThemeName::Dark => Theme::Dark,
                ThemeName::Contrast => Theme::Contrast,
            },
            depth: match self.colours {
                Some(Colours::True) => ColourDepth::True,
                Some(Colours::Sixteen) => ColourDepth::Sixteen,
                Some(Colours::None) => ColourDepth::None,
                None => depth(|name| env::var(name).ok()),
            },
            server: None,
            data: self.data.clone().or_else(data_directory).ok_or(Failure::NoData)?,
            what,
        })
    }
}

/// How many colours the terminal says it has.
fn depth(variable: impl Fn(&str) -> Option<String>) -> ColourDepth {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let terminal = set("TERM").unwrap_or_default();
    let says_true = set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
    if set("NO_COLOR").is_some() || terminal == "dumb" {
        ColourDepth::None
    } else if says_true || terminal.ends_with("-direct") {
        ColourDepth::True
    } else {
        ColourDepth::Sixteen
    }
}

/// Where programs keep what people would miss.
fn data_directory() -> Option<PathBuf> {
    let directory = |name: &str| env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
    let home = || directory("HOME").map(|home| home.join(".local").join("share"));
    let everyones = directory("XDG_DATA_HOME").or_else(home).or_else(|| directory("APPDATA"));
    everyones.map(|directory| directory.join("stapel"))
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.name()))
        .try_map(|name| Level::from_name(&name).ok_or("no such bot"))
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag))
        .try_map(|tag| Language::from_tag(&tag).ok_or("no such language"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_as_many_as_the_terminal_says() {
        for (variables, expected) in [
            (&[][..], ColourDepth::Sixteen),
            (&[("TERM", "xterm-256color")], ColourDepth::Sixteen),
            (&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], ColourDepth::True),
            (&[("TERM", "xterm-direct")], ColourDepth::True),
            (&[("COLORTERM", "24bit"), ("NO_COLOR", "1")], ColourDepth::None),
            (&[("COLORTERM", "24bit"), ("NO_COLOR", "")], ColourDepth::True),
            (&[("TERM", "dumb")], ColourDepth::None),
        ] {
            let found = depth(|name| {
                let variable = variables.iter().find(|(found, _)| *found == name);
                variable.map(|(_, value)| (*value).to_owned())
            });
            assert_eq!(found, expected, "{variables:?}");
        }
    }
}
