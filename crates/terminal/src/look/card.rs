use ratatui::layout::Rect;
use stapel_rules::piles::Command;

use super::{Ink, Painter, command_sign, digits, width};

/// How large a card of The Game or Extreme is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardSize {
    /// Just its number in a frame.
    Small,
    /// A card of the hand.
    Hand,
    /// On a pile.
    Pile,
    /// On a pile, where there is plenty of room.
    Large,
}

/// What kind of line is around a card. Each means something, so that no colour has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// Nothing special.
    Round,
    /// The chosen card may be laid here.
    Thick,
    /// The chosen card goes back by ten here.
    Double,
    /// Nothing lies here yet, or the chosen card would lose the game here.
    Dashed,
}

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// As cards do.
    Lies,
    /// It can't be played now.
    Faded,
    /// It is chosen.
    Chosen,
    /// It is the number that a pile starts from, not a card.
    Base {
        /// Whether the pile goes up.
        ascending: bool,
    },
}

/// A card as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardLook {
    /// The number on it.
    pub(crate) number: u8,
    /// The command on it.
    pub(crate) command: Option<Command>,
    /// The line around it.
    pub(crate) frame: Frame,
    /// How it lies there.
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

/// The letters of a frame: corners from the top left on, across, down.
fn letters(frame: Frame) -> [&'static str; 6] {
    match frame {
        Frame::Round => ["╭", "╮", "╰", "╯", "─", "│"],
        Frame::Thick => ["┏", "┓", "┗", "┛", "━", "┃"],
        Frame::Double => ["╔", "╗", "╚", "╝", "═", "║"],
        Frame::Dashed => ["╭", "╮", "╰", "╯", "╌", "┆"],
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
    /// The line around a card, and its ground.
    pub(super) fn card_frame(&mut self, place: Rect, frame: Frame, edge: Ink, ground: Ink) {
        let [a, b, c, d, across, down] = letters(frame);
        let wide = usize::from(place.width.saturating_sub(2));
        let line = across.repeat(wide);
        self.blank(place, ground);
        self.text(place.x, place.top(), place.width, &format!("{a}{line}{b}"), edge);
        self.text(place.x, place.bottom() - 1, place.width, &format!("{c}{line}{d}"), edge);
        for y in place.top() + 1..place.bottom() - 1 {
            self.text(place.x, y, 1, down, edge);
            self.text(place.right() - 1, y, 1, down, edge);
        }
    }

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
            CardSize::Small | CardSize::Hand => self.centred(middle(1), &number, ground),
            CardSize::Pile | CardSize::Large if is_base => {
                self.centred(middle(size.height() / 2), &number, ground);
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
