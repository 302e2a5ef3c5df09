//! What people ask of a room, and the answer that each of them gets.

use stapel_protocol::table::{DoJson, ToClient, ToServer, ToServerError};
use stapel_rules::Game;
use stapel_table::{Answer, Command, Digits, PersonId, Refusal, Request, RequestKey};

use super::{ConnectionId, Environment, Room};
use crate::agreement;

/// Why a request was refused, in the words that travel.
pub(super) struct Refused {
    pub(super) code: &'static str,
    pub(super) message: String,
}

impl Room {
    /// A message came in. Its sender is answered, whatever it is.
    pub fn message(&mut self, environment: &mut Environment<'_>, from: ConnectionId, text: &str) {
        match ToServer::parse(text) {
            Ok(request) => self.request(environment, from, request),
            Err(error) => {
                let (id, code) = match &error {
                    ToServerError::TooLong => (None, "too_long"),
                    ToServerError::Json(_) => (None, "bad_json"),
                    ToServerError::Request { id, .. } => (*id, "bad_request"),
                };
                self.refuse(from, id, code, error.to_string());
            }
        }
        self.settle(environment);
    }

    fn request(
        &mut self,
        environment: &mut Environment<'_>,
        from: ConnectionId,
        request: ToServer,
    ) {
        let Some(viewer) = self.viewers.get(&from) else { return };
        let ToServer { id, base, r#do } = request;
        match &r#do {
            DoJson::Look => self.send_table(environment.now, from),
            DoJson::Ping => {}
            DoJson::Again => {
                let person = viewer.person;
                if let Err(refusal) = self.would_play_again(person) {
                    self.refuse(from, Some(id), refusal.code(), refusal.to_string());
                    return;
                }
                self.tell_here_now(environment.now);
            }
            _ => {
                let key = RequestKey { person: viewer.person, id };
                // What was done once need not make sense any more.
                if let Some(version) = self.table.done(key) {
                    self.effects.send_to(from, &ToClient::Done { id, version });
                    return;
                }
                let command = self.command(r#do).and_then(|command| {
                    self.check_names(key.person, &command)?;
                    Ok(command)
                });
                match command {
                    Ok(command) => {
                        self.ask(environment, from, &Request { key, base, command });
                    }
                    Err(Refused { code, message }) => self.refuse(from, Some(id), code, message),
                }
                return;
            }
        }
        let version = self.table.version();
        self.effects.send_to(from, &ToClient::Done { id, version });
    }

    /// Somebody would play once more.
    fn would_play_again(&mut self, person: PersonId) -> Result<(), Refusal> {
        if self.table.seat_of(person).is_none() {
            return Err(Refusal::NotSeated);
        }
        if self.table.is_running() {
            return Err(Refusal::GameRunning);
        }
        if self.table.round().is_none() {
            return Err(Refusal::NoGame);
        }
        self.again.insert(person);
        Ok(())
    }

    fn ask(&mut self, environment: &mut Environment<'_>, from: ConnectionId, request: &Request) {
        let id = request.key.id;
        let seated = self.table.seat_of(request.key.person).is_some();
        if matches!(request.command, Command::Share { .. } if seated)
            && let Some(viewer) = self.viewers.get_mut(&from)
        {
            viewer.follows_shuffle = true;
        }
        match self.with_context(environment, |table, context| table.request(context, request)) {
            // It was so already.
            Ok(Answer::Changed(changes)) if changes.is_empty() => {
                let version = self.table.version();
                self.effects.send_to(from, &ToClient::Done { id, version });
                self.send_shuffle(from);
            }
            Ok(Answer::Changed(changes)) => {
                self.publish(environment.now, Some((from, id)), changes);
            }
            Ok(Answer::Already { version }) => {
                self.effects.send_to(from, &ToClient::Done { id, version });
            }
            Err(refusal) => self.refuse(from, Some(id), refusal.code(), refusal.to_string()),
        }
    }

    /// Does something for a person who is not connected, such as leaving for good, if it can be done.
    pub fn act_for(&mut self, environment: &mut Environment<'_>, request: &Request) {
        let answer =
            self.with_context(environment, |table, context| table.request(context, request));
        if let Ok(Answer::Changed(changes)) = answer {
            self.publish(environment.now, None, changes);
        }
        self.settle(environment);
    }

    fn refuse(&mut self, to: ConnectionId, id: Option<u64>, code: &str, message: String) {
        let version = self.table.version();
        let refused =
            ToClient::Refused { id, code: code.to_owned(), message, version, retry_after_ms: None };
        self.effects.send_to(to, &refused);
    }

    /// What the table understands.
    fn command(&self, wanted: DoJson) -> Result<Command, Refused> {
        let bot = |name: &str| {
            agreement::read_bot(name)
                .map_err(|error| Refused { code: "no_such_bot", message: error.to_string() })
        };
        let digits = |text: &str| {
            let bad = Refusal::BadShare;
            let refused = || Refused { code: bad.code(), message: bad.to_string() };
            Digits::parse(text).ok_or_else(refused)
        };
        Ok(match wanted {
            DoJson::Act(text) => {
                let round = self.table.round().ok_or_else(|| Refused {
                    code: "no_game",
                    message: Refusal::NoGame.to_string(),
                })?;
                let action = round
                    .game()
                    .parse_action(&text)
                    .map_err(|error| Refused { code: error.code(), message: error.to_string() })?;
                Command::Act { action }
            }
            DoJson::Sit(seat) => Command::Sit { seat: seat.map(|seat| seat.0) },
            DoJson::Leave => Command::Leave { for_good: false },
            DoJson::LeaveForGood => Command::Leave { for_good: true },
            DoJson::Empty(seat) => Command::Empty { seat: seat.0 },
            DoJson::Bot { seat, bot: name } => Command::SeatBot { seat: seat.0, bot: bot(&name)? },
            DoJson::Agree(json) => {
                let agreement = agreement::read(&json)
                    .map_err(|error| Refused { code: "bad_options", message: error.to_string() })?;
                Command::Agree { agreement }
            }
            DoJson::Host(seat) => Command::Host { seat: seat.0 },
            DoJson::Deal => Command::Deal,
            DoJson::Share(text) => Command::Share { commitment: digits(&text)? },
            DoJson::Reveal(text) => Command::Reveal { bits: digits(&text)? },
            DoJson::Start(seat) => Command::Start { seat: seat.0 },
            DoJson::Signal(signal) => Command::Signal { signal: signal.signal() },
            DoJson::Say(text) => Command::Say { text },
            DoJson::TakeBack => Command::TakeBack,
            DoJson::AnswerTakeback(agree) => Command::AnswerTakeback { agree },
            DoJson::Hint => Command::Hint,
            DoJson::StandIn { seat, bot: name } => {
                Command::StandIn { seat: seat.0, bot: bot(&name)? }
            }
            DoJson::ComeBack => Command::ComeBack,
            DoJson::GiveUp => Command::GiveUp,
            DoJson::AnswerEnd(agree) => Command::AnswerEnd { agree },
            DoJson::Mute { seat, on } => Command::Mute { seat: seat.0, on },
            DoJson::Remove { seat, for_good } => Command::Remove { seat: seat.0, for_good },
            DoJson::Again | DoJson::Look | DoJson::Ping => {
                unreachable!("these are answered without asking the table")
            }
        })
    }
}
