//! The panels of the table screen: the first and last rows, the lobby, the talk, the end of a game, and sheets that lie
//! on top. The game itself is drawn by its board.

mod bots;
mod company;
mod ending;
mod foot;
mod help;
mod lobby;
mod lost;
mod menu;
mod takeback;
mod talk;
mod top;

use ratatui::layout::Rect;

pub(super) use company::answer;
pub(super) use foot::company_key;
pub(super) use takeback::takeback;
pub(super) use talk::is_wide;

use super::press::Press;
use super::scene::{Paint, Scene};
use super::state::{Sheet, State};
use super::{advice, games};
use crate::form::Terms;
use crate::look::Ink;

/// Below this, a table can't be drawn so that it can be played.
const SMALLEST: (u16, u16) = (60, 20);

/// Draws the whole screen.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    paint.blank(place, Ink::Plain);
    if place.width < SMALLEST.0 || place.height < SMALLEST.1 {
        paint.wrapped(place, &scene.t("terminal-too-small"), Ink::Plain);
        return;
    }
    let talk = talk::beside(place, scene, state);
    let main = Rect { width: place.width - talk.map_or(0, |talk| talk.width), ..place };
    top::draw(paint, Rect { height: 1, ..main }, scene);
    let body = Rect { y: main.y + 1, height: main.height - 3, ..main };
    let foot = Rect { y: body.bottom(), height: 2, ..main };
    let body = Rect { x: body.x + 1, width: body.width - 2, ..body };
    match scene.board() {
        _ if scene.is_lost() => lost::draw(paint, body, scene),
        None if scene.table.is_none() => {
            let middle = Rect { y: body.y + body.height / 2, height: 1, ..body };
            paint.centred(middle, &scene.t("loading"), Ink::Soft);
        }
        None => lobby::draw(paint, body, scene),
        Some(_) if talk.is_none() && state.talk_is_shown() => talk::draw(paint, body, scene, state),
        Some(board) => (board.draw)(paint, body, scene, state),
    }
    if let Some(talk) = talk {
        talk::draw(paint, talk, scene, state);
    }
    foot::draw(paint, foot, scene, state);
    if scene.is_over() && !state.end_is_hidden && !scene.is_lost() {
        ending::draw(paint, body, scene);
    }
    if let Some(sheet) = state.sheet {
        // The list of keys is long, and says more than the row that it covers.
        let covered = if sheet == Sheet::Keys { 0 } else { 2 };
        lay_on_top(paint, Rect { height: place.height - covered, ..place }, scene, state, sheet);
    }
}

fn lay_on_top(paint: &mut Paint<'_>, over: Rect, scene: &Scene<'_>, state: &State, sheet: Sheet) {
    match sheet {
        Sheet::Keys => help::draw(paint, over, scene),
        Sheet::Options => {
            let (rows, summary) = (scene.terms(), scene.summary().unwrap_or_default());
            let name = |seat| scene.seat_or_number(seat);
            let terms = Terms { given: scene.given(&rows), summary: &summary, name: &name };
            state.form.draw(paint, over, &terms);
        }
        Sheet::Advice => advice::draw(paint, over, scene, state),
        Sheet::Menu => menu::draw(paint, over, scene),
        Sheet::Game(sheet) => games::draw_sheet(paint, over, scene, sheet),
        Sheet::Bots(seat) => bots::draw(paint, over, scene, seat),
        Sheet::StandIns(seat) => bots::stand_in(paint, over, scene, seat),
        Sheet::Seat(seat) => company::seat(paint, over, scene, seat),
        Sheet::RemoveForGood(seat) => company::remove_for_good(paint, over, scene, seat),
        Sheet::EndGame => company::end_game(paint, over, scene),
        Sheet::Leave => company::leave(paint, over, scene),
    }
}

/// A column of buttons on a sheet of its own.
fn choices(paint: &mut Paint<'_>, over: Rect, title: &str, choices: &[(String, Press)]) {
    let wide = choices.iter().map(|(label, _)| Paint::button_width(label)).max().unwrap_or(0);
    let high = u16::try_from(choices.len()).unwrap_or(u16::MAX);
    let inside = paint.popup(over, wide.max(24), high, title, Press::Close);
    for ((label, press), y) in choices.iter().zip(inside.y..inside.bottom()) {
        paint.button(inside.x, y, label, *press, Ink::Button);
    }
}
