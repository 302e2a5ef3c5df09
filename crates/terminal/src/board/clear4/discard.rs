use ratatui::layout::Rect;
use stapel_client::screen::DiscardScreen;
use stapel_words::Words;
use stapel_words::phrases::count;

use super::FaceSize;
use crate::look::{Ink, Painter, Standing};

/// How far one card of the fan lies from the other.
const STEP: u16 = 4;
/// How many columns the pile needs: four cards in a fan, and one below them.
pub(crate) const DISCARD_WIDTH: u16 = 2 + 3 * STEP + 7;

/// Draws the discard pile: the equal cards on top are fanned, so that one sees how many are missing to four; below them
/// is what lies under them. Gives the place of the cards.
pub(crate) fn discard<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    place: Rect,
    words: &Words,
    screen: &DiscardScreen,
) -> Rect {
    let fan = screen.fan();
    let many = u16::try_from(fan.len()).unwrap_or(4);
    let wide = FaceSize::Card.width() + STEP * many.saturating_sub(1);
    let x = place.x + place.width.saturating_sub(wide) / 2;
    let cards = Rect::new(x, place.y, wide, FaceSize::HEIGHT);
    if fan.is_empty() {
        let empty = Rect::new(x, place.y, FaceSize::Card.width(), FaceSize::HEIGHT);
        for (row, line) in (0..).zip(["╭╌╌╌╌╌╮", "┆     ┆", "┆     ┆", "╰╌╌╌╌╌╯"])
        {
            paint.text(empty.x, empty.y + row, 7, line, Ink::Soft);
        }
    } else {
        if screen.cards.len() > fan.len() {
            let under = Rect::new(x.saturating_sub(1), place.y + 1, 7, FaceSize::HEIGHT);
            paint.back(under, false);
        }
        for (index, card) in (0..).zip(fan) {
            let at = (x + STEP * index, place.y);
            let counts_as = card.counts_as.filter(|_| card.face.value().is_none());
            paint.face(at, FaceSize::Card, card.face, counts_as, Standing::Lies);
        }
    }
    let line = Rect::new(place.x, place.y + FaceSize::HEIGHT + 1, place.width, 1);
    let words_of_it = match screen.value {
        _ if screen.cards.is_empty() => words.fill("pile-empty", &[]),
        None => words.fill("pile-valueless", &[]),
        Some(_) => {
            words.fill("run-of", &[("run", count(screen.run)), ("full", count(screen.full))])
        }
    };
    paint.centred(line, &words_of_it, Ink::Strong);
    let under = screen.cards.len() - fan.len();
    if under > 0 {
        let below = words.fill("discard-under", &[("cards", count(under))]);
        paint.centred(Rect { y: line.y + 1, ..line }, &below, Ink::Soft);
    }
    cards
}
