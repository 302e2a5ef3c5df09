use super::state::SEATS;
use super::{Command, CommandSet, Public, Rules, State, Status};
use crate::{CardSet, Viewer};

/// A position as one viewer may know it.
///
/// There is no field for another seat's cards or for the order of the draw pile: what the viewer
/// has not seen is one set, [`unseen`](View::unseen), spread over the others' hands and the draw
/// pile in a way that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// Cards that are in someone else's hand or in the draw pile.
    pub unseen: CardSet,
    pub hand_sizes: [u8; SEATS],
    /// How many cards the draw pile has.
    pub undrawn: u8,
    /// The infinity commands in force.
    pub commands: CommandSet,
    pub public: Public,
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
            commands: rules.visible(parts.tops),
            public: Public { minimum: state.minimum(), ..parts.public },
        }
    }

    /// Whether the viewer may end the turn now.
    #[inline]
    pub fn may_end(&self) -> bool {
        self.public.may_end() && self.awaits_action()
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
