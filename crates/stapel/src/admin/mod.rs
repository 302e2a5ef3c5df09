//! `stapel admin`: looks after a server that runs.

mod arguments;
mod client;
mod text;
mod time;
mod values;

use std::io::{self, Write};
use std::path::PathBuf;

pub use arguments::{Action, Arguments, For, Registration, Switch, Why};
use stapel_protocol::admin::{DoneJson, LimitsJson, NewOrderJson, SettleJson};
use stapel_protocol::table::rest;
use stapel_server::store::{GuestId, OrderKind};
pub use values::{Change, Time, Whom};

use self::client::Client;
use self::text::Teller;
use crate::voice::{Complaint, Voice, display_in_english, text as told, unreadable};

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The output can't be written.
    Io(#[from] io::Error),
    /// No server runs on this data, or we may not reach it.
    NoServer(PathBuf, #[source] io::Error),
    /// The server at this address can't be reached.
    Unreachable(String, String),
    /// A server at an address needs a token.
    NoToken,
    /// The file with the token can't be read.
    TokenFile(PathBuf, #[source] io::Error),
    /// The server has no door there, or not for this token.
    NoDoor,
    /// The server refuses.
    Refused {
        /// Why, for programs.
        code: String,
        /// Why, for people, in English.
        message: String,
    },
    /// The server says what makes no sense.
    Nonsense,
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
            Failure::NoServer(data, error) => {
                let (data, why) = (data.display().to_string(), error.tell(voice));
                voice.say("admin-no-server", &[("data", told(&data)), ("why", told(&why))])
            }
            Failure::Unreachable(server, why) => {
                voice.say("admin-unreachable", &[("server", told(server)), ("why", told(why))])
            }
            Failure::NoToken => voice.t("admin-no-token"),
            Failure::TokenFile(file, error) => unreadable(file, error, voice),
            Failure::NoDoor => voice.t("admin-no-door"),
            Failure::Refused { code, message } => {
                voice.say("admin-refused", &[("code", told(code)), ("message", told(message))])
            }
            Failure::Nonsense => voice.t("admin-nonsense"),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Refused { .. } => "refused",
            Failure::NoToken => "wrong_use",
            _ => "failed",
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            _ => None,
        }
    }
}

display_in_english!(Failure);

/// Does it.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<(), Failure> {
    let client = Client::new(arguments)?;
    let mut work = Work { client, json: arguments.json, teller: Teller { voice, output } };
    match &arguments.action {
        Action::Status => work.show("/status", rest::read, Teller::status),
        Action::Tables { table: Some(table), .. } => {
            work.show(&format!("/tables/{}", in_path(table)), rest::read, Teller::look)
        }
        Action::Tables { table: None, running, connected } => work.show(
            &format!("/tables?running={running}&connected={connected}"),
            rest::read,
            Teller::tables,
        ),
        Action::Guests { who, connected } => match who.as_deref().unwrap_or("") {
            who if who.parse::<GuestId>().is_ok() => {
                work.show(&format!("/guests/{who}"), rest::read, Teller::guest_look)
            }
            part => {
                let part = in_path(part);
                work.show(
                    &format!("/guests?name={part}&connected={connected}"),
                    rest::read,
                    Teller::guests,
                )
            }
        },
        Action::Addresses => work.show("/addresses", rest::read, Teller::addresses),
        Action::Bans => work.show("/orders", rest::read, Teller::orders),
        Action::Reports { settle: None, all, .. } => {
            work.show(&format!("/reports?all={all}"), rest::read, Teller::reports)
        }
        Action::Reports { settle: Some(number), note, .. } => {
            let body = rest::write(&SettleJson { note: note.clone().unwrap_or_default() });
            work.act("reports --settle", false, &format!("/reports/{number}"), &body)
        }
        Action::Audit { before } => {
            let before = before.map_or(String::new(), |number| format!("?before={number}"));
            work.show(&format!("/audit{before}"), rest::read, Teller::audit)
        }
        Action::Limits { changes } => work.limits(changes),
        action => {
            let (command, order) = order(action);
            work.act(command, order.on, "/orders", &rest::write(&order))
        }
    }
}

/// The order that an action gives or lifts, and the command as it was typed.
fn order(action: &Action) -> (&'static str, NewOrderJson) {
    let give = |kind: OrderKind, subject: String, why: &Why, time: Option<Time>| NewOrderJson {
        kind: kind.name().to_owned(),
        subject,
        reason: why.reason.clone(),
        seconds: time.map(|time| time.seconds),
        on: true,
    };
    let nothing = Why { reason: String::new() };
    let lift = |kind: OrderKind, subject: String| NewOrderJson {
        on: false,
        ..give(kind, subject, &nothing, None)
    };
    let switch = |kind: OrderKind, on: bool| NewOrderJson {
        on,
        ..give(kind, String::new(), &nothing, None)
    };
    match action {
        Action::Close { table, why } => {
            ("close", give(OrderKind::Closed, table.clone(), why, None))
        }
        Action::Reopen { table } => ("reopen", lift(OrderKind::Closed, table.clone())),
        Action::Mute { guest, time, why } => {
            ("mute", give(OrderKind::Mute, guest.clone(), why, time.time))
        }
        Action::Unmute { guest } => ("unmute", lift(OrderKind::Mute, guest.clone())),
        Action::Ban { whom, time, why } => {
            let (kind, subject) = banned(whom);
            ("ban", give(kind, subject, why, time.time))
        }
        Action::Unban { whom } => {
            let (kind, subject) = banned(whom);
            ("unban", lift(kind, subject))
        }
        Action::RemoveName { guest, time, why } => {
            ("remove-name", give(OrderKind::NoName, guest.clone(), why, Some(*time)))
        }
        Action::Announce { text: Some(text), time, .. } => {
            let why = Why { reason: text.clone() };
            ("announce", give(OrderKind::Announcement, String::new(), &why, time.time))
        }
        Action::Registration { state } => {
            ("registration", switch(OrderKind::Registration, *state == Registration::Closed))
        }
        Action::Maintenance { state } => {
            ("maintenance", switch(OrderKind::Maintenance, *state == Switch::On))
        }
        // What only shows something was done before.
        _ => ("announce --off", switch(OrderKind::Announcement, false)),
    }
}

fn banned(whom: &Whom) -> (OrderKind, String) {
    match whom {
        Whom::Guest(guest) => (OrderKind::BanGuest, guest.to_string()),
        Whom::Range(range) => (OrderKind::BanRange, range.to_string()),
    }
}

/// A text as a part of an address: whatever is not plain is written as its bytes.
fn in_path(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

struct Work<'t, W> {
    client: Client,
    json: bool,
    teller: Teller<'t, W>,
}

impl<'t, W: Write> Work<'t, W> {
    /// Shows what the server answers.
    fn show<T>(
        &mut self,
        path: &str,
        read: fn(&str) -> Result<T, String>,
        tell: impl FnOnce(&mut Teller<'t, W>, &T) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let answer = self.client.ask("GET", path, None)?;
        self.told(&answer, read, tell)
    }

    fn told<T>(
        &mut self,
        answer: &str,
        read: fn(&str) -> Result<T, String>,
        tell: impl FnOnce(&mut Teller<'t, W>, &T) -> io::Result<()>,
    ) -> Result<(), Failure> {
        if self.json {
            return Ok(writeln!(self.teller.output, "{answer}")?);
        }
        let read = read(answer).map_err(|_| Failure::Nonsense)?;
        Ok(tell(&mut self.teller, &read)?)
    }

    /// Does something, and tells that it was done.
    fn act(&mut self, command: &str, ends: bool, path: &str, body: &str) -> Result<(), Failure> {
        let answer = self.client.ask("POST", path, Some(body))?;
        self.told(&answer, rest::read, |teller, done: &DoneJson| teller.done(command, ends, done))
    }

    fn limits(&mut self, changes: &[Change]) -> Result<(), Failure> {
        if changes.is_empty() {
            return self.show("/limits", rest::read, |teller, limits: &LimitsJson| {
                teller.limits(limits, false)
            });
        }
        let asked = changes.iter().map(|change| (change.name.clone(), change.to)).collect();
        let body = rest::write(&LimitsJson(asked));
        let answer = self.client.ask("PATCH", "/limits", Some(&body))?;
        self.told(&answer, rest::read, |teller, limits: &LimitsJson| teller.limits(limits, true))
    }
}
