use std::num::NonZeroUsize;
use std::thread;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use stapel_rules::any::{AnyOptions, Setup};
use stapel_rules::setup::{LayoutChoice, OptionValue};
use stapel_rules::{AnyGame, GameKind};
use stapel_table::Seed;

use super::{Failure, LayoutFailure, read_layout};

/// More threads than this are surely a mistake.
pub(crate) const MOST_THREADS: u64 = 1024;

/// How games are to be played.
#[derive(Args, Debug)]
pub struct Playing {
    /// What all deals and all random choices of bots follow from: any text
    #[arg(long, value_name = "S", default_value = "stapel")]
    pub seed: String,
    /// How many threads play [default: as many as there are cores]
    #[arg(long, value_name = "T",
          value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub threads: Option<u64>,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
    /// Which cards of Extreme carry commands: default, shuffled (once, from the seed), the code of a box, or a file with
    /// one
    #[arg(long, value_name = "LAYOUT", default_value = "default", hide_default_value = true)]
    pub layout: String,
}

impl Playing {
    /// How many threads play.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        thread_count(self.threads)
    }

    /// The rules that were asked for.
    pub(crate) fn agree(&self, kind: GameKind, players: u8) -> Result<AnyGame, Failure> {
        agree(kind, players, &self.options, &self.layout, &self.seed)
    }
}

/// As many threads as were asked for, or as there are cores.
pub(crate) fn thread_count(asked: Option<u64>) -> NonZeroUsize {
    match asked {
        Some(threads) => NonZeroUsize::new(threads as usize).unwrap_or(NonZeroUsize::MIN),
        None => thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
    }
}

/// The rules of the game with these options, each a name and a value, and with this layout, which may follow from a seed.
pub(crate) fn agree(
    kind: GameKind,
    players: u8,
    given: &[String],
    layout: &str,
    seed: &str,
) -> Result<AnyGame, Failure> {
    let options = read_options(kind, given)?;
    let layout = layout_of(kind, layout)?;
    let layout = layout.resolve(|cards| Seed::from_text(seed).shuffle_setup(cards));
    AnyGame::new(&Setup { options, layout, ..Setup::new(kind, players) })
        .map_err(|error| Failure::Setup(kind, error))
}

/// The layout that is meant, if the game has one.
pub(crate) fn layout_of(kind: GameKind, said: &str) -> Result<LayoutChoice, Failure> {
    let layout = read_layout(said).map_err(Failure::Layout)?;
    if layout != LayoutChoice::Default && !kind.about().has_layout {
        return Err(Failure::Layout(LayoutFailure::None(kind)));
    }
    Ok(layout)
}

/// The options that were given, each a name and a value.
pub(crate) fn read_options(kind: GameKind, given: &[String]) -> Result<AnyOptions, Failure> {
    let mut options = AnyOptions::new(kind);
    for option in given {
        let syntax = || Failure::OptionSyntax(option.clone());
        let (name, value) = option.split_once('=').ok_or_else(syntax)?;
        let value = OptionValue::parse(value).ok_or_else(syntax)?;
        options.set(name, value).map_err(|error| Failure::Option(kind, option.clone(), error))?;
    }
    Ok(options)
}

/// The number of players, if the game is for so many.
pub(crate) fn players_of(game: GameKind, asked: u64) -> Result<u8, Failure> {
    u8::try_from(asked)
        .ok()
        .filter(|players| game.players().contains(players))
        .ok_or(Failure::Players(game, asked))
}

/// Reads the name of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    game_parser_of(&GameKind::ALL)
}

/// Reads the name of one of these games.
pub(crate) fn game_parser_of(
    games: &'static [GameKind],
) -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(games.iter().map(|game| game.name()))
        .try_map(|name| GameKind::from_name(&name).ok_or("no such game"))
}
