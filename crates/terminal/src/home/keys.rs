//! Keys and presses of the home screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use stapel_bots::Level;
use stapel_client::agreement::{Row, set, set_players};
use stapel_rules::GameKind;

use super::HomeContext;
use super::state::{Press, Sheet, State, Written};
use crate::form::{FormDid, Given};
use crate::look::{Areas, Edit, Way, letter};
use crate::wish::{Context, MAX_NAME, Wish};

/// The most letters of a link.
const MAX_LINK: usize = 300;

/// A key is pressed.
pub(super) fn key(
    state: &mut State,
    areas: &Areas<Press>,
    key: KeyEvent,
    context: &Context<'_>,
    home: &HomeContext<'_>,
) -> Vec<Wish> {
    if state.typing.is_some() {
        return write(state, key);
    }
    let terms = state.terms();
    if let Some(Sheet::Options(form)) = &mut state.sheet {
        let did = form.key(key, &given(context, &terms));
        return agree(state, did);
    }
    let there = match (key.code, Way::of(key.code)) {
        (_, Some(way)) => areas.toward(Some(&state.focus), way),
        (KeyCode::Tab, _) => next(state, areas, false),
        (KeyCode::BackTab, _) => next(state, areas, true),
        _ => None,
    };
    if let Some(there) = there {
        state.focus = there;
        return Vec::new();
    }
    let pressed = match key.code {
        KeyCode::Enter | KeyCode::Char(' ') => Some(state.focus.clone()),
        code if state.sheet.is_some() => on_sheet(state, code),
        code => shortcut(state, code, home),
    };
    pressed.map(|pressed| press(state, pressed, context, home)).unwrap_or_default()
}

/// Where the Tab key gets: after the last one it begins anew.
fn next(state: &State, areas: &Areas<Press>, back: bool) -> Option<Press> {
    areas.next(Some(&state.focus), back).or_else(|| areas.next(None, back))
}

/// A key that is neither Enter nor leads elsewhere, while something lies on top.
fn on_sheet(state: &State, code: KeyCode) -> Option<Press> {
    match (&state.sheet, letter(code)) {
        (Some(Sheet::Quit), Some('q')) => Some(Press::Quit),
        (Some(Sheet::Keys), Some(_)) => Some(Press::Close),
        _ => (code == KeyCode::Esc).then_some(Press::Close),
    }
}

/// What a key presses wherever the keyboard is.
fn shortcut(state: &mut State, code: KeyCode, home: &HomeContext<'_>) -> Option<Press> {
    match (code, letter(code)) {
        (KeyCode::Delete, _) => {
            match state.focus.clone() {
                Press::GoOn(id) | Press::Watch(id) => state.open(Sheet::Delete(id)),
                // The table stays where it is; only the list forgets it.
                Press::Visit(link) => return Some(Press::ForgetVisit(link)),
                _ => {}
            }
            None
        }
        // Whoever only wanted to get rid of something shall not have left.
        (KeyCode::Esc, _) => {
            state.open(Sheet::Quit);
            None
        }
        (_, Some(digit @ '1'..='6')) => Some(Press::Seats(digit as u8 - b'0')),
        (_, Some('g')) => Some(Press::Game(after(state.game(), &GameKind::ALL))),
        (_, Some('b')) => Some(Press::Level(after(state.level, &Level::OFFERED))),
        (_, Some('c')) => home.unfinished.first().map(|game| Press::GoOn(game.id.clone())),
        (_, Some('j')) => Some(Press::Join),
        (_, Some('n')) => Some(Press::Name),
        (_, Some('o')) => Some(Press::Options),
        (_, Some('s')) => Some(Press::Host),
        (_, Some('l')) => Some(Press::Learn),
        (_, Some('r')) => Some(Press::Rules),
        (_, Some('?')) => Some(Press::Keys),
        (_, Some('q')) => Some(Press::Quit),
        _ => None,
    }
}

/// What comes after this in a list, which begins again at its end.
fn after<T: Copy + PartialEq>(here: T, list: &[T]) -> T {
    let place = list.iter().position(|other| *other == here).unwrap_or(0);
    list[(place + 1) % list.len()]
}

/// Something is pressed.
pub(super) fn press(
    state: &mut State,
    press: Press,
    context: &Context<'_>,
    home: &HomeContext<'_>,
) -> Vec<Wish> {
    match press {
        Press::Game(game) => state.choose(game),
        Press::Seats(players) if state.game().players().contains(&players) => {
            set_players(&mut state.agreement, players);
        }
        Press::Seats(_) => {}
        Press::Level(level) => state.level = level,
        Press::Play => return vec![Wish::Open(state.wish())],
        Press::GoOn(id) => return vec![Wish::GoOn(id)],
        Press::Watch(id) => return vec![Wish::Watch(id)],
        Press::Visit(link) => return vec![Wish::Visit(link)],
        Press::Join => state.typing = Some((Written::Link, Edit::default())),
        Press::Name => state.typing = Some((Written::Name, Edit::new(home.name))),
        Press::Language(language) => return vec![Wish::Speak(language)],
        Press::Learn => return vec![Wish::Learn(state.game())],
        Press::Rules => return vec![Wish::Rules(state.game())],
        Press::Options => state.open(Sheet::Options(Box::default())),
        Press::Form(press) => {
            let terms = state.terms();
            if let Some(Sheet::Options(form)) = &mut state.sheet {
                let did = form.press(press, &given(context, &terms));
                return agree(state, did);
            }
        }
        Press::Host => state.typing = Some((Written::Server, Edit::new(home.server))),
        Press::Keys => state.open(Sheet::Keys),
        Press::Close => state.close(),
        Press::ForgetVisit(link) => return vec![Wish::ForgetVisit(link)],
        Press::Forget(id) => {
            state.close();
            return vec![Wish::Forget(id)];
        }
        Press::Quit => return vec![Wish::Leave],
    }
    Vec::new()
}

/// What the form of options is given.
fn given<'a>(context: &Context<'a>, rows: &'a [Row]) -> Given<'a> {
    Given { words: context.words, rows, shelf: context.shelf }
}

/// Does what the form of options came to.
fn agree(state: &mut State, did: Vec<FormDid>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for did in did {
        match did {
            FormDid::Set(term, value) => set(&mut state.agreement, term, value),
            FormDid::Wish(wish) => wishes.push(wish),
            FormDid::Close => state.close(),
        }
    }
    wishes
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
                Written::Server => vec![Wish::Host(text, state.wish_for_friends())],
            };
        }
        _ => {
            let most = if *what == Written::Name { MAX_NAME } else { MAX_LINK };
            edit.key(key, most);
        }
    }
    Vec::new()
}
