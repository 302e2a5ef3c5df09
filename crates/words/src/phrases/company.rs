//! The others at a table: whom the game waits for, and what is asked of everyone.

use stapel_client::Moment;
use stapel_client::screen::{SeatScreen, StuckWhy, TableScreen};
use stapel_rules::{Seat, SeatSet};

use super::{count, seat_name, text};
use crate::Words;

/// The question whether to end the game, as the person who looks is asked it or waits for its answer: who asks, what it
/// would come to, who has agreed, and for whom it waits.
pub fn end_question(words: &Words, table: &TableScreen, seats: &[SeatScreen]) -> Option<String> {
    let ending = table.ending?;
    let asked = if ending.may_withdraw {
        words.get("end-waits")
    } else {
        words.fill("end-asked", &[("name", text(&name(words, seats, ending.asked_by)))])
    };
    // Whoever asked has agreed, which goes without saying.
    let agreed: SeatSet = ending.agreed.iter().filter(|seat| *seat != ending.asked_by).collect();
    let parts = [
        Some(asked),
        ending.counts.then(|| words.get("end-counts")),
        those(words, seats, table.you, agreed)
            .map(|names| words.fill("asked-agreed", &[("names", text(&names))])),
        // Whoever has to answer knows that they are waited for.
        those(words, seats, table.you, ending.waits_for)
            .filter(|_| !ending.may_answer)
            .map(|names| words.fill("asked-waits", &[("names", text(&names))])),
    ];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The question whether somebody may take their last play back, as the person who looks is asked it or waits for its
/// answer; `None` if nobody asks, or others have to answer.
pub fn takeback_question(
    words: &Words,
    table: &TableScreen,
    seats: &[SeatScreen],
) -> Option<String> {
    let asked_by = table.takeback.asked_by?;
    if table.you == Some(asked_by) {
        return Some(words.get("takeback-waits"));
    }
    let name = name(words, seats, asked_by);
    table.takeback.may_answer.then(|| words.fill("takeback-asked", &[("name", text(&name))]))
}

/// Whom the game waits for though nobody plays there, since when, and who could do something about it if the person who
/// looks can't. `None` while everyone plays.
pub fn stuck(
    words: &Words,
    table: &TableScreen,
    seats: &[SeatScreen],
    now: Moment,
) -> Option<String> {
    let stuck = table.stuck?;
    let id = match stuck.why {
        StuckWhy::Gone => "stuck-gone",
        StuckWhy::Removed => "stuck-removed",
        StuckWhy::Away => "stuck-away",
        StuckWhy::Asleep => "stuck-asleep",
        StuckWhy::Late => "stuck-late",
        StuckWhy::Empty => "stuck-empty",
    };
    let mut told = words.fill(id, &[("name", text(&name(words, seats, stuck.seat)))]);
    let since = seats.get(stuck.seat.index()).and_then(|seat| seat.away_since);
    if let Some(since) = since {
        let minutes = now.saturating_sub(since).max(0) / 60_000;
        told = format!("{told} {}", words.fill("stuck-since", &[("minutes", count(minutes))]));
    }
    let host = seats.iter().find(|seat| seat.is_host && seat.seat != stuck.seat && !seat.is_you);
    if let Some(host) = host.filter(|_| !stuck.may_stand_in && !table.may.lead) {
        let name = seat_name(words, host);
        told = format!("{told} {}", words.fill("stuck-can", &[("name", text(&name))]));
    }
    Some(told)
}

fn name(words: &Words, seats: &[SeatScreen], seat: Seat) -> String {
    seats.get(seat.index()).map(|seat| seat_name(words, seat)).unwrap_or_default()
}

/// The names of these seats; `None` if there are none.
fn those(words: &Words, seats: &[SeatScreen], you: Option<Seat>, those: SeatSet) -> Option<String> {
    let called = |seat| {
        if Some(seat) == you { words.get("you") } else { name(words, seats, seat) }
    };
    let names: Vec<String> = those.iter().map(called).collect();
    (!names.is_empty()).then(|| names.join(", "))
}
