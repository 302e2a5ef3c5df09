use stapel_client::screen::{SeatScreen, TableScreen};
use stapel_rules::{Outcome, Seat, SeatSet};

use super::{count, loss_id, seat_name, text};
use crate::Words;

/// How a game ended: a title, and a line below it.
pub fn ending(words: &Words, table: &TableScreen, seats: &[SeatScreen]) -> (String, String) {
    let you = table.you;
    let names = |of: SeatSet| {
        let names = of.iter().filter_map(|seat| seats.get(seat.index()));
        names.map(|seat| seat_name(words, seat)).collect::<Vec<_>>().join(", ")
    };
    match table.outcome {
        Some(Outcome::Won) => (words.fill("won-title", &[]), words.fill("won-text", &[])),
        Some(lost @ Outcome::Lost { reason, left }) => {
            let title = if lost.is_excellent() { "lost-excellent-title" } else { "lost-title" };
            let left = words.fill("lost-left", &[("cards", count(left))]);
            (words.get(title), format!("{} {left}", words.get(loss_id(reason))))
        }
        Some(Outcome::Round { winners, capped, .. }) => match &table.score {
            Some(score) if score.over => {
                let title = match you.filter(|you| score.leaders.contains(*you)) {
                    Some(_) if score.leaders.len() == 1 => words.fill("match-won-title", &[]),
                    Some(_) => words.fill("match-shared-title", &[]),
                    None => {
                        words.fill("match-lost-title", &[("name", text(&names(score.leaders)))])
                    }
                };
                (title, words.fill("match-text", &[]))
            }
            _ => {
                let title = if you.is_some_and(|you| winners.contains(you)) {
                    words.fill("round-won-title", &[])
                } else {
                    words.fill("round-lost-title", &[("name", text(&names(winners)))])
                };
                let text = match (table.stopped, capped) {
                    (true, _) => "round-stopped",
                    (false, true) => "round-capped",
                    (false, false) => "round-text",
                };
                (title, words.get(text))
            }
        },
        None => (words.fill("given-up-title", &[]), words.fill("given-up-text", &[])),
    }
}

/// How a game ended, in a sentence.
pub fn outcome(words: &Words, name: &dyn Fn(Seat) -> String, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Won) => words.fill("told-won", &[]),
        Some(Outcome::Lost { left, .. }) => words.fill("told-lost", &[("cards", count(left))]),
        Some(Outcome::Round { winners, .. }) => {
            let names: Vec<String> = winners.iter().map(name).collect();
            words.fill("told-round-won", &[("name", text(&names.join(", ")))])
        }
        None => words.fill("told-given-up", &[]),
    }
}
