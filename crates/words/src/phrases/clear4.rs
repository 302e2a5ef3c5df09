use stapel_client::screen::{BlindFate, BlindMoment, Clear4Screen, DiscardScreen, Offer};
use stapel_rules::clear4::{Action, Face, Phase};

use super::{count, face_name, text};
use crate::Words;

/// What can be done now; for others, what they are about.
pub fn turn_hint(words: &Words, screen: &Clear4Screen) -> String {
    let discard = &screen.discard;
    let id = match (screen.phase, discard.value, screen.is_yours) {
        (Phase::Target, _, true) => "hint-target",
        (Phase::Target, _, false) => "hint-they-target",
        (Phase::Extend, _, false) => "hint-they-extend",
        (Phase::Open, _, false) => return String::new(),
        (Phase::Extend, Some(value), true) => {
            return words.fill("hint-extend", &[("value", count(value.number()))]);
        }
        (Phase::Extend, None, true) if discard.joker_open => "hint-name-joker",
        (Phase::Extend, None, true) => "hint-end",
        (Phase::Open, Some(value), true) => {
            let missing = discard.full.saturating_sub(discard.run);
            return words.fill(
                "hint-open",
                &[("value", count(value.number())), ("missing", count(missing))],
            );
        }
        (Phase::Open, None, true) if discard.cards.is_empty() => "hint-open-empty",
        (Phase::Open, None, true) => "hint-open-joker",
    };
    words.get(id)
}

/// The pile in a sentence.
pub fn pile(words: &Words, discard: &DiscardScreen) -> String {
    let cards = count(discard.cards.len());
    match discard.value {
        _ if discard.cards.is_empty() => words.fill("pile-empty", &[]),
        None => words.fill("pile-joker", &[("cards", cards)]),
        Some(value) => words.fill(
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

/// Several cards, equal ones together: `2 × 9, 4, JOKER`.
pub fn faces(words: &Words, faces: impl IntoIterator<Item = Face>) -> String {
    let mut groups: Vec<(Face, u8)> = Vec::new();
    for face in faces {
        match groups.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => groups.push((face, 1)),
        }
    }
    let groups = groups.into_iter().map(|(face, count)| several(&face_name(words, face), count));
    groups.collect::<Vec<_>>().join(", ")
}

/// So many of a card.
pub(super) fn several(name: &str, many: u8) -> String {
    if many == 1 { name.to_owned() } else { format!("{many} × {name}") }
}

/// What an offer would do; the victim is whoever would take the pile.
pub fn offer(words: &Words, offer: &Offer, victim: Option<&str>) -> String {
    let value = offer.counts_as.map(|value| count(value.number()));
    match (offer.action, value) {
        (Action::Play { hand, stacks }, Some(value)) => {
            let cards = hand.len() + stacks.len();
            words.fill("play-cards", &[("cards", count(cards)), ("value", value)])
        }
        (Action::Add(_), Some(value)) => words.fill("play-add", &[("value", value)]),
        (Action::Play { .. } | Action::Add(_), None) => words.fill("play-joker", &[]),
        (Action::Blind(stack), _) => words.fill("play-blind", &[("stack", count(stack.number()))]),
        (Action::Push { .. } | Action::Target(_), _) => {
            words.fill("play-push-to", &[("name", text(victim.unwrap_or_default()))])
        }
        (Action::Clear { .. }, _) => {
            words.fill("play-special", &[("card", text(&face_name(words, Face::CLEAR)))])
        }
        (Action::Take, _) => words.fill("pass", &[]),
        (Action::End, _) => words.fill("end-turn", &[]),
    }
}

/// What came of a card that was turned over.
pub fn fate(words: &Words, moment: &BlindMoment) -> String {
    match moment.fate {
        BlindFate::Placed { counts_as: Some(value) } if moment.face.value().is_none() => {
            words.fill("moment-counts", &[("value", count(value.number()))])
        }
        BlindFate::Placed { counts_as: Some(_) } => words.fill("moment-fits", &[]),
        BlindFate::Placed { counts_as: None } => words.fill("moment-joker", &[]),
        BlindFate::Cleared => words.fill("moment-blind-cleared", &[]),
        BlindFate::Push => words.fill("moment-push", &[]),
        BlindFate::TooHigh { took } => words.fill("moment-too-high", &[("cards", count(took))]),
    }
}
