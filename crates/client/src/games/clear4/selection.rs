use stapel_rules::clear4::{
    Action, Counts, Event, Face, Item, Phase, Rules, Source, Stack, StackSet, Value, View,
};
use stapel_rules::{Game, Refusal, Seat};

/// Some of a person's cards, chosen to be played: of the hand, and face-up ones of stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Selection {
    pub hand: Counts,
    /// Stacks whose face-up cards are chosen.
    pub stacks: StackSet,
}

/// What a selection can come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// What may be done with exactly these cards: with none, what needs none. Several if a victim is to
    /// be chosen, otherwise at most one play.
    pub offers: Vec<Offer>,
    /// The faces of which one more of the hand could join.
    pub more_hand: Vec<Face>,
    /// The stacks whose face-up card could join.
    pub more_stacks: StackSet,
    /// Why these cards can't be played, if nothing may be done with them and nothing could join.
    pub refusal: Option<Refusal>,
}

/// Something that may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub action: Action,
    /// Who would take the pile.
    pub target: Option<Seat>,
    /// The value that the cards would count for, jokers included; `None` for anything but numbers, and
    /// for a joker that stays without a value.
    pub counts_as: Option<Value>,
    pub clears: bool,
    /// Whether four equal cards would lie on top, which may be swept or must be.
    pub four: bool,
}

impl Selection {
    /// No cards.
    pub const NOTHING: Selection = Selection { hand: Counts::EMPTY, stacks: StackSet::EMPTY };

    /// Whether nothing is chosen.
    pub fn is_empty(&self) -> bool {
        self.hand.is_empty() && self.stacks.is_empty()
    }

    /// How many cards are chosen.
    pub fn len(&self) -> u8 {
        self.hand.len() + self.stacks.len()
    }

    /// Chooses one more of these cards of the hand.
    #[must_use]
    pub fn with_hand(mut self, face: Face) -> Selection {
        self.hand.insert(face);
        self
    }

    /// Chooses one less of these cards of the hand.
    #[must_use]
    pub fn without_hand(mut self, face: Face) -> Selection {
        self.hand.remove(face);
        self
    }

    /// Chooses the face-up card of a stack, or not, if it is chosen already.
    #[must_use]
    pub fn toggle_stack(mut self, stack: Stack) -> Selection {
        if self.stacks.contains(stack) {
            self.stacks.remove(stack);
        } else {
            self.stacks.insert(stack);
        }
        self
    }

    /// The cards that an action is made of; nothing for those that need no cards.
    pub fn of(action: &Action) -> Selection {
        let hand = |face| Selection { hand: Counts::of(face), stacks: StackSet::EMPTY };
        let stack = |stack| Selection { hand: Counts::EMPTY, stacks: StackSet::of(stack) };
        let special = |from, face| match from {
            Source::Hand => hand(face),
            Source::Stack(from) => stack(from),
        };
        match *action {
            Action::Play { hand, stacks } => Selection { hand, stacks },
            Action::Add(Item::Number(value)) => hand(Face::number(value)),
            Action::Add(Item::Joker) => hand(Face::JOKER),
            Action::Add(Item::Stack(from)) => stack(from),
            Action::Push { from, .. } => special(from, Face::PUSH),
            Action::Clear { from } => special(from, Face::CLEAR),
            Action::Blind(_) | Action::Target(_) | Action::Take | Action::Sweep | Action::End => {
                Selection::NOTHING
            }
        }
    }

    /// What someone who chooses these cards seems to want.
    fn attempt(&self, view: &View) -> Action {
        let mut faces = self.hand.iter();
        let item = match (faces.next(), faces.next(), self.stacks.first()) {
            (Some(Face::JOKER), None, None) => Some(Item::Joker),
            (Some(face), None, None) => face.value().map(Item::Number),
            (None, None, Some(stack)) if self.stacks.len() == 1 => Some(Item::Stack(stack)),
            _ => None,
        };
        match item {
            Some(item) if view.phase == Phase::Extend => Action::Add(item),
            _ => Action::Play { hand: self.hand, stacks: self.stacks },
        }
    }

    /// Whether all of these are among those.
    fn is_part_of(&self, other: &Selection) -> bool {
        other.hand.contains(self.hand) && self.stacks.without(other.stacks).is_empty()
    }
}

impl Choices {
    pub(super) fn new(
        rules: &Rules,
        view: &View,
        legal: &[Action],
        selection: &Selection,
    ) -> Choices {
        let possible: Vec<Selection> = legal.iter().map(Selection::of).collect();
        let could_be = |more: Selection| possible.iter().any(|whole| more.is_part_of(whole));
        let exactly = legal.iter().filter(|action| Selection::of(action) == *selection);
        let offers: Vec<Offer> = exactly.map(|action| Offer::new(rules, view, *action)).collect();
        let faces = view.hand.faces().map(|(face, _)| face);
        let more_hand: Vec<Face> =
            faces.filter(|&face| could_be(selection.with_hand(face))).collect();
        let joins = |stack: &Stack| {
            !selection.stacks.contains(*stack) && could_be(selection.toggle_stack(*stack))
        };
        let more_stacks: StackSet = Stack::ALL.into_iter().filter(joins).collect();
        let hopeless = offers.is_empty() && more_hand.is_empty() && more_stacks.is_empty();
        let refusal = hopeless.then(|| rules.check_in_view(view, selection.attempt(view)).err());
        Choices { refusal: refusal.flatten(), offers, more_hand, more_stacks }
    }
}

impl Offer {
    fn new(rules: &Rules, view: &View, action: Action) -> Offer {
        let Selection { hand, stacks } = Selection::of(&action);
        let own = &view.stacks[view.seat.index()];
        let shown = stacks.iter().filter_map(|stack| Some((own.up(stack)?, Source::Stack(stack))));
        let cards: Vec<(Face, Source)> =
            hand.iter().map(|face| (face, Source::Hand)).chain(shown).collect();
        let (target, numbers) = match action {
            Action::Push { target, .. } | Action::Target(target) => (Some(target), false),
            Action::Play { .. } | Action::Add(_) => (None, true),
            Action::Blind(_)
            | Action::Clear { .. }
            | Action::Take
            | Action::Sweep
            | Action::End => (None, false),
        };
        if !numbers {
            let clears = matches!(action, Action::Clear { .. } | Action::Sweep);
            return Offer { action, target, counts_as: None, clears, four: false };
        }
        let counts_as = view.value_of(cards.iter().map(|&(face, _)| face).collect());
        // Whether four equal cards lie there is told by those who follow the game.
        let mut after = *view;
        let seat = view.seat;
        if let (true, Some(value)) = (view.joker_open, counts_as) {
            rules.follow(&mut after, &Event::JokerNamed { seat, value });
        }
        for (face, from) in cards {
            rules.follow(&mut after, &Event::Placed { seat, face, from, counts_as });
        }
        let four = after.may_sweep();
        Offer { action, target, counts_as, clears: four && rules.options().must_sweep, four }
    }
}
