//! What nobody had laid when a game was over.

use stapel_protocol::games::OpenCardsJson;
use stapel_protocol::games::piles::CardNumber;
use stapel_rules::piles::{Command, Layout};
use stapel_rules::{Card, Seat};

use super::parts;
use crate::Session;

/// The cards that nobody had laid when a game of The Game or Extreme was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedPiles {
    /// The hands of all seats that still hold cards, ascending.
    pub hands: Vec<(Seat, Vec<OpenedCard>)>,
    /// What was left of the draw pile, the top first.
    pub draw_pile: Vec<OpenedCard>,
}

/// A card that was turned up after the game, with the command on it.
pub type OpenedCard = (Card, Option<Command>);

impl Session {
    /// What nobody had laid, once the game is over; `None` before, and at servers that don't tell it.
    pub fn opened_piles(&self) -> Option<OpenedPiles> {
        let round = self.mirror.as_ref()?.round.as_ref()?;
        let Some(OpenCardsJson::Piles { hands, rest }) = round.opened.as_deref() else {
            return None;
        };
        let (rules, _, _) = parts(round)?;
        let layout = rules.layout();
        let seats = (0..).map_while(Seat::new).zip(hands);
        Some(OpenedPiles {
            hands: seats
                .filter(|(_, cards)| !cards.is_empty())
                .map(|(seat, cards)| (seat, open(layout, cards)))
                .collect(),
            draw_pile: open(layout, rest),
        })
    }
}

fn open(layout: &Layout, cards: &[CardNumber]) -> Vec<OpenedCard> {
    cards.iter().map(|card| (card.0, layout.command(card.0))).collect()
}
