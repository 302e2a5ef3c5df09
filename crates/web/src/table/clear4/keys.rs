use leptos::prelude::untrack;
use stapel_rules::Seat;
use stapel_rules::clear4::Stack;

use super::input::Clear4Input;

/// A key is pressed that only Clear 4! knows. Tells whether it means something.
pub(crate) fn press(input: Clear4Input, key: &str) -> bool {
    match key {
        "e" | "E" => input.go(),
        "b" | "B" => input.turn_over(),
        "g" | "G" => input.take(),
        "x" | "X" => input.end(),
        "Escape" => input.put_back(),
        _ => return key.parse().is_ok_and(|number| press_number(input, number)),
    }
    true
}

/// A number is a seat while somebody is to be chosen, otherwise an own stack.
fn press_number(input: Clear4Input, number: u8) -> bool {
    if untrack(|| input.push_targets()).is_empty() {
        Stack::new(number).map(|stack| input.touch_stack(stack)).is_some()
    } else {
        let seat = usize::from(number).checked_sub(1).and_then(Seat::new);
        seat.map(|seat| input.push_to(seat)).is_some()
    }
}
