use std::io;
use std::path::PathBuf;

use stapel_analysis::simulate::BotCount;
use stapel_bots::Profile;
use stapel_rules::GameKind;
use stapel_rules::setup::SetupError;

use super::LayoutFailure;
use crate::cli::suggestion;
use crate::voice::{Complaint, Voice, display_in_english, text};

/// Why no games were played, or why what they came to can't be told.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The game is not for so many players.
    Players(GameKind, u64),
    /// An option is not written as a name and a value.
    OptionSyntax(String),
    /// An option doesn't fit the game.
    Option(GameKind, String, #[source] SetupError),
    /// Something else about the rules can't be agreed on.
    Setup(GameKind, #[source] SetupError),
    /// There is no such layout.
    Layout(#[source] LayoutFailure),
    /// The number of bots doesn't fit the number of players.
    Bots(#[source] BotCount),
    /// A bot is to be compared with itself.
    Twice(Profile),
    /// Nobody plays against anyone in this game.
    Against(GameKind),
    /// A file for a plot is not named as one.
    PlotName(PathBuf),
    /// The file for a plot can't be written.
    PlotFile(PathBuf, #[source] io::Error),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Players(game, found) => {
                let (fewest, most) = game.players().into_inner();
                let [fewest, most] = [fewest, most].map(|number| number.to_string());
                let found = found.to_string();
                let told = [
                    ("game", text(game.name())),
                    ("fewest", text(&fewest)),
                    ("most", text(&most)),
                    ("found", text(&found)),
                ];
                voice.say("wrong-players", &told)
            }
            Failure::Setup(game, error) => format!("{game}: {}", error.tell(voice)),
            Failure::OptionSyntax(option) => {
                let examples = "expert=true, turn_cap=200";
                format!(
                    "--option {option}: {}",
                    voice.say("wrong-rule-option", &[("examples", text(examples))])
                )
            }
            Failure::Option(game, option, error) => {
                let told = format!("--option {option}: {game}: {}", error.tell(voice));
                voice.with_guess(told, meant(option, error))
            }
            Failure::Layout(failure) => format!("--layout: {}", failure.tell(voice)),
            Failure::Bots(BotCount { seats, bots }) => {
                let (seats, bots) = (seats.to_string(), bots.to_string());
                voice.say("wrong-bot-count", &[("seats", text(&seats)), ("bots", text(&bots))])
            }
            Failure::Twice(bot) => voice.say("wrong-bot-twice", &[("bot", text(&bot.to_string()))]),
            Failure::Against(game) => {
                let competitive =
                    GameKind::ALL.into_iter().filter(|game| !game.about().is_cooperative);
                let competitive: Vec<&str> = competitive.map(GameKind::name).collect();
                let competitive = competitive.join(", ");
                let told = [("competitive", text(&competitive)), ("game", text(game.name()))];
                voice.say("wrong-against", &told)
            }
            Failure::PlotName(path) => {
                format!("--plot {}: {}", path.display(), voice.t("wrong-plot-name"))
            }
            Failure::PlotFile(path, error) => {
                let why = voice.say("wrong-plot-file", &[("why", text(&error.tell(voice)))]);
                format!("--plot {}: {why}", path.display())
            }
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Option(_, _, error) | Failure::Setup(_, error) => error.code(),
            Failure::OptionSyntax(_) => "bad_options",
            Failure::Layout(error) => error.code(),
            Failure::PlotFile(..) => "unwritable",
            Failure::Io(error) => error.code(),
            _ => "wrong_use",
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            _ => None,
        }
    }
}

/// The option that was probably meant.
fn meant(option: &str, error: &SetupError) -> Option<&'static str> {
    let SetupError::UnknownOption { known } = error else { return None };
    let (name, _) = option.split_once('=')?;
    suggestion(name, known.iter().map(|option| option.name))
}

display_in_english!(Failure);
