//! A lesson: the table of the game, and a coach who says what to try.

use ratatui::Frame;
use ratatui::crossterm::event::MouseEventKind;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent};
use ratatui::layout::Rect;
use stapel_client::Moment;
use stapel_client::lesson::{Attempt, LEARNER, Lesson, Waits};
use stapel_client::replay::ReplayGame;
use stapel_client::screen::{Presence, SeatMay, SeatSaid, SeatScreen, Who};
use stapel_protocol::table::DoJson;
use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, Seat};
use stapel_words::Words;
use stapel_words::phrases::{count, game_name, loss_id, text};

use super::play::Play;
use super::press::{CoachPress, Press};
use super::scene::{Paint, Scene};
use super::state::{Sheet, State};
use super::{games, keys, pressed};
use crate::look::{Areas, Ink, Painter, letter, wrap};
use crate::wish::{Context, Wish};

/// How long it takes until another seat does something, in milliseconds: first there is something to read.
const FIRST: i64 = 2200;
const NEXT: i64 = 1100;

/// From this width on the coach stands beside the table.
const WIDE: u16 = 98;
const BESIDE: u16 = 34;

/// The fewest rows in which a practice table has room; commands need one more.
const LOWEST: u16 = 15;

/// The keys of every lesson; those of the game come before them.
const KEYS: [(&str, &str); 6] = [
    ("Enter", "terminal-key-lesson-on"),
    ("Backspace", "terminal-key-lesson-back"),
    ("H", "terminal-key-lesson-show"),
    ("Tab", "terminal-key-tab"),
    ("Esc", "terminal-key-lesson-escape"),
    ("Q", "terminal-key-back"),
];

/// The screen of a lesson.
#[derive(Debug)]
pub(crate) struct LessonScreen {
    lesson: Lesson,
    areas: Areas<Press>,
    state: State,
    /// What the coach says to the last attempt.
    answer: Option<String>,
    /// When somebody else plays, if it is their turn.
    next: Option<Moment>,
}

impl LessonScreen {
    /// The lesson about a game, from its beginning.
    pub(crate) fn new(game: GameKind) -> LessonScreen {
        LessonScreen {
            lesson: Lesson::new(game),
            areas: Areas::default(),
            state: State::default(),
            answer: None,
            next: None,
        }
    }

    /// The game, once its lesson is at its end.
    pub(crate) fn learned(&self) -> Option<GameKind> {
        self.lesson.is_over().then(|| self.lesson.kind())
    }

    /// When something on it changes by itself.
    pub(crate) fn wake_at(&self, now: Moment) -> Option<Moment> {
        [self.next, self.state.wake_at(now)].into_iter().flatten().min()
    }

    /// Time has passed: the others play by themselves.
    fn pass(&mut self, now: Moment) {
        self.state.pass(now);
        let others_play = |lesson: &Lesson| matches!(lesson.waits(), Waits::Other { .. });
        if !others_play(&self.lesson) {
            self.next = None;
            return;
        }
        let next = *self.next.get_or_insert(now.saturating_add(FIRST));
        if now >= next {
            self.go_on(now);
            self.next = others_play(&self.lesson).then(|| now.saturating_add(NEXT));
        }
    }

    /// Goes on: the text was read, or somebody else plays.
    fn go_on(&mut self, now: Moment) {
        self.lesson.go_on();
        self.moved_on(now);
    }

    /// Something was done.
    fn moved_on(&mut self, now: Moment) {
        self.answer = None;
        self.state.sheet = None;
        self.state.game.put_back();
        for seen in self.lesson.last_step().into_iter().flat_map(|step| step.seen) {
            self.state.game.happened(Play::Lesson(&self.lesson), &seen, now);
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        self.pass(context.now);
        let seats = seats(context.words, &self.lesson);
        let scene = Scene::of_lesson(context, &self.lesson, seats);
        self.state.game.follow(&scene);
        let mut paint = Painter::begin(frame, context.look, &mut self.areas, self.state.focus);
        paint.blank(place, Ink::Plain);
        let wide = place.width >= WIDE;
        let told = self.answer.as_deref();
        let coach = if wide {
            let coach = Rect { x: place.right() - BESIDE, width: BESIDE, ..place };
            paint.framed(coach, &scene.t("learn-coach"))
        } else {
            let width = place.width.saturating_sub(2);
            let rows = said(&scene, &self.lesson, told, width).len();
            let rows = u16::try_from(rows).unwrap_or(u16::MAX).min(place.height);
            Rect::new(place.x + 1, place.y, width, rows)
        };
        for ((line, ink), y) in
            said(&scene, &self.lesson, told, coach.width).iter().zip(coach.top()..coach.bottom())
        {
            paint.text(coach.x, y, coach.width, line, *ink);
        }
        let top = if wide { place.y } else { coach.bottom() };
        let right = if wide { place.right() - BESIDE } else { place.right() };
        let foot = Rect::new(place.x + 1, place.bottom().saturating_sub(1), right - 2, 1);
        let board = Rect::new(place.x + 1, top, right - 2, foot.y.saturating_sub(top));
        let commands = u16::from(self.lesson.kind().about().has_layout);
        if board.height < LOWEST + commands || place.width < 60 {
            paint.wrapped(board, &scene.t("terminal-too-small"), Ink::Plain);
        } else if let Some(of_game) = scene.board() {
            (of_game.draw)(&mut paint, board, &scene, &self.state);
        }
        buttons(&mut paint, foot, &scene, &self.lesson);
        match self.state.sheet {
            Some(Sheet::Keys) => {
                let own = scene.board().into_iter().flat_map(|board| board.keys).flatten();
                let rows: Vec<(&str, String)> =
                    own.chain(&KEYS).map(|&(key, id)| (key, scene.t(id))).collect();
                paint.key_list(place, &scene.t("keys"), &rows, Press::Close);
            }
            Some(Sheet::Game(sheet)) => games::draw_sheet(&mut paint, place, &scene, sheet),
            _ => {}
        }
        if self.state.focus.is_some_and(|focus| !self.areas.has_stop(&focus)) {
            self.state.focus = None;
        }
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return Vec::new();
        }
        self.state.move_on();
        let code = key.code;
        match (code, self.state.focus) {
            (KeyCode::Tab | KeyCode::BackTab, from) => {
                self.state.focus = self.areas.next(from.as_ref(), code == KeyCode::BackTab);
                return Vec::new();
            }
            (KeyCode::Enter | KeyCode::Char(' '), Some(focus)) => {
                return self.press(focus, context);
            }
            _ => {}
        }
        if let Some(sheet) = self.state.sheet {
            return self.play(context, |state, areas, scene| {
                keys::on_sheet(state, areas, sheet, code, scene)
            });
        }
        let reading = matches!(self.lesson.waits(), Waits::Reading | Waits::Other { .. });
        let coach = match (code, letter(code)) {
            (KeyCode::Enter, _) if self.lesson.is_over() => Some(CoachPress::Play),
            (KeyCode::Enter, _) if reading => Some(CoachPress::On),
            (KeyCode::Backspace, _) => Some(CoachPress::Back),
            (_, Some('h')) => Some(CoachPress::Show),
            (_, Some('q')) => Some(CoachPress::Leave),
            (_, Some('r')) if self.lesson.is_over() => {
                return vec![Wish::Rules(self.lesson.kind())];
            }
            (KeyCode::Esc, _) if !self.state.game.put_back() => Some(CoachPress::Leave),
            (KeyCode::Esc, _) => return Vec::new(),
            (_, Some('?')) => {
                self.state.sheet = Some(Sheet::Keys);
                return Vec::new();
            }
            _ => None,
        };
        match coach {
            Some(coach) => self.press(Press::Coach(coach), context),
            None => self.play(context, |state, _, scene| {
                let board = scene.board();
                board.and_then(|board| (board.key)(state, code, scene)).unwrap_or_default()
            }),
        }
    }

    /// The mouse does something.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Vec<Wish> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Vec::new();
        }
        self.state.move_on();
        let pressed = self.areas.at(mouse.column, mouse.row);
        pressed.map(|pressed| self.press(pressed, context)).unwrap_or_default()
    }

    fn press(&mut self, press: Press, context: &Context<'_>) -> Vec<Wish> {
        match press {
            Press::Coach(CoachPress::On) => self.go_on(context.now),
            Press::Coach(CoachPress::Back) => {
                self.lesson.go_back();
                self.moved_on(context.now);
            }
            Press::Coach(CoachPress::Show) => self.show(context),
            Press::Coach(CoachPress::Again) => *self = LessonScreen::new(self.lesson.kind()),
            Press::Coach(CoachPress::Play) => return vec![Wish::PlayUsual(self.lesson.kind())],
            Press::Coach(CoachPress::Leave) => return vec![Wish::Leave],
            other => {
                return self.play(context, |state, _, scene| pressed::press(state, other, scene));
            }
        }
        Vec::new()
    }

    /// Does something at the practice table. What the learner tries there, the coach answers.
    fn play(
        &mut self,
        context: &Context<'_>,
        act: impl FnOnce(&mut State, &Areas<Press>, &Scene<'_>) -> Vec<Wish>,
    ) -> Vec<Wish> {
        let seats = seats(context.words, &self.lesson);
        let scene = Scene::of_lesson(context, &self.lesson, seats);
        self.state.game.follow(&scene);
        let wishes = act(&mut self.state, &self.areas, &scene);
        let mut others = Vec::new();
        for wish in wishes {
            match wish {
                Wish::Table(DoJson::Act(action)) => {
                    if let Some(action) = self.lesson.read_action(&action) {
                        self.attempt(action, context);
                    }
                }
                Wish::Table(DoJson::Signal(signal)) => {
                    if self.lesson.say(signal.signal()).is_ok() {
                        self.answer = None;
                    }
                }
                Wish::Table(_) => {}
                other => others.push(other),
            }
        }
        others
    }

    fn attempt(&mut self, action: AnyAction, context: &Context<'_>) {
        let words = context.words;
        match self.lesson.attempt(action) {
            Attempt::Right => self.moved_on(context.now),
            Attempt::LegalButOther { wanted: None } => {
                self.answer = Some(words.get("learn-not-yet"));
            }
            Attempt::LegalButOther { wanted: Some(wanted) } => self.point(wanted, true, context),
            Attempt::Warned(loss) => self.answer = Some(words.get(loss_id(loss))),
            Attempt::Refused(refusal) => {
                let seats = seats(words, &self.lesson);
                let scene = Scene::of_lesson(context, &self.lesson, seats);
                self.answer = Some(scene.refusal(refusal));
            }
        }
    }

    /// The coach shows what is wanted.
    fn show(&mut self, context: &Context<'_>) {
        match self.lesson.waits() {
            Waits::Doing(wanted) => {
                if let Some(first) = wanted.first() {
                    self.point(*first, false, context);
                }
            }
            Waits::Trying(wanted) => self.point(wanted, false, context),
            Waits::Saying(_) => {
                let key = [("key", text("I"))];
                self.answer = Some(context.words.fill("terminal-learn-key", &key));
            }
            Waits::Reading | Waits::Other { .. } | Waits::Over => {}
        }
    }

    fn point(&mut self, wanted: AnyAction, instead: bool, context: &Context<'_>) {
        let seats = seats(context.words, &self.lesson);
        let scene = Scene::of_lesson(context, &self.lesson, seats);
        let board = scene.board();
        self.answer = board.map(|board| (board.show)(&mut self.state, &scene, wanted, instead));
    }
}

/// What the coach says: how far the lesson is, its text, and the answer to the last attempt.
fn said(
    scene: &Scene<'_>,
    lesson: &Lesson,
    answer: Option<&str>,
    width: u16,
) -> Vec<(String, Ink)> {
    let steps = [("step", count(lesson.progress())), ("steps", count(lesson.length()))];
    let progress = scene.say("learn-progress", &steps);
    let mut lines = vec![(format!("{} · {progress}", game_name(lesson.kind())), Ink::Soft)];
    let text = wrap(&scene.t(lesson.text()), width);
    lines.extend(text.into_iter().map(|line| (line, Ink::Strong)));
    let answer = answer.map(|answer| wrap(answer, width)).unwrap_or_default();
    lines.extend(answer.into_iter().map(|line| (line, Ink::Glow)));
    lines
}

/// The ways on and back.
fn buttons(paint: &mut Paint<'_>, row: Rect, scene: &Scene<'_>, lesson: &Lesson) {
    let enter = paint.look.enter();
    let mut parts: Vec<(String, Press, Ink)> = Vec::new();
    let mut add = |id: &str, key: &str, press: CoachPress, ink: Ink| {
        parts.push((format!("{} ({key})", scene.t(id)), Press::Coach(press), ink));
    };
    match lesson.waits() {
        Waits::Over => {
            add("learn-play-now", enter, CoachPress::Play, Ink::Main);
        }
        Waits::Reading => add("learn-continue", enter, CoachPress::On, Ink::Main),
        Waits::Other { .. } => add("learn-continue", enter, CoachPress::On, Ink::Button),
        Waits::Doing(_) | Waits::Trying(_) | Waits::Saying(_) => {
            add("learn-show", "H", CoachPress::Show, Ink::Button);
        }
    }
    if lesson.progress() > 1 {
        add("learn-back", "Backspace", CoachPress::Back, Ink::Button);
    }
    if lesson.is_over() {
        parts.push((scene.t("learn-repeat"), Press::Coach(CoachPress::Again), Ink::Button));
    }
    parts.push((format!("{} (?)", scene.t("keys")), Press::Keys, Ink::Button));
    parts.push((format!("{} (Q)", scene.t("close")), Press::Coach(CoachPress::Leave), Ink::Button));
    let mut x = row.x;
    for (label, press, ink) in parts {
        if x + Paint::button_width(&label) <= row.right() {
            x += paint.button(x, row.y, &label, press, ink) + 1;
        }
    }
}

/// Who sits at the practice table.
fn seats(words: &Words, lesson: &Lesson) -> Vec<SeatScreen> {
    let active = match lesson.game() {
        ReplayGame::Piles(screen) => screen.turn.map(|turn| turn.seat),
        ReplayGame::Clear4(screen) => screen.active,
    };
    let seat = |seat: Seat| {
        let name = if seat == LEARNER {
            words.get("you")
        } else {
            lesson.name(seat).unwrap_or_default().to_owned()
        };
        SeatScreen {
            seat,
            who: Who::Person { id: seat.to_string(), name: Some(name) },
            is_you: false,
            is_host: false,
            stand_in: None,
            presence: Presence::Here,
            away_since: None,
            gone: false,
            removed: false,
            muted: false,
            again: false,
            active: active == Some(seat),
            hand_size: None,
            cards_left: None,
            points: None,
            said: SeatSaid::default(),
            may: SeatMay::default(),
        }
    };
    Seat::all(lesson.players()).map(seat).collect()
}
