//! `stapel solve`: can a deal be won, if everyone sees every card?

mod deal;
mod json;
mod played;
mod text;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::Args;
use stapel_analysis::solve::{self, Limit, Solution, SolveError, Verdict, many};
use stapel_rules::notation::Place;
use stapel_rules::piles::Rules;
use stapel_rules::{Card, GameKind};
use stapel_table::Seed;

use self::deal::Deal;
use self::played::Played;
use crate::exit::Exit;
use crate::foreign_errors::refusal;
use crate::measure::{self, MOST_THREADS, Progress, exit, game_parser_of, thread_count};
use crate::records::{Choice, RecordError};
use crate::voice::{Complaint, Voice, display_in_english, text};

/// The games that can be solved.
const GAMES: [GameKind; 2] = [GameKind::TheGame, GameKind::Extreme];

/// What is asked of the solver.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = game_parser_of(&GAMES))]
    pub game: GameKind,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub players: u64,
    /// What the deal follows from: any text
    #[arg(long, value_name = "S", default_value = "stapel")]
    pub seed: String,
    /// The deck instead of a seed: 98 numbers, the top first
    #[arg(long, value_name = "CARDS", conflicts_with = "seed")]
    pub deck: Option<String>,
    /// The deal of this record, with its players, options and layout; - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "deck", "players", "options", "layout"])]
    pub record: Option<PathBuf>,
    /// Which of several.
    #[command(flatten)]
    pub choice: Choice,
    /// Which seat starts [default: the best one]
    #[arg(long, value_name = "SEAT")]
    pub starter: Option<usize>,
    /// Solve this many deals and count how many can be won
    #[arg(long, value_name = "D", conflicts_with_all = ["deck", "record", "starter", "as_record"],
          value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: Option<u64>,
    /// How many threads solve deals [default: as many as there are cores]
    #[arg(long, value_name = "T", requires = "deals",
          value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub threads: Option<u64>,
    /// How many cards may be laid while searching one deal
    #[arg(long, value_name = "N", default_value_t = Limit::default().nodes)]
    pub nodes: u64,
    /// A rule option of the game, such as expert=true; can be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub options: Vec<String>,
    /// Which cards of Extreme carry commands: default, shuffled (once, from the seed), the code of a box, or a file with
    /// one
    #[arg(long, value_name = "LAYOUT", default_value = "default", hide_default_value = true)]
    pub layout: String,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
    /// A record of the line, which stapel replay can read, instead of text
    #[arg(long, conflicts_with = "json")]
    pub as_record: bool,
}

/// Why nothing was solved.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The rules can't be agreed on.
    Rules(#[source] measure::Failure),
    /// The deck holds something that is no card.
    NoCard {
        /// Which one it is, counted from 1.
        number: usize,
        /// What stands there.
        found: String,
    },
    /// No such seat can start.
    Starter {
        /// The seat.
        found: usize,
        /// How many seats there are.
        players: u8,
    },
    /// There is no record that could be dealt.
    Record(#[source] RecordError),
    /// The record is one of another game.
    OtherGame(PathBuf, GameKind),
    /// The record begins in the middle of a game, and so has no deal.
    NoDeal(PathBuf),
    /// The deal can't be solved.
    Solve(#[source] SolveError),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Rules(error) => error.tell(voice),
            Failure::NoCard { number, found } => {
                let (number, found) = (number.to_string(), format!("{found:?}"));
                voice.say("solve-no-card", &[("number", text(&number)), ("found", text(&found))])
            }
            Failure::Starter { players: 1, .. } => voice.t("solve-alone"),
            Failure::Starter { found, players } => {
                let (found, last) = (found.to_string(), (players - 1).to_string());
                voice.say("solve-starter", &[("found", text(&found)), ("last", text(&last))])
            }
            Failure::Record(error) => error.tell(voice),
            Failure::OtherGame(path, game) => {
                let file = path.display().to_string();
                let told = [("file", text(&file)), ("game", text(game.name()))];
                voice.say("solve-other-game", &told)
            }
            Failure::NoDeal(path) => {
                let file = path.display().to_string();
                voice.say("solve-midway", &[("file", text(&file))])
            }
            Failure::Solve(SolveError::Deck(error)) => error.tell(voice),
            Failure::Solve(SolveError::Starter(why)) => refusal(*why, voice),
            Failure::Solve(error @ SolveError::Draws) => error.to_string(),
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Rules(error) => error.code(),
            Failure::Record(error) => error.code(),
            Failure::NoCard { .. } | Failure::Solve(SolveError::Deck(_)) => "bad_deck",
            Failure::Starter { .. }
            | Failure::OtherGame(..)
            | Failure::NoDeal(_)
            | Failure::Solve(_) => "wrong_use",
            Failure::Io(error) => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::Record(error) => error.place(),
            _ => None,
        }
    }

    /// A file that is no good record is told apart from wrong use, as `replay` does.
    fn exit(&self) -> Exit {
        match self {
            Failure::Record(error) => error.exit(),
            _ => Exit::Failed,
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            _ => None,
        }
    }
}

display_in_english!(Failure);

/// What is told about one deal.
struct DealReport<'r> {
    arguments: &'r Arguments,
    deal: &'r Deal,
    solution: &'r Solution,
    played: &'r Played,
    time: Duration,
    stopped: bool,
}

/// What is told about many deals.
struct DealsReport<'r> {
    arguments: &'r Arguments,
    rules: Rules,
    threads: usize,
    planned: u64,
    run: &'r many::Run,
}

impl DealsReport<'_> {
    fn stopped(&self) -> bool {
        self.run.tally.deals < self.planned
    }
}

/// Solves what was asked for and gives the exit code.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.deals {
        Some(deals) => solve_many(arguments, deals, voice, output),
        None => solve_one(arguments, voice, output),
    }
}

fn solve_one(
    arguments: &Arguments,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let deal = Deal::of(arguments)?;
    let starter = arguments.starter.map(|found| deal.seat(found)).transpose()?;
    let progress_bar = Progress::deals(1, voice);
    let begin = Instant::now();
    let limit = Limit::nodes(arguments.nodes);
    let solution = solve::solve(&deal.rules, &deal.deck, starter, limit, progress_bar.stop())
        .map_err(Failure::Solve)?;
    let time = begin.elapsed();
    let stopped = solution.verdict == Verdict::Open && progress_bar.stop().load(Ordering::Relaxed);
    progress_bar.end();
    let played = Played::new(&deal, &solution);
    let one =
        DealReport { arguments, deal: &deal, solution: &solution, played: &played, time, stopped };
    if arguments.json {
        json::one(&one, output)?;
    } else if arguments.as_record {
        write!(output, "{}", played.record(&deal))?;
    } else {
        text::one(&one, voice, output)?;
    }
    Ok(exit(stopped))
}

fn solve_many(
    arguments: &Arguments,
    deals: u64,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let rules = deal::agree(arguments)?;
    let threads = thread_count(arguments.threads);
    let progress_bar = Progress::deals(deals, voice);
    let deck = |number: u64| -> Vec<Card> {
        Seed::from_text(&format!("{}/{number}", arguments.seed)).deck(&rules)
    };
    let limit = Limit::nodes(arguments.nodes);
    let progress = || progress_bar.advance(1);
    let run = many::run(&rules, deals, &deck, limit, threads, &progress, progress_bar.stop())
        .map_err(Failure::Solve)?;
    progress_bar.end();
    let many = DealsReport { arguments, rules, threads: threads.get(), planned: deals, run: &run };
    if arguments.json {
        json::many(&many, output)?;
    } else {
        text::many(&many, voice, output)?;
    }
    Ok(exit(many.stopped()))
}
