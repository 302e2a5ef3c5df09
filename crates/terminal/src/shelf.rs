//! What the person keeps on this machine besides games.

use stapel_client::agreement::{Boxes, LayoutDraft};
use stapel_rules::GameKind;

/// What is kept besides games, as screens show it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shelf {
    /// Layouts of somebody's own boxes, by name.
    pub(crate) boxes: Boxes,
    /// What is wrong with the file in which they are.
    pub(crate) damage: Option<Damage>,
    /// A box that is not complete yet, so that nobody has to begin again.
    pub(crate) draft: LayoutDraft,
    /// The games whose lessons were finished.
    pub(crate) learned: Vec<GameKind>,
}

/// What is wrong with a file of boxes. The rest of it counts all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Damage {
    pub(crate) file: String,
    /// How many lines are no boxes; none if nothing of it can be read.
    pub(crate) lines: Option<usize>,
}
