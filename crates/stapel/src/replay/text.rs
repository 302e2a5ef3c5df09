//! A replay as text for people.

mod table;

use std::io::{self, Write};

use stapel_protocol::table::AgreementJson;
use stapel_rules::any::{AnyEvent, AnySeen};
use stapel_rules::notation::{Record, Replay, Step};
use stapel_rules::{Game, Outcome, Seat, Viewer};
use stapel_words::phrases::{Narrator, Style, summary};

use crate::voice::{Voice, count, text};

/// What is told, and in which words.
#[derive(Clone, Copy)]
pub(super) struct Told<'t> {
    pub(super) record: &'t Record,
    pub(super) replay: &'t Replay<'t>,
    pub(super) voice: &'t Voice,
}

pub(super) fn opening(told: Told<'_>, output: &mut impl Write) -> io::Result<()> {
    let Told { record, replay, voice } = told;
    let game = replay.dealt().game();
    let players = voice.say("retold-players", &[("players", count(game.players()))]);
    let agreed = summary(voice.words(), &AgreementJson::of_record(record));
    writeln!(output, "{agreed} · {players}")?;
    if let (Some(seed), true) = (&record.seed, record.deck.is_some()) {
        let seed = format!("{seed:?}");
        writeln!(output, "{}", voice.say("retold-seed", &[("seed", text(&seed))]))?;
    }
    if record.hints > 0 {
        writeln!(output, "{}", voice.say("replay-hints", &[("hints", count(record.hints))]))?;
    }
    writeln!(output)?;
    table::write(told, output)?;
    writeln!(output)
}

pub(super) fn step(
    step: &Step,
    under_way: &mut Option<usize>,
    told: Told<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    match step {
        Step::Started { seat, .. } => {
            let starts = told.voice.say("retold-starts", &[("name", text(&told.name(*seat)))]);
            writeln!(output, "{starts}\n")
        }
        Step::Acted { turn, seat, action, events } => {
            if *under_way != Some(*turn) {
                *under_way = Some(*turn);
                let (number, name) = ((turn + 1).to_string(), told.name(*seat));
                let heading = [("turn", text(&number)), ("name", text(&name))];
                writeln!(output, "{}", told.voice.say("retold-turn", &heading))?;
            }
            let line = format!("  {:<16} {}", action.to_string(), told.happened(*seat, events));
            writeln!(output, "{}", line.trim_end())?;
            // The table is shown once a turn, after its last action.
            if told.replay.at_end_of_turn() {
                writeln!(output)?;
                table::write(told, output)?;
                writeln!(output)?;
            }
            Ok(())
        }
    }
}

pub(super) fn end(steps: usize, told: Told<'_>, output: &mut impl Write) -> io::Result<()> {
    let dealt = told.replay.dealt();
    let result = match dealt.game().outcome(dealt.state()) {
        None => told.voice.t("retold-goes-on"),
        Some(outcome) => told.outcome(&outcome),
    };
    let steps = told.voice.say("retold-steps", &[("steps", count(steps as u64))]);
    writeln!(output, "{result}\n{steps}")
}

impl Told<'_> {
    /// What came of an action of this seat, besides what the action says itself.
    fn happened(&self, seat: Seat, events: &[AnyEvent]) -> String {
        let game = self.replay.dealt().game();
        let seen = events.iter().map(|event| game.seen_by(event, Viewer::Seat(seat)));
        let seen: Vec<AnySeen> = seen.collect();
        let narrator = Narrator {
            words: self.voice.words(),
            name: &|seat| self.name(seat),
            you: None,
            style: Style::BesideNotation(game),
        };
        narrator.tell(&seen).join(" · ")
    }

    /// Who sits in a seat.
    fn name(&self, seat: Seat) -> String {
        let number = seat.to_string();
        match self.record.names.get(seat.index()).and_then(Option::as_ref) {
            // A name may hold anything; the terminal shall not take it for a command.
            Some(name) => {
                let name: String =
                    name.chars().map(|c| if c.is_control() { '�' } else { c }).collect();
                let named = [("name", text(&name)), ("seat", text(&number))];
                self.voice.say("retold-named", &named)
            }
            None => self.voice.say("retold-seat", &[("seat", text(&number))]),
        }
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        let voice = self.voice;
        match *outcome {
            Outcome::Won => voice.t("retold-won"),
            Outcome::Lost { reason, left } => {
                let excellent = outcome.is_excellent();
                let id = if excellent { "retold-lost-excellent" } else { "retold-lost" };
                let reason = crate::measure::words::loss(voice, reason);
                voice.say(id, &[("reason", text(&reason)), ("cards", count(left))])
            }
            Outcome::Round { winners, left, capped } => {
                let winners = winners.iter().map(|seat| self.name(seat));
                let winners = winners.reduce(|one, other| {
                    voice.say("retold-and", &[("one", text(&one)), ("other", text(&other))])
                });
                let left: Vec<String> = Seat::all(self.record.players)
                    .map(|seat| format!("{} {}", self.name(seat), left[seat.index()]))
                    .collect();
                let left = left.join(", ");
                let id = if capped { "retold-round-capped" } else { "retold-round" };
                let told = [
                    ("winners", text(winners.as_deref().unwrap_or_default())),
                    ("left", text(&left)),
                ];
                voice.say(id, &told)
            }
        }
    }
}
