//! The program: one loop that waits for events, hands them to the screen that is shown, and draws it.

mod advice;
mod aside;
mod at_table;
mod events;
mod home_lists;
mod notices;
mod options;
mod recordings;
mod reviewing;
mod run;
mod terminal;
#[cfg(unix)]
#[cfg(test)]
mod tests;
mod what_if;
mod wishes;

use std::sync::mpsc::Sender;

use ratatui::Frame;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use stapel_words::{Language, Words, built_in};

pub use options::{Options, PlayError, What};
pub use run::{Left, play, watch};

use crate::home::HomeScreen;
use crate::live::{Files, Place, Reviewing, TableAddress, USUAL_SERVER, known_name, now};
use crate::look::{Look, make_ascii};
use crate::shelf::Shelf;
use crate::wish::{Context, Wish};
use advice::Asked;
use aside::Aside;
use at_table::AtTable;
use events::Event;
use home_lists::HomeLists;
use terminal::Screen;

/// Everything that is shown, and everything behind it.
pub(crate) struct App {
    files: Files,
    words: Words,
    look: Look,
    /// What the person is called; empty before they said so.
    name: String,
    /// Whether they said so since the program began: then they are called so everywhere.
    name_is_new: bool,
    server: Option<String>,
    events: Sender<Event>,
    mode: Mode,
    /// The replay to come back to from a table at which its game goes on another way, and what is behind it.
    came_from: Option<(Aside, Behind)>,
    /// The review that is being made of the game in the replay.
    reviewing: Option<Reviewing>,
    /// Whether the person wants to be warned before blunders.
    warns: bool,
    /// What is being found out about the person's turn.
    asked: Option<Asked>,
    /// What is kept besides games.
    shelf: Shelf,
    /// A text for the clipboard, until it is handed over.
    copied: Option<String>,
    /// Whether something may be drawn anew.
    changed: bool,
    left: Option<Left>,
}

/// What is shown.
enum Mode {
    Home { screen: Box<HomeScreen>, lists: HomeLists },
    Table(Box<AtTable>),
    Aside { screen: Aside, behind: Behind },
}

/// Where someone comes back to after looking at something else.
enum Behind {
    Nothing,
    /// What was being chosen there is still chosen.
    Home(Box<HomeScreen>),
    Table(Box<AtTable>),
}

impl Mode {
    /// Home, before anything is known.
    fn empty_home() -> Mode {
        Mode::Home { screen: Box::new(HomeScreen::new()), lists: HomeLists::default() }
    }
}

impl App {
    fn new(options: &Options, files: Files, events: Sender<Event>) -> App {
        let kept = |name: &str| files.note(name).map(|text| text.trim().to_owned());
        let kept_language = || kept("language").as_deref().and_then(Language::from_tag);
        let language = options.language.or_else(kept_language).unwrap_or_else(language_of_system);
        let usual = || options.usual_name.clone().or_else(|| kept("name"));
        let name = options.name.clone().or_else(usual).unwrap_or_default();
        App {
            words: built_in(language),
            look: Look::new(options.theme, options.depth, options.signs),
            name,
            name_is_new: options.name.is_some(),
            server: options.server.clone(),
            events,
            mode: Mode::empty_home(),
            came_from: None,
            reviewing: None,
            warns: options
                .warnings
                .unwrap_or_else(|| kept(advice::WARNINGS).as_deref() == Some("on")),
            asked: None,
            shelf: files.shelf(),
            copied: None,
            changed: true,
            left: None,
            files,
        }
    }

    /// What the person is called, or what everyone is before they chose.
    fn called(&self) -> String {
        if self.name.is_empty() { self.words.get("guest-name") } else { self.name.clone() }
    }

    /// What the person is called at a place: on a server as the last time, unless they said otherwise.
    fn called_at(&self, place: &Place) -> String {
        match place {
            Place::Server(address) if !self.name_is_new => {
                known_name(&self.files, &address.origin).unwrap_or_else(|| self.called())
            }
            _ => self.called(),
        }
    }

    /// The server that is offered for a new table: that of the settings, or the last one.
    fn usual_server(&self) -> String {
        let last = || {
            let visits = self.files.visits().into_iter();
            visits.filter_map(|visit| TableAddress::parse(&visit.link, None).ok()).next()
        };
        let last = || last().map(|address| address.origin);
        self.server.clone().or_else(last).unwrap_or_else(|| USUAL_SERVER.to_owned())
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let place = frame.area();
        let context = context(&self.words, &self.look, &self.shelf);
        match &mut self.mode {
            Mode::Home { screen, lists } => {
                screen.draw(frame, place, &context, &lists.context(&self.name));
            }
            Mode::Table(table) => table.draw(frame, place, &context),
            Mode::Aside { screen, .. } => screen.draw(frame, place, &context),
        }
        if self.look.is_ascii() {
            make_ascii(frame.buffer_mut());
        }
    }

    /// When something is to be done even if nothing happens.
    fn wake_at(&self) -> Option<i64> {
        match &self.mode {
            Mode::Home { .. } => None,
            Mode::Table(table) => table.wake_at(),
            Mode::Aside { screen, behind } => {
                let behind = match behind {
                    Behind::Table(table) => table.wake_at(),
                    Behind::Nothing | Behind::Home(_) => None,
                };
                [screen.wake_at(now()), behind].into_iter().flatten().min()
            }
        }
    }

    /// Time has passed.
    fn tick(&mut self) {
        self.changed = true;
        self.with_table(AtTable::tick);
    }

    /// Does something with the table at which the person sits, whether it is shown or not.
    fn with_table(&mut self, act: impl FnOnce(&mut AtTable, &Context<'_>)) {
        let context = context(&self.words, &self.look, &self.shelf);
        match &mut self.mode {
            Mode::Table(table) | Mode::Aside { behind: Behind::Table(table), .. } => {
                act(table, &context);
            }
            Mode::Home { .. } | Mode::Aside { .. } => {}
        }
    }

    /// Something happened.
    fn take_in(&mut self, event: Event, screen: &mut Screen) -> Result<(), PlayError> {
        self.changed = true;
        let done = match event {
            Event::Input(Input::Key(key)) if is_control(key, 'z') => screen.lend(events::suspend),
            Event::Input(Input::Key(key)) if is_control(key, 'l') => screen.forget(),
            Event::Suspend => screen.lend(events::suspend),
            Event::GoOn => screen.forget(),
            Event::Broken(message) => return Err(PlayError::Broken(message)),
            other => {
                self.happened(other);
                Ok(())
            }
        };
        done.map_err(PlayError::Terminal)
    }

    /// Something happened that is not about the terminal itself.
    fn happened(&mut self, event: Event) {
        match event {
            Event::Input(input) => self.input(input),
            Event::Link(number, told) => {
                self.with_table(|table, context| table.hear(number, told, context));
                if let Mode::Table(table) = &mut self.mode
                    && let Some(visit) = table.visit()
                {
                    self.files.keep_visit(&visit);
                }
            }
            Event::Record(found) => self.found_record(found),
            Event::Hosted(opened) => self.hosted(opened),
            Event::Advice(number, found) => self.found_out(number, found),
            Event::Review(number, told) => self.reviewed(number, *told),
            Event::InputEnded => self.left = Some(Left::Willingly),
            Event::End(left) => self.left = Some(left),
            Event::Suspend | Event::GoOn | Event::Broken(_) => {}
        }
    }

    /// Text was pasted. Where nobody is writing, its letters are no keys: whoever pastes by mistake shall not have
    /// played.
    fn paste(&mut self, text: &str) {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let writing = match &mut self.mode {
            Mode::Home { screen, .. } if !screen.is_writing() => {
                screen.paste(&text);
                return;
            }
            Mode::Table(table) if !table.is_writing() => {
                table.paste(&text);
                return;
            }
            Mode::Home { .. } | Mode::Table(_) => true,
            Mode::Aside { .. } => false,
        };
        for letter in text.chars().filter(|_| writing) {
            self.key(KeyEvent::from(KeyCode::Char(letter)));
        }
    }

    fn input(&mut self, input: Input) {
        match input {
            Input::Key(key) => self.key(key),
            Input::Paste(text) => self.paste(&text),
            Input::Mouse(mouse) => {
                self.note_lesson();
                let context = context(&self.words, &self.look, &self.shelf);
                let wishes = match &mut self.mode {
                    Mode::Home { screen, lists } => {
                        screen.mouse(mouse, &context, &lists.context(&self.name))
                    }
                    Mode::Table(table) => table.mouse(mouse, &context),
                    Mode::Aside { screen, .. } => screen.mouse(mouse, &context),
                };
                self.note_lesson();
                self.grant(wishes);
            }
            Input::Resize(..) | Input::FocusGained | Input::FocusLost => {}
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if is_control(key, 'c') {
            self.left = Some(Left::Interrupted);
            return;
        }
        // From here on a key is one that was pressed.
        self.note_lesson();
        let context = context(&self.words, &self.look, &self.shelf);
        let wishes = match &mut self.mode {
            Mode::Home { screen, lists } => screen.key(key, &context, &lists.context(&self.name)),
            Mode::Table(table) => table.key(key, &context),
            Mode::Aside { screen, .. } => screen.key(key, &context),
        };
        self.note_lesson();
        self.grant(wishes);
    }

    fn grant(&mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            self.fulfil(wish);
        }
    }
}

/// What every screen is given. It borrows parts of the program, so that the screen itself can change.
fn context<'a>(words: &'a Words, look: &'a Look, shelf: &'a Shelf) -> Context<'a> {
    Context { words, look, now: now(), shelf }
}

fn is_control(key: KeyEvent, letter: char) -> bool {
    key.code == KeyCode::Char(letter)
        && key.modifiers == KeyModifiers::CONTROL
        && key.kind == KeyEventKind::Press
}

/// The language that the system is set to.
fn language_of_system() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    // The first one that is set counts, whatever it says.
    let mut set = variables.into_iter().filter_map(|name| std::env::var(name).ok());
    let first = set.find(|value| !value.is_empty());
    Language::choose(first.as_deref())
}
