//! Keys and presses of the home screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use stapel_bots::Level;
use stapel_rules::GameKind;

use super::HomeContext;
use super::state::{Press, State, Written};
use crate::look::{Areas, Edit, Way, letter};
use crate::wish::{MAX_NAME, Wish};

/// The most letters of a link.
const MAX_LINK: usize = 300;

/// A key is pressed.
pub(super) fn key(
    state: &mut State,
    areas: &Areas<Press>,
    key: KeyEvent,
    home: &HomeContext<'_>,
) -> Vec<Wish> {
    if state.typing.is_some() {
        return write(state, key);
    }
    if let Some(way) = Way::of(key.code) {
        state.focus = areas.toward(state.focus.as_ref(), way);
        return Vec::new();
    }
    let pressed = match (key.code, letter(key.code)) {
        (KeyCode::Tab, _) => {
            state.focus = areas.next(state.focus.as_ref(), false);
            None
        }
        (KeyCode::BackTab, _) => {
            state.focus = areas.next(state.focus.as_ref(), true);
            None
        }
        (KeyCode::Enter | KeyCode::Char(' '), _) if state.focus.is_some() => state.focus.clone(),
        (KeyCode::Enter, _) if state.doomed.is_none() => Some(Press::Play),
        (KeyCode::Esc, _) if state.doomed.is_some() => Some(Press::Close),
        (KeyCode::Delete, _) => {
            state.doomed = match &state.focus {
                Some(Press::GoOn(id) | Press::Watch(id)) => Some(id.clone()),
                _ => state.doomed.take(),
            };
            None
        }
        (_, Some(digit @ '1'..='6')) => Some(Press::Seats(digit as u8 - b'0')),
        (_, Some('g')) => Some(Press::Game(after(state.game, &GameKind::ALL))),
        (_, Some('b')) => Some(Press::Level(after(state.level, &Level::OFFERED))),
        (_, Some('c')) => home.unfinished.first().map(|game| Press::GoOn(game.id.clone())),
        (_, Some('j')) => Some(Press::Join),
        (_, Some('n')) => Some(Press::Name),
        (_, Some('q')) | (KeyCode::Esc, _) => Some(Press::Quit),
        _ => None,
    };
    pressed.map(|pressed| press(state, pressed, home)).unwrap_or_default()
}

/// What comes after this in a list, which begins again at its end.
fn after<T: Copy + PartialEq>(here: T, list: &[T]) -> T {
    let place = list.iter().position(|other| *other == here).unwrap_or(0);
    list[(place + 1) % list.len()]
}

/// Something is pressed.
pub(super) fn press(state: &mut State, press: Press, home: &HomeContext<'_>) -> Vec<Wish> {
    match press {
        Press::Game(game) => state.choose_game(game),
        Press::Seats(players) if state.game.players().contains(&players) => {
            state.players = players;
        }
        Press::Seats(_) => {}
        Press::Level(level) => state.level = level,
        Press::Play => return vec![Wish::Open(state.wish())],
        Press::GoOn(id) => return vec![Wish::GoOn(id)],
        Press::Watch(id) => return vec![Wish::Watch(id)],
        Press::Join => state.typing = Some((Written::Link, Edit::default())),
        Press::Name => state.typing = Some((Written::Name, Edit::new(home.name))),
        Press::Language(language) => return vec![Wish::Speak(language)],
        Press::Close => state.doomed = None,
        Press::Forget(id) => {
            state.doomed = None;
            return vec![Wish::Forget(id)];
        }
        Press::Quit => return vec![Wish::Leave],
    }
    Vec::new()
}

/// A key is pressed while something is written.
fn write(state: &mut State, key: KeyEvent) -> Vec<Wish> {
    let Some((what, edit)) = &mut state.typing else { return Vec::new() };
    match key.code {
        KeyCode::Esc => state.typing = None,
        KeyCode::Enter => {
            let (what, text) = (*what, edit.text().trim().to_owned());
            state.typing = None;
            return match what {
                _ if text.is_empty() => Vec::new(),
                Written::Link => vec![Wish::Visit(text)],
                Written::Name => vec![Wish::Rename(text)],
            };
        }
        _ => {
            let most = if *what == Written::Link { MAX_LINK } else { MAX_NAME };
            edit.key(key, most);
        }
    }
    Vec::new()
}
