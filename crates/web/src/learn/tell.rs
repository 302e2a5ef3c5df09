//! What happened in a step, in sentences, for those who can't see it.

use stapel_client::replay::ReplayStep;
use stapel_rules::any::AnySeen;
use stapel_rules::clear4::Event;
use stapel_rules::piles::Seen;
use stapel_rules::{Outcome, Seat};

use crate::app::words::{count, say, text};
use crate::parts::face_name;
use crate::table::piles::letter;

/// Everything worth telling of a step.
pub(super) fn sentences(step: &ReplayStep, name: impl Fn(Seat) -> String) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    let mut placed: Vec<String> = Vec::new();
    let mut turned_up: Vec<String> = Vec::new();
    for seen in &step.seen {
        match *seen {
            AnySeen::Piles(seen) => told.extend(of_piles(&seen, &name)),
            AnySeen::Clear4(Event::Placed { face, .. }) => placed.push(face_name(face)),
            AnySeen::Clear4(Event::Special { face, from: Some(_), .. }) => {
                placed.push(face_name(face));
            }
            AnySeen::Clear4(Event::TurnedUp { face, .. }) => turned_up.push(face_name(face)),
            AnySeen::Clear4(event) => told.extend(of_clear4(&event, &name)),
        }
    }
    let whose = name(step.seat);
    if !placed.is_empty() {
        let cards = placed.join(", ");
        told.insert(
            0,
            say("learn-told-played", &[("name", text(&whose)), ("cards", text(&cards))]),
        );
    }
    if !turned_up.is_empty() {
        told.push(say("learn-told-turned-up", &[("cards", text(&turned_up.join(", ")))]));
    }
    told
}

fn of_piles(seen: &Seen, name: impl Fn(Seat) -> String) -> Option<String> {
    match *seen {
        Seen::Laid { seat, card, pile, trick } => {
            let id = if trick { "told-trick" } else { "told-laid" };
            Some(say(
                id,
                &[
                    ("name", text(&name(seat))),
                    ("card", count(card.number())),
                    ("pile", text(letter(pile))),
                ],
            ))
        }
        Seen::YouDrew { card, .. } => Some(say("told-you-drew", &[("card", count(card.number()))])),
        _ => None,
    }
}

fn of_clear4(event: &Event, name: impl Fn(Seat) -> String) -> Option<String> {
    match *event {
        Event::BlindRevealed { seat, face, .. } => Some(say(
            "learn-told-blind",
            &[("name", text(&name(seat))), ("cards", text(&face_name(face)))],
        )),
        Event::Took { seat, .. } => Some(say("learn-told-took", &[("name", text(&name(seat)))])),
        Event::Cleared { .. } => Some(say("learn-told-cleared", &[])),
        Event::Over(Outcome::Round { winners, .. }) => {
            let names: Vec<String> = winners.iter().map(name).collect();
            Some(say("told-round-won", &[("name", text(&names.join(", ")))]))
        }
        _ => None,
    }
}
