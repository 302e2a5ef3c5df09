//! What was done, in words.

use stapel_client::replay::{Did, MomentKind, ReplayStep};
use stapel_rules::any::AnySeen;
use stapel_rules::piles::Seen;
use stapel_rules::{Loss, Outcome, Seat};

use super::told_clear4;
use super::watch::Watch;
use crate::app::words::{count, say, text};
use crate::table::piles::letter;

/// How a game ended, in a sentence.
pub(super) fn outcome(watch: Watch, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Won) => say("told-won", &[]),
        Some(Outcome::Lost { left, .. }) => say("told-lost", &[("cards", count(left))]),
        Some(Outcome::Round { winners, .. }) => {
            let names: Vec<String> = winners.iter().map(|seat| watch.name(seat)).collect();
            say("told-round-won", &[("name", text(&names.join(", ")))])
        }
        None => say("told-given-up", &[]),
    }
}

/// A text about somebody.
pub(super) fn of(id: &str, watch: Watch, seat: Seat) -> String {
    say(id, &[("name", text(&watch.name(seat)))])
}

/// What led to a position: first what the seat did, then what came of it.
pub(super) fn step(watch: Watch, step: &ReplayStep) -> Vec<String> {
    let mut told = Vec::new();
    if step.did == Did::Started {
        told.push(of("they-start", watch, step.seat));
    }
    let mut drawn = 0_u8;
    let mut of_clear4 = Vec::new();
    for seen in &step.seen {
        match seen {
            AnySeen::Piles(Seen::Laid { seat, card, pile, trick }) => told.push(say(
                if *trick { "told-trick" } else { "told-laid" },
                &[
                    ("name", text(&watch.name(*seat))),
                    ("card", count(card.number())),
                    ("pile", text(letter(*pile))),
                ],
            )),
            AnySeen::Piles(Seen::TurnEnded { seat }) => told.push(of("step-ends", watch, *seat)),
            AnySeen::Piles(Seen::YouDrew { .. } | Seen::TheyDrew { .. }) => drawn += 1,
            AnySeen::Piles(Seen::Over(end)) => {
                if drawn > 0 {
                    told.push(draws(step, drawn));
                    drawn = 0;
                }
                if let Outcome::Lost { reason, .. } = end {
                    told.push(say(lost_id(*reason), &[]));
                }
                told.push(outcome(watch, Some(*end)));
            }
            AnySeen::Piles(Seen::TurnBegan { .. }) => {}
            AnySeen::Clear4(event) => of_clear4.push(*event),
        }
    }
    told.extend(told_clear4::events(watch, &of_clear4));
    if drawn > 0 {
        told.push(draws(step, drawn));
    }
    told
}

/// Cards that were drawn: which, if the eyes see them.
fn draws(step: &ReplayStep, drawn: u8) -> String {
    if step.drew.is_empty() {
        return say("step-draws", &[("cards", count(drawn))]);
    }
    let cards: Vec<String> = step.drew.iter().map(|card| card.number().to_string()).collect();
    say("step-draws-these", &[("cards", text(&cards.join(", ")))])
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
pub(super) fn moment(watch: Watch, kind: MomentKind) -> String {
    match kind {
        MomentKind::Trick { seat, card, pile } => say(
            "told-trick",
            &[
                ("name", text(&watch.name(seat))),
                ("card", count(card.number())),
                ("pile", text(letter(pile))),
            ],
        ),
        MomentKind::BiggestStep { seat, card, pile, numbers } => say(
            "moment-biggest-step",
            &[
                ("name", text(&watch.name(seat))),
                ("card", count(card.number())),
                ("pile", text(letter(pile))),
                ("numbers", count(numbers)),
            ],
        ),
        MomentKind::Cleared { seat, cards } => {
            say("moment-sweep", &[("name", text(&watch.name(seat))), ("cards", count(cards))])
        }
        MomentKind::Blind { seat, face } => say(
            "step-blind",
            &[("name", text(&watch.name(seat))), ("card", text(&told_clear4::face(face)))],
        ),
        MomentKind::BiggestTake { seat, cards } => say(
            "moment-biggest-take",
            &[("name", text(&watch.name(seat))), ("cards", count(cards))],
        ),
        MomentKind::Over { outcome: end, .. } => outcome(watch, Some(end)),
    }
}
