//! The table of The Game and Extreme read aloud.

use stapel_client::Session;

use super::{letter, owes_text, pile_name};
use crate::app::words::{count, say, text};
use crate::parts::piles::command_name;
use crate::table::board::Reading;
use crate::table::live::Live;
use crate::table::names::screen_name;
use crate::table::narration::LastSentences;
use crate::table::turn_bar::whose_turn;

/// Reads something aloud.
pub(super) fn read(live: Live, _: LastSentences, reading: Reading) -> String {
    match reading {
        Reading::Hand => hand(live),
        Reading::Table => piles(live),
        Reading::Surroundings => commands(live),
        Reading::LastPlays => last_plays(live),
        Reading::Turn => turn(live),
    }
}

fn hand(live: Live) -> String {
    let hand = live.ask_once(Session::piles_screen).map(|screen| screen.hand);
    let cards = hand.unwrap_or_default().into_iter().map(|held| match held.command {
        Some(command) => format!("{} ({})", held.card.number(), command_name(command)),
        None => held.card.number().to_string(),
    });
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() {
        say("read-no-hand", &[])
    } else {
        say("read-hand", &[("cards", text(&cards.join(", ")))])
    }
}

fn piles(live: Live) -> String {
    let Some(screen) = live.ask_once(Session::piles_screen) else {
        return String::new();
    };
    let piles = screen.piles.iter().map(|pile| {
        let number = pile.top.map_or(pile.base, stapel_rules::Card::number);
        say("pile-shows", &[("pile", text(&pile_name(pile.pile))), ("card", count(number))])
    });
    let mut sentences: Vec<String> = piles.collect();
    sentences.push(say("draw-pile", &[("cards", count(screen.draw_pile))]));
    sentences.join(". ")
}

fn commands(live: Live) -> String {
    let commands = live.ask_once(Session::piles_screen).map(|screen| screen.commands);
    let names: Vec<String> = commands
        .unwrap_or_default()
        .iter()
        .map(|in_force| command_name(in_force.command))
        .collect();
    if names.is_empty() {
        say("read-no-commands", &[])
    } else {
        say("read-commands", &[("commands", text(&names.join(", ")))])
    }
}

fn last_plays(live: Live) -> String {
    let plays = live.ask_once(Session::piles_screen).map(|screen| screen.plays);
    let names = live.ask_once(Session::seat_screens);
    let sentences = plays.unwrap_or_default().into_iter().rev().take(5).map(|laid| {
        let name = laid.seat.and_then(|seat| names.get(seat.index())).map(screen_name);
        say(
            "told-laid",
            &[
                ("name", text(&name.unwrap_or_default())),
                ("card", count(laid.card.number())),
                ("pile", text(letter(laid.pile))),
            ],
        )
    });
    let sentences: Vec<String> = sentences.collect();
    if sentences.is_empty() { say("read-no-plays", &[]) } else { sentences.join(". ") }
}

fn turn(live: Live) -> String {
    let Some(turn) = live.ask_once(Session::piles_screen).and_then(|screen| screen.turn) else {
        return say("read-no-turn", &[]);
    };
    let names = live.ask_once(Session::seat_screens);
    let whose = whose_turn(turn.is_yours, || {
        names.get(turn.seat.index()).map(screen_name).unwrap_or_default()
    });
    let owes = turn.owes.into_iter().map(owes_text);
    [whose].into_iter().chain(owes).collect::<Vec<_>>().join(". ")
}
