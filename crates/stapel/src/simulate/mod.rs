//! `stapel simulate`: bots play many games, and what they came to is told.

mod json;
mod text;

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use stapel_analysis::simulate::{BotCount, RoundTally, Run, Simulated, Simulation, TeamTally};
use stapel_bots::Profile;
use stapel_rules::any::{AnyOptions, Setup};
use stapel_rules::setup::{OptionValue, SetupError};
use stapel_rules::{AnyGame, GameKind};

/// What the help says after the options.
pub const HELP: &str = "\
Examples:
  stapel simulate the-game --players 4 --bot greedy --games 10000
  stapel simulate extreme --option expert=true --json
  stapel simulate clear-4 --bot greedy,random

The same seed gives the same result, however many threads there are. Several bots of Clear 4! take
turns in every seat: with up to four players in every seat order, with more in every rotation of the
list. Ctrl-C tells what was found so far and ends with exit code 130.";

/// The exit code of a simulation that was stopped: what shells expect after Ctrl-C.
const STOPPED: u8 = 130;

/// How many seats there are if nobody says otherwise.
const PLAYERS: u64 = 3;

/// More threads than this are surely a mistake.
const MOST_THREADS: u64 = 1024;

/// What is asked of a simulation.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    pub game: GameKind,
    /// How many seats [default: as many as bots if several are named, else 3]
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    /// One bot for every seat, or one for each, with commas between them
    #[arg(long = "bot", value_name = "NAME", value_delimiter = ',', default_value = "greedy")]
    pub bots: Vec<Profile>,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What all deals and all coin tosses of bots follow from: any text
    #[arg(long, value_name = "S", default_value = "stapel")]
    pub seed: String,
    /// How many threads play [default: as many as there are cores]
    #[arg(long, value_name = "T",
          value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub threads: Option<u64>,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .try_map(|name| GameKind::from_name(&name).ok_or("no such game"))
}

/// Why there was no simulation.
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

/// What was asked for, checked, with what was found.
struct Report<'r> {
    arguments: &'r Arguments,
    game: AnyGame,
    players: u8,
    threads: usize,
    /// The bot of each place in the tally.
    bots: &'r [Profile],
    /// How many seat orders were played in turn.
    orders: usize,
    games: u64,
    time: Duration,
    /// How long bots thought about turns, ascending.
    turns: &'r [Duration],
    result: Found<'r>,
}

/// What was counted.
enum Found<'r> {
    Team(&'r TeamTally),
    Round(&'r RoundTally),
}

impl Report<'_> {
    fn stopped(&self) -> bool {
        self.games < self.arguments.games
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Simulates what was asked for and gives the exit code.
pub fn run(arguments: &Arguments, output: &mut impl Write) -> Result<u8, Failure> {
    let named = arguments.bots.len() as u64;
    let asked = arguments.players.unwrap_or(if named > 1 { named } else { PLAYERS });
    let players = u8::try_from(asked)
        .ok()
        .filter(|players| arguments.game.players().contains(players))
        .ok_or(Failure::Players(arguments.game, asked))?;
    let game = agree(arguments, players)?;
    match game {
        AnyGame::Piles(rules) => {
            simulate(arguments, game, players, rules, |tally| Found::Team(tally), output)
        }
        AnyGame::Clear4(rules) => {
            simulate(arguments, game, players, rules, |tally| Found::Round(tally), output)
        }
    }
}

/// The rules that were asked for.
fn agree(arguments: &Arguments, players: u8) -> Result<AnyGame, Failure> {
    let kind = arguments.game;
    let mut options = AnyOptions::new(kind);
    for option in &arguments.options {
        let syntax = || Failure::OptionSyntax(option.clone());
        let (name, value) = option.split_once('=').ok_or_else(syntax)?;
        let value = OptionValue::parse(value).ok_or_else(syntax)?;
        options.set(name, value).map_err(|error| Failure::Option(kind, option.clone(), error))?;
    }
    AnyGame::new(&Setup { options, ..Setup::new(kind, players) })
        .map_err(|error| Failure::Setup(kind, error))
}

fn simulate<G: Simulated>(
    arguments: &Arguments,
    game: AnyGame,
    players: u8,
    rules: G,
    found: impl Fn(&G::Tally) -> Found<'_>,
    output: &mut impl Write,
) -> Result<u8, Failure> {
    let simulation =
        Simulation::new(rules, &arguments.bots, &arguments.seed).map_err(Failure::Bots)?;
    let threads = match arguments.threads {
        Some(threads) => NonZeroUsize::new(threads as usize).unwrap_or(NonZeroUsize::MIN),
        None => thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
    };
    let stop = stop_on_ctrl_c();
    let bar = progress_bar(arguments);
    let progress = |more| bar.inc(more);
    let Run { tally, games, time, turns } =
        simulation.run(arguments.games, threads, &progress, &stop);
    bar.finish_and_clear();
    let report = Report {
        arguments,
        game,
        players,
        threads: threads.get(),
        bots: simulation.bots(),
        orders: simulation.orders(),
        games,
        time,
        turns: &turns,
        result: found(&tally),
    };
    if arguments.json {
        json::write(&report, output)?;
    } else {
        text::write(&report, output)?;
    }
    Ok(if report.stopped() { STOPPED } else { 0 })
}

/// A flag that Ctrl-C raises. Who presses it again doesn't want to wait for the games that have
/// begun.
fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            process::exit(i32::from(STOPPED));
        }
    };
    // Without a handler Ctrl-C just ends the program, as it does with any other.
    let _ = ctrlc::set_handler(handler);
    stop
}

/// A bar for people who look on; scripts see nothing of it.
fn progress_bar(arguments: &Arguments) -> ProgressBar {
    if arguments.json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(
        Some(arguments.games),
        ProgressDrawTarget::stderr_with_hz(10),
    );
    let template = "{wide_bar} {human_pos}/{human_len} games, {rate}/s, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        // The usual rate has four decimals, which flicker.
        let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
            // Nobody misses a rate that can't be written.
            let _ = write!(text, "{:.0}", state.per_sec());
        };
        bar.set_style(style.with_key("rate", rate));
    }
    // Strong bots think for a while, and the clock should move meanwhile.
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
