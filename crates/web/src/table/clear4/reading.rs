//! The table of Clear 4! read aloud.

use stapel_client::Session;
use stapel_client::screen::{Clear4Screen, SeatStacks};
use stapel_rules::clear4::Face;

use super::hints::{faces_text, pile_text, stack_text, turn_hint};
use crate::app::words::{count, say, text};
use crate::parts::clear4::face_name;
use crate::table::board::Reading;
use crate::table::live::Live;
use crate::table::names::screen_name;
use crate::table::narration::LastSentences;
use crate::table::turn_bar::whose_turn;

/// Reads something aloud.
pub(super) fn read(live: Live, told: LastSentences, reading: Reading) -> String {
    let Some(screen) = live.ask_once(Session::clear4_screen) else {
        return say("read-no-turn", &[]);
    };
    let names = live.ask_once(Session::seat_screens);
    let name = |seat: usize| names.get(seat).map(screen_name).unwrap_or_default();
    match reading {
        Reading::Hand => read_hand(&screen),
        Reading::Table => read_pile(&screen),
        Reading::Surroundings => read_others(&screen, name),
        Reading::LastPlays => {
            let last = told.last();
            if last.is_empty() { say("read-no-plays", &[]) } else { last.join(". ") }
        }
        Reading::Turn => read_turn(&screen, name),
    }
}

/// The cards of the hand.
fn read_hand(screen: &Clear4Screen) -> String {
    let cards = screen.hand.iter().flat_map(|group| (0..group.count).map(|_| group.face));
    let cards: Vec<Face> = cards.collect();
    if cards.is_empty() {
        say("read-no-hand", &[])
    } else {
        say("read-hand", &[("cards", text(&faces_text(cards)))])
    }
}

/// The pile and the own stacks.
fn read_pile(screen: &Clear4Screen) -> String {
    let own = screen.you.and_then(|you| screen.seats.get(you.index()));
    let stacks = own.into_iter().flat_map(|own| own.stacks.iter().map(stack_text));
    [pile_text(&screen.discard)].into_iter().chain(stacks).collect::<Vec<_>>().join(". ")
}

/// What the others have in front of them.
fn read_others(screen: &Clear4Screen, name: impl Fn(usize) -> String) -> String {
    let others = screen.seats.iter().filter(|seat| Some(seat.seat) != screen.you);
    others.map(|seat| read_other(seat, &name(seat.seat.index()))).collect::<Vec<_>>().join(". ")
}

fn read_other(seat: &SeatStacks, name: &str) -> String {
    let up: Vec<String> = seat.stacks.iter().filter_map(|stack| stack.up).map(face_name).collect();
    let up = if up.is_empty() { say("read-none-up", &[]) } else { up.join(", ") };
    say(
        "read-other",
        &[
            ("name", text(name)),
            ("up", text(&up)),
            ("hand", count(seat.hand_size)),
            ("cards", count(seat.cards_left)),
        ],
    )
}

/// Whose turn it is and what can be done.
fn read_turn(screen: &Clear4Screen, name: impl Fn(usize) -> String) -> String {
    let Some(active) = screen.active else { return say("read-no-turn", &[]) };
    let whose = whose_turn(screen.is_yours, || name(active.index()));
    let hint = turn_hint(screen);
    if hint.is_empty() { whose } else { format!("{whose}. {hint}") }
}
