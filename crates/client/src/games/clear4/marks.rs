use stapel_rules::clear4::{Face, Stack, StackSet};

use super::Selection;

/// The very cards that the person has touched. Equal cards count the same, but it is the touched one
/// that rises.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Cards of the hand: for every face a bit for each of its cards.
    hand: [u16; Face::COUNT],
    /// Stacks whose face-up card is chosen.
    pub stacks: StackSet,
    /// The stack whose horizontal card is chosen; then nothing else is.
    pub across: Option<Stack>,
}

impl Marks {
    /// This card of the hand alone.
    pub fn card(face: Face, index: u8) -> Marks {
        Marks::default().with_card(face, index)
    }

    /// The face-up card of this stack alone.
    pub fn stack(stack: Stack) -> Marks {
        Marks { stacks: StackSet::of(stack), ..Marks::default() }
    }

    /// The horizontal card of this stack alone.
    pub fn across(stack: Stack) -> Marks {
        Marks { across: Some(stack), ..Marks::default() }
    }

    /// Whether this card of the hand is among them.
    pub fn has_card(&self, face: Face, index: u8) -> bool {
        self.hand[face.index()] & bit(index) != 0
    }

    /// This card of the hand too.
    #[must_use]
    pub fn with_card(mut self, face: Face, index: u8) -> Marks {
        self.hand[face.index()] |= bit(index);
        Marks { across: None, ..self }
    }

    /// All but this card of the hand.
    #[must_use]
    pub fn without_card(mut self, face: Face, index: u8) -> Marks {
        self.hand[face.index()] &= !bit(index);
        self
    }

    /// The face-up card of this stack too, or not any more.
    #[must_use]
    pub fn toggle_stack(mut self, stack: Stack) -> Marks {
        if self.stacks.contains(stack) {
            self.stacks.remove(stack);
        } else {
            self.stacks.insert(stack);
        }
        Marks { across: None, ..self }
    }

    /// What they are for the rules.
    pub fn selection(&self) -> Selection {
        let mut selection = Selection { stacks: self.stacks, ..Selection::NOTHING };
        for (face, marked) in Face::all().zip(self.hand) {
            for _ in 0..marked.count_ones() {
                selection = selection.with_hand(face);
            }
        }
        selection
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Marks::default()
    }
}

fn bit(index: u8) -> u16 {
    1 << (index & 15)
}
