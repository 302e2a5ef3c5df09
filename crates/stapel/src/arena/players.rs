use std::ops::RangeInclusive;
use std::str::FromStr;

use stapel_rules::GameKind;

use crate::measure::{Failure, players_of};

/// Numbers of players as they are asked for: `3`, `1-5`, `2,4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(Vec<RangeInclusive<u64>>);

/// A text doesn't say how many players.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no number of players: write one, several or a range, as 3, 2,4 or 1-5")]
pub struct PlayersError(pub(crate) String);

impl FromStr for Players {
    type Err = PlayersError;

    fn from_str(text: &str) -> Result<Players, PlayersError> {
        let range = |part: &str| {
            let bad = || PlayersError(part.to_owned());
            let number = |text: &str| text.trim().parse().map_err(|_| bad());
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let range = number(first)?..=number(last)?;
            if range.is_empty() { Err(bad()) } else { Ok(range) }
        };
        text.split(',').map(range).collect::<Result<_, _>>().map(Players)
    }
}

impl Players {
    /// The numbers, ascending and each once, if the game is for all of them.
    pub(crate) fn of(&self, game: GameKind) -> Result<Vec<u8>, Failure> {
        let mut numbers = Vec::new();
        for range in &self.0 {
            // Both ends first: a long range should be refused and not listed.
            numbers.extend(players_of(game, *range.start())?..=players_of(game, *range.end())?);
        }
        numbers.sort_unstable();
        numbers.dedup();
        Ok(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> Result<Vec<u8>, String> {
        let players: Players = text.parse().map_err(|error: PlayersError| error.to_string())?;
        players.of(GameKind::TheGame).map_err(|failure| failure.to_string())
    }

    #[test]
    fn numbers_and_ranges_are_read() {
        for (text, expected) in [
            ("3", &[3][..]),
            ("1-5", &[1, 2, 3, 4, 5]),
            ("4,2", &[2, 4]),
            ("1, 3-4, 4", &[1, 3, 4]),
        ] {
            assert_eq!(numbers(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_of_players_is_refused() {
        for text in ["", "two", "2-", "-2", "5-1", "2,,4", "1-2-3", "99999999999999999999"] {
            assert!(numbers(text).is_err_and(|error| error.contains("as 3, 2,4 or 1-5")), "{text}");
        }
        for (text, found) in [("0-3", 0), ("2,6", 6), ("1-18446744073709551615", u64::MAX)] {
            let expected = format!("the-game is for 1 to 5 players, not {found}");
            assert_eq!(numbers(text), Err(expected));
        }
    }
}
