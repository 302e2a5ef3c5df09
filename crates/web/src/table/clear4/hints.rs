use stapel_client::screen::{Clear4Screen, DiscardScreen, StackScreen};
use stapel_rules::clear4::{Face, Phase};

use crate::app::words::{count, say, text};
use crate::parts::face_name;

/// What can be done now, in words; for others, what they are about.
pub(crate) fn turn_hint(screen: &Clear4Screen) -> String {
    let discard = &screen.discard;
    let id = match (screen.phase, discard.value, screen.is_yours) {
        (Phase::Target, _, true) => "hint-target",
        (Phase::Target, _, false) => "hint-they-target",
        (Phase::Extend, _, false) => "hint-they-extend",
        (Phase::Open, _, false) => return String::new(),
        (Phase::Extend, Some(value), true) => {
            return say("hint-extend", &[("value", count(value.number()))]);
        }
        (Phase::Extend, None, true) if discard.joker_open => "hint-name-joker",
        (Phase::Extend, None, true) => "hint-end",
        (Phase::Open, Some(value), true) => {
            let missing = discard.full.saturating_sub(discard.run);
            return say(
                "hint-open",
                &[("value", count(value.number())), ("missing", count(missing))],
            );
        }
        (Phase::Open, None, true) if discard.cards.is_empty() => "hint-open-empty",
        (Phase::Open, None, true) => "hint-open-joker",
    };
    say(id, &[])
}

/// The pile in a sentence.
pub(crate) fn pile_text(discard: &DiscardScreen) -> String {
    let cards = count(discard.cards.len());
    match discard.value {
        _ if discard.cards.is_empty() => say("pile-empty", &[]),
        None => say("pile-joker", &[("cards", cards)]),
        Some(value) => say(
            "pile-run",
            &[
                ("cards", cards),
                ("value", count(value.number())),
                ("run", count(discard.run)),
                ("full", count(discard.full)),
            ],
        ),
    }
}

/// A stack in a sentence.
pub(crate) fn stack_text(stack: &StackScreen) -> String {
    let number = ("stack", count(stack.stack.number()));
    match (stack.up, stack.down, stack.horizontal) {
        (Some(up), true, _) => say("stack-whole", &[number, ("card", text(&face_name(up)))]),
        (Some(up), false, _) => say("stack-two", &[number, ("card", text(&face_name(up)))]),
        (None, _, true) => say("stack-across", &[number]),
        (None, _, false) => say("stack-gone", &[number]),
    }
}

/// Several cards, equal ones together: `2 × 9, 4, JOKER`.
pub(crate) fn faces_text(faces: impl IntoIterator<Item = Face>) -> String {
    let mut groups: Vec<(Face, u8)> = Vec::new();
    for face in faces {
        match groups.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => groups.push((face, 1)),
        }
    }
    let groups = groups.into_iter().map(|(face, count)| several(&face_name(face), count));
    groups.collect::<Vec<_>>().join(", ")
}

/// So many of a card.
pub(crate) fn several(name: &str, many: u8) -> String {
    if many == 1 { name.to_owned() } else { format!("{many} × {name}") }
}
