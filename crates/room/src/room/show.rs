//! What viewers are shown: each with their own eyes.

use stapel_protocol::table::{
    EventJson, GameName, LayoutJson, OutcomeJson, PlaceJson, RoundJson, ScoreJson, SeatNumber,
    SignalledJson, TableJson, ToClient, ViewJson, YouJson, options_json,
};
use stapel_rules::any::{AnyEvent, AnyGame, AnyOptions};
use stapel_rules::{Game, GameKind, Seat, Viewer, piles};
use stapel_table::{Change, Happening, Millis, PersonId, Round, Score, Version};

use super::{ConnectionId, Payload, Room, record_id};
use crate::{agreement, log_text};

impl Room {
    /// The whole table with this person's eyes.
    pub fn table_json(&self, now: Millis, person: PersonId) -> TableJson {
        let seat = self.table.seat_of(person);
        let viewer = self.table.viewer(person);
        TableJson {
            version: self.table.version(),
            you: YouJson { id: log_text::guest(person).to_string(), seat: seat.map(SeatNumber) },
            host: self.names.person(self.table.host()),
            agreement: agreement::write(self.table.agreement()),
            places: self
                .table
                .places()
                .iter()
                .map(|place| PlaceJson {
                    who: self.names.who(&place.occupant),
                    stand_in: place.stand_in.as_ref().map(ToString::to_string),
                })
                .collect(),
            commitment: self.table.commitment(),
            score: score(self.table.score(), self.table.agreement().players),
            round: self.table.round().map(|round| self.round_json(round, viewer)),
            here: self.here.clone(),
            said: self.said.iter().cloned().collect(),
            now: now.0,
            deadline: self.table.deadline().map(|deadline| deadline.0),
        }
    }

    /// What can be done by this person now, in the notation.
    pub fn legal(&self, person: PersonId) -> Vec<String> {
        let (Some(seat), Some(round)) = (self.table.seat_of(person), self.table.round()) else {
            return Vec::new();
        };
        if self.table.active() != Some(seat) {
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
    pub(super) fn missed(&self, person: PersonId, since: Version) -> Option<ToClient> {
        if self.renamed.is_some_and(|renamed| since <= renamed) {
            return None;
        }
        let viewer = self.table.viewer(person);
        let mut events = Vec::new();
        for happening in self.past.since(since)? {
            match happening {
                // Views of the past are gone, and whoever changed seats sees with other eyes now.
                Happening::Dealt
                | Happening::TookBack { .. }
                | Happening::Place { .. }
                | Happening::Agreed(_) => return None,
                _ => events.extend(self.event(happening, viewer)),
            }
        }
        Some(self.changed(since, None, events))
    }

    fn changed(&self, since: Version, id: Option<u64>, events: Vec<EventJson>) -> ToClient {
        ToClient::Changed {
            since,
            version: self.table.version(),
            id,
            events,
            deadline: self.table.deadline().map(|deadline| deadline.0),
        }
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
        let mut shared: Vec<(Viewer, Payload)> = Vec::new();
        let connections: Vec<ConnectionId> = self.viewers.keys().copied().collect();
        for connection in connections {
            let Some(viewer) = self.viewers.get_mut(&connection) else { continue };
            let id = answer.filter(|(asker, _)| *asker == connection).map(|(_, id)| id);
            let seat = self.table.seat_of(viewer.person);
            if viewer.seat != seat {
                // They see with other eyes from now on.
                viewer.seat = seat;
                self.send_table(now, connection);
                if let Some(id) = id {
                    let version = self.table.version();
                    self.effects.send_to(connection, &ToClient::Done { id, version });
                }
            } else {
                let eyes = self.eyes(changes, seat);
                let known = shared.iter().find(|(whose, _)| *whose == eyes && id.is_none());
                let payload = match known {
                    Some((_, payload)) => payload.clone(),
                    None => {
                        let happenings = changes.iter().flat_map(|change| &change.happenings);
                        let events: Vec<EventJson> =
                            happenings.filter_map(|each| self.event(each, eyes)).collect();
                        let payload = Payload::new(&self.changed(since, id, events));
                        if id.is_none() {
                            shared.push((eyes, payload.clone()));
                        }
                        payload
                    }
                };
                self.effects.send(connection, payload);
            }
            self.send_turn(connection);
        }
    }

    /// With whose eyes these changes look to a seat: a spectator's if it is told nothing that they
    /// are not. Most changes look the same to everyone, and are written once.
    fn eyes(&self, changes: &[Change], seat: Option<Seat>) -> Viewer {
        let Some(seat) = seat else { return Viewer::Spectator };
        let own = changes.iter().flat_map(|change| &change.happenings).any(|each| match each {
            Happening::Dealt | Happening::TookBack { .. } => true,
            Happening::Game(AnyEvent::Piles(piles::Event::Drew { seat: whose, .. })) => {
                *whose == seat
            }
            _ => false,
        });
        if own { Viewer::Seat(seat) } else { Viewer::Spectator }
    }

    /// What a viewer is told of something that happened.
    fn event(&self, happening: &Happening, viewer: Viewer) -> Option<EventJson> {
        let players = self.table.agreement().players;
        Some(match happening {
            Happening::Agreed(agreed) => EventJson::Agreed {
                agreement: agreement::write(agreed),
                score: score(self.table.score(), players),
            },
            Happening::Place { seat, place } => EventJson::Place {
                seat: SeatNumber(*seat),
                who: self.names.who(&place.occupant),
                stand_in: place.stand_in.as_ref().map(ToString::to_string),
            },
            Happening::Host(person) => EventJson::Host { person: self.names.person(*person) },
            Happening::Sealed { commitment } => {
                EventJson::Sealed { commitment: commitment.clone() }
            }
            Happening::Dealt => EventJson::Dealt {
                round: Box::new(self.round_json(self.table.round()?, viewer)),
                score: score(self.table.score(), players),
            },
            Happening::Game(event) => {
                let game = self.table.round()?.game();
                EventJson::new(&game.seen_by(event, viewer), players)
            }
            Happening::Signal { seat, signal } => {
                EventJson::Signal { seat: SeatNumber(*seat), signal: (*signal).into() }
            }
            Happening::Said { seat, text } => {
                EventJson::Said { seat: SeatNumber(*seat), text: text.clone() }
            }
            Happening::TakebackAsked { seat } => {
                EventJson::TakebackAsked { seat: SeatNumber(*seat) }
            }
            Happening::TakebackAnswered { seat, agree } => {
                EventJson::TakebackAnswered { seat: SeatNumber(*seat), agree: *agree }
            }
            Happening::TookBack { seat } => EventJson::TookBack {
                seat: SeatNumber(*seat),
                round: Box::new(self.round_json(self.table.round()?, viewer)),
            },
            Happening::Over { outcome, seed, score: standing } => EventJson::Over {
                outcome: outcome.as_ref().map(|outcome| OutcomeJson::new(outcome, players)),
                seed: seed.reveal().to_owned(),
                score: score(standing, players),
                record: record_id(self.id, self.table.round()?.number(), seed).to_string(),
            },
        })
    }

    /// A game with a viewer's eyes.
    fn round_json(&self, round: &Round, viewer: Viewer) -> RoundJson {
        let game = round.game();
        let (options, first, layout) = match game {
            AnyGame::Piles(rules) => {
                let extreme = game.kind() == GameKind::Extreme;
                let layout = extreme.then(|| LayoutJson::listed(rules.layout()));
                (AnyOptions::Piles(rules.variant(), rules.options()), Seat::FIRST, layout)
            }
            AnyGame::Clear4(rules) => (AnyOptions::Clear4(rules.options()), rules.first(), None),
        };
        RoundJson {
            number: round.number(),
            game: GameName(game.kind()),
            players: game.players(),
            options: options_json(&options),
            first: SeatNumber(first),
            layout,
            commitment: round.commitment(),
            view: ViewJson::new(game, &round.view(viewer), round.spread())
                .expect("a game, its view and its table are of one kind"),
            talk: SignalledJson::all(round.talk()),
            takeback: round.asked().map(|asked| SeatNumber(asked.seat)),
            over: round.is_over(),
            outcome: round.outcome().map(|outcome| OutcomeJson::new(&outcome, game.players())),
            seed: round.revealed().map(|seed| seed.reveal().to_owned()),
            record: round
                .revealed()
                .map(|seed| record_id(self.id, round.number(), seed).to_string()),
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
