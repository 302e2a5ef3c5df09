//! Runs a session: connects it to a table on a server or on this machine, and carries its messages.

mod clock;
mod files;
mod here;
mod link;
mod reviewing;
mod server;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use stapel_client::{Contact, News, Output, Session, Status, Unwanted, Why};
use stapel_protocol::table::{DoJson, EventJson, NoticeJson};

pub(crate) use clock::{now, random_bits};
pub(crate) use files::{Files, Unopened, Visit};
pub(crate) use here::{open_branch, open_table};
pub(crate) use link::{LinkEvent, Place};
pub(crate) use reviewing::{ReviewTold, Reviewing, kept_review};
pub use server::{BadLink, Failure, TlsProblem, request};
pub(crate) use server::{
    TableAddress, USUAL_SERVER, find_record, host, known_name, look, origin_of,
};

use clock::random_number;
use link::Link;

/// What links tell, each under its number.
pub(crate) type Hear = Arc<dyn Fn(u64, LinkEvent) + Send + Sync>;

/// A session at a table. It ends when it is dropped.
pub(crate) struct Live {
    place: Place,
    files: Files,
    name: String,
    session: Session,
    link: Option<Link>,
    /// The number of the link. What earlier ones tell concerns nobody.
    number: u64,
    hear: Hear,
    contact: Contact,
    /// When the message was sent that has no answer yet.
    asked: Option<i64>,
    told: Vec<Told>,
}

/// What is new, for the one who draws the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Happened(EventJson),
    /// The whole table was shown.
    Shown,
    Notice(Notice),
}

/// Something the person should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// The table refuses: why for programs and for people, and what was wanted.
    Refused {
        code: String,
        message: String,
        wanted: Option<DoJson>,
    },
    Unwanted(Unwanted),
    /// What whoever runs the server tells everyone.
    Told(NoticeJson),
    QueueDropped,
    NotQueued,
    NotUnderstood,
    /// The table dealt without the bits that this client had promised.
    BitsLeftOut,
    /// The game can't be kept on this machine any more.
    NotKept,
    Failed(Failure),
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live").field("place", &self.place).finish_non_exhaustive()
    }
}

impl Live {
    /// Begins a session.
    pub(crate) fn begin(place: Place, files: &Files, name: &str, hear: Hear) -> Live {
        let mut live = Live {
            place,
            files: files.clone(),
            name: name.to_owned(),
            session: adding_session(),
            link: None,
            number: fresh_number(),
            hear,
            contact: Contact::Beginning,
            asked: None,
            told: Vec::new(),
        };
        live.tick();
        live
    }

    /// Where the table is.
    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    /// The session, to be asked.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// How well the table can be reached.
    pub(crate) fn contact(&self) -> Contact {
        self.contact
    }

    /// What is new. Take it after every call of anything else.
    pub(crate) fn take(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.told)
    }

    /// When [`tick`](Live::tick) should be called, at the latest.
    pub(crate) fn wake_at(&self) -> Option<i64> {
        match self.session.status() {
            Status::Stopped => None,
            _ => self.session.wake_at(),
        }
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self) {
        self.tell(|session| session.tick(now()));
    }

    /// The person wants something. What can't even be asked for is told to them.
    pub(crate) fn want(&mut self, wanted: DoJson) {
        match self.tell(|session| session.want(wanted)) {
            // Someone who is quicker than the table has been understood all the same.
            Ok(_) | Err(Unwanted::PlayPending) => {}
            Err(unwanted) => self.told.push(Told::Notice(Notice::Unwanted(unwanted))),
        }
    }

    /// Tells the session something, and does what follows.
    pub(crate) fn tell<T>(&mut self, what: impl FnOnce(&mut Session) -> T) -> T {
        let told = what(&mut self.session);
        self.follow();
        told
    }

    /// Tells the person something.
    pub(crate) fn notice(&mut self, notice: Notice) {
        self.told.push(Told::Notice(notice));
    }

    /// The person is called something else now. A server learns that when they come in again.
    pub(crate) fn rename(&mut self, name: &str) {
        name.clone_into(&mut self.name);
        if let Some(Link::Here(table)) = &self.link {
            table.rename(name.to_owned());
            return;
        }
        self.link = None;
        self.number = fresh_number();
        self.tell(|session| session.disconnected(now(), None));
    }

    /// A link tells something.
    pub(crate) fn hear(&mut self, number: u64, told: LinkEvent) {
        if number != self.number {
            return;
        }
        match told {
            LinkEvent::Opened => self.tell(|session| session.connected(now())),
            LinkEvent::Received(text) => {
                if let Some(asked) = self.asked.take() {
                    self.contact = Contact::Online { took: Some(now() - asked) };
                }
                self.tell(|session| session.received(now(), &text));
            }
            LinkEvent::Closed { retry_after } => {
                self.link = None;
                self.tell(|session| session.disconnected(now(), retry_after));
            }
            LinkEvent::Refused(failure) => self.notice(Notice::Failed(failure)),
            LinkEvent::Missing => self.give_up(Contact::Missing),
            LinkEvent::Elsewhere => self.give_up(Contact::Elsewhere),
            LinkEvent::Unreadable => self.give_up(Contact::Unreadable),
            LinkEvent::NotKept => self.notice(Notice::NotKept),
        }
    }

    /// There is no way to the table any more.
    fn give_up(&mut self, contact: Contact) {
        self.tell(Session::stop);
        self.contact = contact;
    }

    fn follow(&mut self) {
        loop {
            let outputs: Vec<Output> = self.session.take_outputs().collect();
            if outputs.is_empty() {
                return;
            }
            for output in outputs {
                match output {
                    Output::Connect { since } => self.connect(since),
                    Output::Send(text) => {
                        self.asked.get_or_insert_with(now);
                        if let Some(link) = &self.link {
                            link.send(text);
                        }
                    }
                    Output::Close => {
                        self.link = None;
                        self.number = fresh_number();
                        self.session.disconnected(now(), None);
                    }
                    Output::News(news) => self.note(news),
                }
            }
        }
    }

    fn connect(&mut self, since: Option<u64>) {
        // The old one has to end before the table can be opened anew.
        self.link = None;
        self.asked = None;
        self.number = fresh_number();
        let (number, hear) = (self.number, self.hear.clone());
        let tell = move |told| hear(number, told);
        self.link = Some(Link::open(&self.place, since, &self.files, &self.name, tell));
    }

    fn note(&mut self, news: News) {
        match news {
            News::Online => self.contact = Contact::Online { took: None },
            News::Offline { .. } => self.contact = Contact::Offline,
            News::Happened { event, .. } => self.told.push(Told::Happened(event)),
            News::Refused { code, message, wanted, .. } => {
                self.notice(Notice::Refused { code, message, wanted });
            }
            News::Bye { code, .. } if code == "signed_out" => self.give_up(Contact::SignedOut),
            News::Bye { code, message } => {
                self.notice(Notice::Refused { code, message, wanted: None });
            }
            // That nothing is told any more needs no words.
            News::Notice(notice) if notice == NoticeJson::default() => {}
            News::Notice(notice) => self.notice(Notice::Told(notice)),
            News::LostTrack(Why::NotUnderstood) => self.notice(Notice::NotUnderstood),
            News::QueueDropped { .. } => self.notice(Notice::QueueDropped),
            News::Witnessed(seen) if seen.left_out => self.notice(Notice::BitsLeftOut),
            News::Shown => self.told.push(Told::Shown),
            News::Here | News::Done { .. } | News::Witnessed(_) | News::LostTrack(_) => {}
        }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        if let Some(link) = self.link.take() {
            link.leave();
        }
    }
}

/// A session that adds bits to the shuffles of its table.
fn adding_session() -> Session {
    let mut session = Session::new(random_number(), random_number());
    session.add_to_shuffles(random_bits());
    session
}

/// A number that no link had before.
fn fresh_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
