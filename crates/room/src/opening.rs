//! The wish for a new table: checked, and fulfilled.

use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::Seat;
use stapel_table::{Agreement, BotName, Command, Refusal, Request, RequestKey};

use crate::TableId;
use crate::agreement::{self, BadAgreement, BadBot};
use crate::room::{Environment, Room};

/// A wish for a table that can be fulfilled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    agreement: Agreement,
    sit: bool,
    bots: Vec<BotName>,
    deal: bool,
    /// Whether the deal waits for whoever opens the table to add bits to it.
    share: bool,
}

/// Why a wish can't be fulfilled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOpening {
    #[error(transparent)]
    Agreement(BadAgreement),
    #[error("bots: there are only {players} seats")]
    TooManyBots { players: u8 },
    #[error("bots: {0}")]
    Bot(#[source] BadBot),
    /// Cards can't be dealt then.
    #[error("deal: some seats are empty")]
    EmptySeats,
}

impl Opening {
    /// Reads a wish, and checks that it can be fulfilled.
    pub fn read(json: &NewTableJson) -> Result<Opening, BadOpening> {
        let agreement = agreement::read(&json.agreement).map_err(BadOpening::Agreement)?;
        let seats = usize::from(agreement.players);
        let taken = usize::from(json.sit) + json.bots.len();
        if taken > seats {
            return Err(BadOpening::TooManyBots { players: agreement.players });
        }
        let bots = json.bots.iter().map(|name| agreement::read_bot(name).map_err(BadOpening::Bot));
        let bots = bots.collect::<Result<_, _>>()?;
        if json.deal && taken < seats {
            return Err(BadOpening::EmptySeats);
        }
        Ok(Opening { agreement, sit: json.sit, bots, deal: json.deal, share: json.share })
    }

    /// Opens the table: its host sits down, bots are seated and cards are dealt, as was wished.
    /// `fresh_key` numbers what is done for the host.
    pub fn open(
        self,
        environment: &mut Environment<'_>,
        id: TableId,
        host_name: String,
        mut fresh_key: impl FnMut() -> RequestKey,
    ) -> Result<Room, Refusal> {
        let Opening { agreement, sit, bots, deal, share } = self;
        let dealt = if share { Command::DealSoon } else { Command::Deal };
        let seats = Seat::all(agreement.players).skip(usize::from(sit));
        let seated = seats.zip(bots).map(|(seat, bot)| Command::SeatBot { seat, bot });
        let commands = sit
            .then_some(Command::Sit { seat: Some(Seat::FIRST) })
            .into_iter()
            .chain(seated)
            .chain(deal.then_some(dealt));
        let mut room = Room::open(environment, id, fresh_key(), host_name, agreement)?;
        for command in commands {
            room.act_for(environment, &Request { key: fresh_key(), base: None, command });
        }
        Ok(room)
    }
}
