//! A game at the table as the session knows it, kept up to date by events.

use stapel_protocol::table::{EventJson, OpenCardsJson, RoundJson, SignalledJson};
use stapel_rules::any::{AnyGame, AnySpread, AnyTalk, AnyView};
use stapel_rules::{Game, Outcome, Seat, SeatSet, TableGame};

/// A game as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundMirror {
    /// Which game of the table it is, counted from 1.
    pub number: u32,
    pub game: AnyGame,
    /// What could be shown of the seed before the first card.
    pub commitment: String,
    pub view: AnyView,
    /// What lies on the table in order.
    pub spread: AnySpread,
    /// What was signalled and still holds; nothing while nobody may talk (X12).
    pub talk: AnyTalk,
    /// Who asks to take a play back.
    pub takeback: Option<Seat>,
    /// Who asks to end the game early.
    pub ending: Option<Ending>,
    /// Whether the game is over, played to its end or ended early.
    pub over: bool,
    /// How it ended; `None` before, and if it was given up.
    pub outcome: Option<Outcome>,
    /// Whether it was ended early and counts as it stood.
    pub stopped: bool,
    /// What the deal followed from, once the game is over.
    pub seed: Option<String>,
    /// Where the record of the game is, once it is over.
    pub record: Option<String>,
    /// What nobody had laid, face up, once the game is over.
    pub opened: Option<Box<OpenCardsJson>>,
}

/// A question whether to end the game early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who asks.
    pub seat: Seat,
    pub agreed: SeatSet,
}

impl RoundMirror {
    /// The game, if what is said about it makes sense.
    pub fn read(json: &RoundJson) -> Option<RoundMirror> {
        let game = json.rules()?;
        let (view, spread) = json.view.read(&game)?;
        let outcome = match &json.outcome {
            Some(outcome) => Some(outcome.read()?),
            None => None,
        };
        Some(RoundMirror {
            number: json.number,
            game,
            commitment: json.commitment.clone(),
            view,
            spread,
            talk: SignalledJson::talk(&json.talk, &game),
            takeback: json.takeback.map(|seat| seat.0),
            ending: json.ending.as_ref().map(|ending| Ending {
                seat: ending.seat.0,
                agreed: ending.agreed.iter().map(|seat| seat.0).collect(),
            }),
            over: json.over,
            outcome,
            stopped: json.stopped,
            seed: json.seed.clone(),
            record: json.record.clone(),
            opened: json.opened.clone(),
        })
    }

    /// Takes note of an event of the game. `None` if it is none of this game.
    pub(crate) fn follow(&mut self, event: &EventJson) -> Option<()> {
        let seen = event.seen(&self.game).filter(|_| !self.over)?;
        self.game.follow(&mut self.view, &seen);
        AnyGame::note_spread(&mut self.spread, &seen);
        AnyGame::note_talk(&mut self.talk, &seen);
        self.talk = self.game.shown_talk(&self.view, &self.talk);
        // Whoever plays on has nothing to take back any more.
        self.takeback = None;
        Some(())
    }
}
