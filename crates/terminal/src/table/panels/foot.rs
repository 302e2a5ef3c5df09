use ratatui::layout::Rect;
use stapel_rules::GameKind;
use stapel_words::phrases;

use crate::look::{Ink, width};
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};
use crate::table::state::{State, Typing, Written};
use stapel_client::Contact;

/// Draws the last two rows: what the person should know, and what the keys do; or what they are writing.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    let notice = Rect::new(place.x + 1, place.y, place.width - 2, 1);
    let keys = Rect { y: place.y + 1, ..notice };
    if let Some(typing) = &state.typing {
        write(paint, notice, keys, scene, typing);
        return;
    }
    if scene.contact == Contact::Offline {
        paint.raised(notice, &scene.t("reconnecting"), Ink::Danger);
    } else if let Some(told) = state.told() {
        paint.raised(notice, told, Ink::Glow);
    } else if let Some((line, press)) = missing(scene) {
        paint.raised(notice, &line, Ink::Glow);
        if let Some(press) = press {
            paint.areas.add(notice, press);
        }
    }
    let mut x = keys.x;
    for (key, word, press) in hints(scene, paint.look.enter()) {
        let label = format!("{key} {word}");
        if x + width(&label) > keys.right() {
            break;
        }
        let used = paint.text(x, keys.y, width(&key), &key, Ink::Strong);
        paint.text(x + used + 1, keys.y, width(&word), &word, Ink::Soft);
        if let Some(press) = press {
            paint.areas.add(Rect::new(x, keys.y, width(&label), 1), press);
        }
        x += width(&label) + 3;
    }
}

/// Who is missing, and what key K does about it.
fn missing(scene: &Scene<'_>) -> Option<(String, Option<Press>)> {
    let table = scene.table.as_ref()?;
    let press = company_key(scene);
    let line = if table.may.come_back {
        let bot_plays = scene.seats.iter().any(|seat| seat.is_you && seat.stand_in.is_some());
        scene.t(if bot_plays { "bot-for-you" } else { "seat-kept" })
    } else {
        phrases::stuck(scene.words, table, &scene.seats, scene.now)?
    };
    let does = match press {
        Some(Press::ComeBack) => format!(" {} (K)", scene.t("come-back")),
        Some(_) => format!(" {} (K)", scene.t("stand-in")),
        None => String::new(),
    };
    Some((format!("{line}{does}"), press))
}

/// What key K does: it brings whoever presses it back to their seat, or lets a bot play for whoever is missing.
pub(in crate::table) fn company_key(scene: &Scene<'_>) -> Option<Press> {
    let table = scene.table.as_ref()?;
    if table.may.come_back {
        return Some(Press::ComeBack);
    }
    table.stuck.filter(|stuck| stuck.may_stand_in).map(|stuck| Press::StandIns(stuck.seat))
}

/// The keys that matter most now, in a word each.
fn hints(scene: &Scene<'_>, enter: &str) -> Vec<(String, String, Option<Press>)> {
    let hint = |key: &str, id: &str, press| (key.to_owned(), scene.t(id), press);
    let mut hints = vec![hint("?", "keys", Some(Press::Keys))];
    let seated = scene.play.seat().is_some();
    match scene.board() {
        Some(_) if scene.is_over() => {
            hints.extend(after(scene, enter));
            hints.push(hint("R", "look-back", Some(Press::LookBack)));
        }
        Some(board) if seated => {
            hints.extend(board.hints.iter().map(|(key, id, press)| hint(key, id, *press)));
        }
        _ => {}
    }
    if scene.game().is_some() {
        hints.push(hint("T", "terminal-talk", Some(Press::Talk)));
        let signals_only = scene.table.as_ref().is_some_and(|table| table.signals_only);
        if seated && !signals_only {
            hints.push(hint("M", "terminal-say", Some(Press::Write)));
        }
        if seated && !scene.is_over() {
            hints.push(hint("/", "terminal-type", Some(Press::Type)));
        }
    }
    hints.push(hint("Q", "home", Some(Press::Home)));
    hints
}

/// What comes after a game, if the person may begin it.
fn after(scene: &Scene<'_>, enter: &str) -> Option<(String, String, Option<Press>)> {
    let table = scene.table.as_ref().filter(|table| table.may.deal)?;
    let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
    let (id, press) = if goes_on { ("next-round", Press::Deal) } else { ("again", Press::Again) };
    Some((String::from(enter), scene.t(id), Some(press)))
}

fn write(paint: &mut Paint<'_>, above: Rect, row: Rect, scene: &Scene<'_>, typing: &Typing) {
    let is_secret = |game: GameKind| game.about().numbers_are_secret;
    let label = match typing.what {
        Written::Play => scene.board().map_or("", |board| board.command_label),
        Written::Talk if scene.game().is_some_and(is_secret) => "say-without-numbers",
        Written::Talk => "say-something",
        Written::Name => "what-name",
    };
    match &typing.answer {
        Some(answer) => paint.raised(above, answer, Ink::Danger),
        None => paint.raised(above, &scene.t(label), Ink::Soft),
    }
    let sign = if typing.what == Written::Play { "/ " } else { "» " };
    let used = paint.text(row.x, row.y, 2, sign, Ink::Strong);
    let room = Rect::new(row.x + used, row.y, row.width - used, 1);
    typing.edit.draw(paint, room);
}
