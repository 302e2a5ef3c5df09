//! Keys of the table. Every action has one; `?` shows them all.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stapel_rules::clear4::Stack;
use stapel_rules::piles::Pile;
use stapel_rules::{GameKind, Seat};

use super::clear4::{self, Own};
use super::piles::{self, Step};
use super::press::Press;
use super::scene::Scene;
use super::state::{Sheet, State, Written};
use super::{obey, typing};
use crate::look::{Areas, Way};
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
            return obey::press(state, focus, scene);
        }
        _ => {}
    }
    if let Some(sheet) = state.sheet {
        return on_sheet(state, areas, sheet, key.code, scene);
    }
    let game = scene.game();
    let pressed = match (key.code, game) {
        _ if scene.is_lost() => None,
        (code, _) if scene.is_over() => at_the_end(code, scene),
        (code, None) => in_lobby(code, scene),
        (code, Some(GameKind::Clear4)) => return in_clear4(state, areas, code, scene),
        (code, Some(_)) => return in_piles(state, areas, code, scene),
    };
    match pressed {
        Some(press) => obey::press(state, press, scene),
        None => anywhere(state, areas, key.code, scene),
    }
}

/// A letter, whatever its case.
fn letter(code: KeyCode) -> Option<char> {
    match code {
        KeyCode::Char(letter) => Some(letter.to_ascii_lowercase()),
        _ => None,
    }
}

/// The pile that a letter names.
fn pile(code: KeyCode) -> Option<Pile> {
    letter(code).and_then(|letter| Pile::from_letter(letter.to_ascii_uppercase()))
}

fn way(code: KeyCode) -> Option<Way> {
    Some(match code {
        KeyCode::Left => Way::Left,
        KeyCode::Right => Way::Right,
        KeyCode::Up => Way::Up,
        KeyCode::Down => Way::Down,
        _ => return None,
    })
}

/// Something lies on top: arrows go about on it, letters mean what it says.
fn on_sheet(
    state: &mut State,
    areas: &Areas<Press>,
    sheet: Sheet,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    if let Some(way) = way(code) {
        state.focus = areas.toward(state.focus.as_ref(), way);
        return Vec::new();
    }
    let pile = pile(code);
    let press = match (sheet, letter(code)) {
        (Sheet::Doubt(..), Some('!')) => Press::PlayAnyway,
        (Sheet::History(_), _) if pile.is_some() => {
            state.sheet = pile.map(Sheet::History);
            return Vec::new();
        }
        (Sheet::Bots(seat), Some(level @ '1'..='3')) => Press::Bot(seat, level as usize - 0x31),
        (Sheet::Menu, Some('q')) => Press::Home,
        (Sheet::Doubt(..), _) if code != KeyCode::Esc => return Vec::new(),
        _ if matches!(code, KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_)) => Press::Close,
        _ => return Vec::new(),
    };
    obey::press(state, press, scene)
}

fn at_the_end(code: KeyCode, scene: &Scene<'_>) -> Option<Press> {
    let table = scene.table.as_ref()?;
    let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
    match (code, letter(code)) {
        (KeyCode::Enter, _) if table.may.deal && goes_on => Some(Press::Deal),
        (KeyCode::Enter, _) if table.may.deal => Some(Press::Again),
        (_, Some('r')) if table.record.is_some() => Some(Press::LookBack),
        (KeyCode::Esc, _) => Some(Press::Table),
        _ => None,
    }
}

fn in_lobby(code: KeyCode, scene: &Scene<'_>) -> Option<Press> {
    let may = scene.table.as_ref()?.may;
    match (code, letter(code)) {
        (KeyCode::Enter, _) if may.deal => Some(Press::Deal),
        (_, Some('s')) if may.sit => Some(Press::Sit),
        (_, Some('n')) if may.sit => Some(Press::Rename),
        _ => None,
    }
}

fn in_piles(
    state: &mut State,
    areas: &Areas<Press>,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    if let Some(pile) = pile(code) {
        return piles::lay_chosen(state, scene, pile);
    }
    let opening = scene.session.piles_screen().and_then(|screen| screen.opening);
    if let Some(opening) = opening {
        let pressed = match code {
            KeyCode::Char(digit @ '1'..='3') => {
                opening.may_say.get(digit as usize - 0x31).map(|start| Press::Start(*start))
            }
            KeyCode::Enter if opening.may_name => Some(Press::Name(opening.gladdest)),
            _ => None,
        };
        if let Some(press) = pressed {
            return obey::press(state, press, scene);
        }
    }
    match (code, letter(code)) {
        (KeyCode::Left, _) => piles::move_cursor(state, scene, Step::Back),
        (KeyCode::Right, _) => piles::move_cursor(state, scene, Step::On),
        (KeyCode::Home, _) => piles::move_cursor(state, scene, Step::First),
        (KeyCode::End, _) => piles::move_cursor(state, scene, Step::Last),
        (KeyCode::Enter | KeyCode::Char(' '), _) => {
            if let Some(card) = state.cursor {
                piles::pick(state, card);
            }
        }
        (KeyCode::Backspace | KeyCode::Delete, _) => {
            return state.cursor.map(Wish::Unqueue).into_iter().collect();
        }
        (_, Some('e')) => return obey::press(state, Press::End, scene),
        (_, Some('s')) => state.steps = !state.steps,
        (_, Some('i')) => return obey::press(state, Press::Signals, scene),
        (_, Some('o')) => return obey::press(state, Press::Commands, scene),
        (_, Some('p')) => state.sheet = Some(Sheet::History(Pile::A)),
        // A number is the beginning of a play.
        (KeyCode::Char(digit @ '1'..='9'), _) => state.write(Written::Play, &digit.to_string()),
        _ => return anywhere(state, areas, code, scene),
    }
    Vec::new()
}

fn in_clear4(
    state: &mut State,
    areas: &Areas<Press>,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    let Some(screen) = scene.session.clear4_screen() else { return Vec::new() };
    let cursor = state.choosing.cursor(&screen);
    match (code, letter(code)) {
        (KeyCode::Left, _) => state.choosing.step(&screen, false),
        (KeyCode::Right, _) => state.choosing.step(&screen, true),
        (KeyCode::Up, _) => state.choosing.leap(&screen, true),
        (KeyCode::Down, _) => state.choosing.leap(&screen, false),
        (KeyCode::Char(' '), _) => {
            if let Some(own) = cursor {
                clear4::touch(state, scene, own);
            }
        }
        // Enter chooses a card, and once more plays it or asks whom it shall hit.
        (KeyCode::Enter, _) => match cursor {
            Some(own) if !state.choosing.has(own) => clear4::touch(state, scene, own),
            _ => return clear4::go(state, scene),
        },
        (_, Some('e')) => return clear4::go(state, scene),
        (_, Some('b')) => return clear4::turn_over(state, scene),
        (_, Some('g')) => return clear4::take(state, scene),
        (_, Some('p')) => state.sheet = Some(Sheet::Discard),
        (_, Some('o')) => {
            let other = screen.seats.iter().find(|seat| Some(seat.seat) != screen.you);
            state.sheet = other.map(|seat| Sheet::Known(seat.seat));
        }
        // A number is a seat while somebody is to be chosen, otherwise an own stack.
        (KeyCode::Char(digit @ '1'..='6'), _) => {
            let index = digit as usize - 0x31;
            if clear4::victims(state, scene).is_empty() {
                if let Some(stack) = Stack::ALL.get(index) {
                    clear4::touch(state, scene, Own::Stack(*stack));
                }
            } else if let Some(seat) = Seat::new(index) {
                return clear4::push_to(state, scene, seat);
            }
        }
        _ => return anywhere(state, areas, code, scene),
    }
    Vec::new()
}

/// Keys that mean the same everywhere.
fn anywhere(
    state: &mut State,
    areas: &Areas<Press>,
    code: KeyCode,
    scene: &Scene<'_>,
) -> Vec<Wish> {
    let takeback = scene.table.as_ref().map(|table| table.takeback).unwrap_or_default();
    let press = match (code, letter(code)) {
        (_, Some('u')) => Press::TakeBack,
        (_, Some('y')) if takeback.may_answer => Press::Answer(true),
        (_, Some('n')) if takeback.may_answer => Press::Answer(false),
        (_, Some('t')) => Press::Talk,
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
            if state.focus.take().is_some() || clear4::put_back(state) {
                return Vec::new();
            }
            if std::mem::take(&mut state.picked) {
                return Vec::new();
            }
            if !state.wide && state.talk_is_shown() {
                state.toggle_talk();
                return Vec::new();
            }
            Press::Menu
        }
        _ => {
            if let Some(way) = way(code) {
                state.focus = areas.toward(state.focus.as_ref(), way);
            }
            return Vec::new();
        }
    };
    obey::press(state, press, scene)
}
