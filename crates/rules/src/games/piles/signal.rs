use super::{Command, Pile, Rules, Status, Variant, View};
use crate::{Seat, SignalRefusal};

/// Something that a seat may tell the others without naming a number (G11).
///
/// This is the whole vocabulary, for people and bots alike. No signal has room for a number or a
/// card: the taboo holds by type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// Before the start: how gladly this seat would begin (G3).
    Start(Start),
    Pile(Pile, Wish),
    StuckSoon,
    CanGoOn,
    /// I hold this command (X14).
    Hold(Command),
    /// Please don't lay this command now (X14).
    NotNow(Command),
}

/// How gladly a seat would begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    Want,
    Could,
    RatherNot,
}

/// The seat that the table names to start when everyone has said how gladly they would: the
/// gladdest, and of equals the first (G3).
pub fn gladdest(said: impl IntoIterator<Item = Start>) -> Seat {
    let gladdest = said.into_iter().enumerate().min_by_key(|&(index, start)| {
        let reluctance = match start {
            Start::Want => 0,
            Start::Could => 1,
            Start::RatherNot => 2,
        };
        (reluctance, index)
    });
    gladdest.and_then(|(index, _)| Seat::new(index)).unwrap_or(Seat::FIRST)
}

/// What a seat wants of a pile, or offers for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    LeaveIt,
    RatherNot,
    SmallSteps,
    GoodForMe,
    CanJumpBack,
}

impl Signal {
    /// Every signal there is.
    pub fn all() -> impl Iterator<Item = Signal> {
        let starts = [Start::Want, Start::Could, Start::RatherNot].map(Signal::Start);
        let wishes = Pile::ALL.into_iter().flat_map(|pile| {
            [Wish::LeaveIt, Wish::RatherNot, Wish::SmallSteps, Wish::GoodForMe, Wish::CanJumpBack]
                .map(|wish| Signal::Pile(pile, wish))
        });
        let commands = Command::ALL
            .into_iter()
            .flat_map(|command| [Signal::Hold(command), Signal::NotNow(command)]);
        starts.into_iter().chain(wishes).chain([Signal::StuckSoon, Signal::CanGoOn]).chain(commands)
    }
}

impl Rules {
    /// Why nobody may send this signal now, or `Ok` if they may: the same answer as
    /// [`check_signal`](crate::TableGame::check_signal) gives, from what any viewer knows.
    pub fn check_signal_in_view(&self, view: &View, signal: Signal) -> Result<(), SignalRefusal> {
        self.check_signal_at(view.tops, view.status, signal)
    }

    pub(super) fn check_signal_at(
        &self,
        tops: [u8; Pile::COUNT],
        status: Status,
        signal: Signal,
    ) -> Result<(), SignalRefusal> {
        if self.layout().visible(tops).contains(Command::Silence) {
            return Err(SignalRefusal::Silence);
        }
        match signal {
            Signal::Start(_) if status != Status::Opening => Err(SignalRefusal::AlreadyStarted),
            Signal::Hold(_) | Signal::NotNow(_) if self.variant() == Variant::TheGame => {
                Err(SignalRefusal::NotInThisGame)
            }
            _ => Ok(()),
        }
    }
}
