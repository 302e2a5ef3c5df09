use stapel_rules::clear4::{Counts, Face, Stack};
use stapel_rules::{Game, Seat};

use super::{Clear4Facts, Selection};

/// What lies in front of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatStacks {
    pub seat: Seat,
    /// The stacks from left to right.
    pub stacks: [StackScreen; Stack::COUNT],
    pub hand_size: u8,
    /// Those of them that everyone saw being taken: numbers ascending, then PUSH, JOKER, CLEAR.
    pub known: Vec<Face>,
    pub cards_left: u8,
}

/// One of the four stacks of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackScreen {
    pub stack: Stack,
    pub up: Option<Face>,
    /// Whether the vertical face-down card is there.
    pub down: bool,
    /// Whether the horizontal face-down card is there.
    pub horizontal: bool,
    /// Whether the face-up card can be part of something that the viewer may do now.
    pub playable: bool,
    /// Whether the viewer may play the horizontal card blind now.
    pub blind: bool,
}

impl StackScreen {
    /// How many of its cards lie face down.
    pub fn face_down(&self) -> u8 {
        u8::from(self.down) + u8::from(self.horizontal)
    }
}

/// Equal cards of the viewer's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandGroup {
    pub face: Face,
    pub count: u8,
    /// How many of them everyone knows of.
    pub known: u8,
    /// Whether one of them can be part of something that the viewer may do now.
    pub playable: bool,
}

impl Clear4Facts<'_> {
    pub(super) fn seats(&self) -> Vec<SeatStacks> {
        Seat::all(self.rules.players()).map(|seat| self.seat(seat)).collect()
    }

    fn seat(&self, seat: Seat) -> SeatStacks {
        let view = self.view;
        SeatStacks {
            seat,
            stacks: Stack::ALL.map(|stack| self.stack(seat, stack)),
            hand_size: view.hand_sizes[seat.index()],
            known: view.known[seat.index()].iter().collect(),
            cards_left: view.cards_left(seat),
        }
    }

    fn stack(&self, seat: Seat, stack: Stack) -> StackScreen {
        use stapel_rules::clear4::Action;
        let stacks = &self.view.stacks[seat.index()];
        let own = self.view.viewer.is(seat);
        let in_it = |selection: Selection| selection.stacks.contains(stack);
        StackScreen {
            stack,
            up: stacks.up(stack),
            down: stacks.down.contains(stack),
            horizontal: stacks.blind.contains(stack),
            playable: own && self.selections().any(in_it),
            blind: own && self.legal.contains(&Action::Blind(stack)),
        }
    }

    pub(super) fn hand(&self) -> Vec<HandGroup> {
        let own = self.own_seat();
        let known = own.map_or(Counts::EMPTY, |seat| self.view.known[seat.index()]);
        let groups = self.view.hand.faces().map(|(face, count)| HandGroup {
            face,
            count,
            known: known.count(face),
            playable: self.selections().any(|selection| selection.hand.count(face) > 0),
        });
        groups.collect()
    }

    /// The selections that something the viewer may do is made of.
    fn selections(&self) -> impl Iterator<Item = Selection> {
        self.legal.iter().map(Selection::of)
    }
}
