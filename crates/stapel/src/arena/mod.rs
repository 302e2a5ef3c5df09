//! `stapel arena`: several bots over several numbers of players, in one table.

mod json;
mod markdown;
mod players;
mod text;

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use stapel_analysis::arena::{Arena, Cell};
use stapel_analysis::simulate::{Simulated, Tally};
use stapel_analysis::stats;
use stapel_bots::{Level, Profile};
use stapel_rules::{AnyGame, GameKind};

pub use players::{Players, PlayersError};

use crate::exit::Exit;
use crate::measure::{Failure, Playing, Progress, exit, game_parser, with_rules};
use crate::voice::Voice;

/// Each of 2 to 6 seats can be taken equally often.
const GAMES: u64 = 600;

/// What is asked of an arena.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    pub game: GameKind,
    /// The bots to compare, separated by commas; names and settings are listed below
    #[arg(long, value_name = "NAME[:K=V…],…", value_delimiter = ',', required = true)]
    pub bots: Vec<Profile>,
    /// Clear 4!: the bot in all other seats [default: greedy]
    #[arg(long, value_name = "NAME[:K=V…]")]
    pub against: Option<Profile>,
    /// Numbers of players, such as 3, 1-5 or 2,4 [default: all that can play the game]
    #[arg(long, value_name = "N,…")]
    pub players: Option<Players>,
    /// How many games each bot plays with each number of players
    #[arg(long, value_name = "G", default_value_t = GAMES,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How they are played.
    #[command(flatten)]
    pub playing: Playing,
    /// One JSON object instead of text
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,
    /// A table in Markdown instead of text
    #[arg(long)]
    pub markdown: bool,
}

/// What was asked for, checked, with what was found.
struct Report<'r> {
    arguments: &'r Arguments,
    /// The game with the first number of players, for what doesn't depend on that.
    game: AnyGame,
    players: &'r [u8],
    /// Whom bots play against, if they do.
    against: Option<Profile>,
    threads: usize,
    time: Duration,
    rows: Vec<Row<'r>>,
}

/// How one bot fared with one number of players.
struct Row<'r> {
    players: u8,
    bot: Profile,
    games: u64,
    /// How long it thought about turns, ascending.
    turns: &'r [Duration],
    found: &'r Tally,
}

/// A row in numbers that every game has.
struct Summary {
    /// The share of games that were won, and where it surely lies.
    share: f64,
    sure: (f64, f64),
    /// What else is counted, on average: cards left, or points.
    mean: f64,
}

impl Row<'_> {
    /// None if no game was played.
    fn summary(&self) -> Option<Summary> {
        let (wins, mean) = match self.found {
            Tally::Team(tally) => (tally.wins as f64, tally.mean_left()),
            Tally::Round(tally) => {
                (tally.bots[0].wins(), stats::mean(tally.bots[0].points, tally.games))
            }
        };
        Some(Summary {
            share: wins / self.games as f64,
            sure: stats::wilson95(wins, self.games),
            mean: mean?,
        })
    }

    /// What a turn took on average, and what 99 of 100 didn't exceed. None if none was timed.
    fn times(&self) -> Option<(Duration, Duration)> {
        stats::mean_time(self.turns).zip(stats::percentile(self.turns, 99.0))
    }
}

impl Report<'_> {
    fn stopped(&self) -> bool {
        self.rows.iter().any(|row| row.games < self.arguments.games)
    }

    fn games(&self) -> u64 {
        self.rows.iter().map(|row| row.games).sum()
    }

    fn games_per_second(&self) -> f64 {
        self.games() as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The smallest number of games that gives every bot each seat equally often, where that
    /// matters and was not so.
    fn better_games(&self) -> Option<u64> {
        let each = self.players.iter().fold(1, |all, &players| least_multiple(all, players.into()));
        let uneven = self.against.is_some() && !self.stopped();
        (uneven && !self.arguments.games.is_multiple_of(each)).then_some(each)
    }
}

/// The least common multiple.
fn least_multiple(one: u64, other: u64) -> u64 {
    (1..=other).map(|times| one * times).find(|all| all.is_multiple_of(other)).unwrap_or(one)
}

/// Compares what was asked for and gives the exit code.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    let Arguments { game: kind, bots, .. } = arguments;
    let twice = (1..bots.len()).find(|&index| bots[..index].contains(&bots[index]));
    if let Some(index) = twice {
        return Err(Failure::Twice(bots[index]));
    }
    let players = match &arguments.players {
        Some(players) => players.of(*kind)?,
        None => kind.players().collect(),
    };
    let games: Vec<AnyGame> = players
        .iter()
        .map(|&players| arguments.playing.agree(*kind, players))
        .collect::<Result<_, _>>()?;
    if arguments.against.is_some() && kind.about().is_cooperative {
        return Err(Failure::Against(*kind));
    }
    with_rules!(games, rules => compare(arguments, &games, &players, &rules, voice, output))
}

fn compare<G: Simulated>(
    arguments: &Arguments,
    games: &[AnyGame],
    players: &[u8],
    rules: &[G],
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let field = arguments.against.unwrap_or(Level::Greedy.into());
    let arena = Arena::new(rules, &arguments.bots, field, &arguments.playing.seed);
    let threads = arguments.playing.threads();
    let progress_bar = Progress::games(arguments.games.saturating_mul(arena.cells() as u64), voice);
    let progress = |more| progress_bar.advance(more);
    let begin = Instant::now();
    let cells = arena.run(arguments.games, threads, &progress, progress_bar.stop());
    progress_bar.end();
    let report = Report {
        arguments,
        game: games[0],
        players,
        against: (!arguments.game.about().is_cooperative).then_some(field),
        threads: threads.get(),
        time: begin.elapsed(),
        rows: cells.iter().map(row).collect(),
    };
    match arguments {
        Arguments { json: true, .. } => json::write(&report, output)?,
        Arguments { markdown: true, .. } => markdown::write(&report, output)?,
        _ => text::write(&report, voice, output)?,
    }
    Ok(exit(report.stopped()))
}

fn row(cell: &Cell) -> Row<'_> {
    Row {
        players: cell.players,
        bot: cell.bot,
        games: cell.run.games,
        turns: &cell.run.turns,
        found: &cell.run.tally,
    }
}
