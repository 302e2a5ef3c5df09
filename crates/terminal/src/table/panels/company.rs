//! What is asked before something is done that others would notice, and what can be done about somebody's seat.

use ratatui::layout::Rect;
use stapel_rules::Seat;
use stapel_words::phrases::text;

use super::choices;
use crate::look::{Ink, wrap};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// How wide a question is at most.
const WIDE: u16 = 52;

/// Asks whether to leave, and what becomes of the seat.
pub(super) fn leave(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let answers = [
        ("leave-keep", Press::Leave),
        ("leave-for-good", Press::LeaveForGood),
        ("stay", Press::Close),
    ];
    question(paint, over, scene, "leave-table", &scene.t("leave-keeps"), &answers);
}

/// Asks whether to end the game.
pub(super) fn end_game(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let asks = scene.table.as_ref().is_some_and(|table| table.may.give_up_asks);
    let line = scene.t(if asks { "give-up-asks" } else { "give-up-now" });
    let answers = [("end-game", Press::GiveUp), ("end-no", Press::Close)];
    question(paint, over, scene, "end-game", &line, &answers);
}

/// Asks whether somebody is to be removed for good.
pub(super) fn remove_for_good(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    let line = scene.words.fill("remove-asks", &[("name", text(&scene.name(seat)))]);
    let answers = [("remove-for-good", Press::RemoveForGood(seat)), ("stay", Press::Close)];
    question(paint, over, scene, "remove-for-good", &line, &answers);
}

/// What can be done about somebody's seat.
pub(super) fn seat(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, seat: Seat) {
    let Some(may) = scene.seats.get(seat.index()).map(|screen| screen.may) else { return };
    let all = [
        (may.stand_in, "stand-in", Press::StandIns(seat)),
        (may.mute, "mute", Press::Mute(seat, true)),
        (may.unmute, "unmute", Press::Mute(seat, false)),
        (may.make_host, "make-host", Press::MakeHost(seat)),
        (may.remove, "remove", Press::Remove(seat)),
        (may.remove_for_good, "remove-for-good", Press::AskRemove(seat)),
        (true, "close", Press::Close),
    ];
    let items: Vec<_> = all
        .into_iter()
        .filter(|(may, ..)| *may)
        .map(|(_, id, press)| (scene.t(id), press))
        .collect();
    choices(paint, over, &scene.name(seat), &items);
}

fn question(
    paint: &mut Paint<'_>,
    over: Rect,
    scene: &Scene<'_>,
    title: &str,
    line: &str,
    answers: &[(&str, Press)],
) {
    let lines = wrap(line, WIDE);
    let high = u16::try_from(lines.len() + 1 + answers.len()).unwrap_or(u16::MAX);
    let inside = paint.popup(over, WIDE, high, &scene.t(title), Press::Close);
    let mut y = inside.y;
    for line in &lines {
        paint.text(inside.x, y, inside.width, line, Ink::Plain);
        y += 1;
    }
    y += 1;
    for ((number, (id, press)), y) in (1..).zip(answers).zip(y..inside.bottom()) {
        let label = format!("{} ({number})", scene.t(id));
        paint.button(inside.x, y, &label, *press, Ink::Button);
    }
}

/// The answers to a question by their numbers, as they are drawn.
pub(in crate::table) fn answer(sheet: crate::table::state::Sheet, number: usize) -> Option<Press> {
    use crate::table::state::Sheet;
    let answers: &[Press] = match sheet {
        Sheet::Leave => &[Press::Leave, Press::LeaveForGood, Press::Close],
        Sheet::EndGame => &[Press::GiveUp, Press::Close],
        Sheet::RemoveForGood(seat) => &[Press::RemoveForGood(seat), Press::Close],
        _ => return None,
    };
    number.checked_sub(1).and_then(|index| answers.get(index)).copied()
}
