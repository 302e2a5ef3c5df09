//! What happens without a person asking for it: bots play, and time runs out.

use stapel_rules::any::{AnyAction, AnyGame, AnyState};
use stapel_rules::piles::{Signal, Start, gladdest};
use stapel_rules::{Game, Seat, Turn};

use super::{Desk, Table};
use crate::{AtZero, BotName, Change, Entry, Refusal, Version};

impl Table {
    /// The seats that a bot plays for, and which.
    pub fn bots(&self) -> impl Iterator<Item = (Seat, &BotName)> {
        self.seats().zip(&self.places).filter_map(|(seat, place)| Some((seat, place.bot()?)))
    }

    /// A bot that was asked at this version plays. It is refused if the game has moved on since, or
    /// if the seat is no longer played by a bot.
    pub fn bot_acts(
        &mut self,
        desk: &mut Desk<'_>,
        base: Version,
        seat: Seat,
        action: AnyAction,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_bot(base, seat)?;
        let round = self.running().ok_or(Refusal::NoGame)?;
        round.game().check(round.state(), seat, action).map_err(Refusal::Rules)?;
        Ok(self.enter(desk, None, [Entry::Acted { seat, action }]))
    }

    /// A bot that was asked at this version gives signals.
    pub fn bot_signals(
        &mut self,
        desk: &mut Desk<'_>,
        base: Version,
        seat: Seat,
        signal: Signal,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_bot(base, seat)?;
        self.check_signal(signal)?;
        Ok(self.enter(desk, None, [Entry::Signalled { seat, signal }]))
    }

    fn check_bot(&self, base: Version, seat: Seat) -> Result<(), Refusal> {
        if base < self.moved {
            return Err(Refusal::Stale { moved: self.moved });
        }
        self.place(seat)?.bot().map(|_| ()).ok_or(Refusal::NoStandIn)
    }

    pub(super) fn check_signal(&self, signal: Signal) -> Result<(), Refusal> {
        let round = self.running().ok_or(Refusal::NoGame)?;
        match (round.game(), round.state()) {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                rules.check_signal(state, signal).map_err(Refusal::Signal)
            }
            _ => Err(Refusal::NoSignals),
        }
    }

    /// Time has passed. If that of a turn is up, a bot plays on where the table agreed so.
    pub fn tick(&mut self, desk: &mut Desk<'_>) -> Vec<Change> {
        if self.deadline().is_none_or(|deadline| desk.now < deadline) {
            return Vec::new();
        }
        match self.at_zero() {
            Some(entry) => self.enter(desk, None, [entry]),
            None => Vec::new(),
        }
    }

    /// What the table does when the time is up.
    fn at_zero(&self) -> Option<Entry> {
        let AtZero::Bot(bot) = &self.agreement.at_zero else { return None };
        let round = self.running()?;
        match round.turn() {
            // Nobody named a starter in time, so the words decide. Silence counts as "could".
            Turn::Opening => {
                let said = self.seats().map(|seat| round.talk().of(seat).start);
                let seat = gladdest(said.map(|start| start.unwrap_or(Start::Could)));
                Some(Entry::Started { seat })
            }
            Turn::Seat(seat) if self.place(seat).is_ok_and(|place| place.bot().is_none()) => {
                Some(Entry::StoodIn { seat, bot: bot.clone() })
            }
            Turn::Seat(_) | Turn::Chance(_) | Turn::Over => None,
        }
    }
}
