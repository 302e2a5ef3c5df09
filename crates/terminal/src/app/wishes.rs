//! Does what people want: at the table, on this machine, and between screens.

use std::thread;

use stapel_protocol::table::DoJson;
use stapel_protocol::table::rest::{NewTableJson, RecordJson};
use stapel_words::{Argument, Language, built_in};

use super::aside::Aside;
use super::at_table::AtTable;
use super::events::Event;
use super::{App, Behind, HomeLists, Left, Mode, notices, recordings};
use crate::home::usual_table;
use crate::live::{
    Failure, Place, TableAddress, Unopened, find_record, host, known_name, open_table, origin_of,
};
use crate::replay::ReplayScreen;
use crate::rules::RulesScreen;
use crate::table::LessonScreen;
use crate::wish::{MAX_NAME, Wish};

impl App {
    /// Does what the person wants.
    pub(super) fn fulfil(&mut self, wish: Wish) {
        match wish {
            Wish::Table(DoJson::Deal) | Wish::Again => self.deal(),
            // Whoever leaves a seat for good doesn't go on there.
            Wish::Table(DoJson::Leave) => {
                self.with_table(|table, context| {
                    table.live.want(DoJson::Leave);
                    table.follow(context);
                });
                if let Mode::Table(table) = &self.mode
                    && let Place::Server(address) = table.live.place()
                {
                    self.files.forget_visit(&address.link());
                }
            }
            Wish::Table(DoJson::Act(play)) => self.act(play),
            Wish::Table(wanted) => self.want(wanted),
            Wish::Advise => self.advise(),
            Wish::ToggleWarnings => self.toggle_warnings(),
            Wish::PlayAnyway(play) => self.want(DoJson::Act(play)),
            Wish::Queue(action) => self.with_table(|table, context| {
                table.queue(action);
                table.follow(context);
            }),
            Wish::Unqueue(card) => self.with_table(|table, context| {
                table.live.tell(|session| session.unqueue(card));
                table.follow(context);
            }),
            Wish::Open(wish) => self.open(&wish),
            Wish::PlayUsual(game) => self.open(&usual_table(game)),
            Wish::Learn(game) => {
                self.step_aside(Aside::Lesson(Box::new(LessonScreen::new(game))));
            }
            Wish::Rules(game) => self.step_aside(Aside::Rules(Box::new(RulesScreen::new(game)))),
            Wish::GoOn(id) => match id.parse() {
                Ok(id) => self.sit_at(Place::Here(id)),
                Err(_) => self.tell(self.words.get("no-game-here-title")),
            },
            Wish::Host(server, wish) => self.host(&server, wish),
            Wish::Copy(text) => self.copied = Some(text),
            Wish::ForgetVisit(link) => {
                self.files.forget_visit(&link);
                self.read_lists();
            }
            Wish::Forget(id) => self.forget(&id),
            Wish::Watch(id) => self.watch(id),
            Wish::Review(record) => self.review(*record),
            Wish::StopReview => self.stop_review(),
            Wish::WhatIf { record, steps, seats, fresh, bot } => {
                self.what_if(&record, steps, (seats, fresh, bot));
            }
            Wish::Visit(link) => match TableAddress::parse(&link, self.server.as_deref()) {
                Ok(address) => self.sit_at(Place::Server(address)),
                Err(_) => self.tell(self.words.get("terminal-no-link")),
            },
            Wish::KeepBox { name, before, layout } => {
                let kept = self.files.keep_box(&name, &layout, before.as_deref());
                if kept.is_ok() && before.is_none() {
                    self.files.forget_box_draft();
                }
                self.boxes_changed(kept.is_ok());
            }
            Wish::ForgetBox(name) => {
                let forgotten = self.files.forget_box(&name);
                self.boxes_changed(forgotten.is_ok());
            }
            Wish::KeepDraft(draft) => {
                // Whoever can't write it sees it on the screen all the same.
                let _not_kept = self.files.keep_box_draft(&draft);
                self.shelf.draft = *draft;
            }
            Wish::Rename(name) => self.rename(&name),
            Wish::Speak(language) => self.speak(language),
            Wish::Leave => self.leave(),
        }
    }

    /// The person wants something of the table.
    pub(super) fn want(&mut self, wanted: DoJson) {
        self.with_table(|table, context| {
            table.live.want(wanted);
            table.follow(context);
        });
    }

    /// Comes to a table.
    pub(super) fn sit_at(&mut self, place: Place) {
        // The table before has to be left first: it may be the same one.
        self.mode = Mode::empty_home();
        let called = self.called_at(&place);
        let table = AtTable::begin(place, &self.files, &called, &self.events);
        self.mode = Mode::Table(Box::new(table));
    }

    /// Goes where everything begins.
    pub(super) fn go_home(&mut self) {
        // A table has to be left before the lists are read, so that they say how it stands.
        self.mode = Mode::empty_home();
        self.read_lists();
    }

    /// Other boxes are kept than before, or they could not be written.
    fn boxes_changed(&mut self, written: bool) {
        self.shelf = self.files.shelf();
        if !written {
            self.tell(self.words.get("terminal-box-not-kept"));
        }
    }

    /// Keeps it that a lesson was finished.
    pub(super) fn note_lesson(&mut self) {
        let Mode::Aside { screen, .. } = &self.mode else { return };
        if let Some(game) = screen.learned().filter(|game| !self.shelf.learned.contains(game)) {
            self.shelf.learned.push(game);
            // Whoever can't write it is only asked again some day whether they want to learn.
            let _not_kept = self.files.keep_learned(game);
        }
    }

    fn read_lists(&mut self) {
        self.shelf = self.files.shelf();
        let server = self.usual_server();
        if let Mode::Home { lists, .. } = &mut self.mode {
            *lists = HomeLists::read(&self.files, server);
        }
    }

    /// Tells the person something.
    pub(super) fn tell(&mut self, text: String) {
        match &mut self.mode {
            Mode::Home { screen, .. } => screen.notice(text),
            Mode::Table(table) | Mode::Aside { behind: Behind::Table(table), .. } => {
                table.notice(text);
            }
            // There is no place for it, and nothing that could be told.
            Mode::Aside { .. } => {}
        }
    }

    /// The same game once more. On this machine every game or match has a table of its own, so that no log grows for
    /// ever: once it is over, the next one is dealt at a new table.
    fn deal(&mut self) {
        let Mode::Table(table) = &mut self.mode else { return };
        let again = match table.live.place() {
            Place::Here(_) => table.live.session().same_again(),
            Place::Server(_) => None,
        };
        match again {
            Some(wish) => self.open(&wish),
            None => self.with_table(|table, context| {
                table.live.want(DoJson::Deal);
                table.follow(context);
            }),
        }
    }

    fn open(&mut self, wish: &NewTableJson) {
        match open_table(&self.files, self.called(), wish) {
            Ok(id) => self.sit_at(Place::Here(id)),
            Err(problem) => {
                let arguments = [("reason", Argument::Text(&problem))];
                self.tell(self.words.fill("error-refused", &arguments));
            }
        }
    }

    fn forget(&mut self, id: &str) {
        self.files.forget_record(id);
        if let Ok(table) = id.parse()
            && let Err(Unopened::Elsewhere) = self.files.forget_table(table)
        {
            self.tell(self.words.get("elsewhere-title"));
        }
        self.read_lists();
    }

    /// Opens a table on a server, in a thread of its own: servers take their time.
    fn host(&mut self, server: &str, wish: NewTableJson) {
        self.tell(self.words.get("loading"));
        let origin = origin_of(server);
        let known = known_name(&self.files, &origin).filter(|_| !self.name_is_new);
        let name = known.unwrap_or_else(|| self.called());
        let (files, events) = (self.files.clone(), self.events.clone());
        thread::spawn(move || {
            // If nobody listens any more, the program has ended.
            let _ended = events.send(Event::Hosted(host(&files, &origin, &name, &wish)));
        });
    }

    /// A table was opened on a server, or not.
    pub(super) fn hosted(&mut self, opened: Result<TableAddress, Failure>) {
        match opened {
            Ok(address) => self.sit_at(Place::Server(address)),
            Err(failure) => self.tell(notices::explain(&self.words, &failure)),
        }
    }

    /// Looks at a finished game of this machine, or of the server they are at.
    fn watch(&mut self, id: String) {
        if let Some(record) = self.files.find_record(&id) {
            self.show_record(&record);
            return;
        }
        let Mode::Table(table) = &self.mode else { return };
        let Place::Server(address) = table.live.place() else { return };
        let (origin, events) = (address.origin.clone(), self.events.clone());
        thread::spawn(move || {
            let found = find_record(&origin, &id).map(Box::new);
            // If nobody listens any more, the program has ended.
            let _ended = events.send(Event::Record(found));
        });
    }

    /// A finished game came from a server, or not.
    pub(super) fn found_record(&mut self, found: Result<Box<RecordJson>, Failure>) {
        match found {
            Ok(record) => self.show_record(&record),
            Err(Failure::Refused { status: 404, .. }) => {
                self.tell(self.words.get("replay-missing-title"));
            }
            Err(failure) => self.tell(notices::explain(&self.words, &failure)),
        }
    }

    fn show_record(&mut self, record: &RecordJson) {
        let Ok(recording) = recordings::read(&record.record) else {
            self.tell(self.words.get("replay-broken-title"));
            return;
        };
        let mut screen = ReplayScreen::new(recording, String::new());
        screen.reviewed_before(&self.files);
        // Nobody looks any more at the game that was being reviewed.
        self.reviewing = None;
        self.step_aside(Aside::Replay(Box::new(screen)));
    }

    /// Shows something, from which one comes back to where one is now.
    fn step_aside(&mut self, screen: Aside) {
        let behind = match std::mem::replace(&mut self.mode, Mode::empty_home()) {
            Mode::Table(table) => Behind::Table(table),
            Mode::Home { screen, .. } => Behind::Home(screen),
            Mode::Aside { behind, .. } => behind,
        };
        self.mode = Mode::Aside { screen, behind };
    }

    fn rename(&mut self, name: &str) {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control)
        {
            self.tell(self.words.get("error-bad-name"));
            return;
        }
        name.clone_into(&mut self.name);
        self.name_is_new = true;
        self.keep("name", name);
        let called = self.called();
        self.with_table(|table, context| {
            table.live.rename(&called);
            table.follow(context);
        });
    }

    fn speak(&mut self, language: Language) {
        self.words = built_in(language);
        self.keep("language", language.tag());
    }

    pub(super) fn keep(&mut self, name: &str, text: &str) {
        if self.files.keep_note(name, text).is_err() {
            self.tell(self.words.get("terminal-not-kept"));
        }
    }

    fn leave(&mut self) {
        if let Mode::Aside { screen: Aside::Replay(_), .. } = &self.mode {
            self.reviewing = None;
        }
        match std::mem::replace(&mut self.mode, Mode::empty_home()) {
            Mode::Home { .. } | Mode::Aside { behind: Behind::Nothing, .. } => {
                self.left = Some(Left::Willingly);
            }
            Mode::Aside { behind: Behind::Table(table), .. } => self.mode = Mode::Table(table),
            Mode::Aside { behind: Behind::Home(screen), .. } => {
                self.mode = Mode::Home { screen, lists: HomeLists::default() };
                self.read_lists();
            }
            Mode::Table(table) => {
                drop(table);
                match self.came_from.take() {
                    Some((screen, behind)) => self.mode = Mode::Aside { screen, behind },
                    None => self.go_home(),
                }
            }
        }
    }
}
