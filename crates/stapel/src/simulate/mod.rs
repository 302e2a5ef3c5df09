//! `stapel simulate`: bots play many games, whose results are counted.

mod json;
pub(crate) mod plot;
mod text;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use stapel_analysis::simulate::{Run, Simulated, Simulation, Tally};
use stapel_bots::Profile;
use stapel_rules::{AnyGame, GameKind};

pub use crate::measure::Failure;

use crate::exit::Exit;
use crate::measure::{PictureFile, Playing, Progress, exit, game_parser, players_of, with_rules};
use crate::voice::{Voice, text};

/// How many seats there are if nobody says otherwise.
const PLAYERS: u64 = 3;

/// What is asked of a simulation.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    pub game: GameKind,
    /// How many seats [default: as many as bots if several are named, else 3]
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    /// One bot for every seat, or one for each, separated by commas; names and settings are listed
    /// below
    #[arg(
        long = "bot",
        value_name = "NAME[:K=V…]",
        value_delimiter = ',',
        default_value = "greedy"
    )]
    pub bots: Vec<Profile>,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How they are played.
    #[command(flatten)]
    pub playing: Playing,
    /// Also draw the result as an SVG picture: how many cards were left, or who won how much
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
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
    result: &'r Tally,
}

impl Report<'_> {
    fn stopped(&self) -> bool {
        self.games < self.arguments.games
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// Names the bots in the order in which they were asked for.
    fn bots_asked_for(&self) -> String {
        let names: Vec<String> = self.arguments.bots.iter().map(ToString::to_string).collect();
        names.join(", ")
    }

    /// The name of each place in the tally of a round: where one bot sits in every seat, it is told
    /// apart by its seat.
    fn places(&self, voice: &Voice) -> Vec<String> {
        let one_for_all = self.arguments.bots.len() == 1;
        let name = |(seat, bot): (usize, &Profile)| match one_for_all {
            true => {
                let (bot, seat) = (bot.to_string(), seat.to_string());
                voice.say("simulate-place", &[("bot", text(&bot)), ("seat", text(&seat))])
            }
            false => bot.to_string(),
        };
        self.bots.iter().enumerate().map(name).collect()
    }
}

/// Simulates what was asked for and gives the exit code.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    let named = arguments.bots.len() as u64;
    let asked = arguments.players.unwrap_or(if named > 1 { named } else { PLAYERS });
    let players = players_of(arguments.game, asked)?;
    let game = arguments.playing.agree(arguments.game, players)?;
    with_rules!([game], rules => simulate(arguments, game, rules[0], voice, output))
}

fn simulate<G: Simulated>(
    arguments: &Arguments,
    game: AnyGame,
    rules: G,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let players = rules.players();
    let simulation =
        Simulation::new(rules, &arguments.bots, &arguments.playing.seed).map_err(Failure::Bots)?;
    let plot = arguments.plot.as_deref().map(PictureFile::open).transpose()?;
    let threads = arguments.playing.threads();
    let progress_bar = match arguments.json {
        true => Progress::unseen(),
        false => Progress::games(arguments.games, voice),
    };
    let progress = |more| progress_bar.advance(more);
    let Run { tally, games, time, turns } =
        simulation.run(arguments.games, threads, &progress, progress_bar.stop());
    progress_bar.end();
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
        result: &tally,
    };
    if arguments.json {
        json::write(&report, output)?;
    } else {
        text::write(&report, voice, output)?;
    }
    if let Some(plot) = plot {
        plot.write(&plot::picture(&report))?;
    }
    Ok(exit(report.stopped()))
}
