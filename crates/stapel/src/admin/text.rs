//! What operators read.

use std::io::{self, Write};

use stapel_protocol::admin::{
    ActsJson, AdminAddressesJson, AdminGuestJson, AdminGuestLookJson, AdminGuestsJson,
    AdminLookJson, AdminTableJson, AdminTablesJson, ConnectedJson, DoneJson, LimitsJson, OrderJson,
    OrdersJson, ReportJson, ReportsJson, StatusJson,
};
use stapel_protocol::table::WhoJson;

use super::time::shown;
use crate::voice::{Voice, count, text};

/// Writes what came back.
pub(super) struct Teller<'t, W> {
    pub(super) voice: &'t Voice,
    pub(super) output: &'t mut W,
}

impl<W: Write> Teller<'_, W> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", line.trim_end())
    }

    fn none_if(&mut self, is_empty: bool) -> io::Result<()> {
        if is_empty { self.line(&self.voice.t("admin-none")) } else { Ok(()) }
    }

    pub(super) fn status(&mut self, status: &StatusJson) -> io::Result<()> {
        let number = |number: u64| number.to_string();
        let voice = self.voice;
        let [connections, guests, addresses] =
            [status.connections, status.guests, status.addresses].map(number);
        self.line(&voice.say(
            "admin-connections",
            &[
                ("connections", text(&connections)),
                ("guests", text(&guests)),
                ("addresses", text(&addresses)),
            ],
        ))?;
        let [rooms, messages, bots, writes] =
            [status.rooms, status.waiting_messages, status.waiting_bots, status.waiting_writes]
                .map(number);
        self.line(&voice.say(
            "admin-load",
            &[
                ("rooms", text(&rooms)),
                ("messages", text(&messages)),
                ("bots", text(&bots)),
                ("writes", text(&writes)),
            ],
        ))?;
        let millis = |micros: Option<u64>| {
            micros.map_or_else(
                || String::from("–"),
                |micros| format!("{} ms", micros as f64 / 1000.0),
            )
        };
        let free = status.disk_free;
        let free =
            free.map_or_else(|| String::from("–"), |free| format!("{} MB", free / 1_000_000));
        let (p50, p99) = (millis(status.write_p50_us), millis(status.write_p99_us));
        let told = [("p50", text(&p50)), ("p99", text(&p99)), ("free", text(&free))];
        self.line(&voice.say("admin-writes", &told))?;
        let [bans, mutes, closed, reports] =
            [status.bans, status.mutes, status.closed_tables, status.open_reports].map(number);
        self.line(&voice.say(
            "admin-holds",
            &[
                ("bans", text(&bans)),
                ("mutes", text(&mutes)),
                ("closed", text(&closed)),
                ("reports", text(&reports)),
            ],
        ))?;
        if !status.can_take_moves {
            self.line(&voice.t("admin-no-moves"))?;
        }
        if status.maintenance {
            self.line(&voice.t("admin-maintenance"))?;
        }
        if !status.registration_open {
            self.line(&voice.t("admin-registration"))?;
        }
        if let Some(announcement) = &status.announcement {
            let end = self.end(announcement.until);
            let told = [("end", text(&end)), ("text", text(&announcement.text))];
            self.line(&voice.say("admin-announcement", &told))?;
        }
        Ok(())
    }

    /// Until when something holds.
    fn end(&self, until: Option<i64>) -> String {
        match until {
            Some(until) => self.voice.say("admin-until", &[("when", text(&shown(until)))]),
            None => self.voice.t("admin-for-ever"),
        }
    }

    /// Who sits somewhere.
    fn who(&self, who: &WhoJson) -> String {
        match who {
            WhoJson::Empty => String::from("–"),
            WhoJson::Bot(level) => format!("[{level}]"),
            WhoJson::Person(person) => match &person.name {
                Some(name) => format!("{name} ({})", person.id),
                None => self.voice.t("admin-deleted"),
            },
        }
    }

    fn table(&mut self, table: &AdminTableJson) -> io::Result<()> {
        let game = table.game.map_or("–", |game| game.0.name());
        let mut marks = String::new();
        for (holds, id) in [(table.running, "admin-running"), (table.closed, "admin-closed")] {
            if holds {
                marks += &format!(", {}", self.voice.t(id));
            }
        }
        let people: Vec<String> = table
            .places
            .iter()
            .filter(|who| matches!(who, WhoJson::Person(_)))
            .map(|who| self.who(who))
            .collect();
        let (changed, connections) = (shown(table.changed), table.connections);
        let id = &table.id;
        self.line(&format!(
            "{id}  {changed}  {connections:>3}  {game}{marks}  {}",
            people.join(", ")
        ))
    }

    pub(super) fn tables(&mut self, list: &AdminTablesJson) -> io::Result<()> {
        for table in &list.tables {
            self.table(table)?;
        }
        self.none_if(list.tables.is_empty())
    }

    pub(super) fn look(&mut self, look: &AdminLookJson) -> io::Result<()> {
        let agreement = &look.table.agreement;
        let closed = if look.closed { self.voice.t("admin-closed") } else { String::new() };
        self.line(&format!("{}  {}  {closed}", look.id, agreement.game.0.name()))?;
        for (seat, place) in look.places().iter().enumerate() {
            let who = self.who(&place.who);
            self.line(&format!("  {seat}  {who}"))?;
        }
        self.connected(&look.connected)?;
        for said in look.said() {
            self.line(&format!("  {}: {}", said.seat.0.index(), said.text))?;
        }
        Ok(())
    }

    fn connected(&mut self, list: &[ConnectedJson]) -> io::Result<()> {
        for one in list {
            let since = shown(one.since);
            let told = [
                ("guest", text(&one.guest)),
                ("table", text(&one.table)),
                ("address", text(&one.address)),
                ("when", text(&since)),
            ];
            let line = self.voice.say("admin-connected", &told);
            self.line(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn guest(&mut self, guest: &AdminGuestJson) -> io::Result<()> {
        let mut marks = String::new();
        for (holds, id) in [(guest.banned, "admin-banned"), (guest.muted, "admin-muted")] {
            if holds {
                marks += &format!(", {}", self.voice.t(id));
            }
        }
        let AdminGuestJson { id, name, connections, .. } = guest;
        self.line(&format!("{id}  {}  {connections:>3}  {name}{marks}", shown(guest.seen)))
    }

    pub(super) fn guests(&mut self, list: &AdminGuestsJson) -> io::Result<()> {
        for guest in &list.guests {
            self.guest(guest)?;
        }
        self.none_if(list.guests.is_empty())
    }

    pub(super) fn guest_look(&mut self, look: &AdminGuestLookJson) -> io::Result<()> {
        self.guest(&look.guest)?;
        for table in &look.tables {
            self.table(table)?;
        }
        self.connected(&look.connected)?;
        for order in &look.orders {
            self.order(order)?;
        }
        for report in &look.reports {
            self.report(report)?;
        }
        Ok(())
    }

    pub(super) fn addresses(&mut self, list: &AdminAddressesJson) -> io::Result<()> {
        for one in &list.addresses {
            let (address, connections) = (&one.address, one.connections);
            self.line(&format!("{address}  {connections:>3}  {}", one.guests.join(" ")))?;
        }
        self.none_if(list.addresses.is_empty())
    }

    fn order(&mut self, order: &OrderJson) -> io::Result<()> {
        let end = self.end(order.until);
        let OrderJson { kind, subject, reason, .. } = order;
        let subject = if subject.is_empty() { String::new() } else { format!(" {subject}") };
        self.line(&format!("{}  {kind}{subject}, {end}  {reason}", shown(order.since)))
    }

    pub(super) fn orders(&mut self, list: &OrdersJson) -> io::Result<()> {
        for order in &list.orders {
            self.order(order)?;
        }
        self.none_if(list.orders.is_empty())
    }

    fn report(&mut self, report: &ReportJson) -> io::Result<()> {
        let voice = self.voice;
        let who =
            |guest: &Option<String>| guest.clone().unwrap_or_else(|| voice.t("admin-deleted"));
        let (reported, reporter) = (who(&report.reported), who(&report.reporter));
        let (number, when) = (report.number.to_string(), shown(report.at));
        let told = [
            ("number", text(&number)),
            ("when", text(&when)),
            ("name", text(&report.name)),
            ("guest", text(&reported)),
            ("reporter", text(&reporter)),
            ("table", text(&report.table)),
        ];
        let id = if report.about == "name" { "admin-report-name" } else { "admin-report-words" };
        self.line(&voice.say(id, &told))?;
        for words in &report.words {
            self.line(&format!("  > {words}"))?;
        }
        if !report.text.is_empty() {
            self.line(&format!("  {}", report.text))?;
        }
        if let Some(settled) = report.settled {
            let settled = shown(settled);
            let told = [("when", text(&settled)), ("note", text(&report.note))];
            self.line(&format!("  {}", voice.say("admin-settled", &told)))?;
        }
        Ok(())
    }

    pub(super) fn reports(&mut self, list: &ReportsJson) -> io::Result<()> {
        for report in &list.reports {
            self.report(report)?;
        }
        self.none_if(list.reports.is_empty())
    }

    pub(super) fn audit(&mut self, list: &ActsJson) -> io::Result<()> {
        for act in &list.acts {
            let at = shown(act.at);
            let (number, door, what) = (act.number, &act.door, &act.act);
            self.line(&format!(
                "{number:>5}  {at}  {door}  {what} {}  {}",
                act.subject, act.detail
            ))?;
        }
        self.none_if(list.acts.is_empty())
    }

    pub(super) fn limits(&mut self, limits: &LimitsJson, changed: bool) -> io::Result<()> {
        for (name, value) in &limits.0 {
            self.line(&format!("{name} = {value}"))?;
        }
        if changed { self.line(&self.voice.t("admin-limits-note")) } else { Ok(()) }
    }

    /// What was done: the command as it was typed, how long it holds, and how many connections it has ended.
    pub(super) fn done(&mut self, command: &str, ends: bool, done: &DoneJson) -> io::Result<()> {
        let mut what = format!("{command} {}", done.subject).trim_end().to_owned();
        if ends {
            what += &format!(", {}", self.end(done.until));
        }
        if done.ended > 0 {
            what +=
                &format!("; {}", self.voice.say("admin-ended", &[("count", count(done.ended))]));
        }
        self.line(&self.voice.say("admin-done", &[("what", text(&what))]))
    }
}
