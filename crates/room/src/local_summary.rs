use stapel_protocol::table::rest::TableSummaryJson;
use stapel_protocol::table::{GameName, PersonJson, WhoJson};
use stapel_rules::{AnyGame, Rounds, Seat, TableGame, Viewer};
use stapel_table::Occupant;

use crate::{Local, agreement};

impl Local {
    /// What lists say of the table. It counts as running as long as there is something to go on with.
    pub fn summary(&self) -> TableSummaryJson {
        let table = self.table();
        let kind = table.agreement().kind();
        // Between the rounds of a match there is something to go on with.
        let between = matches!(kind.about().rounds, Rounds::Match { .. })
            && table.round().is_some()
            && !table.score().is_over();
        let places = table.places().iter().map(|place| match &place.occupant {
            Occupant::Empty => WhoJson::Empty,
            // Who they are is known: this is their device.
            Occupant::Person(_) => WhoJson::Person(PersonJson { id: String::new(), name: None }),
            Occupant::Bot(bot) => WhoJson::Bot(bot.to_string()),
        });
        TableSummaryJson {
            id: self.id().to_string(),
            game: GameName(kind),
            places: places.collect(),
            running: table.is_running() || table.deals_at().is_some() || between,
            changed: table.last_change().0,
            agreement: Some(agreement::write(table.agreement())),
            turn: None,
        }
    }

    /// How many cards stand between the person and a win, if a game is being played.
    pub fn cards_left(&self) -> Option<u8> {
        let round = self.table().round().filter(|round| !round.is_over())?;
        Some(AnyGame::cards_left(
            &round.view(Viewer::Spectator),
            self.seat().unwrap_or(Seat::FIRST),
        ))
    }
}
