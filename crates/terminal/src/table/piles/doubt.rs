use ratatui::layout::Rect;
use stapel_rules::piles::Pile;
use stapel_rules::{Card, Loss};
use stapel_words::phrases::{count, letter, loss_id, text};

use super::PilesPress;
use crate::look::{Ink, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Asks before a play that loses the game (X2).
pub(super) fn doubt_sheet(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    (card, pile, loss): (Card, Pile, Loss),
) {
    let play =
        scene.say("doubt-play", &[("card", count(card.number())), ("pile", text(letter(pile)))]);
    let words = format!("{play} {}", scene.t(loss_id(loss)));
    let think = scene.t("doubt-think");
    let anyway = format!("{} (!)", scene.t("doubt-play-anyway"));
    let think = format!("{think} (Esc)");
    let buttons = Paint::button_width(&think) + 2 + Paint::button_width(&anyway);
    let wide = buttons.max(44).min(over.width.saturating_sub(4));
    let high = u16::try_from(wrap(&words, wide).len()).unwrap_or(2) + 2;
    let inside = paint.popup(over, wide, high, &scene.t("doubt-title"), Press::Close);
    let used = paint.wrapped(inside, &words, Ink::Danger);
    let y = inside.y + used + 1;
    let first = paint.button(inside.x, y, &think, Press::Close, Ink::Main);
    paint.button(inside.x + first + 2, y, &anyway, PilesPress::PlayAnyway, Ink::Button);
}
