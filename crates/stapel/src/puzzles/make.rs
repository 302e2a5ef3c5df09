//! New puzzles from games that bots play.

use std::cell::RefCell;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use stapel_analysis::puzzle::{Made, Order, Recipe, make};
use stapel_bots::Budget;
use stapel_puzzles::{Filter, Puzzle, read};
use stapel_rules::any::{AnyGame, Setup};
use stapel_rules::{Game, GameKind};

use super::{Failure, MakeArguments, json};
use crate::exit::Exit;
use crate::measure::words::{counted, counted_with, told_players};
use crate::measure::{self, Progress, exit, players_of, thread_count};
use crate::voice::{Voice, text};

/// Makes what was ordered, game by game. What is found is written at once, so that nothing is lost when it is stopped.
pub(super) fn run(
    arguments: &MakeArguments,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    if arguments.seed.contains(['\n', '\r']) {
        return Err(Failure::Seed);
    }
    if matches!(arguments.bot.budget, Some(Budget::Time(_))) {
        return Err(Failure::Clock);
    }
    let games = games(arguments)?;
    let threads = thread_count(arguments.threads);
    let before = match &arguments.out {
        Some(path) => made_before(path)?,
        None => Vec::new(),
    };
    let mut next = before.iter().map(|puzzle| puzzle.number).max().unwrap_or(0);
    let mut sink = Sink::open(arguments, output)?;
    let progress = Progress::puzzles(arguments.count * games.len() as u64, voice);
    let mut reports = Vec::new();
    for game in games {
        let recipe = Recipe {
            bot: arguments.bot,
            playouts: arguments.playouts.unwrap_or(Recipe::usual_playouts(&game)),
            seed: arguments.seed.clone(),
        };
        let cell =
            Filter { game: Some(game.kind()), players: Some(game.players()), ..Filter::default() };
        let same = |puzzle: &&Puzzle| cell.takes(puzzle) && puzzle.origin.seed == recipe.seed;
        let had: Vec<Puzzle> = before.iter().filter(same).cloned().collect();
        progress.advance(had.len() as u64);
        let order = Order { game, count: arguments.count as usize, deals: arguments.deals };
        let wrong = RefCell::new(None);
        let mut played = |found: &[Puzzle]| {
            for puzzle in found {
                next += 1;
                let puzzle = Puzzle { number: next, ..puzzle.clone() };
                progress.advance(1);
                if let Err(error) = progress.aside(|| sink.write(&puzzle)) {
                    wrong.borrow_mut().get_or_insert(error);
                    progress.stop().store(true, Ordering::Relaxed);
                }
            }
        };
        let made = make(&order, &recipe, &had, threads, &mut played, progress.stop());
        if let Some(error) = wrong.into_inner() {
            return Err(sink.failure(error));
        }
        reports.push((game, had.len() + made.puzzles.len(), made));
        if progress.stop().load(Ordering::Relaxed) {
            break;
        }
    }
    progress.end();
    let stopped = reports.iter().any(|(_, _, made)| made.stopped);
    // JSON is for programs, and whoever reads puzzles from the output reads this as a comment.
    if !arguments.json {
        for (game, all, Made { deals, .. }) in &reports {
            let line = report(game, *all, *deals, voice);
            match &arguments.out {
                Some(_) => writeln!(sink.output, "{line}")?,
                None => writeln!(sink.output, "# {line}")?,
            }
        }
    }
    Ok(exit(stopped))
}

fn report(game: &AnyGame, all: usize, deals: u64, voice: &Voice) -> String {
    let (title, players) = (game.kind().title(), told_players(voice, game.players()));
    let puzzles = counted(voice, "puzzles-counted", all as u64);
    let told = [("game", text(title)), ("players", text(&players)), ("puzzles", text(&puzzles))];
    counted_with(voice, "puzzles-made", deals, &told)
}

/// Every game with every number of players that was asked for.
fn games(arguments: &MakeArguments) -> Result<Vec<AnyGame>, Failure> {
    let mut games = Vec::new();
    for &kind in &arguments.games {
        let players = match &arguments.players {
            Some(players) => players.of(kind).map_err(Failure::Making)?,
            None => kind.players().collect(),
        };
        for players in players {
            games.push(game(kind, players).map_err(Failure::Making)?);
        }
    }
    Ok(games)
}

fn game(kind: GameKind, players: u8) -> Result<AnyGame, measure::Failure> {
    players_of(kind, players.into())?;
    AnyGame::new(&Setup::new(kind, players)).map_err(|error| measure::Failure::Setup(kind, error))
}

fn made_before(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|error| Failure::Unreadable(path.to_owned(), error))?,
    };
    let puzzles = read(&text).collect::<Result<_, _>>();
    puzzles.map_err(|error| Failure::NotPuzzles(path.to_owned(), error))
}

/// Where puzzles go.
struct Sink<'o, O> {
    file: Option<(PathBuf, fs::File)>,
    json: bool,
    output: &'o mut O,
}

impl<'o, O: Write> Sink<'o, O> {
    /// Makes sure that a file can be written before anybody waits.
    fn open(arguments: &MakeArguments, output: &'o mut O) -> Result<Sink<'o, O>, Failure> {
        let open = |path: &PathBuf| -> Result<_, Failure> {
            let file = OpenOptions::new().append(true).create(true).open(path);
            let file = file.map_err(|error| Failure::Unwritable(path.clone(), error))?;
            Ok((path.clone(), file))
        };
        let file = arguments.out.as_ref().map(open).transpose()?;
        Ok(Sink { file, json: arguments.json, output })
    }

    fn write(&mut self, puzzle: &Puzzle) -> io::Result<()> {
        match &mut self.file {
            Some((_, file)) => file.write_all(puzzle.write().as_bytes()),
            None if self.json => json::write(puzzle, true, None, self.output),
            None => write!(self.output, "{}", puzzle.write()),
        }
    }

    fn failure(&self, error: io::Error) -> Failure {
        match &self.file {
            Some((path, _)) => Failure::Unwritable(path.clone(), error),
            None => Failure::Io(error),
        }
    }
}
