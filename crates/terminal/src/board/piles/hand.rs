use ratatui::layout::Rect;
use stapel_client::screen::HandCard;
use stapel_rules::Card;
use stapel_words::phrases::letter;

use super::{CardLook, CardSize};
use crate::look::{Frame, Ink, Painter, Standing};

/// A hand of The Game or Extreme as it is drawn.
pub(crate) struct HandLook<'a> {
    pub(crate) cards: &'a [HandCard],
    /// The card that is raised.
    pub(crate) chosen: Option<Card>,
    /// Whether cards step back that can't be played.
    pub(crate) fades: bool,
    pub(crate) size: CardSize,
}

/// The largest cards for which a hand has room.
pub(crate) fn hand_size(cards: usize, room: Rect) -> CardSize {
    let fits = |size: CardSize| {
        let cards = u16::try_from(cards).unwrap_or(u16::MAX);
        cards.saturating_mul(size.width() + 1) <= room.width + 1 && size.height() < room.height
    };
    let sizes = [CardSize::Pile, CardSize::Hand, CardSize::Small];
    sizes.into_iter().find(|size| fits(*size)).unwrap_or(CardSize::Small)
}

/// Draws a hand in the middle of a place, the chosen card one row higher. Gives the place of each card.
pub(crate) fn hand<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    place: Rect,
    look: &HandLook<'_>,
) -> Vec<(Card, Rect)> {
    let size = look.size;
    let many = u16::try_from(look.cards.len()).unwrap_or(u16::MAX);
    // If there is too little room, each covers a part of the one before it.
    let step = if many > 1 {
        let tight = place.width.saturating_sub(size.width()) / (many - 1);
        tight.min(size.width() + 1).max(3)
    } else {
        size.width() + 1
    };
    let wide = step * many.saturating_sub(1) + size.width();
    let first = place.x + place.width.saturating_sub(wide) / 2;
    let mut places = Vec::new();
    for (held, index) in look.cards.iter().zip(0..) {
        let chosen = look.chosen == Some(held.card);
        let (x, y) = (first + step * index, place.y + u16::from(!chosen));
        if x + size.width() > place.right() {
            break;
        }
        let standing = if chosen {
            Standing::Chosen
        } else if held.pending.is_some() || (look.fades && !held.is_playable()) {
            Standing::Faded
        } else {
            Standing::Lies
        };
        let frame = if chosen { Frame::Thick } else { Frame::Round };
        let card = CardLook {
            number: held.card.number(),
            command: held.command,
            frame,
            standing,
            ascending: None,
        };
        paint.card(x, y, size, &card);
        // Where it goes as soon as it can.
        if let Some(pile) = held.queued.or(held.pending) {
            let to = format!(" »{} ", letter(pile));
            paint.text(x + 1, y + size.height() - 1, 4, &to, Ink::Chosen);
        }
        places.push((held.card, Rect::new(x, y, size.width(), size.height())));
    }
    places
}
