//! Solving a puzzle: it is shown, an answer is read, and all turns are told.

use std::borrow::Cow;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use stapel_analysis::review::{Effort, advise, reason, seed_of};
use stapel_protocol::puzzle::TriedJson;
use stapel_protocol::review::WhyJson;
use stapel_puzzles::{Collection, Puzzle, Try, Verdict, read};
use stapel_rules::any::AnyAction;
use stapel_rules::{Seat, TableGame};
use stapel_words::phrases::{grade, theme, why};

use super::failure::told_of_try;
use super::json::spelt;
use super::{Failure, PlayArguments, board, json};
use crate::exit::Exit;
use crate::measure::words::told_players;
use crate::voice::{Voice, text};

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// Shows the puzzle that is meant, and asks for its answer.
pub(super) fn run(
    arguments: &PlayArguments,
    voice: &Voice,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let collection = collection(arguments.from.as_deref())?;
    let puzzle = chosen(arguments, &collection)?;
    let tried = match &arguments.tried {
        Some(typed) => Some(judged(puzzle, typed).map_err(Failure::Try)?),
        None => None,
    };
    if arguments.json {
        let shows = tried.is_some() || arguments.answer;
        json::write(puzzle, shows, tried.map(|tried| tried.json(puzzle)), output)?;
        return Ok(Exit::Done);
    }
    heading(puzzle, voice, output)?;
    board::write(puzzle, voice, output)?;
    writeln!(output)?;
    if arguments.answer {
        told(puzzle, None, voice, output)?;
        return Ok(Exit::Done);
    }
    let tried = match tried {
        Some(tried) => tried,
        None => match asked(puzzle, voice, input, output)? {
            Said::Turn(tried) => tried,
            Said::GaveUp => {
                told(puzzle, None, voice, output)?;
                return Ok(Exit::Done);
            }
            // Nobody is there to answer.
            Said::Nothing => return Ok(Exit::Done),
        },
    };
    let solved = tried.verdict == Verdict::Solved;
    let verdict = voice.t(if solved { "puzzles-solved" } else { "puzzles-missed" });
    writeln!(output, "{verdict}\n")?;
    told(puzzle, Some(&tried), voice, output)?;
    Ok(Exit::Done)
}

/// The puzzles of the file, or those that are built in.
pub(super) fn collection(from: Option<&Path>) -> Result<Cow<'static, Collection>, Failure> {
    let Some(path) = from else { return Ok(Cow::Borrowed(Collection::built_in())) };
    let text =
        fs::read_to_string(path).map_err(|error| Failure::Unreadable(path.to_owned(), error))?;
    let puzzles = read(&text).collect::<Result<Vec<_>, _>>();
    let puzzles = puzzles.map_err(|error| Failure::NotPuzzles(path.to_owned(), error))?;
    Ok(Cow::Owned(Collection::new(puzzles)))
}

fn chosen<'c>(
    arguments: &PlayArguments,
    collection: &'c Collection,
) -> Result<&'c Puzzle, Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    match arguments.number {
        Some(found) => collection.get(found).ok_or_else(|| {
            let last = collection.all().last().map_or(0, |puzzle| puzzle.number);
            Failure::NoSuchNumber { found, last }
        }),
        None if arguments.which.says_something() => {
            let filter = arguments.which.filter();
            let all: Vec<&Puzzle> = collection.filtered(filter).collect();
            // Another one each time, and nothing depends on which.
            let any = now.subsec_nanos() as usize / 1000 % all.len().max(1);
            all.get(any).copied().ok_or(Failure::NoneOfThese)
        }
        None => collection.of_day(now.as_secs() / DAY).ok_or(Failure::NoneOfThese),
    }
}

fn heading(puzzle: &Puzzle, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let number = puzzle.number.to_string();
    let title = voice.say("puzzles-title", &[("number", text(&number))]);
    let parts = [
        title,
        puzzle.kind().title().to_owned(),
        told_players(voice, puzzle.players()),
        grade(voice.words(), puzzle.grade()),
        puzzle.rating.to_string(),
    ];
    writeln!(output, "{}\n{}\n", parts.join(" · "), task(puzzle, voice))
}

fn task(puzzle: &Puzzle, voice: &Voice) -> String {
    voice.t(if puzzle.is_whole_turn() { "puzzle-task-turn" } else { "puzzle-task-play" })
}

/// A turn that was tried.
struct Tried {
    tried: Try,
    verdict: Verdict,
    /// Of a turn that is none of those that were compared.
    afterwards: Option<(f64, Option<WhyJson>)>,
}

impl Tried {
    fn json(self, puzzle: &Puzzle) -> TriedJson {
        let why = match (self.verdict, &self.afterwards) {
            (Verdict::Missed { place: Some(place) }, _) => {
                let [best, other] = [0, place].map(|place| &puzzle.choices[place].actions);
                reason(&puzzle.game, &puzzle.state, other, best)
            }
            (_, Some((_, why))) => why.clone(),
            _ => None,
        };
        TriedJson {
            actions: spelt(&self.tried.actions),
            solved: self.verdict == Verdict::Solved,
            chance: self.afterwards.map(|(chance, _)| chance),
            why,
        }
    }
}

fn judged(puzzle: &Puzzle, typed: &str) -> Result<Tried, stapel_puzzles::TryError> {
    let tried = puzzle.parse_try(typed)?;
    let verdict = puzzle.judge(&tried)?;
    let afterwards = match verdict {
        Verdict::Missed { place: None } => looked_at(puzzle, &tried.actions),
        _ => None,
    };
    Ok(Tried { tried, verdict, afterwards })
}

/// The chance of a turn that nobody had thought of, and what is wrong with it.
fn looked_at(puzzle: &Puzzle, actions: &[AnyAction]) -> Option<(f64, Option<WhyJson>)> {
    let (game, view) = (&puzzle.game, puzzle.view());
    let effort = Effort { nodes: 0, ..Effort::usual(game) };
    let seed = seed_of(&puzzle.number.to_string());
    let looked = advise(game, &view, &game.new_talk(), actions, effort, seed)?;
    let best = &puzzle.answer().actions;
    Some((looked.before - looked.lost, reason(game, &puzzle.state, actions, best)))
}

/// What somebody answered.
enum Said {
    Turn(Tried),
    GaveUp,
    Nothing,
}

/// Asks until there is a turn. What can't be played costs nothing.
fn asked(
    puzzle: &Puzzle,
    voice: &Voice,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<Said> {
    let answer = spelt(&puzzle.choices[puzzle.choices.len() - 1].actions).join(", ");
    writeln!(output, "{}", voice.say("puzzles-ask", &[("example", text(&answer))]))?;
    loop {
        write!(output, "> ")?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(output)?;
            return Ok(Said::Nothing);
        }
        if line.trim().is_empty() {
            return Ok(Said::GaveUp);
        }
        match judged(puzzle, line.trim()) {
            Ok(tried) => return Ok(Said::Turn(tried)),
            Err(error) => writeln!(output, "{}", told_of_try(&error, voice))?,
        }
    }
}

/// All turns with their chances, and why they are worse.
fn told(
    puzzle: &Puzzle,
    tried: Option<&Tried>,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let words = voice.words();
    let name = |seat: Seat| voice.say("retold-seat", &[("seat", text(&seat.to_string()))]);
    let own = match tried.map(|tried| tried.verdict) {
        Some(Verdict::Solved) => Some(0),
        Some(Verdict::Missed { place }) => place,
        None => None,
    };
    let mut line =
        |chance: f64, actions: &[AnyAction], signs: &[String], reason: Option<WhyJson>| {
            let signs =
                if signs.is_empty() { String::new() } else { format!("  ({})", signs.join(", ")) };
            writeln!(output, "  {:5.1} %  {}{signs}", 100.0 * chance, spelt(actions).join(", "))?;
            match reason {
                Some(reason) => writeln!(output, "           {}", why(words, &name, &reason)),
                None => Ok(()),
            }
        };
    let best = &puzzle.answer().actions;
    for (place, choice) in puzzle.choices.iter().enumerate() {
        let mut signs = Vec::new();
        if own == Some(place) {
            signs.push(voice.t("puzzles-yours"));
        }
        if choice.obvious {
            signs.push(voice.t("puzzles-obvious"));
        }
        let why = match place {
            0 => None,
            _ => reason(&puzzle.game, &puzzle.state, &choice.actions, best),
        };
        line(f64::from(choice.chance) / 1000.0, &choice.actions, &signs, why)?;
    }
    if let Some(Tried { tried, afterwards: Some((chance, why)), .. }) = tried {
        line(*chance, &tried.actions, &[voice.t("puzzles-yours")], why.clone())?;
    }
    let themes: Vec<String> = puzzle.themes.iter().map(|one| theme(words, one)).collect();
    if !themes.is_empty() {
        writeln!(
            output,
            "\n{}",
            voice.say("puzzles-about", &[("themes", text(&themes.join(", ")))])
        )?;
    }
    Ok(())
}
