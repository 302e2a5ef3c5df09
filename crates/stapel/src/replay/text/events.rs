//! What happened, in a few words.

use stapel_rules::any::{AnyEvent, AnyGame};
use stapel_rules::{clear4, piles};

use super::Told;
use crate::voice::{Voice, count, text};

/// What an event is told as, if it says something that the action doesn't.
pub(super) fn tell(told: Told<'_>, event: &AnyEvent) -> Option<String> {
    match (told.replay.dealt().game(), event) {
        (AnyGame::Piles(rules), AnyEvent::Piles(event)) => tell_piles(rules, event, told.voice),
        (_, AnyEvent::Clear4(event)) => tell_clear4(told, event),
        _ => None,
    }
}

fn tell_piles(rules: &piles::Rules, event: &piles::Event, voice: &Voice) -> Option<String> {
    match *event {
        piles::Event::Laid { card, trick, .. } => {
            let mut told = Vec::new();
            if trick {
                told.push(voice.t("retold-trick"));
            }
            if let Some(command) = rules.layout().command(card) {
                told.push(command.to_string());
            }
            (!told.is_empty()).then(|| told.join(", "))
        }
        piles::Event::Drew { card, .. } => {
            Some(voice.say("retold-draws", &[("card", text(&card.to_string()))]))
        }
        piles::Event::TurnBegan { .. } | piles::Event::TurnEnded { .. } | piles::Event::Over(_) => {
            None
        }
    }
}

fn tell_clear4(told: Told<'_>, event: &clear4::Event) -> Option<String> {
    use clear4::{Event, Face};
    let voice = told.voice;
    match *event {
        Event::BlindRevealed { face, .. } => {
            Some(voice.say("retold-revealed", &[("card", text(&face.to_string()))]))
        }
        Event::BlindPlaced { face, counts_as, .. } | Event::Placed { face, counts_as, .. } => {
            match (face, counts_as) {
                (Face::JOKER, Some(value)) => {
                    Some(voice.say("retold-joker", &[("value", text(&value.to_string()))]))
                }
                (Face::JOKER, None) => Some(voice.t("retold-joker-nothing")),
                _ => None,
            }
        }
        Event::JokerNamed { value, .. } => {
            Some(voice.say("retold-joker-now", &[("value", text(&value.to_string()))]))
        }
        Event::TurnedUp { stack, face, .. } => {
            let (stack, face) = (stack.to_string(), face.to_string());
            Some(voice.say("retold-turned-up", &[("stack", text(&stack)), ("card", text(&face))]))
        }
        Event::Cleared { cards, .. } => {
            Some(voice.say("retold-cleared", &[("cards", count(cards.len()))]))
        }
        Event::Took { seat, cards } => {
            let name = told.name(seat);
            let took = [("name", text(&name)), ("cards", count(cards.len()))];
            Some(voice.say("retold-took", &took))
        }
        Event::Special { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Over(_) => None,
    }
}
