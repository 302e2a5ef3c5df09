use serde::{Deserialize, Serialize};
use stapel_rules::piles::{Outlook, Pile, Signal, Talk};
use stapel_rules::{MAX_SEATS, Seat};

use super::{CommandName, PileLetter, StartName, WishName};

/// Something that a seat may tell the others without naming a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SignalJson {
    Start(StartName),
    /// A wish or offer about a pile.
    Pile {
        pile: PileLetter,
        wish: WishName,
    },
    StuckSoon,
    CanGoOn,
    Hold(CommandName),
    NotNow(CommandName),
}

impl From<Signal> for SignalJson {
    fn from(signal: Signal) -> SignalJson {
        match signal {
            Signal::Start(start) => SignalJson::Start(StartName(start)),
            Signal::Pile(pile, wish) => {
                SignalJson::Pile { pile: PileLetter(pile), wish: WishName(wish) }
            }
            Signal::StuckSoon => SignalJson::StuckSoon,
            Signal::CanGoOn => SignalJson::CanGoOn,
            Signal::Hold(command) => SignalJson::Hold(CommandName(command)),
            Signal::NotNow(command) => SignalJson::NotNow(CommandName(command)),
        }
    }
}

impl From<SignalJson> for Signal {
    fn from(signal: SignalJson) -> Signal {
        match signal {
            SignalJson::Start(start) => Signal::Start(start.0),
            SignalJson::Pile { pile, wish } => Signal::Pile(pile.0, wish.0),
            SignalJson::StuckSoon => Signal::StuckSoon,
            SignalJson::CanGoOn => Signal::CanGoOn,
            SignalJson::Hold(command) => Signal::Hold(command.0),
            SignalJson::NotNow(command) => Signal::NotNow(command.0),
        }
    }
}

/// The signals that were given and still hold, by seat.
pub(in crate::games) fn signals(talk: &Talk) -> impl Iterator<Item = (Seat, SignalJson)> {
    Seat::all(MAX_SEATS as u8).flat_map(|seat| {
        let said = talk.of(seat);
        let wishes = Pile::ALL
            .into_iter()
            .filter_map(move |pile| Some(Signal::Pile(pile, said.wishes[pile.index()]?)));
        let outlook = said.outlook.map(|outlook| match outlook {
            Outlook::StuckSoon => Signal::StuckSoon,
            Outlook::CanGoOn => Signal::CanGoOn,
        });
        let signals = said.start.map(Signal::Start).into_iter().chain(wishes).chain(outlook);
        let commands = said.holds.iter().map(Signal::Hold);
        let all = signals.chain(commands).chain(said.not_now.iter().map(Signal::NotNow));
        all.map(move |signal| (seat, signal.into()))
    })
}
