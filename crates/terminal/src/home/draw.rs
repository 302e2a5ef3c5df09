//! Draws the home screen.

use std::cmp::Reverse;

use ratatui::layout::Rect;
use stapel_bots::Level;
use stapel_rules::{GameKind, Outcome, Seat};
use stapel_words::phrases::{
    bot_at, count, game_line, game_name, level_id, seat_number, summary, text,
};
use stapel_words::{Argument, Language};

use super::HomeContext;
use super::games::{FinishedGame, KeptGame};
use super::state::{Press, Sheet, State, Written};
use crate::form::{Given, Terms};
use crate::live::Visit;
use crate::look::{Ink, Painter, quit_question, width};
use crate::wish::Context;

type Paint<'p> = Painter<'p, Press>;

/// Ways to something else than a game of one's own.
const WAYS: [(&str, char, Press); 4] = [
    ("terminal-host", 'S', Press::Host),
    ("terminal-join", 'J', Press::Join),
    ("learn", 'L', Press::Learn),
    ("rules", 'R', Press::Rules),
];

/// Every key and what it does.
const KEYS: [(&str, &str); 15] = [
    ("← → ↑ ↓", "terminal-key-arrows"),
    ("Enter", "terminal-key-enter"),
    ("G", "terminal-key-game"),
    ("1 – 6", "terminal-key-seats"),
    ("B", "terminal-key-bots"),
    ("O", "terminal-key-options"),
    ("C", "terminal-key-go-on"),
    ("S", "terminal-key-host"),
    ("J", "terminal-key-join"),
    ("N", "terminal-key-name"),
    ("L", "terminal-key-learn"),
    ("R", "terminal-key-rules"),
    ("Del", "terminal-key-delete"),
    ("Esc", "terminal-key-leave"),
    ("Q", "terminal-key-quit"),
];

/// What is drawn with and about.
struct Draw<'a> {
    context: &'a Context<'a>,
    home: &'a HomeContext<'a>,
    state: &'a State,
}

/// Draws the whole screen.
pub(super) fn draw(
    paint: &mut Paint<'_>,
    place: Rect,
    context: &Context<'_>,
    home: &HomeContext<'_>,
    state: &State,
) {
    paint.blank(place, Ink::Plain);
    let draw = Draw { context, home, state };
    if place.width < 60 || place.height < 20 {
        paint.wrapped(place, &draw.t("terminal-too-small"), Ink::Plain);
        return;
    }
    let wide = place.width.saturating_sub(4).min(112);
    let x = place.x + (place.width - wide) / 2;
    // What is left over is air above and between.
    let air = (place.height - 20) / 6;
    let mut y = place.y + air.min(2);
    y += draw.title(paint, Rect::new(x, y, wide, 2)) + air.min(1);
    y += draw.games(paint, Rect::new(x, y, wide, 3)) + 1;
    y += draw.choices(paint, Rect::new(x, y, wide, 2)) + 1;
    let summary = summary(context.words, &state.agreement);
    let label = match state.agreement.players {
        1 => draw.t("play-alone"),
        players => draw.say("play-with-bots", &[("bots", count(players - 1))]),
    };
    // The Enter key does what has the keyboard, whatever that is.
    let enter = format!("{label} ({})", context.look.enter());
    let label = if state.focus == Press::Play { enter } else { label };
    let options = format!("{} (O)", draw.t("agreement"));
    let begin = [(label, Press::Play, Ink::Main), (options, Press::Options, Ink::Button)];
    y += paint.buttons(Rect::new(x, y, wide, 2), begin);
    paint.text(x, y, wide, &summary, Ink::Soft);
    y += 1;
    let is_known = context.shelf.learned.contains(&state.game());
    let ways = WAYS.map(|(id, key, press)| {
        let tick = if is_known && press == Press::Learn { " ✓" } else { "" };
        (format!("{}{tick} ({key})", draw.t(id)), press, Ink::Button)
    });
    y += paint.buttons(Rect::new(x, y, wide, 3), ways) + 1;
    let lists = Rect::new(x, y, wide, place.bottom().saturating_sub(y + 2));
    draw.lists(paint, lists);
    draw.foot(paint, Rect::new(x, place.bottom() - 2, wide, 2));
    match &state.sheet {
        Some(Sheet::Delete(id)) => draw.doubt(paint, place, id),
        Some(Sheet::Quit) => {
            quit_question(paint, place, context.words, Press::Close, Press::Quit);
        }
        Some(Sheet::Options(form)) => {
            let name = |seat| seat_number(context.words, seat);
            let rows = state.terms();
            let given = Given { words: context.words, rows: &rows, shelf: context.shelf };
            let terms = Terms { given, summary: &summary, name: &name };
            form.draw(paint, place, &terms);
        }
        Some(Sheet::Keys) => {
            let rows = KEYS.map(|(key, id)| (key, draw.t(id)));
            paint.key_list(place, &draw.t("keys"), &rows, Press::Close);
        }
        None => {}
    }
}

impl Draw<'_> {
    fn t(&self, id: &str) -> String {
        self.context.words.get(id)
    }

    fn say(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.context.words.fill(id, arguments)
    }

    fn title(&self, paint: &mut Paint<'_>, place: Rect) -> u16 {
        let mut x = place.x;
        x += paint.text(x, place.y, place.width, "▲▲▼▼ ", Ink::Up);
        x += paint.text(x, place.y, place.width, "Stapel", Ink::Strong);
        let called = match self.home.name {
            "" => self.t("guest-name"),
            name => name.to_owned(),
        };
        let name = format!("{called} (N)");
        let at = place.right().saturating_sub(Paint::button_width(&name));
        paint.button(at, place.y, &name, Press::Name, Ink::Button);
        let room = at.saturating_sub(x + 3);
        let hero = self.t("hero-title");
        if width(&hero) <= room {
            paint.text(x + 2, place.y, room, &hero, Ink::Soft);
        }
        2
    }

    fn games(&self, paint: &mut Paint<'_>, place: Rect) -> u16 {
        for (game, y) in GameKind::ALL.into_iter().zip(place.y..) {
            let chosen = self.state.game() == game;
            let mark = if chosen { "●" } else { "○" };
            let ink = if chosen { Ink::Chosen } else { Ink::Button };
            let label = format!("{mark} {:<17}", game_name(game));
            let used = paint.button(place.x, y, &label, Press::Game(game), ink);
            let room = place.width.saturating_sub(used + 2);
            paint.text(place.x + used + 2, y, room, &self.t(game_line(game)), Ink::Soft);
        }
        3
    }

    /// How many seats, and how strong bots are.
    fn choices(&self, paint: &mut Paint<'_>, place: Rect) -> u16 {
        let labels = [self.t("how-many"), self.t("how-strong")];
        let wide = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 2;
        paint.text(place.x, place.y, wide, &labels[0], Ink::Plain);
        let mut x = place.x + wide;
        let alone = self.t("alone");
        let numbers = u16::try_from(self.state.game().players().count()).unwrap_or(0);
        // Where there is little room, alone is just another number.
        let has_room = wide + numbers * 8 + width(&alone) < place.width;
        for players in self.state.game().players() {
            let is_named = players == 1 && has_room;
            let label = if is_named { alone.clone() } else { players.to_string() };
            let chosen = players == self.state.agreement.players;
            x += self.choice(paint, (x, place.y), &label, chosen, Press::Seats(players)) + 1;
        }
        paint.text(place.x, place.y + 1, wide, &labels[1], Ink::Plain);
        let mut x = place.x + wide;
        for level in Level::OFFERED {
            let label = self.t(level_id(level.name()));
            let chosen = level == self.state.level;
            x += self.choice(paint, (x, place.y + 1), &label, chosen, Press::Level(level)) + 1;
        }
        2
    }

    fn choice(
        &self,
        paint: &mut Paint<'_>,
        (x, y): (u16, u16),
        label: &str,
        chosen: bool,
        press: Press,
    ) -> u16 {
        let mark = if chosen { "●" } else { "○" };
        let ink = if chosen { Ink::Chosen } else { Ink::Button };
        paint.button(x, y, &format!("{mark} {label}"), press, ink)
    }

    /// Games to go on with, and games to look at; side by side where there is room.
    fn lists(&self, paint: &mut Paint<'_>, place: Rect) {
        let here = self.home.unfinished.iter().map(|game| (game.changed, self.kept(game)));
        let there = self.home.visits.iter().map(|visit| (visit.when, self.visit(visit)));
        let mut unfinished: Vec<_> = here.chain(there).collect();
        unfinished.sort_by_key(|(when, _)| Reverse(*when));
        let unfinished: Vec<_> = unfinished.into_iter().map(|(_, row)| row).collect();
        let finished: Vec<_> = self.home.finished.iter().map(|game| self.finished(game)).collect();
        let going = self.t("terminal-go-on");
        let over = self.t("recent-games");
        if place.width >= 96 && !unfinished.is_empty() {
            let half = place.width / 2 - 1;
            let left = Rect { width: half, ..place };
            self.list(paint, left, &going, &unfinished);
            self.list(paint, Rect { x: place.right() - half, ..left }, &over, &finished);
            return;
        }
        if unfinished.is_empty() {
            self.list(paint, place, &over, &finished);
            return;
        }
        let most = (place.height / 2).max(2);
        let rows = u16::try_from(unfinished.len()).unwrap_or(u16::MAX).saturating_add(1).min(most);
        self.list(paint, Rect { height: rows, ..place }, &going, &unfinished);
        let below = rows + u16::from(place.height > rows + 4);
        let rest = Rect { y: place.y + below, height: place.height.saturating_sub(below), ..place };
        self.list(paint, rest, &over, &finished);
    }

    fn list(&self, paint: &mut Paint<'_>, place: Rect, title: &str, rows: &[(String, Press)]) {
        if place.height == 0 {
            return;
        }
        paint.text(place.x, place.y, place.width, title, Ink::Strong);
        if rows.is_empty() {
            let none = self.t("recent-games-none");
            paint.text(place.x, place.y + 1, place.width, &none, Ink::Soft);
            return;
        }
        for ((label, press), y) in rows.iter().zip(place.y + 1..place.bottom()) {
            let focused = self.state.focus == *press;
            let (mark, ink) = if focused { ("▸ ", Ink::Focus) } else { ("· ", Ink::Plain) };
            let used = paint.text(place.x, y, place.width, &format!("{mark}{label}"), ink);
            paint.areas.add_stop(Rect::new(place.x, y, used, 1), press.clone());
        }
    }

    fn kept(&self, game: &KeptGame) -> (String, Press) {
        let left = match game.left {
            Some(left) if game.game.about().is_cooperative => {
                self.say("cards-left", &[("cards", count(left))])
            }
            Some(left) => self.say("own-cards-left", &[("cards", count(left))]),
            None => self.t("next-round-waits"),
        };
        let label = format!("{} · {} · {left}", game_name(game.game), self.with_whom(game.players));
        (label, Press::GoOn(game.id.clone()))
    }

    /// A table on a server: the game, and where it is.
    fn visit(&self, visit: &Visit) -> (String, Press) {
        let host = visit.link.split("://").last().and_then(|rest| rest.split('/').next());
        let label = format!("{} · {}", game_name(visit.game), host.unwrap_or_default());
        (label, Press::Visit(visit.link.clone()))
    }

    fn finished(&self, game: &FinishedGame) -> (String, Press) {
        let result = match &game.outcome {
            None => self.t("record-given-up"),
            Some(Outcome::Won) => self.t("record-won"),
            Some(Outcome::Lost { left, .. }) => {
                self.say("cards-were-left", &[("cards", count(*left))])
            }
            Some(Outcome::Round { winners, .. }) if winners.contains(Seat::FIRST) => {
                self.t("record-won")
            }
            Some(Outcome::Round { winners, .. }) => {
                let names: Vec<String> = winners.iter().map(|seat| self.seat(game, seat)).collect();
                self.say("terminal-won-by", &[("name", text(&names.join(", ")))])
            }
        };
        let whom = self.with_whom(game.players);
        let ago = self.ago(game.finished);
        (
            format!("{} · {whom} · {result} · {ago}", game_name(game.game)),
            Press::Watch(game.id.clone()),
        )
    }

    /// Who had a seat in a finished game.
    fn seat(&self, game: &FinishedGame, seat: Seat) -> String {
        let name = game.names.get(seat.index()).cloned().flatten();
        name.unwrap_or_else(|| bot_at(self.context.words, seat))
    }

    fn with_whom(&self, players: u8) -> String {
        match players {
            1 => self.t("alone"),
            _ => self.say("terminal-bots", &[("bots", count(players - 1))]),
        }
    }

    /// How long ago something was, in the largest unit that fits.
    fn ago(&self, then: i64) -> String {
        let minutes = self.context.now.saturating_sub(then).max(0) / 60_000;
        match minutes {
            0..60 => self.say("terminal-ago-minutes", &[("minutes", count(minutes))]),
            60..1440 => self.say("terminal-ago-hours", &[("hours", count(minutes / 60))]),
            _ => self.say("terminal-ago-days", &[("days", count(minutes / 1440))]),
        }
    }

    fn foot(&self, paint: &mut Paint<'_>, place: Rect) {
        let keys = Rect { y: place.y + 1, height: 1, ..place };
        if let Some((what, edit)) = &self.state.typing {
            let id = match what {
                Written::Link => "terminal-link",
                Written::Name => "what-name",
                Written::Server => "terminal-server",
            };
            paint.text(place.x, place.y, place.width, &self.t(id), Ink::Soft);
            let used = paint.text(keys.x, keys.y, 2, "» ", Ink::Strong);
            edit.draw(paint, Rect::new(keys.x + used, keys.y, keys.width - used, 1));
            return;
        }
        if let Some(told) = &self.state.notice {
            paint.raised(Rect { height: 1, ..place }, told, Ink::Glow);
        }
        let quit = format!("{} (Q)", self.t("terminal-quit"));
        let help = format!("{} (?)", self.t("keys"));
        let mut x = keys.x;
        for language in Language::ALL {
            let spoken = self.context.words.language() == language;
            let ink = if spoken { Ink::Chosen } else { Ink::Button };
            let tag = language.tag();
            let label = if spoken { format!("● {tag}") } else { tag.to_owned() };
            x += paint.button(x, keys.y, &label, Press::Language(language), ink) + 1;
        }
        let at = keys.right().saturating_sub(Paint::button_width(&quit));
        if at > x {
            paint.button(at, keys.y, &quit, Press::Quit, Ink::Button);
        }
        let has_room = at > x + Paint::button_width(&help);
        let help = if has_room { help } else { String::from("?") };
        let before = at.saturating_sub(Paint::button_width(&help) + 1);
        if before >= x {
            paint.button(before, keys.y, &help, Press::Keys, Ink::Button);
        }
    }

    /// Asks before a game is deleted.
    fn doubt(&self, paint: &mut Paint<'_>, over: Rect, id: &str) {
        let no = format!("{} (Esc)", self.t("delete-game-not"));
        let yes = (self.t("delete-game"), Press::Forget(id.to_owned()));
        let texts = [self.t("delete-game-title"), self.t("terminal-delete")];
        paint.question(over, [&texts[0], &texts[1]], (no, Press::Close), yes);
    }
}
