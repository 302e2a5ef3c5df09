//! What a session does with messages from the table.

use stapel_protocol::table::{DoJson, EventJson, HereJson, TableJson, ToClient};

use crate::{Mirror, Moment, News, Output, Pending, Session, Status, Why};

impl Session {
    /// A message came in.
    pub fn received(&mut self, now: Moment, text: &str) {
        // What still comes out of a connection that was given up is too late.
        if self.status != Status::Online {
            return;
        }
        self.last_heard = now;
        self.backoff.reset();
        match ToClient::parse(text) {
            Ok(message) => self.note(now, message),
            Err(_) => self.lose_track(Why::Inconsistent),
        }
        self.add_chance();
        self.advance_queue();
    }

    fn note(&mut self, now: Moment, message: ToClient) {
        match message {
            ToClient::Table(table) => self.note_table(now, &table),
            ToClient::Changed { since, version, id, events, deadline, now: server } => {
                if let Some(server) = server {
                    self.clock_ahead = server.saturating_sub(now);
                }
                self.note_changed(since, version, id, events, deadline);
                if let Some(id) = id {
                    self.note_done(id);
                }
            }
            ToClient::Done { id, version } => {
                self.note_done(id);
                self.note_version(version);
            }
            ToClient::Refused { id: Some(id), retry_after_ms: Some(wait), .. }
                if self.look == Some(id)
                    || self.chance.asked_too_fast(id)
                    || self.requests.iter().any(|pending| pending.id == id) =>
            {
                // Nothing is wrong with it but its haste.
                let at = now.saturating_add(i64::from(wait));
                self.send_again = Some(self.send_again.map_or(at, |before| before.max(at)));
            }
            ToClient::Refused { id, code, message, version, retry_after_ms: _ } => {
                let known = id.and_then(|id| self.requests.answered(id));
                if known.as_ref().is_some_and(Pending::is_play) {
                    self.break_queue();
                }
                // What the session asks by itself concerns nobody else.
                if id.is_none_or(|id| !self.is_own_question(id)) {
                    let wanted = known.map(|pending| pending.wanted);
                    let refused = News::Refused { request: id, wanted, code, message };
                    self.outputs.push_back(Output::News(refused));
                }
                self.note_version(version);
            }
            // The session knows by itself whose turn it is.
            ToClient::YourTurn { .. } => {}
            ToClient::Here(here) => self.note_here(here),
            ToClient::Shuffle(shuffle) => self.note_shuffle(&shuffle),
            ToClient::Notice(notice) => {
                self.outputs.push_back(Output::News(News::Notice(notice)));
            }
            ToClient::Bye { code, message } => {
                self.outputs.push_back(Output::News(News::Bye { code, message }));
            }
        }
    }

    fn note_table(&mut self, now: Moment, table: &TableJson) {
        match Mirror::read(table) {
            Ok(mirror) => {
                self.memory.shown(&mirror, &table.history);
                self.mirror = Some(mirror);
                self.following = true;
                self.clock_ahead = table.now.saturating_sub(now);
                self.outputs.push_back(Output::News(News::Shown));
            }
            // Asking again would bring the same again.
            Err(_) => {
                self.following = false;
                self.outputs.push_back(Output::News(News::LostTrack(Why::NotUnderstood)));
            }
        }
    }

    fn note_changed(
        &mut self,
        since: u64,
        version: u64,
        request: Option<u64>,
        events: Vec<EventJson>,
        deadline: Option<i64>,
    ) {
        let Some(mirror) = self.mirror.as_mut().filter(|_| self.following) else {
            self.lose_track(Why::Gap);
            return;
        };
        if since != mirror.version || version < since {
            self.lose_track(Why::Gap);
        } else if mirror.changed(version, &events, deadline).is_err() {
            self.lose_track(Why::Inconsistent);
        } else {
            self.memory.happened(mirror, &events);
            self.outputs.extend(
                events
                    .into_iter()
                    .map(|event| Output::News(News::Happened { event, version, request })),
            );
        }
    }

    fn note_done(&mut self, id: u64) {
        if self.is_own_question(id) {
            return;
        }
        if let Some(Pending { wanted, .. }) = self.requests.answered(id) {
            self.outputs.push_back(Output::News(News::Done { request: id, wanted }));
        }
    }

    /// Whether the session asked this by itself; it has its answer now.
    fn is_own_question(&mut self, id: u64) -> bool {
        let look = self.look.take_if(|look| *look == id).is_some();
        let ping = self.ping.take_if(|ping| *ping == id).is_some();
        look || ping || self.chance.was_asked(id)
    }

    /// The table has this version: everything that led to it must have been told.
    fn note_version(&mut self, version: u64) {
        if self.mirror.as_ref().is_some_and(|mirror| self.following && version > mirror.version) {
            self.lose_track(Why::Gap);
        }
    }

    fn note_here(&mut self, here: HereJson) {
        // Before the table was shown there is nobody to be here.
        let Some(mirror) = &mut self.mirror else { return };
        match mirror.note_here(here) {
            Ok(()) => self.outputs.push_back(Output::News(News::Here)),
            Err(_) => self.lose_track(Why::Inconsistent),
        }
    }

    /// From now on the mirror is old. The whole table is asked for, once.
    fn lose_track(&mut self, why: Why) {
        self.following = false;
        if self.look.is_none() {
            self.outputs.push_back(Output::News(News::LostTrack(why)));
            self.look = Some(self.ask(DoJson::Look));
        }
    }
}
