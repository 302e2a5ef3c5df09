use std::slice;

use ratatui::layout::Rect;
use stapel_client::Session;
use stapel_words::phrases::{count, text};

use crate::look::{Ink, wrap};
use crate::table::account::Told;
use crate::table::press::Press;
use crate::table::scene::{Paint, Scene};
use crate::table::state::State;

/// From this width on there is room for talk beside the table.
const WIDE: u16 = 98;

/// Whether there is room for talk beside the table.
pub(in crate::table) fn is_wide(columns: u16) -> bool {
    columns >= WIDE
}

/// What the table keeps for itself.
const TABLE: u16 = 66;

/// Where talk is shown beside the table, if it is.
pub(super) fn beside(place: Rect, scene: &Scene<'_>, state: &State) -> Option<Rect> {
    if !is_wide(place.width) || scene.game().is_none() || !state.talk_is_shown() {
        return None;
    }
    let wide = (place.width - TABLE).min(place.width * 2 / 5).min(50);
    Some(Rect { x: place.right() - wide, width: wide, ..place })
}

/// Draws what happened and what was said, and how to say something oneself.
pub(super) fn draw(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    let inside = paint.framed(place, &scene.t("account"));
    let may_say = scene.table.as_ref().is_some_and(|table| table.may.say);
    let signals = scene.board().and_then(|board| board.signals.as_ref());
    let rows = signals.map_or(0, |signals| (signals.height)(scene));
    let signals = signals.filter(|_| rows > 0);
    // Where there is plenty of room, all signals are at hand.
    let open = signals
        .filter(|signals| inside.height >= rows + 14 && inside.width >= (signals.width)(scene));
    // What stands in the place of the chat.
    let signals_only = scene.table.as_ref().is_some_and(|table| table.signals_only);
    let told =
        if signals_only { wrap(&scene.t("say-by-signals"), inside.width) } else { Vec::new() };
    let told_rows = u16::try_from(told.len()).unwrap_or_default();
    let below = if open.is_some() { rows + 3 } else { 2 } + told_rows;
    let account = Rect { height: inside.height.saturating_sub(below), ..inside };
    lines(paint, account, scene, state);
    let mut y = account.bottom();
    paint.rule(Rect { y, height: 1, ..inside }, Ink::Soft);
    y += 1;
    if let Some(signals) = open {
        (signals.draw)(paint, Rect { y, height: rows, ..inside }, scene);
        y += rows + 1;
    }
    for line in &told {
        paint.text(inside.x, y, inside.width, line, Ink::Soft);
        y += 1;
    }
    let mut x = inside.x;
    if !signals_only {
        let say = format!("{} (M)", scene.t("terminal-say"));
        let ink = if may_say { Ink::Button } else { Ink::Off };
        x += paint.button(x, y, &say, Press::Write, ink) + 1;
    }
    if let Some(signals) = signals.filter(|_| open.is_none()) {
        let label = format!("{} (I)", scene.t("terminal-signal"));
        if x + Paint::button_width(&label) <= inside.right() {
            paint.button(x, y, &label, signals.press, Ink::Button);
        }
    }
}

/// The last sentences that have room, the newest at the bottom.
fn lines(paint: &mut Paint<'_>, place: Rect, scene: &Scene<'_>, state: &State) {
    let mut rows: Vec<(String, Ink)> = Vec::new();
    let silent = scene.play.is_silent();
    for sentence in earlier(scene, state).iter().filter(|_| !silent) {
        rows.extend(wrap(sentence, place.width).into_iter().map(|row| (row, Ink::Strong)));
    }
    for told in state.account.entries() {
        let sentences = match told {
            Told::BotSignals(signals) if signals.len() > 1 && !state.signals_are_open => {
                let many = count(signals.len());
                let folded = scene.say("terminal-bot-signals", &[("signals", many)]);
                rows.extend((!silent).then(|| (format!("▸ {folded} (F)"), Ink::Soft)));
                continue;
            }
            Told::BotSignals(signals) => signals.as_slice(),
            Told::Sentence(sentence) => slice::from_ref(sentence),
        };
        for sentence in sentences.iter().filter(|one| !(silent && one.talk)) {
            let ink = if sentence.said { Ink::Strong } else { Ink::Plain };
            let mut lines = wrap(&sentence.text, place.width.saturating_sub(2)).into_iter();
            rows.extend(lines.next().map(|line| (line, ink)));
            rows.extend(lines.map(|line| (format!("  {line}"), ink)));
        }
    }
    let most = usize::from(place.height);
    let back = usize::from(state.scrolled).min(rows.len().saturating_sub(most));
    let first = rows.len().saturating_sub(most + back);
    for ((row, ink), y) in rows.iter().skip(first).zip(place.top()..place.bottom()) {
        let used = paint.text(place.x, y, place.width, row, *ink);
        if row.starts_with('▸') {
            paint.areas.add(Rect::new(place.x, y, used, 1), Press::Fold);
        }
    }
    if back > 0 {
        let more = scene.say("terminal-more-below", &[("lines", count(back))]);
        paint.right(
            Rect { y: place.bottom().saturating_sub(1), height: 1, ..place },
            &more,
            Ink::Glow,
        );
    }
}

/// What was said before anything was seen happen.
fn earlier(scene: &Scene<'_>, state: &State) -> Vec<String> {
    let seen = state.account.said();
    let Some(mirror) = scene.play.session().and_then(Session::mirror) else { return Vec::new() };
    let before = mirror.said.len().saturating_sub(seen);
    let said = mirror.said.iter().take(before).map(|said| {
        let name = scene.name(said.seat.0);
        scene.say("told-said", &[("name", text(&name)), ("said", text(&said.text))])
    });
    said.collect()
}
