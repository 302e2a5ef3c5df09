//! The Game and Extreme: what is drawn of them, typed, queued, looked back at and learned.

mod boxes;
mod fit;
mod hand;
mod layout_draft;
pub(crate) mod lesson;
mod memory;
pub(crate) mod moments;
mod opened;
mod pile;
mod queue;
pub(crate) mod replay;
mod screen;
mod turn;
pub(crate) mod typed;

use stapel_rules::any::{AnyGame, AnySpread, AnyView};
use stapel_rules::piles::{Rules, Spread, View};

pub use boxes::{BoxRefused, Boxes, KeptBox, MAX_BOX_NAME, MOST_BOXES};
pub use fit::{Fit, Fits};
pub use hand::HandCard;
pub use layout_draft::{LayoutDraft, LayoutProblem};
pub(crate) use memory::Memory;
pub use moments::PilesMoment;
pub use opened::{OpenedCard, OpenedPiles};
pub use pile::{LaidCard, PileScreen, PileSignal, TopCommand};
use queue::Prospect;
pub use queue::{Dropped, NotQueued, Queued};
use screen::PilesFacts;
pub use screen::PilesScreen;
pub use turn::{CommandInForce, End, Opening, Owes, PilesTurn};

use crate::RoundMirror;

/// The parts of a round, if it is one of The Game or Extreme.
fn parts(round: &RoundMirror) -> Option<(&Rules, &View, &Spread)> {
    match (&round.game, &round.view, &round.spread) {
        (AnyGame::Piles(rules), AnyView::Piles(view), AnySpread::Piles(spread)) => {
            Some((rules, view, spread))
        }
        _ => None,
    }
}
