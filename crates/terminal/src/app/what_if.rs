//! Games that go on another way, from a replay or from a position on the command line.

use stapel_room::resumption::Resumption;
use stapel_rules::notation::Record;
use stapel_rules::{Seat, SeatSet};
use stapel_table::{BotName, Cards, SeedText, StartError, from_position, what_if};
use stapel_words::Argument;

use super::aside::Aside;
use super::{App, Behind, Mode};
use crate::home::HomeScreen;
use crate::live::{Place, open_branch, random_bits};

impl App {
    /// Goes on with the game of a record after so many steps, at a table of this machine. From there one comes back to
    /// the replay.
    pub(super) fn what_if(
        &mut self,
        record: &Record,
        steps: usize,
        (seats, fresh, bot): (SeatSet, bool, &str),
    ) {
        let seed = SeedText::from_bits(random_bits());
        let cards = if fresh { Cards::Fresh { seed: seed.reveal() } } else { Cards::Same };
        let begun = what_if(record, steps, seats, cards).map_err(|error| error.to_string());
        let opened = begun.and_then(|record| self.open_branch(record, seats, bot, true));
        match opened {
            Ok(place) => {
                let before = std::mem::replace(&mut self.mode, Mode::empty_home());
                self.came_from = match before {
                    // What a table of a server says meanwhile would be lost, so it is left.
                    Mode::Aside { screen, behind: Behind::Table(_) } => {
                        Some((screen, Behind::Home(Box::new(HomeScreen::new()))))
                    }
                    Mode::Aside { screen: screen @ Aside::Replay(_), behind } => {
                        Some((screen, behind))
                    }
                    _ => None,
                };
                self.sit_at(place);
            }
            Err(problem) => {
                self.go_home();
                let arguments = [("reason", Argument::Text(&problem))];
                self.tell(self.words.fill("error-refused", &arguments));
            }
        }
    }

    /// A table of this machine at which the game of a record goes on.
    pub(super) fn open_branch(
        &self,
        record: Record,
        seats: SeatSet,
        bot: &str,
        bots_take_time: bool,
    ) -> Result<Place, String> {
        let bot = BotName::new(bot).expect("bots have names");
        let resumption = Resumption { record, seats, bot, bots_take_time };
        open_branch(&self.files, self.called(), resumption).map(Place::Here)
    }
}

/// A game from a written position, and the seats of the person: those they named, or else the one that is to act.
pub(super) fn written(
    position: &str,
    seats: Option<SeatSet>,
) -> Result<(Record, SeatSet), StartError> {
    let seed = SeedText::from_bits(random_bits());
    let record = from_position(position, seed.reveal())?;
    let acting = record.position.map_or(Seat::FIRST, |(game, state)| {
        use stapel_rules::{Game, Turn};
        match game.turn(&state) {
            Turn::Seat(seat) => seat,
            _ => Seat::FIRST,
        }
    });
    Ok((record, seats.unwrap_or_else(|| [acting].into_iter().collect())))
}
