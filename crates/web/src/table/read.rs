//! The table read aloud: what a key tells those who can't see it.

use stapel_client::Session;
use stapel_client::screen::Clear4Screen;

use super::clear4::{read_hand, read_others, read_pile, read_turn};
use super::live::Live;
use super::piles::{letter, owes_text, pile_name};
use super::seats::screen_name;
use super::tell::Told;
use crate::app::words::{count, say, text};
use crate::parts::command_name;

/// The round of Clear 4! that is on the table.
fn clear4(live: Live) -> Option<Clear4Screen> {
    live.ask_once(Session::clear4_screen)
}

/// What a seat is called.
fn name(live: Live) -> impl Fn(usize) -> String {
    let names = live.ask_once(Session::seat_screens);
    move |seat| names.get(seat).map(screen_name).unwrap_or_default()
}

/// The hand.
pub(super) fn hand(live: Live) -> String {
    if let Some(screen) = clear4(live) {
        return read_hand(&screen);
    }
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

/// The piles; in Clear 4! the pile and the own stacks.
pub(super) fn piles(live: Live) -> String {
    if let Some(screen) = clear4(live) {
        return read_pile(&screen);
    }
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

/// The commands in force; in Clear 4! what the others have.
pub(super) fn commands_or_others(live: Live) -> String {
    if let Some(screen) = clear4(live) {
        return read_others(&screen, name(live));
    }
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

/// The last plays.
pub(super) fn last_plays(live: Live, told: Told) -> String {
    if clear4(live).is_some() {
        let last = told.last();
        return if last.is_empty() { say("read-no-plays", &[]) } else { last.join(". ") };
    }
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

/// Whose turn it is, and what it owes or may do.
pub(super) fn turn(live: Live) -> String {
    if let Some(screen) = clear4(live) {
        return read_turn(&screen, name(live));
    }
    let Some(turn) = live.ask_once(Session::piles_screen).and_then(|screen| screen.turn) else {
        return say("read-no-turn", &[]);
    };
    let names = live.ask_once(Session::seat_screens);
    let whose = if turn.is_yours {
        say("your-turn", &[])
    } else {
        let name = names.get(turn.seat.index()).map(screen_name).unwrap_or_default();
        say("their-turn", &[("name", text(&name))])
    };
    let owes = turn.owes.into_iter().map(owes_text);
    [whose].into_iter().chain(owes).collect::<Vec<_>>().join(". ")
}
