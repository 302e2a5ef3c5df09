//! When the bots of a table are asked, and how fast they play.

use std::collections::BTreeMap;

use stapel_bots::AnyBot;
use stapel_rules::any::{AnyAction, AnyGame, AnySignal};
use stapel_rules::{Seat, TableGame, Turn, Viewer};
use stapel_table::{BotName, Change, Entry, Millis, TableEvent, Version};

use super::{Environment, Room};
use crate::jobs::{BotAnswer, BotJob, Duty, level, make_bot};

/// How long a bot waits before its first card of a turn, in milliseconds, so that people can follow.
const FIRST_PAUSE: i64 = 1200;
/// How long it waits before each further action.
const NEXT_PAUSE: i64 = 700;
/// When to ask again if the bots had no time.
const RETRY: i64 = 100;

/// The bots of a room.
#[derive(Debug, Default)]
pub(super) struct Bots {
    /// The bots that are not thinking, by seat, with the number of the game and the name they were
    /// made for.
    idle: BTreeMap<Seat, (u32, BotName, AnyBot)>,
    /// The same of the seats whose bots are thinking.
    thinking: BTreeMap<Seat, (u32, BotName)>,
    /// Whether a job is under way.
    asked: bool,
    /// The version at which a turn (or the opening) began for which everyone has spoken.
    spoken: Version,
    /// The version at which the turn began.
    turn: Version,
    /// What a bot will do once its pause is over.
    planned: Option<PlannedAction>,
    last_action: Millis,
    retry: Option<Millis>,
}

#[derive(Debug)]
struct PlannedAction {
    base: Version,
    seat: Seat,
    action: AnyAction,
    due: Millis,
}

impl Bots {
    pub(super) fn wake_at(&self) -> Option<Millis> {
        let due = self.planned.as_ref().map(|planned| planned.due);
        due.into_iter().chain(self.retry).min()
    }

    /// A bot is back from thinking.
    fn put_back(&mut self, seat: Seat, bot: AnyBot) {
        if let Some((number, name)) = self.thinking.remove(&seat) {
            self.idle.insert(seat, (number, name, bot));
        }
    }

    /// Takes note of what changed.
    pub(super) fn changed(&mut self, changes: &[Change], now: Millis) {
        for change in changes {
            match change.logged.entry {
                Entry::Dealt | Entry::Started { .. } | Entry::TookBack { .. } => {
                    self.turn = change.version;
                    self.last_action = now;
                }
                Entry::Acted { .. } => {
                    self.last_action = now;
                    if change.events.iter().any(TableEvent::begins_turn) {
                        self.turn = change.version;
                    }
                }
                _ => {}
            }
        }
    }
}

impl Room {
    /// Plays the planned action of a bot if it is due, and makes a job for the bots if they have
    /// something to decide.
    pub(super) fn ask_bots(&mut self, environment: &mut Environment<'_>) {
        self.play_planned(environment);
        if self.bots.retry.is_some_and(|retry| environment.now >= retry) {
            self.bots.retry = None;
        }
        if self.bots.asked || self.bots.retry.is_some() || self.bots.planned.is_some() {
            return;
        }
        if let Some(job) = self.make_job(environment) {
            self.bots.asked = true;
            self.effects.job = Some(job);
        }
    }

    /// The bots have answered; `None` if they failed, and are asked anew.
    pub fn bots_answered(&mut self, environment: &mut Environment<'_>, answer: Option<BotAnswer>) {
        self.bots.asked = false;
        let Some(answer) = answer else {
            self.bots.thinking.clear();
            self.bots.retry = Some(environment.now.plus(RETRY));
            return;
        };
        for (seat, bot) in answer.bots {
            self.bots.put_back(seat, bot);
        }
        for (seat, signal) in answer.signals {
            // Bots that were made anew don't know what they have said.
            if self.holds_already(seat, signal) {
                continue;
            }
            // A signal that can't be given any more is not given.
            let base = answer.base;
            let said = self.with_context(environment, |table, context| {
                table.bot_signals(context, base, seat, signal)
            });
            if let Ok(changes) = said {
                self.publish(environment.now, None, changes);
            }
        }
        if let Some((seat, action)) = answer.action {
            let first = self.bots.turn >= self.table.moved();
            let pause = match (self.table.agreement().bots_take_time, first) {
                (false, _) => 0,
                (true, true) => FIRST_PAUSE,
                (true, false) => NEXT_PAUSE,
            };
            let due = self.bots.last_action.plus(pause).max(environment.now);
            self.bots.planned = Some(PlannedAction { base: answer.base, seat, action, due });
        }
        self.ask_bots(environment);
    }

    /// Whether a seat has signalled this, and it still holds.
    fn holds_already(&self, seat: Seat, signal: AnySignal) -> bool {
        self.table.round().is_some_and(|round| {
            let mut talk = round.talk();
            AnyGame::note_signal(&mut talk, seat, signal);
            talk == round.talk()
        })
    }

    /// Whether the answer of bots is waited for.
    pub fn is_thinking(&self) -> bool {
        self.bots.asked
    }

    /// There was no room for the job; it is asked again later.
    pub fn bots_were_busy(&mut self, environment: &Environment<'_>, job: BotJob) {
        self.bots.asked = false;
        for (seat, _, _, bot) in job.bots {
            self.bots.put_back(seat, bot);
        }
        self.bots.spoken = 0;
        // Where nobody looks there is no hurry.
        let after = if self.viewers.is_empty() { 10 * RETRY } else { RETRY };
        self.bots.retry = Some(environment.now.plus(after));
    }

    fn play_planned(&mut self, environment: &mut Environment<'_>) {
        let now = environment.now;
        let Some(PlannedAction { base, seat, action, .. }) =
            self.bots.planned.take_if(|planned| planned.due <= now)
        else {
            return;
        };
        // If the game has moved on, or a person plays again, the decision is void.
        let done = self.with_context(environment, |table, context| {
            table.bot_acts(context, base, seat, action)
        });
        if let Ok(changes) = done {
            self.publish(now, None, changes);
        }
    }

    /// What the bots are to be asked now.
    fn make_job(&mut self, environment: &mut Environment<'_>) -> Option<BotJob> {
        let round = self.table.round().filter(|round| !round.is_over())?;
        let number = round.number();
        let turn = round.turn();
        let speak = self.bots.spoken < self.bots.turn.max(1);
        let duty = |seat: Seat| match turn {
            Turn::Opening => speak.then_some(Duty::Opening),
            Turn::Seat(active) if active == seat => Some(Duty::Act),
            Turn::Seat(_) => speak.then_some(Duty::Speak),
            Turn::Chance(_) | Turn::Over => None,
        };
        let mut duties: Vec<(Seat, Duty, BotName)> = self
            .table
            .bots()
            .filter_map(|(seat, name)| Some((seat, duty(seat)?, name.clone())))
            .collect();
        // The active bot is asked last, when it has heard the others.
        if let Some(active) = duties.iter().position(|(_, duty, _)| *duty == Duty::Act) {
            let active = duties.remove(active);
            duties.push(active);
        }
        if duties.is_empty() {
            return None;
        }
        let (game, talk) = (*round.game(), round.talk());
        let base = self.table.version();
        let mut bots = Vec::with_capacity(duties.len());
        let strongest = duties.iter().map(|(_, _, name)| level(name)).max()?;
        for (seat, duty, name) in duties {
            let view = self.table.round()?.view(Viewer::Seat(seat));
            let rested = self.bots.idle.remove(&seat);
            let bot = match rested {
                Some((made_for, made_as, bot)) if made_for == number && made_as == name => bot,
                _ => {
                    let bits = (environment.fresh_bits)();
                    let seed = u64::from_le_bytes(std::array::from_fn(|index| bits[index]));
                    make_bot(&name, &game, seed)
                }
            };
            self.bots.thinking.insert(seat, (number, name));
            bots.push((seat, duty, view, bot));
        }
        self.bots.spoken = self.table.version();
        Some(BotJob { base, level: strongest, game, talk, bots })
    }
}
