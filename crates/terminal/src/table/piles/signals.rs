//! The signals that can be given.

use ratatui::layout::Rect;
use stapel_rules::piles::{Command, Pile, Signal, Wish};
use stapel_words::phrases::{self, letter, wish_id};

use super::PilesPress;
use crate::board::piles::{command_sign, wish_sign};
use crate::look::{self, Ink};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};

/// What can be said of a pile.
pub(in crate::table) const WISHES: [Wish; 5] =
    [Wish::LeaveIt, Wish::RatherNot, Wish::SmallSteps, Wish::GoodForMe, Wish::CanJumpBack];
/// The columns of something to press in the table of signals.
const CELL: u16 = 5;

/// Whether there is anything to signal at this table, and about commands too.
fn kinds(scene: &Scene<'_>) -> Option<(Vec<Signal>, bool)> {
    scene.play.seat()?;
    let signals = scene.play.piles_screen()?.signals;
    let commands = signals.iter().any(|signal| matches!(signal, Signal::Hold(_)));
    Some((signals, commands))
}

/// How many rows all signals need; none if there are none to give.
pub(super) fn height(scene: &Scene<'_>) -> u16 {
    match kinds(scene) {
        None => 0,
        Some(_) if scene.play.is_silent() => 2,
        Some((signals, _)) if signals.is_empty() => 0,
        Some((_, false)) => 9,
        Some((_, true)) => 18,
    }
}

/// How many columns they need.
pub(super) fn width(scene: &Scene<'_>) -> u16 {
    let wishes =
        WISHES.map(|wish| look::width(&scene.t(wish_id(wish)))).into_iter().max().unwrap_or(0);
    let commands = Command::ALL
        .map(|command| look::width(&phrases::command_name(scene.words, command)))
        .into_iter()
        .max()
        .unwrap_or(0);
    let about_commands = commands
        + Paint::button_width(&scene.t("signal-holds"))
        + Paint::button_width(&scene.t("signal-not-now"))
        + 6;
    (wishes + 2 + 4 * CELL).max(about_commands)
}

/// The signals on a sheet of their own.
pub(super) fn signals_sheet(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>) {
    let (wide, high) = (width(scene), height(scene));
    let inside = paint.popup(over, wide, high, &scene.t("signal-piles"), Press::Close);
    draw(paint, inside, scene);
}

/// Everything that can be told without a number: what about which pile, how it looks, and in Extreme which command.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>) {
    let Some((allowed, commands)) = kinds(scene) else { return };
    if scene.play.is_silent() {
        paint.wrapped(place, &scene.t("silence-rules"), Ink::Danger);
        return;
    }
    let label_width = place.width.saturating_sub(4 * CELL);
    for (index, pile) in (0..).zip(Pile::ALL) {
        let x = place.x + label_width + CELL * index;
        paint.text(x + 2, place.y, 1, letter(pile), Ink::Strong);
    }
    for (row, wish) in (1..).zip(WISHES) {
        let label = format!("{} {}", wish_sign(wish), scene.t(wish_id(wish)));
        let y = place.y + row;
        paint.text(place.x, y, label_width, &label, Ink::Plain);
        for (index, pile) in (0..).zip(Pile::ALL) {
            let signal = Signal::Pile(pile, wish);
            if allowed.contains(&signal) {
                let x = place.x + label_width + CELL * index;
                paint.button(x, y, wish_sign(wish), PilesPress::Signal(signal), Ink::Button);
            }
        }
    }
    for (row, signal, id) in
        [(7, Signal::StuckSoon, "signal-stuck-soon"), (8, Signal::CanGoOn, "signal-can-go-on")]
    {
        let ink = if allowed.contains(&signal) { Ink::Button } else { Ink::Off };
        paint.button(place.x, place.y + row, &scene.t(id), PilesPress::Signal(signal), ink);
    }
    if commands {
        about_commands(paint, Rect { y: place.y + 10, ..place }, scene);
    }
}

fn about_commands(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>) {
    let (holds, not_now) = (scene.t("signal-holds"), scene.t("signal-not-now"));
    let last = place.right() - Paint::button_width(&not_now);
    let first = last.saturating_sub(Paint::button_width(&holds) + 1);
    for (row, command) in (1..).zip(Command::ALL) {
        let y = place.y + row;
        let name = phrases::command_name(scene.words, command);
        paint.text(place.x, y, 3, command_sign(command), Ink::Strong);
        paint.text(place.x + 3, y, first.saturating_sub(place.x + 3), &name, Ink::Plain);
        paint.button(first, y, &holds, PilesPress::Signal(Signal::Hold(command)), Ink::Button);
        paint.button(last, y, &not_now, PilesPress::Signal(Signal::NotNow(command)), Ink::Button);
    }
    paint.text(place.x, place.y, place.width, &scene.t("signal-commands"), Ink::Soft);
}
