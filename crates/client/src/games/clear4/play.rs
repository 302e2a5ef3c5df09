use stapel_rules::clear4::{Action, Face, Item, Public, Source, Stack};

/// A play with the cards that it moves, to be drawn or told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clear4Play {
    pub action: Action,
    /// The cards of it that lie open for whoever plays it, and from which stack each comes, if not from the hand.
    pub cards: Vec<(Face, Option<Stack>)>,
}

impl Clear4Play {
    /// A play of the seat that is to act.
    pub(crate) fn of(public: &Public, action: Action) -> Clear4Play {
        let stacks = &public.stacks[public.seat.index()];
        let up = |stack: Stack| stacks.up(stack).map(|face| (face, Some(stack)));
        let from = |source: Source, face: Face| match source {
            Source::Hand => (face, None),
            Source::Stack(stack) => (face, Some(stack)),
        };
        let cards = match action {
            Action::Play { hand, stacks } => {
                let held = hand.iter().map(|face| (face, None));
                held.chain(stacks.iter().filter_map(up)).collect()
            }
            Action::Add(Item::Number(value)) => vec![(Face::number(value), None)],
            Action::Add(Item::Joker) => vec![(Face::JOKER, None)],
            Action::Add(Item::Stack(stack)) => up(stack).into_iter().collect(),
            Action::Push { from: source, .. } => vec![from(source, Face::PUSH)],
            Action::Clear { from: source } => vec![from(source, Face::CLEAR)],
            Action::Blind(_) | Action::Target(_) | Action::Take | Action::Sweep | Action::End => {
                Vec::new()
            }
        };
        Clear4Play { action, cards }
    }
}
