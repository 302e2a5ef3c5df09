use stapel_rules::Seat;
use stapel_rules::piles::{CommandSet, Outlook, Start, Talk};

/// What a seat said about itself; what it said about piles is shown there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSaid {
    /// How gladly it would start.
    pub start: Option<Start>,
    /// How it sees its next turn.
    pub outlook: Option<Outlook>,
    /// The commands it says it holds.
    pub holds: CommandSet,
    /// The commands it asks not to be laid now.
    pub not_now: CommandSet,
}

impl SeatSaid {
    pub(crate) fn of(talk: &Talk, seat: Seat) -> SeatSaid {
        let said = talk.of(seat);
        SeatSaid {
            start: said.start,
            outlook: said.outlook,
            holds: said.holds,
            not_now: said.not_now,
        }
    }
}
