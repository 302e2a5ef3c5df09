//! The program: it has the terminal, waits for whatever happens, and shows what there is.

mod at_table;
mod events;
mod home_lists;
mod notices;
mod options;
mod recordings;
mod terminal;
#[cfg(unix)]
#[cfg(test)]
mod tests;
mod wishes;

use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::style::force_color_output;
use stapel_words::{Language, Words, built_in};

pub use options::{Options, PlayError, What};

use crate::home::HomeScreen;
use crate::live::{Files, Place, TableAddress, look, now, open_table};
use crate::look::{ColourDepth, Look};
use crate::replay::ReplayScreen;
use crate::wish::{Context, Wish};
use at_table::AtTable;
use events::Event;
use home_lists::HomeLists;
use terminal::Screen;

/// Plays, until the person has had enough.
///
/// # Errors
/// [`PlayError`]. The terminal is as it was before.
pub fn play(options: Options) -> Result<(), PlayError> {
    check_terminal()?;
    let (events, happening) = channel();
    let mut app = App::new(&options, events)?;
    let place = match options.what {
        What::Home => None,
        What::Game(wish) => {
            let opened = open_table(&app.files, app.called(), &wish);
            Some(Place::Here(opened.map_err(PlayError::Impossible)?))
        }
        What::GoOn => {
            let latest = app.files.list().unfinished.into_iter().next();
            let id = latest.and_then(|listed| listed.table.id.parse().ok());
            Some(Place::Here(id.ok_or(PlayError::NothingUnfinished)?))
        }
        What::Link(link) => {
            let address = TableAddress::parse(&link, app.server.as_deref());
            Some(Place::Server(visit(&app, address.map_err(PlayError::Link)?)?))
        }
    };
    match place {
        Some(place) => app.sit_at(place),
        None => app.go_home(),
    }
    run(app, &happening, options.depth)
}

/// Shows a recorded game, until the person has had enough.
///
/// # Errors
/// [`PlayError`]. The terminal is as it was before.
pub fn watch(record: &str, title: &str, options: &Options) -> Result<(), PlayError> {
    check_terminal()?;
    let recording = recordings::read(record)?;
    let (events, happening) = channel();
    let mut app = App::new(options, events)?;
    let screen = Box::new(ReplayScreen::new(recording, title.to_owned()));
    app.mode = Mode::Replay { screen, behind: Behind::Nothing };
    run(app, &happening, options.depth)
}

fn check_terminal() -> Result<(), PlayError> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(())
    } else {
        Err(PlayError::NotATerminal)
    }
}

/// Makes sure that the server is there and has the table, while there still is a command line to say so.
fn visit(app: &App, address: TableAddress) -> Result<TableAddress, PlayError> {
    let origin = address.origin.clone();
    match look(&app.files, &address, &app.called()) {
        Ok(()) => Ok(address),
        Err(crate::live::Failure::Refused { status: 404, .. }) => {
            Err(PlayError::NoSuchTable { origin })
        }
        Err(failure) => Err(PlayError::Server { origin, failure }),
    }
}

/// Takes the terminal, and does whatever happens until the end.
fn run(mut app: App, happening: &Receiver<Event>, depth: ColourDepth) -> Result<(), PlayError> {
    // What was asked for on the command line counts more than what the library would guess.
    force_color_output(depth != ColourDepth::None);
    events::listen_to_signals(app.events.clone()).map_err(PlayError::Terminal)?;
    let mut screen = Screen::take(app.events.clone()).map_err(PlayError::Terminal)?;
    events::listen_to_input(app.events.clone());
    while !app.ended {
        if app.changed {
            app.changed = false;
            screen.draw(|frame| app.draw(frame)).map_err(PlayError::Terminal)?;
        }
        match wait(&app, happening) {
            Ok(event) => app.take_in(event, &mut screen)?,
            Err(RecvTimeoutError::Timeout) => app.tick(),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // What has happened meanwhile is drawn together with it.
        while let Ok(event) = happening.try_recv() {
            app.take_in(event, &mut screen)?;
        }
    }
    // The terminal is given back first: leaving a table may take a moment.
    drop(screen);
    Ok(())
}

/// Waits until something happens, or until it is time for something.
fn wait(app: &App, happening: &Receiver<Event>) -> Result<Event, RecvTimeoutError> {
    match app.wake_at() {
        Some(at) => {
            let milliseconds = u64::try_from(at.saturating_sub(now())).unwrap_or(0);
            happening.recv_timeout(Duration::from_millis(milliseconds))
        }
        None => happening.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}

/// Everything that is shown, and everything behind it.
pub(crate) struct App {
    files: Files,
    words: Words,
    look: Look,
    /// What the person is called; empty before they said so.
    name: String,
    server: Option<String>,
    events: Sender<Event>,
    mode: Mode,
    /// Whether something may be drawn anew.
    changed: bool,
    /// Whether the person has had enough.
    ended: bool,
}

/// What is shown.
enum Mode {
    /// The choice of everything.
    Home { screen: Box<HomeScreen>, lists: HomeLists },
    /// A table.
    Table(Box<AtTable>),
    /// A finished game.
    Replay { screen: Box<ReplayScreen>, behind: Behind },
}

/// Where someone comes back to after looking at a finished game.
enum Behind {
    /// Out of the program.
    Nothing,
    /// Home.
    Home,
    /// The table at which they sit.
    Table(Box<AtTable>),
}

impl Mode {
    /// Home, before anything is known.
    fn empty_home() -> Mode {
        Mode::Home { screen: Box::new(HomeScreen::new()), lists: HomeLists::default() }
    }
}

impl App {
    fn new(options: &Options, events: Sender<Event>) -> Result<App, PlayError> {
        let files = Files::open(&options.data)
            .map_err(|error| PlayError::Data(options.data.clone(), error))?;
        let kept = |name: &str| files.note(name).map(|text| text.trim().to_owned());
        let kept_language = || kept("language").as_deref().and_then(Language::from_tag);
        let language = options.language.or_else(kept_language).unwrap_or_else(language_of_system);
        let name = options.name.clone().or_else(|| kept("name")).unwrap_or_default();
        Ok(App {
            words: built_in(language),
            look: Look::new(options.theme, options.depth),
            name,
            server: options.server.clone(),
            events,
            mode: Mode::empty_home(),
            changed: true,
            ended: false,
            files,
        })
    }

    /// What the person is called, or what everyone is before they chose.
    fn called(&self) -> String {
        if self.name.is_empty() { self.words.get("guest-name") } else { self.name.clone() }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let place = frame.area();
        let context = Context { words: &self.words, look: &self.look, now: now() };
        match &mut self.mode {
            Mode::Home { screen, lists } => {
                screen.draw(frame, place, &context, &lists.context(&self.name));
            }
            Mode::Table(table) => table.draw(frame, place, &context),
            Mode::Replay { screen, .. } => screen.draw(frame, place, &context),
        }
    }

    /// When something is to be done even if nothing happens.
    fn wake_at(&self) -> Option<i64> {
        match &self.mode {
            Mode::Home { .. } => None,
            Mode::Table(table) => table.wake_at(),
            Mode::Replay { screen, behind } => {
                let behind = match behind {
                    Behind::Table(table) => table.wake_at(),
                    Behind::Nothing | Behind::Home => None,
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
        let context = Context { words: &self.words, look: &self.look, now: now() };
        match &mut self.mode {
            Mode::Table(table) | Mode::Replay { behind: Behind::Table(table), .. } => {
                act(table, &context);
            }
            Mode::Home { .. } | Mode::Replay { .. } => {}
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
            }
            Event::Record(found) => self.found_record(found),
            Event::InputEnded | Event::End => self.ended = true,
            Event::Suspend | Event::GoOn | Event::Broken(_) => {}
        }
    }

    fn input(&mut self, input: Input) {
        match input {
            Input::Key(key) => self.key(key),
            // Whoever pastes could have typed it.
            Input::Paste(text) => {
                for letter in text.chars().filter(|letter| !letter.is_control()) {
                    self.key(KeyEvent::from(KeyCode::Char(letter)));
                }
            }
            Input::Mouse(mouse) => {
                let context = Context { words: &self.words, look: &self.look, now: now() };
                let wishes = match &mut self.mode {
                    Mode::Home { screen, lists } => {
                        screen.mouse(mouse, &context, &lists.context(&self.name))
                    }
                    Mode::Table(table) => table.mouse(mouse, &context),
                    Mode::Replay { screen, .. } => screen.mouse(mouse, &context),
                };
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
            self.ended = true;
            return;
        }
        let context = Context { words: &self.words, look: &self.look, now: now() };
        let wishes = match &mut self.mode {
            Mode::Home { screen, lists } => screen.key(key, &context, &lists.context(&self.name)),
            Mode::Table(table) => table.key(key, &context),
            Mode::Replay { screen, .. } => screen.key(key, &context),
        };
        self.grant(wishes);
    }

    fn grant(&mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            self.fulfil(wish);
        }
    }
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
