use ratatui::layout::Rect;
use stapel_rules::clear4::{Face, Value};

use crate::look::{Frame, Ink, Painter, Standing};

/// How large a card of Clear 4! is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FaceSize {
    /// A card of its own, as on the table and in the hand.
    Card,
    /// As narrow as can be: equal cards are one, with their number beside.
    Slim,
}

impl FaceSize {
    /// How many columns it has.
    pub(crate) fn width(self) -> u16 {
        match self {
            FaceSize::Card => 7,
            FaceSize::Slim => 5,
        }
    }

    /// How many rows it has.
    pub(crate) const HEIGHT: u16 = 4;
}

/// The sign of a card that has no number.
fn face_sign(face: Face) -> &'static str {
    match face {
        Face::PUSH => "☞",
        Face::JOKER => "★",
        _ => "≋",
    }
}

/// A face in two columns.
pub(crate) fn short_face(face: Face) -> String {
    match face.value() {
        Some(value) => format!("{:>2}", value.number()),
        None => format!(" {}", face_sign(face)),
    }
}

/// A band that is as long as the value: ten fill so many columns.
fn band(value: Value, columns: u16) -> String {
    let halves = usize::from(u16::from(value.number()) * columns).div_ceil(5);
    let mut band = "█".repeat(halves / 2);
    if halves % 2 == 1 {
        band.push('▌');
    }
    band
}

impl<P: Clone + PartialEq> Painter<'_, P> {
    /// Draws a card of Clear 4!: its number and a band that is as long, or its sign and its word. A joker
    /// may have been given a value.
    pub(crate) fn face(
        &mut self,
        (x, y): (u16, u16),
        size: FaceSize,
        face: Face,
        counts_as: Option<Value>,
        standing: Standing,
    ) {
        let (edge, ground) = match standing {
            Standing::Faded => (Ink::Faded, Ink::Faded),
            Standing::Chosen => (Ink::Chosen, Ink::Chosen),
            Standing::Lies | Standing::Base { .. } => (Ink::Edge, Ink::Paper),
        };
        let wide = size.width();
        let frame = if standing == Standing::Chosen { Frame::Thick } else { Frame::Round };
        self.card_frame(Rect::new(x, y, wide, FaceSize::HEIGHT), frame, edge, ground);
        self.text(x + 1, y + 1, 2, &short_face(face), ground);
        match face.value() {
            Some(value) => {
                self.text(x + 1, y + 2, wide - 2, &band(value, wide - 2), ground);
            }
            None => {
                let word = match face {
                    Face::PUSH => "PUSH",
                    Face::JOKER => "JOKER",
                    _ => "CLEAR",
                };
                let word: String = word.chars().take(usize::from(wide) - 2).collect();
                self.text(x + 1, y + 2, wide - 2, &word, ground);
                if let Some(value) = counts_as {
                    let as_value = format!("={value}");
                    self.text(x + 3, y + 1, wide - 4, &as_value, ground);
                }
            }
        }
    }

    /// A card that lies face down, of any size.
    pub(crate) fn back(&mut self, place: Rect, lit: bool) {
        let frame = if lit { Frame::Thick } else { Frame::Round };
        self.card_frame(place, frame, Ink::Back, Ink::Back);
        let inside = "░".repeat(usize::from(place.width.saturating_sub(2)));
        for y in place.top() + 1..place.bottom().saturating_sub(1) {
            self.text(place.x + 1, y, place.width - 2, &inside, Ink::Back);
        }
    }
}
