//! What happens without a person asking for it: bots play, and time runs out.

use stapel_rules::any::{AnyAction, AnySignal};
use stapel_rules::{Game, Seat, TableGame, Turn};

use super::{Table, TableContext};
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
        context: &mut TableContext<'_>,
        base: Version,
        seat: Seat,
        action: AnyAction,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_bot(base, seat)?;
        let round = self.running().ok_or(Refusal::NoGame)?;
        round.game().check(round.state(), seat, action).map_err(Refusal::Rules)?;
        Ok(self.enter(context, None, [Entry::Acted { seat, action }]))
    }

    /// A bot that was asked at this version gives signals.
    pub fn bot_signals(
        &mut self,
        context: &mut TableContext<'_>,
        base: Version,
        seat: Seat,
        signal: AnySignal,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_bot(base, seat)?;
        self.check_signal(signal)?;
        Ok(self.enter(context, None, [Entry::Signalled { seat, signal }]))
    }

    fn check_bot(&self, base: Version, seat: Seat) -> Result<(), Refusal> {
        if base < self.moved {
            return Err(Refusal::Stale { moved: self.moved });
        }
        self.place(seat)?.bot().map(|_| ()).ok_or(Refusal::NoStandIn)
    }

    pub(super) fn check_signal(&self, signal: AnySignal) -> Result<(), Refusal> {
        let round = self.running().ok_or(Refusal::NoGame)?;
        round.game().check_signal(round.state(), signal).map_err(Refusal::Signal)
    }

    /// Time has passed. If that of a turn is up, a bot plays on where the table agreed so; if the last one whose
    /// answer was waited for is away, a game ends without it. A deal that was called for waits no longer than it should.
    pub fn tick(&mut self, context: &mut TableContext<'_>) -> Vec<Change> {
        if self.deal_is_due(context.now) {
            return self.deal_in_time(context);
        }
        let is_up = self.deadline().is_some_and(|deadline| context.now >= deadline);
        let entry = if is_up { self.at_zero() } else { None };
        self.enter(context, None, entry)
    }

    /// What the table does when the time is up.
    fn at_zero(&self) -> Option<Entry> {
        let AtZero::Bot(bot) = &self.agreement.at_zero else { return None };
        let round = self.running()?;
        match round.turn() {
            // Nobody named a starter in time, so what was signalled decides.
            Turn::Opening => {
                Some(Entry::Started { seat: round.game().default_starter(&round.talk()) })
            }
            Turn::Seat(seat) if self.place(seat).is_ok_and(|place| place.bot().is_none()) => {
                Some(Entry::StoodIn { seat, bot: bot.clone() })
            }
            Turn::Seat(_) | Turn::Chance(_) | Turn::Over => None,
        }
    }
}
