use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use stapel_rules::any::{AnyGame, AnyTalk, Setup};
use stapel_rules::notation::LayoutChoice;
use stapel_rules::piles::{Layout, Outlook, Pile, Signal};
use stapel_rules::{GameKind, MAX_SEATS, Seat, TableGame};

use super::{
    GameName, LayoutJson, OptionJson, OutcomeJson, SeatNumber, SignalJson, ViewJson,
    agreement::read_options,
};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundJson {
    /// Which game of the table it is, counted from 1.
    pub number: u32,
    /// Which game was agreed on when it was dealt. The table may have agreed on another since.
    pub game: GameName,
    /// How many play.
    pub players: u8,
    /// Rule options that differ from the usual, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, OptionJson>,
    /// Who starts it, in Clear 4!.
    pub first: SeatNumber,
    /// Which cards carry commands, written out; null where none do.
    pub layout: Option<LayoutJson>,
    /// What could be shown of the seed before the first card.
    pub commitment: String,
    /// What the reader sees.
    pub view: ViewJson,
    /// What was signalled and still holds.
    pub talk: Vec<SignalledJson>,
    /// Who asks to take a play back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<SeatNumber>,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended; null before, and if it was given up.
    pub outcome: Option<OutcomeJson>,
    /// What the deal followed from, once the game is over.
    pub seed: Option<String>,
    /// Where the record of the game is, once it is over.
    pub record: Option<String>,
}

/// A signal and who gave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignalledJson {
    /// Who.
    pub seat: SeatNumber,
    /// Which.
    pub signal: SignalJson,
}

impl RoundJson {
    /// The rules that the game is played by, if they make sense.
    pub fn rules(&self) -> Option<AnyGame> {
        let kind = self.game.0;
        let layout = match (&self.layout, kind) {
            (Some(layout), GameKind::Extreme) => match layout.read().ok()? {
                LayoutChoice::Listed(layout) => layout,
                // What was drawn is written out here.
                LayoutChoice::Default | LayoutChoice::Shuffled => return None,
            },
            (None, GameKind::TheGame | GameKind::Clear4) => Layout::DEFAULT,
            _ => return None,
        };
        let options = read_options(kind, &self.options).ok()?;
        AnyGame::new(&Setup { options, players: self.players, layout, first: self.first.0 }).ok()
    }

    /// What was signalled in this game and still holds.
    pub fn talk(&self, game: &AnyGame) -> AnyTalk {
        self.talk.iter().fold(game.new_talk(), |mut talk, signalled| {
            AnyGame::note_signal(&mut talk, signalled.seat.0, signalled.signal.signal());
            talk
        })
    }
}

impl SignalledJson {
    /// Everything that was signalled and still holds.
    pub fn all(talk: &AnyTalk) -> Vec<SignalledJson> {
        let mut all = Vec::new();
        let AnyTalk::Piles(talk) = talk else { return all };
        for seat in Seat::all(MAX_SEATS as u8) {
            let said = talk.of(seat);
            let wishes = Pile::ALL
                .into_iter()
                .filter_map(|pile| Some(Signal::Pile(pile, said.wishes[pile.index()]?)));
            let outlook = said.outlook.map(|outlook| match outlook {
                Outlook::StuckSoon => Signal::StuckSoon,
                Outlook::CanGoOn => Signal::CanGoOn,
            });
            let signals = said
                .start
                .map(Signal::Start)
                .into_iter()
                .chain(wishes)
                .chain(outlook)
                .chain(said.holds.iter().map(Signal::Hold))
                .chain(said.not_now.iter().map(Signal::NotNow));
            all.extend(
                signals
                    .map(|signal| SignalledJson { seat: SeatNumber(seat), signal: signal.into() }),
            );
        }
        all
    }
}
