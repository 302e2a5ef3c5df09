//! `stapel play`: the table in the terminal.

mod agreed;

use std::env;
use std::path::{Path, PathBuf};

use anstream::ColorChoice;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use stapel_bots::Level;
use stapel_protocol::table::AgreementJson;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::{GameKind, Seat, SeatSet};
use stapel_table::from_position;
use stapel_terminal::{
    BadLink, ColourDepth, Failure as ServerFailure, Left, Options, PlayError, Signs, Theme, What,
};
use stapel_words::Language;

use self::agreed::{Agreed, Disagreed};
use crate::cli::suggestion;
use crate::config::{ConfigError, Flags, Settings};
use crate::exit::Exit;
use crate::measure;
use crate::records::{Choice, Entries, RecordError};
use crate::voice::{Complaint, Voice, display_in_english, text};

/// What an invite link looks like.
const LINK: &str = "https://cards.example/t/5fn4qzc72en7z090nxk1g4z7gt";

/// The variable that says where games are kept.
const DATA: &str = "STAPEL_PLAY_DATA";

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
    /// Open the table on this server, for friends: the seats stay free, and you get a link to invite them with
    #[arg(long, value_name = "URL", conflicts_with = "resume")]
    server: Option<String>,
    /// Anyone may find the table on the server, and its record
    #[arg(long, requires = "server")]
    listed: bool,
    #[command(flatten)]
    agreed: Agreed,
    /// Play on from this position in the notation, with the cards that nobody has seen shuffled
    #[arg(long, value_name = "POSITION",
        conflicts_with_all = ["what", "players", "server", "listed", "resume"])]
    position: Option<String>,
    /// Your seats in the position, counted from 0 [default: the one to act]
    #[arg(long, value_name = "SEAT[,SEAT…]", value_delimiter = ',', requires = "position")]
    seats: Vec<u8>,
    /// Go on with the game you played last, on this machine or on a server
    #[arg(long, conflicts_with_all = ["players", "Agreed"])]
    resume: bool,
    #[command(flatten)]
    terminal: TerminalOptions,
}

/// Options of everything that is shown in the terminal: name, colours and data directory.
#[derive(Args, Debug, Default)]
pub struct TerminalOptions {
    /// Your name [default: as in your settings, or as the last time]
    #[arg(long)]
    name: Option<String>,
    /// The colours: light, dark or contrast [default: as in your settings]
    #[arg(long, value_name = "THEME", hide_possible_values = true)]
    theme: Option<ThemeName>,
    /// How many colours your terminal has: true, 256, 16 or none [default: what it reports]
    #[arg(long, value_name = "NUMBER", hide_possible_values = true)]
    colours: Option<Colours>,
    /// Where games are kept [default: stapel in your data directory]
    #[arg(long, value_name = "DIR", env = DATA, hide_env = true)]
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
    #[value(name = "256")]
    Indexed,
    #[value(name = "16")]
    Sixteen,
    None,
}

/// Why there is nothing to play.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The game is not for so many.
    Players(#[source] measure::Failure),
    /// Such a game can't be agreed on.
    Agreed(#[source] Disagreed),
    /// It is neither a game nor a link.
    NeitherGameNorLink(String),
    /// Something was said about a game, but none was named.
    NoGame,
    /// Something was said about a game that a position says already.
    PositionAgreed,
    /// There is no such seat in the position.
    PositionSeat { found: u8, last: u8 },
    /// There is no directory for data.
    NoData,
    /// The settings make no sense.
    Settings(#[source] ConfigError),
    /// The record can't be read.
    Record(#[source] RecordError),
    /// Anything else.
    Play(#[source] PlayError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Players(failure) => failure.tell(voice),
            Failure::Agreed(disagreed) => disagreed.tell(voice),
            Failure::NeitherGameNorLink(found) => {
                let games = GameKind::ALL.map(GameKind::name);
                let names = games.join(", ");
                let told = voice.say(
                    "play-neither",
                    &[("found", text(found)), ("names", text(&names)), ("link", text(LINK))],
                );
                voice.with_guess(told, suggestion(found, games))
            }
            Failure::NoGame => voice.t("play-no-game"),
            Failure::PositionAgreed => voice.t("play-position-agreed"),
            Failure::PositionSeat { found, last } => {
                let (found, last) = (found.to_string(), last.to_string());
                let told = [("found", text(&found)), ("last", text(&last))];
                voice.say("play-position-seat", &told)
            }
            Failure::NoData => voice.t("play-no-data"),
            Failure::Settings(error) => error.tell(voice),
            Failure::Record(failure) => failure.tell(voice),
            Failure::Play(error) => tell(error, voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Players(failure) => failure.code(),
            Failure::Agreed(disagreed) => disagreed.code(),
            Failure::Settings(error) => error.code(),
            Failure::Record(error) => error.code(),
            Failure::Play(PlayError::Position(error)) => error.code(),
            Failure::NeitherGameNorLink(_)
            | Failure::NoGame
            | Failure::PositionAgreed
            | Failure::PositionSeat { .. } => "wrong_use",
            Failure::NoData | Failure::Play(_) => "failed",
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Record(failure) => failure.exit(),
            Failure::Play(PlayError::Record(_) | PlayError::Deal(_) | PlayError::Position(_)) => {
                Exit::NotLegal
            }
            _ => Exit::Failed,
        }
    }
}

/// Why there is nothing to play, as the terminal found out.
fn tell(error: &PlayError, voice: &Voice) -> String {
    match error {
        PlayError::NotATerminal => voice.t("play-no-terminal"),
        PlayError::Terminal(error) => {
            voice.say("play-terminal", &[("why", text(&error.tell(voice)))])
        }
        PlayError::Data(path, error) => {
            let (path, why) = (path.display().to_string(), error.tell(voice));
            voice.say("play-data", &[("directory", text(&path)), ("why", text(&why))])
        }
        PlayError::Link(bad) => {
            let why = match bad {
                BadLink::OtherPage(path) => voice.say("play-link-page", &[("path", text(path))]),
                BadLink::InABrowser => voice.t("play-link-browser"),
                BadLink::Finished => voice.t("play-link-finished"),
                BadLink::Unknown(found) => voice.say("play-link", &[("found", text(found))]),
            };
            voice.say("play-link-right", &[("why", text(&why)), ("link", text(LINK))])
        }
        PlayError::Server { origin, failure } => {
            let why = match failure {
                ServerFailure::Unreachable(reason) => {
                    voice.say("play-unreachable", &[("why", text(reason))])
                }
                ServerFailure::Refused { error, .. } => {
                    voice.say("play-refused", &[("why", text(&error.message))])
                }
                ServerFailure::NotUnderstood => voice.t("play-nonsense"),
                ServerFailure::Tls(problem) => voice.t(problem.text()),
            };
            format!("{origin}: {why}")
        }
        PlayError::NoSuchTable { origin } => {
            voice.say("play-no-table", &[("server", text(origin))])
        }
        PlayError::Impossible(problem) => voice.say("play-impossible", &[("why", text(problem))]),
        PlayError::NothingUnfinished => voice.t("play-nothing-unfinished"),
        PlayError::Record(error) => {
            voice.say("wrong-not-legal", &[("why", text(&error.to_string()))])
        }
        PlayError::Deal(error) => voice.say("wrong-no-deal", &[("why", text(&error.tell(voice)))]),
        PlayError::Position(error) => {
            voice.say("play-position", &[("why", text(&error.tell(voice)))])
        }
        PlayError::Broken(message) => voice.say("play-broken", &[("why", text(message))]),
    }
}

display_in_english!(Failure);

/// Plays until the person has had enough.
pub fn run(arguments: &Arguments, language: Option<Language>) -> Result<Exit, Failure> {
    let what = arguments.what()?;
    let options = arguments.terminal.options(what, language)?;
    stapel_terminal::play(options).map(exit).map_err(Failure::Play)
}

/// How the process ends after the person has left so.
fn exit(left: Left) -> Exit {
    match left {
        Left::Willingly => Exit::Done,
        Left::Interrupted => Exit::Stopped,
    }
}

/// Shows a recorded game on the terminal until the person has had enough.
pub fn watch(file: &Path, choice: &Choice, language: Option<Language>) -> Result<Exit, Failure> {
    let entry = choice.load(file).and_then(Entries::only).map_err(Failure::Record)?;
    let record = entry.text().map_err(Failure::Record)?;
    let title = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
    // Nothing is kept of looking, but the language that was chosen last is found there.
    let data = env::var_os(DATA).map(PathBuf::from).or_else(data_directory);
    let terminal = TerminalOptions {
        data: Some(data.unwrap_or_else(env::temp_dir)),
        ..TerminalOptions::default()
    };
    let options = terminal.options(What::Home, language)?;
    stapel_terminal::watch(record, &title, &options).map(exit).map_err(Failure::Play)
}

impl Arguments {
    fn what(&self) -> Result<What, Failure> {
        if let Some(position) = &self.position {
            return self.at_position(position);
        }
        let says_how = self.players.is_some() || self.agreed.says_something();
        match self.what.as_deref() {
            None if self.resume => Ok(What::GoOn),
            None if says_how => Err(Failure::NoGame),
            None => Ok(What::Home),
            Some(what) => match GameKind::from_name(what) {
                Some(game) => self.wish(game).map(|wish| match &self.server {
                    Some(server) => What::Host(server.clone(), Box::new(wish)),
                    None => What::Game(Box::new(wish)),
                }),
                // What has a slash or could be the id of a table is meant as a link.
                None if what.contains('/') || what.len() == 26 => Ok(What::Link(what.to_owned())),
                None => Err(Failure::NeitherGameNorLink(what.chars().take(100).collect())),
            },
        }
    }

    /// The position is looked at once more when it is played: here it is only asked how many play.
    fn at_position(&self, position: &str) -> Result<What, Failure> {
        if self.agreed.says_something() {
            return Err(Failure::PositionAgreed);
        }
        let start = from_position(position, "").map_err(PlayError::Position);
        let players = start.map_err(Failure::Play)?.players;
        let seat = |&seat: &u8| {
            let plays = Seat::new(seat.into()).filter(|_| seat < players);
            plays.ok_or(Failure::PositionSeat { found: seat, last: players - 1 })
        };
        let seats: SeatSet = self.seats.iter().map(seat).collect::<Result<_, _>>()?;
        Ok(What::Position {
            position: position.to_owned(),
            seats: Some(seats).filter(|seats| !seats.is_empty()),
            bot: self.bots.to_string(),
            bots_take_time: true,
        })
    }

    fn wish(&self, named: GameKind) -> Result<NewTableJson, Failure> {
        let game = self.agreed.game(named).map_err(Failure::Agreed)?;
        let (fewest, most) = game.players().into_inner();
        let players = match self.players {
            Some(asked) => measure::players_of(game, asked).map_err(Failure::Players)?,
            None => USUAL_PLAYERS.clamp(fewest, most),
        };
        let friends = self.server.is_some();
        let agreement = self.agreed.agreement(game, players, friends).map_err(Failure::Agreed)?;
        Ok(NewTableJson {
            agreement: AgreementJson { listed: self.listed, ..agreement },
            sit: true,
            bots: if self.server.is_some() {
                Vec::new()
            } else {
                vec![self.bots.to_string(); usize::from(players) - 1]
            },
            deal: self.server.is_none(),
            share: self.server.is_none(),
        })
    }
}

impl TerminalOptions {
    /// Everything that the terminal has to know.
    fn options(&self, what: What, language: Option<Language>) -> Result<Options, Failure> {
        let flags = Flags {
            name: self.name.clone(),
            language,
            theme: self.theme.map(|theme| match theme {
                ThemeName::Light => Theme::Light,
                ThemeName::Dark => Theme::Dark,
                ThemeName::Contrast => Theme::Contrast,
            }),
            server: None,
        };
        let settings = Settings::load(&flags).map_err(Failure::Settings)?;
        Ok(Options {
            name: self.name.clone(),
            usual_name: settings.name,
            language: settings.chosen_language,
            theme: settings.theme,
            depth: match self.colours {
                Some(Colours::True) => ColourDepth::True,
                Some(Colours::Indexed) => ColourDepth::Indexed,
                Some(Colours::Sixteen) => ColourDepth::Sixteen,
                Some(Colours::None) => ColourDepth::None,
                None => depth(ColorChoice::global(), |name| env::var(name).ok()),
            },
            signs: signs(|name| env::var(name).ok()),
            server: settings.server,
            warnings: settings.warnings,
            data: self.data.clone().or_else(data_directory).ok_or(Failure::NoData)?,
            what,
        })
    }
}

/// How many colours the terminal says it has, unless `--color` says that there shall be none, or some in any case.
fn depth(choice: ColorChoice, variable: impl Fn(&str) -> Option<String>) -> ColourDepth {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let terminal = set("TERM").unwrap_or_default();
    let says_true = set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
    let none = match choice {
        ColorChoice::Never => true,
        ColorChoice::Always | ColorChoice::AlwaysAnsi => false,
        ColorChoice::Auto => set("NO_COLOR").is_some() || terminal == "dumb",
    };
    if none {
        ColourDepth::None
    } else if says_true || terminal.ends_with("-direct") {
        ColourDepth::True
    } else if terminal.contains("256color") {
        ColourDepth::Indexed
    } else {
        ColourDepth::Sixteen
    }
}

/// Which signs the system's locale has. Where nothing is set, terminals of today know more than ASCII.
fn signs(variable: impl Fn(&str) -> Option<String>) -> Signs {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default();
    let (name, codes) = locale.split_once('.').unwrap_or((&locale, ""));
    // As in de_DE.UTF-8@euro.
    let codes = codes.split('@').next().unwrap_or_default().to_ascii_lowercase().replace('-', "");
    let plain = matches!(name, "C" | "POSIX") && codes.is_empty();
    if plain || !matches!(codes.as_str(), "" | "utf8") { Signs::Ascii } else { Signs::Unicode }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_as_many_as_the_terminal_says() {
        let auto = ColorChoice::Auto;
        for (choice, variables, expected) in [
            (auto, &[][..], ColourDepth::Sixteen),
            (auto, &[("TERM", "xterm")], ColourDepth::Sixteen),
            (auto, &[("TERM", "xterm-256color")], ColourDepth::Indexed),
            (auto, &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], ColourDepth::True),
            (auto, &[("TERM", "xterm-direct")], ColourDepth::True),
            (auto, &[("COLORTERM", "24bit"), ("NO_COLOR", "1")], ColourDepth::None),
            (auto, &[("COLORTERM", "24bit"), ("NO_COLOR", "")], ColourDepth::True),
            (auto, &[("TERM", "dumb")], ColourDepth::None),
            (ColorChoice::Never, &[("COLORTERM", "24bit")], ColourDepth::None),
            (ColorChoice::Always, &[("TERM", "dumb")], ColourDepth::Sixteen),
        ] {
            let found = depth(choice, |name| {
                let variable = variables.iter().find(|(found, _)| *found == name);
                variable.map(|(_, value)| (*value).to_owned())
            });
            assert_eq!(found, expected, "{choice:?} {variables:?}");
        }
    }

    #[test]
    fn signs_are_those_of_the_locale() {
        for (variables, expected) in [
            (&[][..], Signs::Unicode),
            (&[("LANG", "C")], Signs::Ascii),
            (&[("LANG", "POSIX")], Signs::Ascii),
            (&[("LANG", "C.UTF-8")], Signs::Unicode),
            (&[("LANG", "de_DE.utf8")], Signs::Unicode),
            (&[("LANG", "de_DE")], Signs::Unicode),
            (&[("LANG", "pl_PL.ISO-8859-2")], Signs::Ascii),
            (&[("LANG", "de_DE.UTF-8"), ("LC_CTYPE", "C")], Signs::Ascii),
            (&[("LC_ALL", "en_US.UTF-8"), ("LC_CTYPE", "C")], Signs::Unicode),
            (&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8@euro")], Signs::Unicode),
        ] {
            let found = signs(|name| {
                let variable = variables.iter().find(|(found, _)| *found == name);
                variable.map(|(_, value)| (*value).to_owned())
            });
            assert_eq!(found, expected, "{variables:?}");
        }
    }
}
