//! Keys and presses of a replay.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use stapel_client::replay::Perspective;
use stapel_rules::Seat;

use super::watch::Watch;
use super::what_if::{self, WhatIf};
use super::{Press, ReplayScreen, Sheet};
use crate::look::Way;
use crate::wish::{Context, Wish};

/// A key is pressed.
pub(super) fn key(screen: &mut ReplayScreen, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
    if let Some(sheet) = screen.sheet {
        return on_sheet(screen, sheet, key, context);
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
        KeyCode::Esc if screen.review.shown => screen.review.shown = false,
        KeyCode::Esc if screen.alone => {
            screen.sheet = Some(Sheet::Quit);
            screen.focus = Some(Press::Close);
        }
        KeyCode::Esc => return vec![Wish::Leave],
        KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
            ' ' => watch.toggle_playing(context.now),
            'e' => watch.look_on(),
            'n' => return press(screen, Press::Moment(true), context),
            'p' => return press(screen, Press::Moment(false), context),
            'r' => return press(screen, Press::Review, context),
            'f' => return press(screen, Press::Whose, context),
            't' => return press(screen, Press::Totals, context),
            '0' => watch.perspective = Perspective::Open,
            digit @ '1'..='6' => {
                let players = usize::from(watch.recording.players());
                let seat = Seat::new(digit as usize - 0x31);
                if let Some(seat) = seat.filter(|seat| seat.index() < players) {
                    watch.perspective = Perspective::Seat(seat);
                }
            }
            'w' => {
                screen.sheet = Some(Sheet::WhatIf(WhatIf::new(watch)));
                screen.focus = None;
            }
            '?' => screen.sheet = Some(Sheet::Keys),
            'q' => return vec![Wish::Leave],
            _ => {}
        },
        _ => {}
    }
    Vec::new()
}

/// A key is pressed while something lies on top: any key puts the list of keys away; whether to leave is answered.
fn on_sheet(
    screen: &mut ReplayScreen,
    sheet: Sheet,
    key: KeyEvent,
    context: &Context<'_>,
) -> Vec<Wish> {
    if let Sheet::WhatIf(_) = sheet
        && let Some(pressed) = what_if::pressed(key.code, screen.focus, &screen.watch)
    {
        return press(screen, pressed, context);
    }
    let pressed = match (sheet, key.code, Way::of(key.code)) {
        (Sheet::Keys, ..) | (_, KeyCode::Esc, _) => Press::Close,
        (Sheet::Quit, KeyCode::Char('q' | 'Q'), _) => Press::Leave,
        (Sheet::Quit, KeyCode::Enter, _) => screen.focus.unwrap_or(Press::Close),
        (Sheet::Quit | Sheet::WhatIf(_), _, Some(way)) => {
            screen.focus = screen.areas.toward(screen.focus.as_ref(), way);
            return Vec::new();
        }
        (Sheet::Quit | Sheet::WhatIf(_), KeyCode::Tab | KeyCode::BackTab, _) => {
            let back = key.code == KeyCode::BackTab;
            screen.focus = screen.areas.next(screen.focus.as_ref(), back);
            return Vec::new();
        }
        _ => return Vec::new(),
    };
    press(screen, pressed, context)
}

/// Something is pressed.
pub(super) fn press(screen: &mut ReplayScreen, press: Press, context: &Context<'_>) -> Vec<Wish> {
    let watch = &mut screen.watch;
    match press {
        Press::Slider | Press::Curve => {}
        Press::Go(index) => watch.go(index),
        Press::Step(on) => watch.step(on),
        Press::Turn(on) => watch.turn(on),
        Press::Play => watch.toggle_playing(context.now),
        Press::Look(perspective) => watch.perspective = perspective,
        Press::Moment(on) => match screen.review.shown {
            true => {
                if let Some(index) = screen.review.mistake_from(watch.index, on) {
                    watch.go(index);
                }
            }
            false => watch.moment(on),
        },
        Press::Review => return screen.review.toggle(watch),
        Press::Whose => screen.review.next_filter(watch.recording.players()),
        Press::Totals => screen.review.totals = !screen.review.totals,
        Press::Keys => screen.sheet = Some(Sheet::Keys),
        Press::WhatIfSeat(seat) => what_if(screen, |chosen, _| chosen.toggle_seat(seat)),
        Press::WhatIfCards => what_if(screen, |chosen, _| chosen.toggle_cards()),
        Press::WhatIfBots => what_if(screen, |chosen, _| chosen.next_bot()),
        Press::WhatIfFrom => what_if(screen, WhatIf::toggle_from),
        Press::PlayOn => {
            let Some(Sheet::WhatIf(chosen)) = screen.sheet else { return Vec::new() };
            let wish = chosen.wish(watch);
            if wish.is_some() {
                screen.sheet = None;
                screen.focus = None;
            }
            return wish.into_iter().collect();
        }
        Press::Close => {
            screen.sheet = None;
            screen.focus = None;
        }
        Press::Leave => return vec![Wish::Leave],
    }
    Vec::new()
}

/// Changes what is chosen on the sheet of how to go on.
fn what_if(screen: &mut ReplayScreen, change: impl FnOnce(&mut WhatIf, &Watch)) {
    if let Some(Sheet::WhatIf(chosen)) = &mut screen.sheet {
        change(chosen, &screen.watch);
    }
}
