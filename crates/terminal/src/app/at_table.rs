//! A session at a table together with its screen.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use stapel_protocol::review::ReviewedTurnJson;
use stapel_rules::any::AnyAction;

use super::events::Event;
use super::notices;
use crate::live::{Files, LinkEvent, Live, Notice, Place, Told, Visit};
use crate::table::{TableContext, TableScreen};
use crate::wish::{Context, Wish};

/// Someone at a table: what goes on there, and what is shown of it.
pub(super) struct AtTable {
    pub(super) live: Live,
    screen: TableScreen,
    invite: Option<String>,
    /// Whether it is kept that the person was here.
    is_kept: bool,
}

impl AtTable {
    /// Someone of this name comes to a table.
    pub(super) fn begin(
        place: Place,
        files: &Files,
        name: &str,
        events: &Sender<Event>,
    ) -> AtTable {
        let invite = match &place {
            Place::Server(address) => Some(address.link()),
            Place::Here(_) => None,
        };
        let events = events.clone();
        let hear = Arc::new(move |number, told| {
            // If nobody listens any more, the program has ended.
            let _ended = events.send(Event::Link(number, told));
        });
        AtTable {
            live: Live::begin(place, files, name, hear),
            screen: TableScreen::new(),
            invite,
            is_kept: false,
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        let table = table(&self.live, self.invite.as_deref());
        self.screen.draw(frame, place, context, &table);
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
        self.screen.key(key, context, &table(&self.live, self.invite.as_deref()))
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Vec<Wish> {
        self.screen.mouse(mouse, context, &table(&self.live, self.invite.as_deref()))
    }

    /// Whether letters are words, and no keys.
    pub(super) fn is_writing(&self) -> bool {
        self.screen.is_writing()
    }

    /// Text was pasted where nobody writes.
    pub(super) fn paste(&mut self, text: &str) {
        self.screen.paste(text);
    }

    /// When something is to be done even if nothing happens.
    pub(super) fn wake_at(&self) -> Option<i64> {
        let screen = self.screen.wake_at(crate::live::now());
        [self.live.wake_at(), screen].into_iter().flatten().min()
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, context: &Context<'_>) {
        self.live.tick();
        self.follow(context);
    }

    /// A link tells something.
    pub(super) fn hear(&mut self, number: u64, told: LinkEvent, context: &Context<'_>) {
        self.live.hear(number, told);
        self.follow(context);
    }

    /// Lets the screen know what is new.
    pub(super) fn follow(&mut self, context: &Context<'_>) {
        let (mut events, mut shown) = (Vec::new(), false);
        for told in self.live.take() {
            match told {
                Told::Happened(event) => events.push(event),
                Told::Shown => shown = true,
                Told::Notice(notice) => self.screen.notice(notices::text(context.words, &notice)),
            }
        }
        self.screen.happened(context, self.live.session(), &events);
        // The whole table tells all of that too.
        if shown {
            self.screen.shown(context.words, self.live.session());
        }
    }

    /// What is to be kept of being here, once: the table of a server, as soon as it was shown.
    pub(super) fn visit(&mut self) -> Option<Visit> {
        let table = self.live.session().table_screen()?;
        let link = self.invite.clone().filter(|_| !self.is_kept)?;
        self.is_kept = true;
        Some(Visit { when: crate::live::now(), game: table.agreed, link })
    }

    /// Tells the person something.
    pub(super) fn notice(&mut self, text: String) {
        self.screen.notice(text);
    }

    /// It was found out what would be best. Tells whether the person still wants to know.
    pub(super) fn advised(&mut self, turn: Box<ReviewedTurnJson>) -> bool {
        self.screen.advised(turn)
    }

    /// A play that the person means to do, as it is written, is a blunder.
    pub(super) fn warned(&mut self, play: String, turn: Box<ReviewedTurnJson>) {
        self.screen.warned(play, turn);
    }

    /// Something is to be done as soon as it is their turn.
    pub(super) fn queue(&mut self, action: AnyAction) {
        if self.live.tell(|session| session.queue_action(action)).is_err() {
            self.live.notice(Notice::NotQueued);
        }
    }
}

fn table<'a>(live: &'a Live, invite: Option<&'a str>) -> TableContext<'a> {
    TableContext { session: live.session(), contact: live.contact(), invite }
}
