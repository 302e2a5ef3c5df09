use ratatui::layout::Rect;
use stapel_words::phrases;

use crate::look::{Ink, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// Draws the button that takes the last play back, or the question of who would like to, at the end of a row. Gives
/// where it begins.
pub(in crate::table) fn takeback(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>) -> u16 {
    let Some(takeback) = scene.table.as_ref().map(|table| table.takeback) else {
        return row.right();
    };
    if takeback.may_ask {
        let label = format!("{} (U)", scene.t("take-back"));
        let x = row.right().saturating_sub(Paint::button_width(&label));
        paint.button(x, row.y, &label, Press::TakeBack, Ink::Button);
        return x.saturating_sub(1);
    }
    let question = scene
        .table
        .as_ref()
        .and_then(|table| phrases::takeback_question(scene.words, table, &scene.seats));
    let Some(asked) = question else { return end_question(paint, row, scene) };
    let key = |id: &str, key: &str| takeback.may_answer.then(|| format!("{} ({key})", scene.t(id)));
    let buttons = [
        (key("yes", "Y"), Press::Answer(true), Ink::Main),
        (key("no", "N"), Press::Answer(false), Ink::Button),
    ];
    ask(paint, row, &asked, buttons)
}

/// Draws the question whether to end the game, if somebody asks it, at the end of a row. Gives where it begins.
fn end_question(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>) -> u16 {
    let Some(table) = scene.table.as_ref() else { return row.right() };
    let Some(asked) = phrases::end_question(scene.words, table, &scene.seats) else {
        return row.right();
    };
    let ending = table.ending.filter(|ending| ending.may_answer || ending.may_withdraw);
    let answers = ending.is_some_and(|ending| ending.may_answer);
    let yes = answers.then(|| format!("{} (Y)", scene.t("end-yes")));
    let no = if answers { "end-no" } else { "end-withdraw" };
    let no = ending.map(|_| format!("{} (N)", scene.t(no)));
    let buttons =
        [(yes, Press::AnswerEnd(true), Ink::Main), (no, Press::AnswerEnd(false), Ink::Button)];
    ask(paint, row, &asked, buttons)
}

/// Draws a question and the buttons that answer it at the end of a row. Gives where it begins.
fn ask(
    paint: &mut Paint<'_>,
    row: Rect,
    asked: &str,
    buttons: [(Option<String>, Press, Ink); 2],
) -> u16 {
    let labels = buttons.iter().filter_map(|(label, ..)| label.as_ref());
    let wide: u16 = labels.map(|label| Paint::button_width(label) + 1).sum();
    // The buttons matter more than the end of a long question.
    let room = width(asked).min(row.width.saturating_sub(wide));
    let x = row.right().saturating_sub(room + wide);
    let mut at = x + paint.text(x, row.y, room, asked, Ink::Glow) + 1;
    for (label, press, ink) in buttons {
        if let Some(label) = label {
            at += paint.button(at, row.y, &label, press, ink) + 1;
        }
    }
    x.saturating_sub(1)
}
