//! A live table: a session with its link to the server or to the worker, as signals for the page.

mod deal_again;
mod link;
mod refusal;

use leptos::prelude::*;
pub(crate) use stapel_client::Contact;
use stapel_client::{LinkEvent, News, Output, Session, Status, Unwanted};
use stapel_protocol::table::{DoJson, EventJson};
use stapel_rules::any::AnyAction;
use wasm_bindgen_futures::spawn_local;

use link::Link;
pub(crate) use link::Place;
pub(crate) use refusal::refusal_text;

use crate::app::words::say;
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::browser::timer::Timer;
use crate::browser::{now, random_bits, random_number};
use crate::seals;

/// A session at a table. It is cheap to copy, and ends with the page that began it.
#[derive(Clone, Copy)]
pub(crate) struct Live {
    app: App,
    place: StoredValue<Place>,
    session: StoredValue<Session, LocalStorage>,
    link: StoredValue<Option<Link>, LocalStorage>,
    timer: StoredValue<Timer, LocalStorage>,
    /// Counts up whenever the answers of the session may have changed.
    revision: RwSignal<u32>,
    /// The last batch of events, and how many batches there were.
    happened: RwSignal<(u32, Vec<EventJson>)>,
    /// How often the whole table was shown.
    shown: RwSignal<u32>,
    /// Callbacks before the page shows an event.
    before: StoredValue<Vec<Before>, LocalStorage>,
    connection: RwSignal<Contact>,
    /// The last thing said that the table refused, until something else is written.
    unsaid: RwSignal<Option<Unsaid>>,
    /// When the message was sent that has no answer yet.
    asked: StoredValue<Option<i64>>,
}

/// Something that was to be said and that the table refused.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Unsaid {
    pub(crate) text: String,
    /// The code of the refusal.
    pub(crate) code: String,
}

/// A callback before the page shows an event.
type Before = Box<dyn Fn(&EventJson)>;

impl Live {
    /// Begins a session. It ends when its owner is cleaned up.
    pub(crate) fn begin(place: Place) -> Live {
        let live = Live {
            app: app(),
            place: StoredValue::new(place),
            session: StoredValue::new_local(adding_session()),
            link: StoredValue::new_local(None),
            timer: StoredValue::new_local(Timer::default()),
            revision: RwSignal::new(0),
            happened: RwSignal::new((0, Vec::new())),
            shown: RwSignal::new(0),
            before: StoredValue::new_local(Vec::new()),
            connection: RwSignal::new(Contact::Beginning),
            unsaid: RwSignal::new(None),
            asked: StoredValue::new(None),
        };
        spawn_local(async move { live.open().await });
        live
    }

    /// Makes sure that the table exists and that the server knows the person, and connects.
    async fn open(self) {
        if let Some(Place::Server(id)) = self.place.try_get_value() {
            // A returning guest is most likely still known, and need not wait for the answer.
            if self.app.me.was_signed_in() {
                spawn_local(async move { self.look_after(id).await });
            } else {
                self.look_after(id).await;
            }
        }
        if self.connection.try_get_untracked() == Some(Contact::Beginning) {
            self.tell(|session| session.tick(now()));
        }
    }

    /// Makes sure that the server has the table and knows the person.
    async fn look_after(self, id: String) {
        let before = self.app.me.guest();
        match self.app.me.sign_in().await {
            // If the server can't be reached, the session tries until it can.
            Ok(()) | Err(Failure::Unreachable) => {}
            Err(failure) => self.app.notices.show(crate::app::me::explain(&failure)),
        }
        let looked = fetch::get(&format!("/api/v1/tables/{id}")).await;
        // A table that an operator has closed is as good as none.
        if let Err(Failure::Refused { status: 404 | 410, .. }) = looked {
            self.give_up(Contact::Missing);
        } else if before.is_some_and(|before| self.app.me.guest() != Some(before)) {
            // The server had forgotten who this is.
            self.come_in_again();
        }
    }

    /// Where the table is.
    pub(crate) fn place(self) -> Place {
        self.place.get_value()
    }

    /// Asks the session something. Reactive callers run again when the answer may have changed.
    pub(crate) fn ask<T>(self, question: impl FnOnce(&Session) -> T) -> T {
        self.revision.track();
        self.session.with_value(question)
    }

    /// Asks the session something once, without tracking.
    pub(crate) fn ask_once<T>(self, question: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(question)
    }

    /// The last batch of events, and how many batches there were. Reactive callers run again when something happens.
    pub(crate) fn happened(self) -> (u32, Vec<EventJson>) {
        self.happened.get()
    }

    /// How often the whole table was shown. Reactive callers run again when it is shown anew.
    pub(crate) fn shown(self) -> u32 {
        self.shown.get()
    }

    /// Calls `look` with every event before the page shows it.
    pub(crate) fn look_before(self, look: impl Fn(&EventJson) + 'static) {
        self.before.update_value(|before| before.push(Box::new(look)));
    }

    /// The state of the connection.
    pub(crate) fn connection(self) -> Contact {
        self.connection.get()
    }

    /// What the person wanted to say last, if the table refused it.
    pub(crate) fn unsaid(self) -> Option<Unsaid> {
        self.unsaid.get()
    }

    /// Sends a request of the person. If it can't be sent, they are told why.
    pub(crate) fn want(self, wanted: DoJson) {
        if wanted == DoJson::Deal && self.deals_elsewhere() {
            return;
        }
        let refused = self.tell(|session| session.want(wanted).err()).flatten();
        match refused {
            None | Some(Unwanted::PlayPending) => {}
            Some(Unwanted::TooMany | Unwanted::NotFollowing) => {
                self.app.notices.show(say("not-now-offline", &[]));
            }
            Some(Unwanted::TooLong) => self.app.notices.show(say("too-long", &[])),
        }
    }

    /// Sends a play of the person.
    pub(crate) fn act(self, action: AnyAction) {
        self.want(DoJson::Act(action.to_string()));
    }

    /// Changes the session, and does what it asks for. `None` if the page is gone.
    pub(crate) fn tell<T>(self, what: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let mut outputs = Vec::new();
        let told = self.session.try_update_value(|session| {
            let told = what(session);
            outputs.extend(session.take_outputs());
            told
        })?;
        self.follow(outputs);
        Some(told)
    }

    fn follow(self, outputs: Vec<Output>) {
        let mut events = Vec::new();
        for output in outputs {
            match output {
                Output::Connect { since } => self.connect(since),
                Output::Send(text) => {
                    self.asked.update_value(|asked| *asked = asked.or_else(|| Some(now())));
                    self.link.with_value(|link| {
                        if let Some(link) = link {
                            link.send(&text);
                        }
                    });
                }
                Output::Close => {
                    self.link.set_value(None);
                    self.later(LinkEvent::Closed { retry_after: None });
                }
                Output::News(news) => self.note(news, &mut events),
            }
        }
        for event in &events {
            self.before.with_value(|before| before.iter().for_each(|look| look(event)));
        }
        self.revision.update(|revision| *revision = revision.wrapping_add(1));
        if !events.is_empty() {
            self.happened.update(|(count, last)| {
                *count = count.wrapping_add(1);
                *last = events;
            });
        }
        self.set_timer();
    }

    fn connect(self, since: Option<u64>) {
        self.link.set_value(None);
        self.asked.set_value(None);
        let tell = move |told| self.hear(told);
        let link = Link::open(&self.place.get_value(), since, self.app.me, tell);
        if link.is_none() {
            self.later(LinkEvent::Closed { retry_after: None });
        }
        self.link.set_value(link);
    }

    /// Connects anew, so that the table learns what has changed about the person.
    pub(crate) fn come_in_again(self) {
        self.link.set_value(None);
        self.later(LinkEvent::Closed { retry_after: None });
    }

    /// Handles an event of the link.
    fn hear(self, told: LinkEvent) {
        match told {
            LinkEvent::Opened => {
                self.tell(|session| session.connected(now()));
            }
            LinkEvent::Received(text) => {
                if let Some(asked) = self.asked.try_get_value().flatten() {
                    self.asked.set_value(None);
                    self.connection.try_set(Contact::Online { took: Some(now() - asked) });
                }
                self.tell(|session| session.received(now(), &text));
            }
            LinkEvent::Closed { retry_after } => {
                self.tell(|session| session.disconnected(now(), retry_after));
            }
            LinkEvent::Refused(never) => match never {},
            LinkEvent::Missing => self.give_up(Contact::Missing),
            LinkEvent::Elsewhere => self.give_up(Contact::Elsewhere),
            LinkEvent::Unreadable => self.give_up(Contact::Unreadable),
            LinkEvent::NotKept => self.app.notices.show(say("here-not-kept", &[])),
        }
    }

    /// Ends the session for good.
    fn give_up(self, connection: Contact) {
        self.tell(Session::stop);
        self.connection.try_set(connection);
    }

    /// Handles an event of the link once the present call is done.
    fn later(self, told: LinkEvent) {
        spawn_local(async move { self.hear(told) });
    }

    fn note(self, news: News, events: &mut Vec<EventJson>) {
        match news {
            News::Online => self.connection.set(Contact::Online { took: None }),
            News::Offline { .. } => self.connection.set(Contact::Offline),
            News::Happened { event, .. } => events.push(event),
            News::Refused { code, message, wanted, .. } => {
                self.app.notices.show(refusal_text(&code, &message, wanted.as_ref()));
                if let Some(DoJson::Say(text)) = wanted {
                    self.unsaid.set(Some(Unsaid { text, code }));
                }
            }
            News::Bye { code, .. } if code == "signed_out" => {
                self.app.me.sign_out();
                spawn_local(async move { self.give_up(Contact::SignedOut) });
            }
            News::Bye { code, message } => {
                self.app.notices.show(refusal_text(&code, &message, None));
            }
            News::Notice(notice) => self.app.bulletin.show(notice),
            News::LostTrack(stapel_client::Why::NotUnderstood) => {
                self.app.notices.show(say("error-nonsense", &[]));
            }
            News::Witnessed(seen) => {
                seals::keep(&seen);
                if seen.left_out {
                    self.app.notices.show(say("bits-left-out", &[]));
                }
            }
            News::QueueDropped { .. } => self.app.notices.show(say("queue-dropped", &[])),
            News::Shown => self.shown.update(|shown| *shown = shown.wrapping_add(1)),
            News::Here | News::Done { .. } | News::LostTrack(_) => {}
        }
    }

    fn set_timer(self) {
        let wake = self.session.with_value(|session| match session.status() {
            Status::Stopped => None,
            _ => session.wake_at(),
        });
        self.timer.with_value(|timer| match wake {
            Some(at) => timer.set(at.saturating_sub(now()), move || {
                self.tell(|session| session.tick(now()));
            }),
            None => timer.clear(),
        });
    }
}

/// A session that adds to the shuffles of its table, and goes on where a page that was reloaded has left off.
fn adding_session() -> Session {
    let mut session = Session::new(random_number(), random_number());
    session.add_to_shuffles(random_bits());
    session.remember(seals::open());
    session
}
