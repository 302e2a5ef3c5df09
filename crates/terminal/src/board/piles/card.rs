use ratatui::layout::Rect;
use stapel_rules::piles::Command;

use super::{command_sign, digits};
use crate::look::{Frame, Ink, Painter, Standing, width};

/// How large a card of The Game or Extreme is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardSize {
    /// Just its number in a frame.
    Small,
    Hand,
    Pile,
    /// On a pile, where there is plenty of room.
    Large,
}

/// A card as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardLook {
    pub(crate) number: u8,
    pub(crate) command: Option<Command>,
    pub(crate) frame: Frame,
    pub(crate) standing: Standing,
    /// Whether its pile goes up; none if it lies on no pile.
    pub(crate) ascending: Option<bool>,
}

impl CardSize {
    /// How many columns it has.
    pub(crate) fn width(self) -> u16 {
        match self {
            CardSize::Small => 6,
            CardSize::Hand => 7,
            CardSize::Pile => 9,
            CardSize::Large => 18,
        }
    }

    /// How many rows it has.
    pub(crate) fn height(self) -> u16 {
        match self {
            CardSize::Small => 3,
            CardSize::Hand => 4,
            CardSize::Pile => 5,
            CardSize::Large => 7,
        }
    }
}

/// The edge of a card that lies on the table: what may be done there stands out.
fn lying_edge(frame: Frame) -> Ink {
    match frame {
        Frame::Round => Ink::Edge,
        Frame::Thick => Ink::Lit,
        Frame::Double => Ink::Chosen,
        Frame::Dashed => Ink::Lost,
    }
}

impl<P: Clone + PartialEq> Painter<'_, P> {
    /// Draws a card of The Game or Extreme.
    pub(crate) fn card(&mut self, x: u16, y: u16, size: CardSize, card: &CardLook) {
        let place = Rect::new(x, y, size.width(), size.height());
        let (edge, ground) = match card.standing {
            Standing::Lies => (lying_edge(card.frame), Ink::Paper),
            Standing::Faded => (Ink::Faded, Ink::Faded),
            Standing::Chosen => (Ink::Chosen, Ink::Chosen),
            Standing::Base { ascending: true } => (Ink::Up, Ink::Up),
            Standing::Base { ascending: false } => (Ink::Down, Ink::Down),
        };
        self.card_frame(place, card.frame, edge, ground);
        let middle = |row: u16| Rect::new(x + 1, y + row, size.width() - 2, 1);
        let number_ink = match (card.standing, card.ascending) {
            (Standing::Lies, Some(true)) => Ink::PaperUp,
            (Standing::Lies, Some(false)) => Ink::PaperDown,
            _ => ground,
        };
        let is_base = matches!(card.standing, Standing::Base { .. });
        let number = card.number.to_string();
        match size {
            CardSize::Small | CardSize::Hand => self.centred(middle(1), &number, number_ink),
            CardSize::Pile | CardSize::Large if is_base => {
                self.centred(middle(size.height() / 2), &number, ground);
            }
            CardSize::Pile if self.look.is_ascii() => {
                self.centred(middle(2), &number, number_ink);
            }
            CardSize::Pile => {
                for (row, line) in (1..).zip(digits::small(card.number)) {
                    self.centred(middle(row), &line, number_ink);
                }
            }
            CardSize::Large => {
                for (row, line) in (1..).zip(digits::large(card.number)) {
                    self.centred(middle(row), &line, number_ink);
                }
            }
        }
        if !is_base && matches!(size, CardSize::Pile | CardSize::Large) {
            self.text(x + 1, y, 4, &format!(" {number} "), ground);
        }
        if let Some(command) = card.command {
            let sign = command_sign(command);
            match size {
                CardSize::Hand => self.centred(middle(2), sign, ground),
                _ => {
                    let at = x + size.width() - 2 - width(sign);
                    self.text(at, y, 2, sign, ground);
                }
            }
        }
    }
}
