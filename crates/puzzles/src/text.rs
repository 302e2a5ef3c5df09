//! Puzzles as text: three lines each, and comments.
//!
//! ```text
//! 12 rating=1500 found=0,1,3,4 themes=jump-back,last-cards deal=17 turn=9 seed=stapel
//! the-game players=2 status=playing seat=0 …
//! 64.1 24A, 14A, end | 41.3~1.2 36B, 35B, end | 12.0~0.9 obvious 99C, end
//! ```

use std::fmt::Write;

use stapel_rules::any::{AnyAction, AnyGame};
use stapel_rules::notation::{parse_position, write_position};
use stapel_rules::{Game, Turn};

use crate::{Choice, Found, Origin, Puzzle, Theme, ThemeSet};

/// Why a text has no puzzles, or not only: the line, counted from 1, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct TextError {
    pub line: usize,
    pub what: String,
}

/// Between the turns of a puzzle.
const BETWEEN: &str = " | ";

/// Marks the turn that looks best at once.
const OBVIOUS: &str = "obvious ";

impl Puzzle {
    /// Writes the puzzle as [`read`] reads it, three lines with their ends.
    pub fn write(&self) -> String {
        let Puzzle { number, rating, found, origin, .. } = self;
        let found: Vec<String> = found.0.iter().map(ToString::to_string).collect();
        let found = found.join(",");
        let themes: Vec<&str> = self.themes.iter().map(Theme::name).collect();
        let themes = if themes.is_empty() { String::from("-") } else { themes.join(",") };
        let Origin { seed, deal, turn } = origin;
        let mut text = format!(
            "{number} rating={rating} found={found} themes={themes} deal={deal} \
             turn={turn} seed={seed}\n{}\n",
            write_position(&self.game, &self.state)
        );
        for (place, choice) in self.choices.iter().enumerate() {
            text += if place > 0 { BETWEEN } else { "" };
            // Writing into a text can't fail.
            let _ = write!(text, "{}", tenths(choice.chance));
            if place > 0 {
                let _ = write!(text, "~{}", tenths(choice.error));
            }
            text += if choice.obvious { " obvious " } else { " " };
            text += &spelt(&choice.actions);
        }
        text.push('\n');
        text
    }
}

/// Actions as they are written in records.
fn spelt(actions: &[AnyAction]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Thousandths as percents.
fn tenths(thousandths: u16) -> String {
    format!("{}.{}", thousandths / 10, thousandths % 10)
}

/// Reads puzzles, one after the other. Empty lines and those that begin with `#` are skipped.
pub fn read(text: &str) -> impl Iterator<Item = Result<Puzzle, TextError>> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    std::iter::from_fn(move || {
        let head = lines.next()?;
        let missing = |what: &str| {
            let what = format!("expected {what} after this line, found the end");
            TextError { line: head.0, what }
        };
        let puzzle = || {
            let position = lines.next().ok_or_else(|| missing("a position"))?;
            let choices = lines.next().ok_or_else(|| missing("the turns that were compared"))?;
            puzzle(head, position, choices)
        };
        Some({ puzzle }())
    })
}

fn puzzle(
    (head_line, head): (usize, &str),
    (position_line, position): (usize, &str),
    (choices_line, choices): (usize, &str),
) -> Result<Puzzle, TextError> {
    let wrong = |line: usize| move |what: String| TextError { line, what };
    let head = Head::parse(head).map_err(wrong(head_line))?;
    let (game, state) =
        parse_position(position).map_err(|error| wrong(position_line)(error.to_string()))?;
    if !matches!(game.turn(&state), Turn::Seat(_)) {
        return Err(wrong(position_line)(String::from(
            "expected a position in which a seat is to act",
        )));
    }
    let choices = choices
        .split(BETWEEN)
        .enumerate()
        .map(|(place, text)| choice(&game, place, text))
        .collect::<Result<Vec<_>, _>>()
        .map_err(wrong(choices_line))?;
    if choices.len() < 2 || choices.iter().filter(|choice| choice.obvious).count() != 1 {
        let what = "expected two turns or more, one of them marked as obvious";
        return Err(wrong(choices_line)(what.to_owned()));
    }
    let Head { number, rating, found, themes, origin } = head;
    Ok(Puzzle { number, rating, found, themes, origin, game, state, choices })
}

struct Head {
    number: u32,
    rating: u16,
    found: Found,
    themes: ThemeSet,
    origin: Origin,
}

impl Head {
    fn parse(line: &str) -> Result<Head, String> {
        // The seed may be any text of one line, so it comes last.
        let (line, seed) = line
            .split_once(" seed=")
            .ok_or("expected seed=… at the end of the line, found nothing")?;
        let mut words = line.split(' ');
        let number = words.next().unwrap_or_default();
        let number = number
            .parse()
            .map_err(|_| format!("expected the number of a puzzle, found {number:?}"))?;
        let mut value = |name: &str| {
            let word = words.next().unwrap_or_default();
            word.split_once('=')
                .filter(|(key, _)| *key == name)
                .map(|(_, value)| value)
                .ok_or_else(|| format!("expected {name}=…, found {word:?}"))
        };
        let rating = value("rating")?;
        let found = value("found")?;
        let themes = value("themes")?;
        let deal = value("deal")?;
        let turn = value("turn")?;
        let whole = |text: &str| format!("expected a whole number, found {text:?}");
        let each: Vec<u8> = found
            .split(',')
            .map(|text| text.parse().ok().filter(|&times| times <= Found::TRIES))
            .collect::<Option<_>>()
            .ok_or_else(|| {
                format!("expected four numbers up to {}, found {found:?}", Found::TRIES)
            })?;
        let each =
            each.try_into().map_err(|_| format!("expected four numbers, found {found:?}"))?;
        let themes = match themes {
            "-" => ThemeSet::default(),
            _ => themes
                .split(',')
                .map(|name| {
                    Theme::from_name(name).ok_or_else(|| format!("there is no theme {name:?}"))
                })
                .collect::<Result<_, _>>()?,
        };
        Ok(Head {
            number,
            rating: rating.parse().map_err(|_| whole(rating))?,
            found: Found(each),
            themes,
            origin: Origin {
                seed: seed.to_owned(),
                deal: deal.parse().map_err(|_| whole(deal))?,
                turn: turn.parse().map_err(|_| whole(turn))?,
            },
        })
    }
}

fn choice(game: &AnyGame, place: usize, text: &str) -> Result<Choice, String> {
    let (chance, rest) = text
        .split_once(' ')
        .ok_or_else(|| format!("expected a chance and a turn, found {text:?}"))?;
    let (chance, error) = match chance.split_once('~') {
        Some((chance, error)) => (chance, Some(error)),
        None => (chance, None),
    };
    if error.is_none() != (place == 0) {
        return Err(String::from("expected an error at every chance but the first"));
    }
    let obvious = rest.starts_with(OBVIOUS);
    let actions = rest.strip_prefix(OBVIOUS).unwrap_or(rest);
    let action = |text: &str| game.parse_action(text).map_err(|error| format!("{text:?}: {error}"));
    Ok(Choice {
        chance: thousandths(chance)?,
        error: error.map_or(Ok(0), thousandths)?,
        obvious,
        actions: actions.split(", ").map(action).collect::<Result<_, _>>()?,
    })
}

/// Percents with one decimal as thousandths.
fn thousandths(text: &str) -> Result<u16, String> {
    let wrong = || format!("expected a percentage with one decimal, as 41.3, found {text:?}");
    let (whole, tenth) = text.split_once('.').ok_or_else(wrong)?;
    if tenth.len() != 1 {
        return Err(wrong());
    }
    let parse = |text: &str| text.parse::<u16>().map_err(|_| wrong());
    Ok(10 * parse(whole)?.min(1000) + parse(tenth)?)
        .and_then(|all| if all <= 1000 { Ok(all) } else { Err(wrong()) })
}
