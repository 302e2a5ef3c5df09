use ratatui::layout::Rect;
use stapel_words::phrases::{count, game_name};

use crate::look::{Ink, shorten, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};
use stapel_client::Contact;

/// Answers that took more milliseconds than this are shown as slow.
const SLOW: i64 = 400;

/// The columns that what was agreed leaves for the menu and the clock.
const KEPT_FREE: u16 = 34;

/// Draws the first row: which game, how the match stands, how much time is left, how well the table can be reached.
pub(super) fn draw(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>) {
    let Some(table) = &scene.table else { return };
    let title = game_name(table.game.unwrap_or(table.agreed));
    let mut x = row.x + 1;
    x += paint.text(x, row.y, row.width, title, Ink::Strong) + 2;
    // What was agreed besides the game.
    let summary = scene.summary().unwrap_or_default();
    if let Some((_, agreed)) = summary.split_once(" · ") {
        let room = row.right().saturating_sub(x + KEPT_FREE);
        let agreed = shorten(agreed, room);
        if width(&agreed) > 3 {
            x += paint.text(x, row.y, room, &agreed, Ink::Soft) + 2;
        }
    }
    if let (Some(score), Some(_)) = (&table.score, table.game) {
        // A round that is over stays on the table until the next one is dealt.
        let round = if table.running { score.round } else { score.played.max(1) };
        let round =
            scene.say("round-of", &[("round", count(round)), ("rounds", count(score.rounds))]);
        x += paint.text(x, row.y, row.right().saturating_sub(x), &round, Ink::Soft) + 2;
    }
    if table.watching > 0 {
        let watching = scene.say("terminal-watching", &[("people", count(table.watching))]);
        x += paint.text(x, row.y, row.right().saturating_sub(x), &watching, Ink::Soft) + 2;
    }
    let menu = scene.t("menu");
    let at = row.right().saturating_sub(Paint::button_width(&menu) + 1);
    paint.button(at, row.y, &menu, Press::Menu, Ink::Button);
    let rest = Rect::new(x, row.y, at.saturating_sub(x + 2), 1);
    let (sign, ink) = contact(scene);
    let time = scene.play.session().and_then(stapel_client::Session::clock_screen);
    let (sign, ink) = match time {
        Some(time) => {
            let ink = if time.is_late(scene.now) { Ink::Up } else { ink };
            (format!("{}  {sign}", clock(time.left(scene.now))), ink)
        }
        None => (sign, ink),
    };
    if width(&sign) <= rest.width {
        paint.right(rest, &sign, ink);
    }
}

/// How well the table can be reached, in a sign; nothing for a table on this machine.
fn contact(scene: &Scene<'_>) -> (String, Ink) {
    match scene.contact {
        Contact::Online { .. } if scene.invite.is_none() => (String::new(), Ink::Soft),
        Contact::Online { took: Some(took) } if took > SLOW => {
            (format!("●●○ {took} ms"), Ink::Danger)
        }
        Contact::Online { took: Some(took) } => (format!("●●● {took} ms"), Ink::Soft),
        Contact::Online { took: None } => (String::from("●●●"), Ink::Soft),
        Contact::Beginning => (String::from("○○○"), Ink::Soft),
        Contact::Offline
        | Contact::Missing
        | Contact::Unreadable
        | Contact::Elsewhere
        | Contact::SignedOut => (format!("○○○ {}", scene.t("contact-offline")), Ink::Danger),
    }
}

/// What is left of a turn's time.
fn clock(left: i64) -> String {
    let seconds = left.max(0) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("◷ {hours}:{minutes:02} h")
    } else {
        format!("◷ {minutes}:{seconds:02}")
    }
}
