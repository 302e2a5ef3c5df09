use std::fmt;
use std::io;
use std::path::PathBuf;

use stapel_analysis::simulate::BotCount;
use stapel_bots::Profile;
use stapel_rules::GameKind;
use stapel_rules::setup::SetupError;

/// Why no games were played, or why what they came to can't be told.
#[derive(Debug)]
pub enum Failure {
    /// The game is not for so many players.
    Players(GameKind, u64),
    /// An option is not written as a name and a value.
    OptionSyntax(String),
    /// An option doesn't fit the game.
    Option(GameKind, String, SetupError),
    /// Something else about the rules can't be agreed on.
    Setup(GameKind, SetupError),
    /// The number of bots doesn't fit the number of players.
    Bots(BotCount),
    /// A bot is to be compared with itself.
    Twice(Profile),
    /// Nobody plays against anyone in this game.
    Against(GameKind),
    /// A file for a plot is not named as one.
    PlotName(PathBuf),
    /// The file for a plot can't be written.
    PlotFile(PathBuf, io::Error),
    /// The output can't be written.
    Io(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Players(game, found) => {
                let (fewest, most) = game.players().into_inner();
                write!(f, "{game} is for {fewest} to {most} players, not {found}")
            }
            Failure::Setup(game, error) => write!(f, "{game}: {error}"),
            Failure::OptionSyntax(option) => write!(
                f,
                "--option {option}: an option is a name and a value, such as expert=true or \
                 turn_cap=200"
            ),
            Failure::Option(game, option, error) => write!(f, "--option {option}: {game}: {error}"),
            Failure::Bots(error) => write!(f, "{error}"),
            Failure::Twice(bot) => {
                write!(f, "--bots names {bot} twice: once is enough to compare it with the others")
            }
            Failure::Against(game) => write!(
                f,
                "--against is for {}, where everyone plays for themselves; in {game} a bot sits in \
                 every seat",
                GameKind::Clear4
            ),
            Failure::PlotName(path) => write!(
                f,
                "--plot {}: the plot is an SVG picture, so its file has to be called something.svg",
                path.display()
            ),
            Failure::PlotFile(path, error) => write!(
                f,
                "--plot {}: the file can't be written: {error}; name one in a folder that is there \
                 and yours to write to",
                path.display()
            ),
            Failure::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}
