use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::SeatScreen;
use stapel_rules::Outcome;

use super::live::Live;
use super::names::{marked_name, points_text};
use crate::app::words::t;

/// How a match of several rounds stands: who has how many points, the best first.
#[component]
pub(crate) fn Standings() -> impl IntoView {
    let live = expect_context::<Live>();
    let table = Memo::new(move |_| live.ask(Session::table_screen));
    let seats = Memo::new(move |_| live.ask(Session::seat_screens));
    view! {
        {move || {
            let table = table.get()?;
            let score = table.score?;
            let round = table.outcome.filter(|_| !table.running);
            let points = |seat: &SeatScreen| {
                score.points.get(seat.seat.index()).copied().unwrap_or_default()
            };
            let rows = ranked(seats.get(), points).into_iter().map(|seat| {
                let name = marked_name(&seat);
                let now = round.as_ref().map(|outcome| points_text(outcome.points(seat.seat)));
                view! {
                    <tr class:leads=score.leaders.contains(seat.seat)>
                        <th scope="row">{name}</th>
                        {now.map(|now| view! { <td>{now}</td> })}
                        <td>{points_text(points(&seat))}</td>
                    </tr>
                }
            });
            let has_round = matches!(round, Some(Outcome::Round { .. }));
            Some(view! {
                <table class="standings">
                    <thead>
                        <tr>
                            <td></td>
                            {has_round.then(|| view! { <th scope="col">{t("points-round")}</th> })}
                            <th scope="col">{t("points-match")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            })
        }}
    }
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
