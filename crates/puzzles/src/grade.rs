use std::fmt;

/// How often bots found the answer, out of [`Found::TRIES`] each: `steady` with a sixteenth and with a quarter of its usual
/// budget, `steady`, and `expert`. The rule of thumb, `greedy`, never does; otherwise it would be no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Found(pub [u8; 4]);

impl Found {
    /// How often each was asked.
    pub const TRIES: u8 = 4;

    /// Whether `expert` finds it nearly always. Where it doesn't, the answer is open to question, and it is no puzzle.
    pub fn is_undisputed(self) -> bool {
        reliably(self.0[self.0.len() - 1])
    }

    /// How hard a puzzle is that was found so often.
    pub fn grade(self) -> Grade {
        match self.0 {
            [glance, ..] if reliably(glance) => Grade::Easy,
            [_, look, ..] if reliably(look) => Grade::Medium,
            [_, _, steady, _] if reliably(steady) => Grade::Hard,
            _ => Grade::VeryHard,
        }
    }

    /// The rating that the puzzle starts from: 1000 if everyone finds it, 2000 if nobody does.
    pub fn rating(self) -> u16 {
        let most = u16::from(Found::TRIES) * self.0.len() as u16;
        let missed = most - self.0.iter().map(|&times| u16::from(times)).sum::<u16>().min(most);
        1000 + (1000 * missed + most / 2) / most
    }
}

/// Whether a bot that found it so often does so nearly always.
fn reliably(times: u8) -> bool {
    times + 1 >= Found::TRIES
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// A sixteenth of the usual budget of `steady` finds it.
    Easy,
    /// A quarter does.
    Medium,
    /// `steady` does.
    Hard,
    /// It takes `expert`.
    VeryHard,
}

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard];

    /// The grade's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::VeryHard => "very-hard",
        }
    }

    /// The grade with this name.
    pub fn from_name(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weakest_bot_that_finds_it_reliably_grades_it() {
        for (found, grade, rating) in [
            ([4, 4, 4, 4], Grade::Easy, 1000),
            ([3, 4, 4, 4], Grade::Easy, 1063),
            ([2, 3, 4, 4], Grade::Medium, 1188),
            ([0, 2, 3, 4], Grade::Hard, 1438),
            ([0, 0, 2, 4], Grade::VeryHard, 1625),
            ([0, 0, 0, 0], Grade::VeryHard, 2000),
        ] {
            assert_eq!((Found(found).grade(), Found(found).rating()), (grade, rating), "{found:?}");
        }
    }
}
