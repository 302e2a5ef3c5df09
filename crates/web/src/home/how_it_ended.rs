//! How a finished game ended, as whoever looks at the list experienced it.

use stapel_protocol::table::WhoJson;
use stapel_words::Argument;

use super::table_row::who_name;
use crate::app::words::{count, say};

/// How a game ended.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Ending {
    GivenUp,
    Won,
    /// All lost together: so many cards were left.
    Lost(u32),
    /// Others won, who have these seats; oneself had so many cards left, if one played.
    WonByOthers(Vec<usize>, Option<u32>),
}

impl Ending {
    /// Reads what records say, for whoever has a seat: `won`, `lost stuck left 8`, `won 0 2 left 0 5 0`, `capped 1 left 7 4`.
    pub(super) fn read(result: Option<&str>, seat: Option<usize>) -> Ending {
        let Some(result) = result else { return Ending::GivenUp };
        let (how, left) = result.split_once(" left ").unwrap_or((result, ""));
        let mut words = how.split(' ');
        if words.next() == Some("lost") {
            return Ending::Lost(left.parse().unwrap_or(0));
        }
        let winners: Vec<usize> = words.filter_map(|word| word.parse().ok()).collect();
        // Who won together has no seats named.
        if winners.is_empty() || seat.is_some_and(|seat| winners.contains(&seat)) {
            return Ending::Won;
        }
        let mut left = left.split(' ').map(|cards| cards.parse().ok());
        let own = seat.and_then(|seat| left.nth(seat).flatten());
        Ending::WonByOthers(winners, own)
    }

    /// The ending in words.
    pub(super) fn text(&self, places: &[WhoJson]) -> String {
        match self {
            Ending::GivenUp => say("record-given-up", &[]),
            Ending::Won => say("record-won", &[]),
            Ending::Lost(cards) | Ending::WonByOthers(_, Some(cards)) => {
                let left = say("cards-were-left", &[("cards", count(*cards))]);
                format!("{} · {left}", say("record-lost", &[]))
            }
            Ending::WonByOthers(winners, None) => {
                let names = winners.iter().filter_map(|seat| places.get(*seat)).map(who_name);
                let names = names.collect::<Vec<_>>().join(", ");
                say("record-won-by", &[("names", Argument::Text(&names))])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_for_a_seat_as_its_record_says() {
        for (result, first, second) in [
            (None, Ending::GivenUp, Ending::GivenUp),
            (Some("won"), Ending::Won, Ending::Won),
            (Some("lost stuck left 8"), Ending::Lost(8), Ending::Lost(8)),
            (Some("lost one-pile left 93"), Ending::Lost(93), Ending::Lost(93)),
            (Some("won 0 1 left 0 0 5"), Ending::Won, Ending::Won),
            (Some("won 1 left 10 0"), Ending::WonByOthers(vec![1], Some(10)), Ending::Won),
            (Some("capped 0 left 4 7"), Ending::Won, Ending::WonByOthers(vec![0], Some(7))),
        ] {
            assert_eq!(Ending::read(result, Some(0)), first, "{result:?}");
            assert_eq!(Ending::read(result, Some(1)), second, "{result:?}");
        }
        let watched = Ending::read(Some("won 1 left 10 0"), None);
        assert_eq!(watched, Ending::WonByOthers(vec![1], None));
    }
}
