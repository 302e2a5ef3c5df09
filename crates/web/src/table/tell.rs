//! What happens, in sentences: for screen readers, and for the account of the game beside the table.

use leptos::prelude::*;
use stapel_client::screen::SeatScreen;
use stapel_protocol::table::{EventJson, OutcomeJson, SeatNumber, SignalJson};
use stapel_rules::Seat;

use super::clear4::{cards_placed, clear4_sentence};
use super::live::Live;
use super::piles::{letter, start_id, wish_id};
use super::seats::screen_name;
use crate::app::app;
use crate::app::words::{count, say, text};
use crate::parts::command_name;

/// How many of the last sentences can be heard again.
const KEPT: usize = 6;

/// The last sentences about the game, the newest last.
#[derive(Clone, Copy)]
pub(crate) struct Told(StoredValue<Vec<String>>);

impl Told {
    /// Them.
    pub(crate) fn last(self) -> Vec<String> {
        self.0.get_value()
    }
}

/// Tells screen readers what happens at a table.
pub(super) fn tell_what_happens(live: Live) -> Told {
    let announcer = app().announcer;
    let told = Told(StoredValue::new(Vec::new()));
    Effect::new(move |_| {
        let (_, events) = live.happened();
        let names = live.ask_once(stapel_client::Session::seat_screens);
        let you = live.ask_once(stapel_client::Session::seat);
        let sentences = sentences(&events, &names, you);
        if sentences.is_empty() {
            return;
        }
        told.0.update_value(|told| {
            told.extend(
                sentences
                    .iter()
                    .filter(|sentence| !sentence.said)
                    .map(|sentence| sentence.text.clone()),
            );
            let extra = told.len().saturating_sub(KEPT);
            told.drain(..extra);
        });
        let texts: Vec<String> = sentences.into_iter().map(|sentence| sentence.text).collect();
        announcer.tell(texts.join(". "));
    });
    told
}

/// A sentence about something that happened.
pub(crate) struct Sentence {
    pub(crate) text: String,
    /// Whether it is what someone said.
    pub(crate) said: bool,
}

/// What happened, in sentences. Cards that were played together are in one.
pub(crate) fn sentences(
    events: &[EventJson],
    seats: &[SeatScreen],
    you: Option<Seat>,
) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(event) = rest.first() {
        let together = cards_placed(rest, |seat| name_of(seat, seats, you));
        let (text, told) = match together {
            Some((text, told)) => (Some(text), told),
            None => (sentence(event, seats, you), 1),
        };
        let said = matches!(event, EventJson::Said { .. });
        sentences.extend(text.map(|text| Sentence { text, said }));
        rest = &rest[told..];
    }
    sentences
}

/// What a seat is called in a sentence.
fn name_of(seat: &SeatNumber, seats: &[SeatScreen], you: Option<Seat>) -> String {
    if Some(seat.0) == you {
        return say("you", &[]);
    }
    seats.get(seat.0.index()).map(screen_name).unwrap_or_default()
}

/// An event in a sentence; `None` if it is not worth one.
fn sentence(event: &EventJson, seats: &[SeatScreen], you: Option<Seat>) -> Option<String> {
    let name_of = |seat: &SeatNumber| name_of(seat, seats, you);
    let of = |id: &str, seat: &SeatNumber| Some(say(id, &[("name", text(&name_of(seat)))]));
    match event {
        EventJson::Laid { seat, card, pile, trick } => Some(say(
            if *trick { "told-trick" } else { "told-laid" },
            &[
                ("name", text(&name_of(seat))),
                ("card", count(card.0.number())),
                ("pile", text(letter(pile.0))),
            ],
        )),
        EventJson::Turn { seat, .. } if Some(seat.0) == you => Some(say("your-turn", &[])),
        EventJson::Turn { seat, .. } => of("their-turn", seat),
        EventJson::YouDrew { card } => {
            Some(say("told-you-drew", &[("card", count(card.0.number()))]))
        }
        EventJson::Signal { seat, signal } => Some(say(
            "told-signal",
            &[("name", text(&name_of(seat))), ("signal", text(&signal_text(*signal)))],
        )),
        EventJson::Said { seat, text: said } => {
            Some(say("told-said", &[("name", text(&name_of(seat))), ("said", text(said))]))
        }
        EventJson::TakebackAsked { seat } => of("told-takeback", seat),
        EventJson::TookBack { seat, .. } => of("told-took-back", seat),
        EventJson::Dealt { .. } => Some(say("told-dealt", &[])),
        EventJson::Over { outcome, .. } => Some(match outcome {
            Some(OutcomeJson::Won) => say("told-won", &[]),
            Some(OutcomeJson::Lost { left, .. }) => say("told-lost", &[("cards", count(*left))]),
            Some(OutcomeJson::Round { winners, .. }) => {
                let names: Vec<String> = winners.iter().map(name_of).collect();
                say("told-round-won", &[("name", text(&names.join(", ")))])
            }
            None => say("told-given-up", &[]),
        }),
        other => clear4_sentence(other, name_of, |seat| Some(seat.0) == you),
    }
}

/// A signal in words.
pub(crate) fn signal_text(signal: SignalJson) -> String {
    match signal {
        SignalJson::Start(start) => say(start_id(start.0), &[]),
        SignalJson::Pile { pile, wish } => {
            format!("{}: {}", letter(pile.0), say(wish_id(wish.0), &[]))
        }
        SignalJson::StuckSoon => say("signal-stuck-soon", &[]),
        SignalJson::CanGoOn => say("signal-can-go-on", &[]),
        SignalJson::Hold(command) => {
            say("told-holds", &[("command", text(&command_name(command.0)))])
        }
        SignalJson::NotNow(command) => {
            say("told-not-now", &[("command", text(&command_name(command.0)))])
        }
    }
}
