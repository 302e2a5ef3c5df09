//! What viewers are shown: each what they may know.

use stapel_protocol::table::{
    ChangedHead, EndingJson, EventJson, GameName, LayoutJson, OpenCardsJson, OutcomeJson,
    PlaceJson, RoundJson, ScoreJson, SeatNumber, SignalledJson, TableJson, ToClient, ViewJson,
    YouJson, options_json,
};
use stapel_rules::any::Setup;
use stapel_rules::{Game, TableGame, Viewer};
use stapel_table::{
    Change, Ending, Millis, PersonId, Place, Round, Score, Table, TableEvent, Version,
};

use super::{ConnectionId, Payload, Room, record_id};
use crate::{agreement, log_text};

impl Room {
    /// The whole table as this person may know it.
    pub fn table_json(&self, now: Millis, person: PersonId) -> TableJson {
        let seat = self.table.seat_of(person);
        let viewer = self.table.viewer(person);
        TableJson {
            version: self.table.version(),
            you: YouJson {
                id: log_text::guest(person).to_string(),
                seat: seat.map(SeatNumber),
                removed: self.table.is_removed(person),
            },
            host: self.names.person(self.table.host()),
            agreement: agreement::write(self.table.agreement()),
            places: self.table.places().iter().map(|place| self.place_json(place)).collect(),
            commitment: self.table.commitment(),
            score: score(self.table.score(), self.table.agreement().players),
            round: self.table.round().map(|round| self.round_json(round, viewer)),
            here: self.here.clone(),
            said: self.said.iter().map(|(_, said)| said.clone()).collect(),
            now: now.0,
            deadline: self.table.deadline().map(|deadline| deadline.0),
            history: self.history(viewer),
        }
    }

    /// A place, and everyone by name.
    fn place_json(&self, place: &Place) -> PlaceJson {
        let is = |what: fn(&Table, PersonId) -> bool| {
            place.person().is_some_and(|person| what(&self.table, person))
        };
        PlaceJson {
            who: self.names.who(&place.occupant),
            stand_in: place.stand_in.as_ref().map(ToString::to_string),
            gone: place.gone,
            removed: is(Table::is_removed),
            muted: is(Table::is_muted),
        }
    }

    /// What can be done by this person now, in the notation.
    pub fn legal(&self, person: PersonId) -> Vec<String> {
        let (Some(seat), Some(round)) = (self.table.seat_of(person), self.table.round()) else {
            return Vec::new();
        };
        // Whoever has got up has nothing to do here until they come back.
        if self.table.active() != Some(seat) || self.table.places()[seat.index()].gone {
            return Vec::new();
        }
        let mut actions = Vec::new();
        round.game().legal_in_view(&round.view(Viewer::Seat(seat)), &mut actions);
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    /// Sends the whole table.
    pub(super) fn send_table(&mut self, now: Millis, connection: ConnectionId) {
        let Some(viewer) = self.viewers.get(&connection) else { return };
        let message = ToClient::Table(self.table_json(now, viewer.person));
        self.effects.send_to(connection, &message);
    }

    /// Tells whoever wants to know it that it is their turn.
    pub(super) fn send_turn(&mut self, connection: ConnectionId) {
        let Some(viewer) = self.viewers.get(&connection).filter(|viewer| viewer.wants_legal) else {
            return;
        };
        let legal = self.legal(viewer.person);
        if !legal.is_empty() {
            let message = ToClient::YourTurn { version: self.table.version(), legal };
            self.effects.send_to(connection, &message);
        }
    }

    /// What someone missed since a version, as one message. `None` if events would not do.
    pub(super) fn missed(&self, now: Millis, person: PersonId, since: Version) -> Option<ToClient> {
        if self.renamed.is_some_and(|renamed| since <= renamed) || self.news.shows_table() {
            return None;
        }
        // Views of the past are gone, events of an earlier game can't be told by the rules of this one, and
        // whoever changed seats may know other things now.
        // While nobody may talk, what was signalled before is hidden (X12).
        let silent = self.table.round().is_some_and(Round::is_silent);
        let needs_table = |event: &TableEvent| match event {
            TableEvent::Dealt
            | TableEvent::TookBack { .. }
            | TableEvent::Place { .. }
            | TableEvent::Agreed(_) => true,
            TableEvent::Signal { .. } | TableEvent::TalkAgain(_) => silent,
            _ => false,
        };
        if self.past.since(since)?.any(needs_table) {
            return None;
        }
        let viewer = self.table.viewer(person);
        let missed = self.past.since(since)?;
        let events = missed.filter_map(|event| self.event(event, viewer)).collect();
        let ChangedHead { since, version, id, deadline, now } = self.changed_head(now, since, None);
        Some(ToClient::Changed { since, version, id, events, deadline, now })
    }

    /// What a message of a change up to now says beside its events.
    fn changed_head(&self, now: Millis, since: Version, id: Option<u64>) -> ChangedHead {
        let deadline = self.table.deadline().map(|deadline| deadline.0);
        let version = self.table.version();
        ChangedHead { since, version, id, deadline, now: deadline.map(|_| now.0) }
    }

    /// Tells everyone what they may know of these changes. Whoever asked for them gets their answer.
    pub(super) fn tell(
        &mut self,
        now: Millis,
        answer: Option<(ConnectionId, u64)>,
        changes: &[Change],
    ) {
        let Some(first) = changes.first() else { return };
        let since = first.version - 1;
        let mut audiences = Audiences::default();
        let connections: Vec<ConnectionId> = self.viewers.keys().copied().collect();
        for connection in connections {
            let Some(viewer) = self.viewers.get_mut(&connection) else { continue };
            let id = answer.filter(|(asker, _)| *asker == connection).map(|(_, id)| id);
            let seat = self.table.seat_of(viewer.person);
            if viewer.seat != seat {
                // What they may know has changed, so they are shown the whole table.
                viewer.seat = seat;
                self.send_table(now, connection);
                if let Some(id) = id {
                    let version = self.table.version();
                    self.effects.send_to(connection, &ToClient::Done { id, version });
                }
            } else {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let head = self.changed_head(now, since, id);
                let audience = audiences.of(self, changes, viewer);
                self.effects.send(connection, audience.payload(&head));
            }
            self.send_turn(connection);
        }
    }

    /// What a viewer is told of these changes.
    fn events(&self, changes: &[Change], viewer: Viewer) -> Vec<EventJson> {
        let events = changes.iter().flat_map(|change| &change.events);
        events.filter_map(|event| self.event(event, viewer)).collect()
    }

    /// What a viewer is told of something that happened.
    pub(super) fn event(&self, event: &TableEvent, viewer: Viewer) -> Option<EventJson> {
        let players = self.table.agreement().players;
        Some(match event {
            TableEvent::Agreed(agreed) => EventJson::Agreed {
                agreement: agreement::write(agreed),
                score: score(self.table.score(), players),
            },
            TableEvent::Place { seat, place } => {
                EventJson::place(SeatNumber(*seat), self.place_json(place))
            }
            TableEvent::Host(person) => EventJson::Host { person: self.names.person(*person) },
            TableEvent::Sealed { commitment } => {
                EventJson::Sealed { commitment: commitment.clone() }
            }
            TableEvent::Dealt => EventJson::Dealt {
                round: Box::new(self.round_json(self.table.round()?, viewer)),
                score: score(self.table.score(), players),
            },
            TableEvent::Game(event) => {
                let game = self.table.round()?.game();
                EventJson::new(&game.seen_by(event, viewer), players)
            }
            TableEvent::Signal { seat, signal } => {
                EventJson::Signal { seat: SeatNumber(*seat), signal: (*signal).into() }
            }
            TableEvent::TalkAgain(talk) => EventJson::TalkAgain { talk: SignalledJson::all(talk) },
            TableEvent::Said { seat, text } => {
                EventJson::Said { seat: SeatNumber(*seat), text: text.clone() }
            }
            TableEvent::TakebackAsked { seat } => {
                EventJson::TakebackAsked { seat: SeatNumber(*seat) }
            }
            TableEvent::TakebackAnswered { seat, agree } => {
                EventJson::TakebackAnswered { seat: SeatNumber(*seat), agree: *agree }
            }
            TableEvent::TookBack { seat } => EventJson::TookBack {
                seat: SeatNumber(*seat),
                round: Box::new(self.round_json(self.table.round()?, viewer)),
            },
            TableEvent::EndAsked { seat } => EventJson::EndAsked { seat: SeatNumber(*seat) },
            TableEvent::EndAnswered { seat, agree } => {
                EventJson::EndAnswered { seat: SeatNumber(*seat), agree: *agree }
            }
            TableEvent::EndDropped { seat } => EventJson::EndDropped { seat: SeatNumber(*seat) },
            TableEvent::Muted { seat, on } => EventJson::Muted { seat: SeatNumber(*seat), on: *on },
            TableEvent::Removed(person) => {
                EventJson::Removed { person: self.names.person(*person) }
            }
            TableEvent::Over { outcome, stopped, seed, score: standing } => EventJson::Over {
                outcome: outcome.as_ref().map(|outcome| OutcomeJson::new(outcome, players)),
                stopped: *stopped,
                seed: seed.reveal().to_owned(),
                score: score(standing, players),
                record: record_id(self.id, self.table.round()?.number(), seed).to_string(),
                opened: self.table.round()?.opened().map(OpenCardsJson::new).map(Box::new),
            },
        })
    }

    /// A game as a viewer may know it.
    fn round_json(&self, round: &Round, viewer: Viewer) -> RoundJson {
        let game = round.game();
        let Setup { options, players, layout, first } = game.setup();
        let has_layout = game.kind().about().has_layout;
        RoundJson {
            number: round.number(),
            game: GameName(game.kind()),
            players,
            options: options_json(&options),
            first: SeatNumber(first),
            layout: has_layout.then(|| LayoutJson::listed(&layout)),
            commitment: round.commitment(),
            view: ViewJson::new(game, &round.view(viewer), round.spread())
                .expect("a game, its view and its table are of one kind"),
            talk: SignalledJson::all(&round.talk()),
            takeback: round.asked().map(|asked| SeatNumber(asked.seat)),
            ending: round.ending().map(|Ending { asked, .. }| EndingJson {
                seat: SeatNumber(asked.seat),
                agreed: asked.agreed.iter().map(SeatNumber).collect(),
            }),
            over: round.is_over(),
            outcome: round.outcome().map(|outcome| OutcomeJson::new(&outcome, players)),
            stopped: round.is_stopped(),
            seed: round.revealed().map(|seed| seed.reveal().to_owned()),
            record: round
                .revealed()
                .map(|seed| record_id(self.id, round.number(), seed).to_string()),
            opened: round.opened().map(OpenCardsJson::new).map(Box::new),
        }
    }
}

/// Viewers who are told the same of a change are an audience: most changes look the same to everyone, and are written
/// once.
#[derive(Default)]
struct Audiences {
    told: Vec<Audience>,
    /// Which audience a viewer belongs to, as an index into `told`.
    belongs: Vec<(Viewer, usize)>,
}

/// Those who are told the same of a change.
struct Audience {
    events: Vec<EventJson>,
    /// The same as it travels.
    text: String,
    /// The message to all of them who are not answered.
    payload: Option<Payload>,
}

impl Audiences {
    /// The audience of this viewer: it is told exactly the same.
    fn of(&mut self, room: &Room, changes: &[Change], viewer: Viewer) -> &mut Audience {
        let known =
            self.belongs.iter().find(|(other, _)| *other == viewer).map(|(_, index)| *index);
        let index = known.unwrap_or_else(|| {
            let events = room.events(changes, viewer);
            let same = self.told.iter().position(|told| told.events == events);
            let index = same.unwrap_or_else(|| {
                let text = EventJson::list_to_text(&events);
                self.told.push(Audience { events, text, payload: None });
                self.told.len() - 1
            });
            self.belongs.push((viewer, index));
            index
        });
        &mut self.told[index]
    }
}

impl Audience {
    /// The message to one of them. Those who are not answered share it.
    fn payload(&mut self, head: &ChangedHead) -> Payload {
        let write = || Payload::of(head.to_text(&self.text));
        match head.id {
            Some(_) => write(),
            None => self.payload.get_or_insert_with(write).clone(),
        }
    }
}

fn score(score: &Score, players: u8) -> ScoreJson {
    ScoreJson {
        played: score.played,
        rounds: score.rounds,
        points: score.points[..usize::from(players)].to_vec(),
    }
}
