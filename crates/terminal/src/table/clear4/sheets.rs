use ratatui::layout::Rect;
use stapel_rules::Seat;
use stapel_words::phrases::{self, count, text};

use crate::board::clear4::FaceSize;
use crate::look::{Ink, Standing, width, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// What everyone may know of a hand: the cards that everyone saw being taken (C13).
pub(super) fn known_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    let Some(screen) = scene.play.clear4_screen() else { return };
    let Some(of) = screen.seats.get(seat.index()) else { return };
    let title = scene.say("known-title", &[("name", text(&scene.name(seat)))]);
    let unknown = usize::from(of.hand_size).saturating_sub(of.known.len());
    let known = if of.known.is_empty() {
        scene.t("known-none")
    } else {
        phrases::faces(scene.words, of.known.iter().copied())
    };
    let rest = scene.say("known-rest", &[("cards", count(unknown))]);
    let wide = width(&title).max(width(&rest)).max(40).min(over.width.saturating_sub(4));
    let high = u16::try_from(wrap(&known, wide).len() + wrap(&rest, wide).len()).unwrap_or(2);
    let inside = paint.popup(over, wide, high, &title, Press::Close);
    let used = paint.wrapped(inside, &known, Ink::Strong);
    let below = Rect { y: inside.y + used, height: inside.height.saturating_sub(used), ..inside };
    paint.wrapped(below, &rest, Ink::Soft);
}

/// Everything in the discard pile, from bottom to top.
pub(super) fn discard_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let Some(screen) = scene.play.clear4_screen() else { return };
    let discard = &screen.discard;
    let out = scene.say("out-of-game", &[("cards", count(screen.out))]);
    let step = 4;
    let many = u16::try_from(discard.cards.len()).unwrap_or(u16::MAX);
    let columns = (over.width.saturating_sub(8) / step).clamp(1, 16);
    let rows = many.div_ceil(columns).min(over.height.saturating_sub(5) / FaceSize::HEIGHT).max(1);
    let wide = (columns.min(many) * step + 4).max(width(&out)).max(36);
    let title = phrases::pile(scene.words, discard);
    let inside = paint.popup(over, wide, rows * FaceSize::HEIGHT + 2, &title, Press::Close);
    let shown = usize::from(rows * columns);
    let skipped = discard.cards.len().saturating_sub(shown);
    for (index, card) in (0..).zip(discard.cards.iter().skip(skipped)) {
        let at = (inside.x + index % columns * step, inside.y + index / columns * FaceSize::HEIGHT);
        let counts_as = card.counts_as.filter(|_| card.face.value().is_none());
        paint.face(at, FaceSize::Card, card.face, counts_as, Standing::Lies);
    }
    let last = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside };
    paint.text(last.x, last.y, last.width, &out, Ink::Soft);
}
