//! Which picture is meant: its name is a part of its address.

use std::fmt;

use stapel_rules::GameKind;

/// Which picture is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preview {
    /// Of all games.
    All,
    /// Of a game.
    Game(GameKind),
    /// Of a game, with the seats of a table.
    Table(GameKind, Seats),
}

/// The seats of a table: at most as many are taken as there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats {
    taken: u8,
    players: u8,
}

impl Seats {
    /// The seats of a table for a game; `None` if it can't have so many, or fewer than are taken.
    pub fn new(game: GameKind, taken: u8, players: u8) -> Option<Seats> {
        (game.players().contains(&players) && taken <= players).then_some(Seats { taken, players })
    }

    /// How many are taken.
    pub fn taken(self) -> u8 {
        self.taken
    }

    /// How many there are.
    pub fn players(self) -> u8 {
        self.players
    }
}

/// What separates a game from the seats at it. No name of a game has it.
const SEATS: char = '.';

impl Preview {
    /// The picture of this name, if there is one. Every picture has one name: `all`, a game, or a game with its seats as in
    /// `extreme.2-4`.
    pub fn parse(name: &str) -> Option<Preview> {
        let found = match name.split_once(SEATS) {
            None if name == "all" => Preview::All,
            None => Preview::Game(GameKind::from_name(name)?),
            Some((game, seats)) => {
                let game = GameKind::from_name(game)?;
                let (taken, players) = seats.split_once('-')?;
                Preview::Table(game, Seats::new(game, taken.parse().ok()?, players.parse().ok()?)?)
            }
        };
        // Not `extreme.+2-04`: what is kept by name would be kept many times.
        (found.to_string() == name).then_some(found)
    }

    /// All pictures that there are.
    pub fn all() -> impl Iterator<Item = Preview> {
        let tables = |game: GameKind| {
            let seats = move |players| {
                (0..=players).filter_map(move |taken| Seats::new(game, taken, players))
            };
            game.players().flat_map(seats).map(move |seats| Preview::Table(game, seats))
        };
        let games = GameKind::ALL.into_iter();
        let of_games =
            games.flat_map(move |game| std::iter::once(Preview::Game(game)).chain(tables(game)));
        std::iter::once(Preview::All).chain(of_games)
    }
}

impl fmt::Display for Preview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Preview::All => f.write_str("all"),
            Preview::Game(game) => f.write_str(game.name()),
            Preview::Table(game, Seats { taken, players }) => {
                write!(f, "{}{SEATS}{taken}-{players}", game.name())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_one_name_which_leads_to_it() {
        let all: Vec<Preview> = Preview::all().collect();
        assert!(all.len() > GameKind::ALL.len() * 4 && all.len() < 200, "{}", all.len());
        for preview in all {
            assert_eq!(Preview::parse(&preview.to_string()), Some(preview));
        }
    }

    #[test]
    fn what_is_no_name_of_a_picture_leads_to_none() {
        for name in [
            "",
            "poker",
            "All",
            "extreme.",
            "extreme.2",
            "extreme.3-2",
            "extreme.0-99",
            "extreme.02-4",
            "extreme.+2-4",
            "extreme.2-4-",
            "extreme.2-4.2-4",
            "extreme.-1-4",
            "all.1-2",
        ] {
            assert_eq!(Preview::parse(name), None, "{name}");
        }
    }
}
