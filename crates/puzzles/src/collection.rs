use std::sync::OnceLock;

use stapel_rules::GameKind;

use crate::{Grade, Puzzle, Theme, text};

/// The puzzles that Stapel brings along. How they were made stands in docs/puzzles.md.
const TEXT: &str = include_str!("../data/puzzles.txt");

/// Many puzzles, by ascending numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Collection(Vec<Puzzle>);

/// Which puzzles are meant. What is `None` doesn't matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    pub game: Option<GameKind>,
    pub players: Option<u8>,
    pub theme: Option<Theme>,
    pub grade: Option<Grade>,
}

impl Filter {
    /// Whether the puzzle is one of those.
    pub fn takes(&self, puzzle: &Puzzle) -> bool {
        self.game.is_none_or(|game| puzzle.kind() == game)
            && self.players.is_none_or(|players| puzzle.players() == players)
            && self.theme.is_none_or(|theme| puzzle.themes.contains(theme))
            && self.grade.is_none_or(|grade| puzzle.grade() == grade)
    }
}

impl Collection {
    /// Those that Stapel brings along.
    pub fn built_in() -> &'static Collection {
        static BUILT_IN: OnceLock<Collection> = OnceLock::new();
        BUILT_IN.get_or_init(|| {
            let puzzles = text::read(TEXT).collect::<Result<Vec<_>, _>>();
            Collection::new(puzzles.expect("a test reads them"))
        })
    }

    /// A collection of these.
    pub fn new(mut puzzles: Vec<Puzzle>) -> Collection {
        puzzles.sort_by_key(|puzzle| puzzle.number);
        Collection(puzzles)
    }

    /// All of them, by their numbers.
    pub fn all(&self) -> &[Puzzle] {
        &self.0
    }

    /// The one with this number.
    pub fn get(&self, number: u32) -> Option<&Puzzle> {
        let place = self.0.binary_search_by_key(&number, |puzzle| puzzle.number).ok()?;
        self.0.get(place)
    }

    /// Those that the filter takes.
    pub fn filtered(&self, filter: Filter) -> impl Iterator<Item = &Puzzle> {
        self.0.iter().filter(move |puzzle| filter.takes(puzzle))
    }

    /// The puzzle of a day, counted in days since the beginning of 1970: the same for everyone, without a word on any network.
    /// Every puzzle draws a lot for the day, and the highest one is it; so a larger collection leaves most days as they were.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        self.0.iter().max_by_key(|puzzle| lot(day, puzzle.number))
    }

    /// Of those that the filter takes and that were not seen yet, one with a rating close to this one. Which of those that are
    /// close follows from the salt.
    pub fn near(
        &self,
        filter: Filter,
        rating: f64,
        seen: impl Fn(u32) -> bool,
        salt: u64,
    ) -> Option<&Puzzle> {
        /// So far apart ratings are alike.
        const ALIKE: f64 = 100.0;
        self.filtered(filter).filter(|puzzle| !seen(puzzle.number)).min_by_key(|puzzle| {
            let steps = ((f64::from(puzzle.rating) - rating).abs() / ALIKE) as u64;
            (steps, lot(salt, puzzle.number))
        })
    }
}

/// A number that follows from two (SplitMix64).
fn lot(one: u64, other: u32) -> u64 {
    let mut z = one
        .wrapping_mul(0xd134_2543_de82_ef95)
        .wrapping_add((u64::from(other) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
