//! Keys and presses of a replay.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use stapel_client::replay::Perspective;
use stapel_rules::Seat;

use super::{Press, ReplayScreen};
use crate::wish::{Context, Wish};

/// A key is pressed.
pub(super) fn key(screen: &mut ReplayScreen, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
    if screen.keys_are_shown {
        screen.keys_are_shown = false;
        return Vec::new();
    }
    let watch = &mut screen.watch;
    match key.code {
        KeyCode::Tab => screen.focus = screen.areas.next(screen.focus.as_ref(), false),
        KeyCode::BackTab => screen.focus = screen.areas.next(screen.focus.as_ref(), true),
        KeyCode::Enter => {
            if let Some(focus) = screen.focus {
                return press(screen, focus, context);
            }
        }
        KeyCode::Left => watch.step(false),
        KeyCode::Right => watch.step(true),
        KeyCode::Up | KeyCode::PageUp => watch.turn(false),
        KeyCode::Down | KeyCode::PageDown => watch.turn(true),
        KeyCode::Home => watch.go(0),
        KeyCode::End => watch.go(watch.last()),
        KeyCode::Esc => return vec![Wish::Leave],
        KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
            ' ' => watch.toggle_playing(context.now),
            'e' => watch.look_on(),
            'n' => watch.moment(true),
            'p' => watch.moment(false),
            '0' => watch.perspective = Perspective::Open,
            digit @ '1'..='6' => {
                let players = usize::from(watch.recording.players());
                let seat = Seat::new(digit as usize - 0x31);
                if let Some(seat) = seat.filter(|seat| seat.index() < players) {
                    watch.perspective = Perspective::Seat(seat);
                }
            }
            '?' => screen.keys_are_shown = true,
            'q' => return vec![Wish::Leave],
            _ => {}
        },
        _ => {}
    }
    Vec::new()
}

/// Something is pressed.
pub(super) fn press(screen: &mut ReplayScreen, press: Press, context: &Context<'_>) -> Vec<Wish> {
    let watch = &mut screen.watch;
    match press {
        Press::Slider => {}
        Press::Go(index) => watch.go(index),
        Press::Step(on) => watch.step(on),
        Press::Turn(on) => watch.turn(on),
        Press::Play => watch.toggle_playing(context.now),
        Press::Look(perspective) => watch.perspective = perspective,
        Press::Keys => screen.keys_are_shown = !screen.keys_are_shown,
        Press::Leave => return vec![Wish::Leave],
    }
    Vec::new()
}
