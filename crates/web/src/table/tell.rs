//! What happens, in sentences: for screen readers, and for the account of the game beside the table.

use leptos::prelude::*;
use stapel_client::screen::SeatScreen;
use stapel_protocol::table::{EventJson, OutcomeJson, SeatNumber, SignalJson};
use stapel_rules::Seat;

use super::live::Live;
use super::piles::{letter, start_id, wish_id};
use super::seats::screen_name;
use crate::app::app;
use crate::app::words::{count, say, text};
use crate::parts::command_name;

/// Tells screen readers what happens at a table.
pub(super) fn tell_what_happens(live: Live) {
    let announcer = app().announcer;
    Effect::new(move |_| {
        let (_, events) = live.happened();
        let names = live.ask_once(stapel_client::Session::seat_screens);
        let you = live.ask_once(stapel_client::Session::seat);
        let sentences: Vec<String> =
            events.iter().filter_map(|event| sentence(event, &names, you)).collect();
        if !sentences.is_empty() {
            announcer.tell(sentences.join(". "));
        }
    });
}

/// An event in a sentence; `None` if it is not worth one.
pub(crate) fn sentence(
    event: &EventJson,
    seats: &[SeatScreen],
    you: Option<Seat>,
) -> Option<String> {
    let name_of = |seat: &SeatNumber| -> String {
        if Some(seat.0) == you {
            return say("you", &[]);
        }
        seats.get(seat.0.index()).map(screen_name).unwrap_or_default()
    };
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
        _ => None,
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
