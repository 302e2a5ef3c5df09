use super::state::SEATS;
use super::{Command, CommandSet, Pile, PileSet, Rules, State, Status};
use crate::{CardSet, Seat, Viewer};

/// A position as one viewer may know it.
///
/// There is no field for another seat's cards or for the order of the draw pile: what the viewer
/// has not seen is one set, [`unseen`](View::unseen), spread over the others' hands and the draw
/// pile in a way that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// Cards that are in someone else's hand or in the draw pile.
    pub unseen: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// How many cards the draw pile has.
    pub undrawn: u8,
    /// The numbers on top of the piles.
    pub tops: [u8; Pile::COUNT],
    /// Where the game stands.
    pub status: Status,
    /// The active seat.
    pub seat: Seat,
    /// Cards laid in this turn.
    pub laid: u8,
    /// How many cards the turn needs.
    pub minimum: u8,
    /// Cards the active seat still has to draw.
    pub to_draw: u8,
    /// Whether a three is in force.
    pub three: bool,
    /// Piles whose skull this turn must still cover.
    pub skulls: PileSet,
    /// Piles laid on in this turn.
    pub used: PileSet,
    /// The pile this turn is bound to.
    pub bound: Option<Pile>,
    /// The infinity commands in force.
    pub commands: CommandSet,
    /// Completed turns.
    pub turns: u16,
}

impl View {
    pub(super) fn of(rules: &Rules, state: &State, viewer: Viewer) -> View {
        let parts = &state.0;
        let hand = match viewer {
            Viewer::Seat(seat) => parts.hands.get(seat.index()).copied().unwrap_or_default(),
            Viewer::Spectator => CardSet::EMPTY,
        };
        View {
            viewer,
            hand,
            unseen: state.in_play() - hand,
            hand_sizes: parts.hands.map(CardSet::len),
            undrawn: parts.undrawn.len(),
            tops: parts.tops,
            status: parts.status,
            seat: parts.seat,
            laid: parts.laid,
            minimum: state.minimum(),
            to_draw: parts.to_draw,
            three: parts.three,
            skulls: parts.skulls,
            used: parts.used,
            bound: parts.bound,
            commands: rules.visible(parts.tops),
            turns: parts.turns,
        }
    }

    /// Whether the viewer may end the turn now.
    #[inline]
    pub fn may_end(&self) -> bool {
        let enough = self.laid >= self.minimum && self.skulls.is_empty() && !self.three;
        enough && self.awaits_action()
    }

    /// Whether the viewer is to act now.
    #[inline]
    pub(super) fn awaits_action(&self) -> bool {
        self.status == Status::Playing && self.to_draw == 0 && self.viewer.is(self.seat)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Won | Status::Lost(_))
    }

    /// Whether a visible silence forbids all talk (X12).
    pub fn silent(&self) -> bool {
        self.commands.contains(Command::Silence)
    }
}
