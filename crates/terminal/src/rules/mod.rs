//! The rules of a game, to be read.

mod markdown;
mod page;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use stapel_rules::GameKind;
use stapel_words::phrases::game_name;
use stapel_words::rule_page;

use self::page::{Line, lines};
use crate::look::{Areas, Ink, Painter, Way, letter, width};
use crate::wish::{Context, Wish};

/// Lines longer than this are hard to read.
const WIDEST: u16 = 88;

/// Every key and what it does.
const KEYS: [(&str, &str); 6] = [
    ("↑ ↓", "terminal-key-scroll-line"),
    ("PgUp PgDn", "terminal-key-scroll-page"),
    ("N P", "terminal-key-section"),
    ("← →", "terminal-key-other-rules"),
    ("L", "terminal-key-learn"),
    ("Q Esc", "terminal-key-back"),
];

/// What can be pressed beside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Learn,
    Keys,
    Close,
    Leave,
}

/// The screen on which rules are read.
#[derive(Debug)]
pub(crate) struct RulesScreen {
    game: GameKind,
    areas: Areas<Press>,
    focus: Option<Press>,
    lines: Vec<Line>,
    /// How many lines are above what is shown.
    scrolled: usize,
    /// How many lines have room.
    room: usize,
    keys_are_shown: bool,
}

impl RulesScreen {
    /// The rules of a game, from their beginning.
    pub(crate) fn new(game: GameKind) -> RulesScreen {
        RulesScreen {
            game,
            areas: Areas::default(),
            focus: None,
            lines: Vec::new(),
            scrolled: 0,
            room: 1,
            keys_are_shown: false,
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        let words = context.words;
        let wide = place.width.saturating_sub(4).min(WIDEST);
        let x = place.x + (place.width - wide) / 2;
        self.lines = lines(rule_page(words.language(), self.game), wide);
        self.room = usize::from(place.height.saturating_sub(4)).max(1);
        self.scrolled = self.scrolled.min(self.last());
        let mut paint = Painter::begin(frame, context.look, &mut self.areas, self.focus);
        paint.blank(place, Ink::Plain);
        let title = format!("{} · {}", words.get("rules"), game_name(self.game));
        paint.text(x, place.y, wide, &title, Ink::Soft);
        let shown = (self.scrolled + self.room).min(self.lines.len());
        let row = Rect::new(x, place.y, wide, 1);
        let percent = shown * 100 / self.lines.len().max(1);
        paint.right(row, &format!("{percent} %"), Ink::Soft);
        let visible = self.lines.iter().skip(self.scrolled).take(self.room);
        for (line, y) in visible.zip(place.y + 2..) {
            let mut at = x + line.indent;
            for (text, ink) in &line.parts {
                at += paint.text(at, y, (x + wide).saturating_sub(at), text, *ink);
            }
        }
        let foot = place.bottom().saturating_sub(1);
        let mut at = x;
        for (id, key, press) in [
            ("learn", "L", Press::Learn),
            ("keys", "?", Press::Keys),
            ("close", "Esc", Press::Leave),
        ] {
            let is_known = press == Press::Learn && context.shelf.learned.contains(&self.game);
            let tick = if is_known { " ✓" } else { "" };
            let label = format!("{}{tick} ({key})", words.get(id));
            at += paint.button(at, foot, &label, press, Ink::Button) + 1;
        }
        let more = self.lines.len().saturating_sub(shown);
        if more > 0 && at + width("↓") < x + wide {
            paint.right(Rect::new(x, foot, wide, 1), "↓", Ink::Glow);
        }
        if self.keys_are_shown {
            let rows = KEYS.map(|(key, id)| (key, words.get(id)));
            paint.key_list(place, &words.get("keys"), &rows, Press::Close);
        }
    }

    /// The furthest that can be scrolled.
    fn last(&self) -> usize {
        self.lines.len().saturating_sub(self.room)
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Vec<Wish> {
        if self.keys_are_shown {
            self.keys_are_shown = false;
            return Vec::new();
        }
        let page = self.room.saturating_sub(2).max(1);
        match (key.code, Way::of(key.code), letter(key.code)) {
            (_, Some(Way::Up), _) => self.scroll(-1),
            (_, Some(Way::Down), _) => self.scroll(1),
            (_, Some(Way::Left), _) => self.turn_to(GameKind::ALL.len() - 1),
            (_, Some(Way::Right), _) => self.turn_to(1),
            (KeyCode::PageUp, ..) => self.scrolled = self.scrolled.saturating_sub(page),
            (KeyCode::PageDown | KeyCode::Char(' '), ..) => {
                self.scrolled = (self.scrolled + page).min(self.last());
            }
            (KeyCode::Home, ..) => self.scrolled = 0,
            (KeyCode::End, ..) => self.scrolled = self.last(),
            (KeyCode::Tab, ..) => self.focus = self.areas.next(self.focus.as_ref(), false),
            (KeyCode::BackTab, ..) => self.focus = self.areas.next(self.focus.as_ref(), true),
            (KeyCode::Enter, ..) => {
                return self.focus.map(|focus| self.press(focus)).unwrap_or_default();
            }
            (KeyCode::Esc, ..) | (_, _, Some('q')) => return self.press(Press::Leave),
            (_, _, Some('n')) => self.leap(true),
            (_, _, Some('p')) => self.leap(false),
            (_, _, Some('l')) => return self.press(Press::Learn),
            (_, _, Some('?')) => return self.press(Press::Keys),
            _ => {}
        }
        Vec::new()
    }

    fn press(&mut self, press: Press) -> Vec<Wish> {
        match press {
            Press::Learn => return vec![Wish::Learn(self.game)],
            Press::Leave => return vec![Wish::Leave],
            Press::Keys => self.keys_are_shown = true,
            Press::Close => self.keys_are_shown = false,
        }
        Vec::new()
    }

    fn scroll(&mut self, by: isize) {
        self.scrolled = self.scrolled.saturating_add_signed(by).min(self.last());
    }

    /// To the rules of the game that comes so many after this one.
    fn turn_to(&mut self, on: usize) {
        let here = GameKind::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
        *self = RulesScreen::new(GameKind::ALL[(here + on) % GameKind::ALL.len()]);
    }

    /// To the next heading, or the one before.
    fn leap(&mut self, on: bool) {
        let mut headings = self.lines.iter().enumerate().filter(|(_, line)| line.is_heading);
        let there = if on {
            headings.find(|(index, _)| *index > self.scrolled)
        } else {
            headings.rfind(|(index, _)| *index < self.scrolled)
        };
        if let Some((index, _)) = there {
            self.scrolled = index.min(self.last());
        }
    }

    /// The mouse does something.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Wish> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let pressed = self.areas.at(mouse.column, mouse.row);
                return pressed.map(|pressed| self.press(pressed)).unwrap_or_default();
            }
            MouseEventKind::ScrollUp => self.scroll(-3),
            MouseEventKind::ScrollDown => self.scroll(3),
            _ => {}
        }
        Vec::new()
    }
}
