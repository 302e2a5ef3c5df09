//! The session itself: its connection, and what the person asks for.

use std::collections::VecDeque;

use stapel_protocol::table::{DoJson, ToServer};

use crate::backoff::Backoff;
use crate::chance::Chance;
use crate::memory::Memory;
use crate::requests::Requests;
use crate::{Mirror, News, Output, Pending, Unwanted, games};

/// A moment by the clock of whoever runs the session, in milliseconds.
pub type Moment = i64;

/// After how many milliseconds without a message the session asks whether the connection is alive.
const PING_AFTER: i64 = 20_000;
/// After how many milliseconds without a message the connection is taken for dead.
const DEAD_AFTER: i64 = 40_000;
/// How many milliseconds it may take to make a connection.
const CONNECT_TIMEOUT: i64 = 20_000;

/// Where the session stands with its connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// There is no connection. The next attempt is made then.
    Waiting {
        /// When the next attempt is made.
        until: Moment,
    },
    Connecting {
        /// When it is given up.
        until: Moment,
    },
    Online,
    /// The connection seems dead or was never made, and its end is waited for.
    Closing,
    /// The session was stopped and does nothing more.
    Stopped,
}

/// A session of one person at one table. See the [crate] for what it is.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) status: Status,
    pub(crate) mirror: Option<Mirror>,
    /// Whether the mirror shows the table as of the last message. If not, it is right about an older
    /// version, and nothing is decided on it.
    pub(crate) following: bool,
    pub(crate) requests: Requests,
    pub(crate) backoff: Backoff,
    /// The question for the whole table that is not answered yet.
    pub(crate) look: Option<u64>,
    /// The question whether the connection is alive that is not answered yet.
    pub(crate) ping: Option<u64>,
    pub(crate) last_heard: Moment,
    /// When requests that came too fast are sent again.
    pub(crate) send_again: Option<Moment>,
    /// How far the server's clock is ahead of ours.
    pub(crate) clock_ahead: i64,
    pub(crate) memory: Memory,
    /// What it adds to shuffles and has seen of them.
    pub(crate) chance: Chance,
    /// The plays that wait for the person's turn.
    pub(crate) queue: games::Queue,
    pub(crate) outputs: VecDeque<Output>,
}

impl Session {
    /// A session that has not begun; the first [`tick`](Session::tick) begins it.
    ///
    /// `first_request` is the number of its first request: a random number up to 2⁵³ − 1, so that
    /// numbers don't come again after a reload. `seed` spreads people out who lose their connections
    /// together.
    pub fn new(first_request: u64, seed: u64) -> Session {
        Session {
            status: Status::Waiting { until: Moment::MIN },
            mirror: None,
            following: false,
            requests: Requests::new(first_request),
            backoff: Backoff::new(seed),
            look: None,
            ping: None,
            last_heard: 0,
            send_again: None,
            clock_ahead: 0,
            memory: Memory::default(),
            chance: Chance::default(),
            queue: games::Queue::new(),
            outputs: VecDeque::new(),
        }
    }

    /// What is to be done now, in order. Take all of it after every call of anything else.
    pub fn take_outputs(&mut self) -> impl Iterator<Item = Output> + use<> {
        std::mem::take(&mut self.outputs).into_iter()
    }

    /// Where the session stands with its connection.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The table as the person may know it; `None` before it was shown. If the session is not
    /// [following](Session::is_following), it is as it was a while ago.
    pub fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// Whether the mirror is as new as the last message.
    pub fn is_following(&self) -> bool {
        self.following
    }

    /// The requests that wait for their answers, in the order in which they were made.
    pub fn pending(&self) -> impl Iterator<Item = &Pending> {
        self.requests.iter()
    }

    /// When [`tick`](Session::tick) should be called, at the latest.
    pub fn wake_at(&self) -> Option<Moment> {
        match self.status {
            Status::Waiting { until } | Status::Connecting { until } => Some(until),
            Status::Online => {
                let patience = if self.ping.is_some() { DEAD_AFTER } else { PING_AFTER };
                let ping = self.last_heard.saturating_add(patience);
                Some(self.send_again.map_or(ping, |again| again.min(ping)))
            }
            Status::Closing | Status::Stopped => None,
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Moment) {
        match self.status {
            Status::Waiting { until } if now >= until => {
                self.status = Status::Connecting { until: now.saturating_add(CONNECT_TIMEOUT) };
                let version = self.mirror.as_ref().map(|mirror| mirror.version);
                let since = version.filter(|_| self.following);
                self.outputs.push_back(Output::Connect { since });
            }
            Status::Connecting { until } if now >= until => self.close(),
            Status::Online => {
                if self.send_again.take_if(|again| now >= *again).is_some() {
                    self.send_pending();
                    if self.look.is_some() {
                        self.look = Some(self.ask(DoJson::Look));
                    }
                    self.add_chance();
                }
                let silence = now.saturating_sub(self.last_heard);
                if silence >= DEAD_AFTER && self.ping.is_some() {
                    self.close();
                } else if silence >= PING_AFTER && self.ping.is_none() {
                    self.ping = Some(self.ask(DoJson::Ping));
                }
            }
            Status::Waiting { .. }
            | Status::Connecting { .. }
            | Status::Closing
            | Status::Stopped => {}
        }
    }

    fn close(&mut self) {
        self.status = Status::Closing;
        self.outputs.push_back(Output::Close);
    }

    /// The connection that was asked for is there. Whatever was not answered is sent again.
    pub fn connected(&mut self, now: Moment) {
        if !matches!(self.status, Status::Connecting { .. }) {
            return;
        }
        self.status = Status::Online;
        self.last_heard = now;
        self.outputs.push_back(Output::News(News::Online));
        self.chance.connected();
        self.send_pending();
        self.advance_queue();
    }

    /// Sends whatever was not answered. The table recognises what it has done already.
    fn send_pending(&mut self) {
        self.send_again = None;
        let unanswered = self.requests.iter().map(|pending| Output::Send(pending.text()));
        self.outputs.extend(unanswered);
    }

    /// The connection has ended, or could not be made. If the server said how long to wait before the
    /// next attempt, that is respected.
    pub fn disconnected(&mut self, now: Moment, retry_after: Option<u32>) {
        if matches!(self.status, Status::Waiting { .. } | Status::Stopped) {
            return;
        }
        let retry_in = self.backoff.next(retry_after);
        self.status = Status::Waiting { until: now.saturating_add(retry_in) };
        self.look = None;
        self.ping = None;
        self.outputs.push_back(Output::News(News::Offline { retry_in }));
    }

    /// The person goes away: nothing is done any more.
    pub fn stop(&mut self) {
        if matches!(self.status, Status::Connecting { .. } | Status::Online) {
            self.outputs.push_back(Output::Close);
        }
        self.status = Status::Stopped;
    }

    /// The person wants something. Gives the number of the request; its answer is told as news.
    ///
    /// # Errors
    /// [`Unwanted`]; then nothing was sent.
    pub fn want(&mut self, wanted: DoJson) -> Result<u64, Unwanted> {
        let decides = matches!(
            wanted,
            DoJson::Act(_)
                | DoJson::Start(_)
                | DoJson::TakeBack
                | DoJson::AnswerTakeback(_)
                | DoJson::AnswerEnd(_)
                | DoJson::Hint
        );
        let base = match &self.mirror {
            _ if !decides => None,
            Some(mirror) if self.following => Some(mirror.version),
            _ => return Err(Unwanted::NotFollowing),
        };
        let plays = matches!(wanted, DoJson::Act(_) | DoJson::TakeBack);
        if plays && self.requests.iter().any(Pending::is_play) {
            return Err(Unwanted::PlayPending);
        }
        let (id, text) = self.requests.add(base, wanted)?;
        if self.status == Status::Online {
            self.outputs.push_back(Output::Send(text));
        }
        Ok(id)
    }

    /// Asks something that nobody else needs to know of.
    pub(crate) fn ask(&mut self, question: DoJson) -> u64 {
        let id = self.requests.fresh_id();
        let text = ToServer { id, base: None, r#do: question }.to_text();
        self.outputs.push_back(Output::Send(text));
        id
    }
}
