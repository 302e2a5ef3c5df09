use stapel_client::Session;
use stapel_client::screen::SeatScreen;
use stapel_rules::Outcome;

use super::around::{Points, Ranked};
use super::live::Live;
use super::names::{marked_name, points_text};

/// How a match of several rounds stands: who has how many points, the best first. Reactive callers run again when it changes.
pub(super) fn points(live: Live) -> Option<Points> {
    let table = live.ask(Session::table_screen)?;
    let score = table.score?;
    let round = table.outcome.filter(|_| !table.running);
    let points =
        |seat: &SeatScreen| score.points.get(seat.seat.index()).copied().unwrap_or_default();
    let row = |seat: SeatScreen| Ranked {
        name: marked_name(&seat),
        round: round
            .as_ref()
            .map(|outcome| points_text(outcome.points(seat.seat)))
            .unwrap_or_default(),
        all: points_text(points(&seat)),
        leads: score.leaders.contains(seat.seat),
    };
    let rows = ranked(live.ask(Session::seat_screens), points).into_iter().map(row).collect();
    Some(Points { has_round: matches!(round, Some(Outcome::Round { .. })), rows })
}

/// Those with the most points first. Equal ones stay in the order in which they are given.
fn ranked<T>(items: Vec<T>, points: impl Fn(&T) -> i16) -> Vec<T> {
    let mut ranked: Vec<T> = Vec::new();
    for item in items {
        let better = ranked.partition_point(|other| points(other) >= points(&item));
        ranked.insert(better, item);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first_and_equals_stay_as_they_sit() {
        let seats = vec![('a', -3), ('b', 4), ('c', 0), ('d', 4), ('e', -3)];
        let order: String = ranked(seats, |seat| seat.1).into_iter().map(|seat| seat.0).collect();
        assert_eq!(order, "bdcae");
    }
}
