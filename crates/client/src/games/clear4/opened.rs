//! What everyone still had when a round was over.

use stapel_protocol::games::OpenCardsJson;
use stapel_protocol::games::clear4::FaceName;
use stapel_rules::Seat;
use stapel_rules::clear4::Face;

use crate::Session;

/// The cards of a seat that nobody but its owner knew, or nobody at all, when a round was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedSeat {
    pub seat: Seat,
    pub hand: Vec<Face>,
    /// What lay face down in front of it.
    pub hidden: Vec<Face>,
}

impl Session {
    /// What the seats had that was hidden, once the round is over: those that had any. Nothing before, and at servers that don't
    /// tell it.
    pub fn opened_seats(&self) -> Vec<OpenedSeat> {
        let round = self.mirror.as_ref().and_then(|mirror| mirror.round.as_ref());
        let opened = round.and_then(|round| round.opened.as_deref());
        let Some(OpenCardsJson::Clear4 { hands, hidden }) = opened else { return Vec::new() };
        let faces = |cards: &[FaceName]| cards.iter().map(|face| face.0).collect::<Vec<Face>>();
        let seats = (0..).map_while(Seat::new).zip(hands.iter().zip(hidden));
        seats
            .map(|(seat, (hand, hidden))| OpenedSeat {
                seat,
                hand: faces(hand),
                hidden: faces(hidden),
            })
            .filter(|open| !open.hand.is_empty() || !open.hidden.is_empty())
            .collect()
    }
}
