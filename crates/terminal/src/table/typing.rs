//! The line in which a play, a message or a name is written.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use stapel_client::{Typed, TypedError};
use stapel_protocol::table::DoJson;
use stapel_table::Table;
use stapel_words::phrases;

use super::games;
use super::scene::Scene;
use super::state::{State, Typing, Written};
use crate::wish::{MAX_NAME, Wish};

/// The most letters of a play.
const MAX_PLAY: usize = 60;

/// A key is pressed while something is written.
pub(super) fn key(state: &mut State, key: KeyEvent, scene: &Scene<'_>) -> Vec<Wish> {
    let Some(typing) = &mut state.typing else { return Vec::new() };
    match key.code {
        KeyCode::Esc => state.typing = None,
        KeyCode::Enter => return submit(state, scene),
        _ => {
            let most = match typing.what {
                Written::Play => MAX_PLAY,
                Written::Talk => Table::MAX_TEXT,
                Written::Name => MAX_NAME,
            };
            if typing.edit.key(key, most) {
                typing.answer = None;
            }
        }
    }
    Vec::new()
}

fn submit(state: &mut State, scene: &Scene<'_>) -> Vec<Wish> {
    let Some(typing) = state.typing.take() else { return Vec::new() };
    let text = typing.edit.text().trim().to_owned();
    match typing.what {
        Written::Play => play(state, scene, typing, &text),
        Written::Talk | Written::Name if text.is_empty() => Vec::new(),
        Written::Talk => vec![Wish::Table(DoJson::Say(text))],
        Written::Name => vec![Wish::Rename(text)],
    }
}

/// A play that was typed is done, or asked about if it loses the game, or explained if it is none.
fn play(state: &mut State, scene: &Scene<'_>, typing: Typing, text: &str) -> Vec<Wish> {
    let Some(session) = scene.play.session() else { return Vec::new() };
    match session.read_command(text) {
        Ok(Typed::Act { action, .. } | Typed::Queue(action)) => {
            games::play_typed(state, scene, action)
        }
        Err(error) => {
            let answer = match (&error, scene.board()) {
                (TypedError::Nothing, Some(board)) => scene.t(board.typed_nothing),
                _ => phrases::typed_error(scene.words, &error),
            };
            state.typing = Some(Typing { answer: Some(answer), ..typing });
            Vec::new()
        }
    }
}
