//! A table that goes on with a game that was begun elsewhere.

use stapel_protocol::table::MAX_REQUEST_ID;
use stapel_rules::notation::Record;
use stapel_rules::{Seat, SeatSet};
use stapel_table::{
    BotName, Command, EntryError, PersonId, Refusal, Request, RequestKey, what_if_agreement,
};

use crate::room::{Environment, Room};
use crate::{GuestId, TableId, log_text};

/// A game that goes on at a table of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resumption {
    /// The game as far as it was played, with its deck.
    pub record: Record,
    /// The seats that the person takes, at least one.
    pub seats: SeatSet,
    /// Who takes all others.
    pub bot: BotName,
    /// Whether bots take as long as people would.
    pub bots_take_time: bool,
}

/// Why a game can't go on at a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadResumption {
    #[error("somebody must sit at the table")]
    NoSeat,
    #[error(transparent)]
    Refused(Refusal),
    #[error(transparent)]
    Record(EntryError),
}

impl Resumption {
    /// Opens the table. Gives who the person is in each of their seats, the first of whom is the host.
    pub(crate) fn open(
        self,
        environment: &mut Environment<'_>,
        id: TableId,
        me: GuestId,
    ) -> Result<(Room, Vec<PersonId>), BadResumption> {
        let Resumption { record, seats, bot, bots_take_time } = self;
        let mut agreement = what_if_agreement(&record);
        agreement.bots_take_time = bots_take_time;
        let first = log_text::person(me);
        // Who they are in their other seats follows from who they are, and is nobody else: nobody else is here.
        let all = Seat::all(record.players);
        let own = all.clone().filter(|&seat| seats.contains(seat));
        let own: Vec<(Seat, PersonId)> =
            own.zip(0..).map(|(seat, number)| (seat, PersonId(first.0 ^ number))).collect();
        let &(_, host) = own.first().ok_or(BadResumption::NoSeat)?;
        // Beyond what clients use.
        let mut ids = MAX_REQUEST_ID + 1..;
        let mut key =
            |person| RequestKey { person, id: ids.next().expect("numbers don't end so soon") };
        let room = Room::open(environment, id, key(host), String::new(), agreement);
        let mut room = room.map_err(BadResumption::Refused)?;
        for &(seat, person) in &own {
            let command = Command::Sit { seat: Some(seat) };
            room.act_for(environment, &Request { key: key(person), base: None, command });
        }
        for seat in all.filter(|&seat| !seats.contains(seat)) {
            let command = Command::SeatBot { seat, bot: bot.clone() };
            room.act_for(environment, &Request { key: key(host), base: None, command });
        }
        room.resume(environment, record).map_err(BadResumption::Record)?;
        Ok((room, own.into_iter().map(|(_, person)| person).collect()))
    }
}
