use super::state::SEATS;
use super::{Command, CommandSet, Pile, Seen, Signal, Start, Wish};
use crate::Seat;

/// What the seats have said, as far as it still holds.
///
/// A wish about a pile holds until the pile changes; everything that a seat said about its hand
/// holds until that hand changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Talk([Said; SEATS]);

/// What one seat has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Said {
    pub start: Option<Start>,
    pub wishes: [Option<Wish>; Pile::COUNT],
    pub outlook: Option<Outlook>,
    pub holds: CommandSet,
    pub not_now: CommandSet,
}

/// How a seat sees its next turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outlook {
    StuckSoon,
    CanGoOn,
}

impl Talk {
    /// Takes note of what a seat says. The last word on a matter counts.
    pub fn say(&mut self, seat: Seat, signal: Signal) {
        let Some(said) = self.0.get_mut(seat.index()) else { return };
        match signal {
            Signal::Start(start) => said.start = Some(start),
            Signal::Pile(pile, wish) => said.wishes[pile.index()] = Some(wish),
            Signal::StuckSoon => said.outlook = Some(Outlook::StuckSoon),
            Signal::CanGoOn => said.outlook = Some(Outlook::CanGoOn),
            Signal::Hold(command) => said.holds.insert(command),
            Signal::NotNow(command) => said.not_now.insert(command),
        }
    }

    /// Takes note of what happened in the game: what no longer holds is forgotten. Whose turn begins
    /// has nothing left to ask for, and whose turn ended has another hand.
    pub fn note(&mut self, seen: &Seen) {
        match *seen {
            Seen::TurnBegan { seat, .. } | Seen::TurnEnded { seat } => self.forget(seat),
            Seen::Laid { pile, .. } => self.pile_changed(pile),
            Seen::YouDrew { .. } | Seen::TheyDrew { .. } | Seen::Over(_) => {}
        }
    }

    /// What a seat has said.
    pub fn of(&self, seat: Seat) -> Said {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat's hand has changed, or it begins to speak anew: what it said no longer holds.
    pub fn forget(&mut self, seat: Seat) {
        if let Some(said) = self.0.get_mut(seat.index()) {
            *said = Said::default();
        }
    }

    /// A pile has changed: what was said about it no longer holds, nor does how anybody sees their
    /// next turn.
    pub fn pile_changed(&mut self, pile: Pile) {
        for said in &mut self.0 {
            said.wishes[pile.index()] = None;
            said.outlook = None;
        }
    }
}

impl Said {
    /// Whether the seat said that it holds this command.
    pub fn holds(&self, command: Command) -> bool {
        self.holds.contains(command)
    }
}
