use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use stapel_rules::TableGame;
use stapel_rules::any::{AnyGame, AnyTalk, Setup};
use stapel_rules::setup::LayoutChoice;

use super::agreement::read_options;
use super::{
    GameName, LayoutJson, OpenCardsJson, OptionJson, OutcomeJson, SeatNumber, SignalJson, ViewJson,
};
use crate::games;

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundJson {
    /// Which game of the table it is, counted from 1.
    pub number: u32,
    /// Which game was agreed on when it was dealt. The table may have agreed on another since.
    pub game: GameName,
    pub players: u8,
    /// Rule options that differ from the usual, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, OptionJson>,
    /// Who starts, in games in which that is settled before the deal.
    pub first: SeatNumber,
    /// Which cards carry commands, written out; null where none do.
    pub layout: Option<LayoutJson>,
    /// The commitment to the seed, which was shown before the first card.
    pub commitment: String,
    pub view: ViewJson,
    /// What was signalled and still holds; nothing while nobody may talk.
    pub talk: Vec<SignalledJson>,
    /// Who asks to take a play back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<SeatNumber>,
    /// Who asks to end the game early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<EndingJson>,
    pub over: bool,
    /// How it ended; null before, and if it was given up.
    pub outcome: Option<OutcomeJson>,
    /// Whether it was ended early and counts as it stood.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub stopped: bool,
    /// What the deal followed from, once the game is over.
    pub seed: Option<String>,
    /// The id of the game's record, once it is over.
    pub record: Option<String>,
    /// What nobody had laid, face up, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<Box<OpenCardsJson>>,
}

/// A question whether to end the game early.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingJson {
    /// Who asks.
    pub seat: SeatNumber,
    /// Who has agreed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<SeatNumber>,
}

/// A signal and who gave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignalledJson {
    pub seat: SeatNumber,
    pub signal: SignalJson,
}

impl RoundJson {
    /// The rules that the game is played by, if they make sense.
    pub fn rules(&self) -> Option<AnyGame> {
        let kind = self.game.0;
        let mut setup = Setup::new(kind, self.players);
        setup.options = read_options(kind, &self.options).ok()?;
        setup.first = self.first.0;
        match &self.layout {
            // What was drawn is written out here.
            Some(layout) if kind.about().has_layout => match layout.read().ok()? {
                LayoutChoice::Listed(layout) => setup.layout = layout,
                LayoutChoice::Default | LayoutChoice::Shuffled => return None,
            },
            None if !kind.about().has_layout => {}
            _ => return None,
        }
        AnyGame::new(&setup).ok()
    }
}

impl SignalledJson {
    /// Everything that was signalled and still holds.
    pub fn all(talk: &AnyTalk) -> Vec<SignalledJson> {
        let signalled = |(seat, signal)| SignalledJson { seat: SeatNumber(seat), signal };
        games::signals(talk).into_iter().map(signalled).collect()
    }

    /// The talk in which all of this was signalled.
    pub fn talk(all: &[SignalledJson], game: &AnyGame) -> AnyTalk {
        all.iter().fold(game.new_talk(), |mut talk, signalled| {
            AnyGame::note_signal(&mut talk, signalled.seat.0, signalled.signal.signal());
            talk
        })
    }
}
