//! Keys of the table. Every action has one; `?` shows them all.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_bots::Level;

use super::press::Press;
use super::scene::Scene;
use super::state::{Sheet, State};
use super::{advice, games, panels, pressed, typing};
use crate::look::{Areas, Way, letter};
use crate::wish::Wish;

/// How far a page scrolls.
const PAGE: u16 = 8;

/// A key is pressed.
pub(super) fn key(
    state: &mut State,
    areas: &Areas<Press>,
    key: KeyEvent,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    if state.typing.is_some() {
        return typing::key(state, key, scene);
    }
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        return Vec::new();
    }
    if state.sheet == Some(Sheet::Options) {
        let did = state.form.key(key, &scene.given(&scene.terms()));
        return pressed::agree(state, scene, did);
    }
    match (key.code, state.focus) {
        (KeyCode::Tab, from) => {
            state.focus = areas.next(from.as_ref(), false);
            return Vec::new();
        }
        (KeyCode::BackTab, from) => {
            state.focus = areas.next(from.as_ref(), true);
            return Vec::new();
        }
        (KeyCode::Enter | KeyCode::Char(' '), Some(focus)) => {
            return pressed::press(state, focus, scene);
        }
        _ => {}
    }
    if let Some(sheet) = state.sheet {
        return on_sheet(state, areas, sheet, key.code, scene);
    }
    let code = key.code;
    let wishes = match scene.board() {
        _ if scene.is_lost() => None,
        _ if scene.is_over() => {
            at_the_end(code, scene).map(|press| pressed::press(state, press, scene))
        }
        None => in_lobby(code, scene).map(|press| pressed::press(state, press, scene)),
        Some(board) => (board.key)(state, code, scene),
    };
    wishes.unwrap_or_else(|| anywhere(state, areas, code, scene))
}

/// Something lies on top: arrows go about on it, letters mean what it says.
pub(super) fn on_sheet(
    state: &mut State,
    areas: &Areas<Press>,
    sheet: Sheet,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    if let Some(way) = Way::of(code) {
        state.focus = areas.toward(state.focus.as_ref(), way);
        return Vec::new();
    }
    if sheet == Sheet::Advice
        && let Some(pressed) = advice::key_on_warning(state, code)
    {
        let press = |press| pressed::press(state, press, scene);
        return pressed.map(press).unwrap_or_default();
    }
    if let Sheet::Game(sheet) = sheet
        && let Some(wishes) = games::key_on_sheet(state, sheet, code, scene)
    {
        return wishes;
    }
    let press = match (sheet, letter(code)) {
        (Sheet::Bots(seat), Some(digit @ '1'..='9')) => {
            let level = Level::OFFERED.get(digit as usize - 0x31);
            level.map_or(Press::Close, |level| Press::Bot(seat, *level))
        }
        (Sheet::StandIns(seat), Some(digit @ '1'..='9')) => {
            let level = Level::OFFERED.get(digit as usize - 0x31);
            level.map_or(Press::Close, |level| Press::StandIn(seat, *level))
        }
        (_, Some(digit @ '1'..='9')) if panels::answer(sheet, digit as usize - 0x30).is_some() => {
            panels::answer(sheet, digit as usize - 0x30).unwrap_or(Press::Close)
        }
        (Sheet::Menu, Some('q')) => Press::Home,
        _ if matches!(code, KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_)) => Press::Close,
        _ => return Vec::new(),
    };
    pressed::press(state, press, scene)
}

fn at_the_end(code: KeyCode, scene: &Scene<'_>) -> Option<Press> {
    let table = scene.table.as_ref()?;
    let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
    match (code, letter(code)) {
        (KeyCode::Enter, _) if table.may.deal && goes_on => Some(Press::Deal),
        (KeyCode::Enter, _) if table.may.deal => Some(Press::Again),
        (_, Some('r')) if table.record.is_some() => Some(Press::LookBack),
        (_, Some('o')) if table.may.agree => Some(Press::Options),
        (KeyCode::Esc, _) => Some(Press::Table),
        _ => None,
    }
}

fn in_lobby(code: KeyCode, scene: &Scene<'_>) -> Option<Press> {
    let may = scene.table.as_ref()?.may;
    match (code, letter(code)) {
        (KeyCode::Enter, _) if may.deal => Some(Press::Deal),
        (_, Some('s')) if may.sit => Some(Press::Sit),
        (_, Some('o')) if may.agree => Some(Press::Options),
        (_, Some('c')) if scene.invite.is_some() => Some(Press::CopyLink),
        (_, Some('n')) if may.sit => Some(Press::Rename),
        _ => None,
    }
}

/// Keys that mean the same everywhere.
fn anywhere(
    state: &mut State,
    areas: &Areas<Press>,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    let takeback = scene.table.as_ref().map(|table| table.takeback).unwrap_or_default();
    let ending = scene.table.as_ref().and_then(|table| table.ending);
    let press = match (code, letter(code)) {
        (_, Some('u')) => Press::TakeBack,
        (_, Some('y')) if takeback.may_answer => Press::Answer(true),
        (_, Some('n')) if takeback.may_answer => Press::Answer(false),
        (_, Some('y')) if ending.is_some_and(|ending| ending.may_answer) => Press::AnswerEnd(true),
        (_, Some('n')) if ending.is_some_and(|ending| ending.may_answer || ending.may_withdraw) => {
            Press::AnswerEnd(false)
        }
        (_, Some('k')) => match panels::company_key(scene) {
            Some(press) => press,
            None => return Vec::new(),
        },
        (_, Some('h')) => Press::Advise,
        (_, Some('w')) => Press::Warnings,
        (_, Some('t')) => Press::Talk,
        (_, Some('f')) => Press::Fold,
        (_, Some('m')) => Press::Write,
        (_, Some('/')) => Press::Type,
        (_, Some('?')) => Press::Keys,
        (_, Some('q')) => Press::Home,
        (KeyCode::PageUp, _) => {
            state.scrolled = state.scrolled.saturating_add(PAGE);
            return Vec::new();
        }
        (KeyCode::PageDown, _) => {
            state.scrolled = state.scrolled.saturating_sub(PAGE);
            return Vec::new();
        }
        (KeyCode::Esc, _) => {
            // What is nearest is put away first.
            if state.focus.take().is_some() || state.game.put_back() {
                return Vec::new();
            }
            if !state.wide && state.talk_is_shown() {
                state.toggle_talk();
                return Vec::new();
            }
            Press::Menu
        }
        _ => {
            if let Some(way) = Way::of(code) {
                state.focus = areas.toward(state.focus.as_ref(), way);
            }
            return Vec::new();
        }
    };
    pressed::press(state, press, scene)
}
