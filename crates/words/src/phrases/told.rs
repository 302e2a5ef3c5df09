use stapel_client::screen::SeatScreen;
use stapel_protocol::games::piles::EventJson as PilesEvent;
use stapel_protocol::table::{EventJson, GameEventJson, OutcomeJson, SeatNumber, SignalJson};
use stapel_rules::Seat;

use super::told_clear4::{cards_placed, clear4_sentence};
use super::{command_name, count, letter, seat_name, start_id, text, wish_id};
use crate::Words;

/// A sentence about something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// It.
    pub text: String,
    /// Whether it is what someone said.
    pub said: bool,
}

/// What happened, in sentences. Cards that were played together are in one.
pub fn sentences(
    words: &Words,
    events: &[EventJson],
    seats: &[SeatScreen],
    you: Option<Seat>,
) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(event) = rest.first() {
        let together = cards_placed(words, rest, |seat| name_of(words, seat, seats, you));
        let (text, told) = match together {
            Some((text, told)) => (Some(text), told),
            None => (sentence(words, event, seats, you), 1),
        };
        let said = matches!(event, EventJson::Said { .. });
        sentences.extend(text.map(|text| Sentence { text, said }));
        rest = &rest[told..];
    }
    sentences
}

/// What a seat is called in a sentence.
fn name_of(words: &Words, seat: SeatNumber, seats: &[SeatScreen], you: Option<Seat>) -> String {
    if Some(seat.0) == you {
        return words.fill("you", &[]);
    }
    seats.get(seat.0.index()).map(|seat| seat_name(words, seat)).unwrap_or_default()
}

/// An event in a sentence; `None` if it is not worth one.
fn sentence(
    words: &Words,
    event: &EventJson,
    seats: &[SeatScreen],
    you: Option<Seat>,
) -> Option<String> {
    let name_of = |seat: SeatNumber| name_of(words, seat, seats, you);
    let of = |id: &str, seat: SeatNumber| words.fill(id, &[("name", text(&name_of(seat)))]);
    Some(match event {
        EventJson::Game(GameEventJson::Piles(PilesEvent::Laid { seat, card, pile, trick })) => {
            words.fill(
                if *trick { "told-trick" } else { "told-laid" },
                &[
                    ("name", text(&name_of(*seat))),
                    ("card", count(card.0.number())),
                    ("pile", text(letter(pile.0))),
                ],
            )
        }
        EventJson::Game(GameEventJson::Turn { seat, .. }) if Some(seat.0) == you => {
            words.fill("your-turn", &[])
        }
        EventJson::Game(GameEventJson::Turn { seat, .. }) => of("their-turn", *seat),
        EventJson::Game(GameEventJson::Piles(PilesEvent::YouDrew { card })) => {
            words.fill("told-you-drew", &[("card", count(card.0.number()))])
        }
        EventJson::Signal { seat, signal: given } => words.fill(
            "told-signal",
            &[("name", text(&name_of(*seat))), ("signal", text(&signal(words, *given)))],
        ),
        EventJson::Said { seat, text: said } => {
            words.fill("told-said", &[("name", text(&name_of(*seat))), ("said", text(said))])
        }
        EventJson::TakebackAsked { seat } => of("told-takeback", *seat),
        EventJson::TookBack { seat, .. } => of("told-took-back", *seat),
        EventJson::Dealt { .. } => words.fill("told-dealt", &[]),
        EventJson::Over { outcome, .. } => match outcome {
            Some(OutcomeJson::Won) => words.fill("told-won", &[]),
            Some(OutcomeJson::Lost { left, .. }) => {
                words.fill("told-lost", &[("cards", count(*left))])
            }
            Some(OutcomeJson::Round { winners, .. }) => {
                let names: Vec<String> = winners.iter().map(|seat| name_of(*seat)).collect();
                words.fill("told-round-won", &[("name", text(&names.join(", ")))])
            }
            None => words.fill("told-given-up", &[]),
        },
        EventJson::Game(GameEventJson::Clear4(event)) => {
            return clear4_sentence(words, event, name_of, |seat| Some(seat.0) == you);
        }
        _ => return None,
    })
}

/// A signal in words.
fn signal(words: &Words, signal: SignalJson) -> String {
    match signal {
        SignalJson::Start(start) => words.get(start_id(start.0)),
        SignalJson::Pile { pile, wish } => {
            format!("{}: {}", letter(pile.0), words.get(wish_id(wish.0)))
        }
        SignalJson::StuckSoon => words.fill("signal-stuck-soon", &[]),
        SignalJson::CanGoOn => words.fill("signal-can-go-on", &[]),
        SignalJson::Hold(command) => {
            words.fill("told-holds", &[("command", text(&command_name(words, command.0)))])
        }
        SignalJson::NotNow(command) => {
            words.fill("told-not-now", &[("command", text(&command_name(words, command.0)))])
        }
    }
}
