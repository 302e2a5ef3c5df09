use stapel_rules::Game;
use stapel_rules::clear4::{Rules, Value};

use super::sight::Sight;

/// What everyone knows of the next seat's cards.
pub(super) struct Next {
    /// The lowest number that it has; 0 if it has something that goes on anything.
    pub(super) lowest: u8,
    numbers: u16,
    /// How near it is to the end, from 0 to 1.
    pub(super) late: f32,
}

impl Next {
    pub(super) fn of(rules: &Rules, sight: &impl Sight) -> Next {
        let seat = sight.seat.left(rules.players());
        let late = f32::from(8_u8.saturating_sub(sight.left(seat))) / 8.0;
        let mut next = Next { lowest: u8::MAX, numbers: 0, late };
        let known = sight.known[seat.index()].faces().map(|(face, _)| face);
        for face in sight.stacks[seat.index()].up.into_iter().flatten().chain(known) {
            match face.value() {
                Some(value) => {
                    next.lowest = next.lowest.min(value.number());
                    next.numbers |= 1 << value.number();
                }
                None => next.lowest = 0,
            }
        }
        next
    }

    /// Whether it is known to have this number.
    pub(super) fn has(&self, value: Value) -> bool {
        self.numbers >> value.number() & 1 == 1
    }
}
