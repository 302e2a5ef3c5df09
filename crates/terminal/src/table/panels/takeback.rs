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
    if !takeback.may_answer {
        return end_question(paint, row, scene);
    }
    let (asked, yes, no) = (scene.t("takeback-asked"), scene.t("yes"), scene.t("no"));
    let (yes, no) = (format!("{yes} (Y)"), format!("{no} (N)"));
    let wide = width(&asked) + 2 + Paint::button_width(&yes) + Paint::button_width(&no);
    let x = row.right().saturating_sub(wide);
    let mut at = x + paint.text(x, row.y, wide, &asked, Ink::Glow) + 1;
    at += paint.button(at, row.y, &yes, Press::Answer(true), Ink::Main) + 1;
    paint.button(at, row.y, &no, Press::Answer(false), Ink::Button);
    x.saturating_sub(1)
}

/// Draws the question whether to end the game, if somebody asks it, at the end of a row. Gives where it begins.
fn end_question(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>) -> u16 {
    let Some(table) = scene.table.as_ref() else { return row.right() };
    let Some(asked) = phrases::end_question(scene.words, table, &scene.seats) else {
        return row.right();
    };
    let ending = table.ending.filter(|ending| ending.may_answer || ending.may_withdraw);
    let yes = ending.filter(|ending| ending.may_answer).map(|_| format!("{} (Y)", scene.t("yes")));
    let no = ending.map(|_| format!("{} (N)", scene.t("end-withdraw")));
    let buttons = [(yes, true, Ink::Main), (no, false, Ink::Button)];
    let labels = buttons.iter().filter_map(|(label, ..)| label.as_ref());
    let wide: u16 = labels.map(|label| Paint::button_width(label) + 1).sum();
    // The buttons matter more than the end of a long question.
    let room = width(&asked).min(row.width.saturating_sub(wide));
    let x = row.right().saturating_sub(room + wide);
    let mut at = x + paint.text(x, row.y, room, &asked, Ink::Glow) + 1;
    for (label, agree, ink) in buttons {
        if let Some(label) = label {
            at += paint.button(at, row.y, &label, Press::AnswerEnd(agree), ink) + 1;
        }
    }
    x.saturating_sub(1)
}
