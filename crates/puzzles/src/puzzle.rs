use stapel_rules::any::{AnyAction, AnyGame, AnyState, AnyView};
use stapel_rules::{Game, GameKind, Seat, Turn, Viewer};

use crate::{Found, Grade, ThemeSet};

/// A position with one best turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// By this it is known, in links and on the command line. It never changes.
    pub number: u32,
    /// The rating it starts from.
    pub rating: u16,
    pub found: Found,
    pub themes: ThemeSet,
    pub origin: Origin,
    pub game: AnyGame,
    pub state: AnyState,
    /// The turns that were compared, the best first. There are two at least, and one of them is the obvious one.
    pub choices: Vec<Choice>,
}

/// Where a puzzle comes from: so it can be made again.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// What the deals followed from.
    pub seed: String,
    /// The number of the deal.
    pub deal: u64,
    /// How many turns had been played in it.
    pub turn: u16,
}

/// A turn that was compared. In games in which cards turn up within a turn it is one play of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub actions: Vec<AnyAction>,
    /// The chance to win with it, in thousandths.
    pub chance: u16,
    /// The standard error of its difference to the best one, in thousandths.
    pub error: u16,
    /// Whether it is what looks best at once.
    pub obvious: bool,
}

impl Puzzle {
    /// Which game it is of.
    pub fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// Who is to act.
    pub fn seat(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat,
            // Reading a puzzle refuses any other position.
            _ => Seat::FIRST,
        }
    }

    /// What the one who is to act sees: all there is to solve it.
    pub fn view(&self) -> AnyView {
        self.game.view(&self.state, Viewer::Seat(self.seat()))
    }

    /// How hard it is.
    pub fn grade(&self) -> Grade {
        self.found.grade()
    }

    /// The best turn.
    pub fn answer(&self) -> &Choice {
        &self.choices[0]
    }

    /// The turn that looks best at once.
    pub fn obvious(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.obvious)
    }
}
