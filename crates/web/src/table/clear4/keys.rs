use leptos::prelude::untrack;
use stapel_rules::Seat;
use stapel_rules::clear4::Stack;

use super::choosing::Choosing;

/// A key is pressed that only Clear 4! knows. Tells whether it means something.
pub(crate) fn press(choosing: Choosing, key: &str) -> bool {
    match key {
        "e" | "E" => choosing.go(),
        "b" | "B" => choosing.turn_over(),
        "g" | "G" => choosing.take(),
        "Escape" => choosing.put_back(),
        _ => return key.parse().is_ok_and(|number| press_number(choosing, number)),
    }
    true
}

/// A number is a seat while somebody is to be chosen, otherwise an own stack.
fn press_number(choosing: Choosing, number: u8) -> bool {
    if untrack(|| choosing.victims()).is_empty() {
        Stack::new(number).map(|stack| choosing.touch_stack(stack)).is_some()
    } else {
        let seat = usize::from(number).checked_sub(1).and_then(Seat::new);
        seat.map(|seat| choosing.push_to(seat)).is_some()
    }
}
