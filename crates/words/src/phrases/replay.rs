use stapel_client::replay::{Did, MomentKind, ReplayStep};
use stapel_rules::any::AnySeen;
use stapel_rules::piles::Seen;
use stapel_rules::{Loss, Outcome, Seat};

use super::replay_clear4::clear4_events;
use super::{count, face_name, letter, text};
use crate::Words;

/// What seats are called in a replay.
pub(super) type Names<'n> = &'n dyn Fn(Seat) -> String;

/// How a game ended, in a sentence.
pub fn outcome(words: &Words, names: Names<'_>, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Won) => words.fill("told-won", &[]),
        Some(Outcome::Lost { left, .. }) => words.fill("told-lost", &[("cards", count(left))]),
        Some(Outcome::Round { winners, .. }) => {
            let names: Vec<String> = winners.iter().map(names).collect();
            words.fill("told-round-won", &[("name", text(&names.join(", ")))])
        }
        None => words.fill("told-given-up", &[]),
    }
}

/// What led to a position: first what the seat did, then what came of it.
pub fn step(words: &Words, names: Names<'_>, step: &ReplayStep) -> Vec<String> {
    let of = |id: &str, seat: Seat| words.fill(id, &[("name", text(&names(seat)))]);
    let mut told = Vec::new();
    if step.did == Did::Started {
        told.push(of("they-start", step.seat));
    }
    let mut drawn = 0_u8;
    let mut of_clear4 = Vec::new();
    for seen in &step.seen {
        match seen {
            AnySeen::Piles(Seen::Laid { seat, card, pile, trick }) => told.push(words.fill(
                if *trick { "told-trick" } else { "told-laid" },
                &[
                    ("name", text(&names(*seat))),
                    ("card", count(card.number())),
                    ("pile", text(letter(*pile))),
                ],
            )),
            AnySeen::Piles(Seen::TurnEnded { seat }) => told.push(of("step-ends", *seat)),
            AnySeen::Piles(Seen::YouDrew { .. } | Seen::TheyDrew { .. }) => drawn += 1,
            AnySeen::Piles(Seen::Over(end)) => {
                if drawn > 0 {
                    told.push(draws(words, step, drawn));
                    drawn = 0;
                }
                if let Outcome::Lost { reason, .. } = end {
                    told.push(words.get(lost_id(*reason)));
                }
                told.push(outcome(words, names, Some(*end)));
            }
            AnySeen::Piles(Seen::TurnBegan { .. }) => {}
            AnySeen::Clear4(event) => of_clear4.push(*event),
        }
    }
    told.extend(clear4_events(words, names, &of_clear4));
    if drawn > 0 {
        told.push(draws(words, step, drawn));
    }
    told
}

/// Cards that were drawn: which, if the eyes see them.
fn draws(words: &Words, step: &ReplayStep, drawn: u8) -> String {
    if step.drew.is_empty() {
        return words.fill("step-draws", &[("cards", count(drawn))]);
    }
    let cards: Vec<String> = step.drew.iter().map(|card| card.number().to_string()).collect();
    words.fill("step-draws-these", &[("cards", text(&cards.join(", ")))])
}

/// Why a game was lost, said of what has happened.
fn lost_id(loss: Loss) -> &'static str {
    match loss {
        Loss::Stuck => "step-lost-stuck",
        Loss::Skull => "step-lost-skull",
        Loss::Three => "step-lost-three",
        Loss::OnePile => "step-lost-one-pile",
    }
}

/// A moment worth looking at.
pub fn moment(words: &Words, names: Names<'_>, kind: MomentKind) -> String {
    match kind {
        MomentKind::Trick { seat, card, pile } => words.fill(
            "told-trick",
            &[
                ("name", text(&names(seat))),
                ("card", count(card.number())),
                ("pile", text(letter(pile))),
            ],
        ),
        MomentKind::BiggestStep { seat, card, pile, numbers } => words.fill(
            "moment-biggest-step",
            &[
                ("name", text(&names(seat))),
                ("card", count(card.number())),
                ("pile", text(letter(pile))),
                ("numbers", count(numbers)),
            ],
        ),
        MomentKind::Cleared { seat, cards } => {
            words.fill("moment-sweep", &[("name", text(&names(seat))), ("cards", count(cards))])
        }
        MomentKind::Blind { seat, face } => words.fill(
            "step-blind",
            &[("name", text(&names(seat))), ("card", text(&face_name(words, face)))],
        ),
        MomentKind::BiggestTake { seat, cards } => words
            .fill("moment-biggest-take", &[("name", text(&names(seat))), ("cards", count(cards))]),
        MomentKind::Over { outcome: end, .. } => outcome(words, names, Some(end)),
    }
}
