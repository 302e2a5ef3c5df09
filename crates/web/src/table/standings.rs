use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::Outcome;

use super::live::Live;
use super::seats::screen_name;
use crate::app::words::{say, t, text};

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
            // Equal players stay in the order in which they sit.
            let mut rows = Vec::new();
            for seat in seats.get() {
                let points = score.points.get(seat.seat.index()).copied().unwrap_or_default();
                let before = rows.partition_point(|(others, _)| *others >= points);
                rows.insert(before, (points, seat));
            }
            let rows = rows.into_iter().map(|(points, seat)| {
                let name = screen_name(&seat);
                let name = if seat.is_you { say("you-named", &[("name", text(&name))]) } else { name };
                let now = round.as_ref().map(|outcome| minus(outcome.points(seat.seat)));
                view! {
                    <tr class:leads=score.leaders.contains(seat.seat)>
                        <th scope="row">{name}</th>
                        {now.map(|now| view! { <td>{now}</td> })}
                        <td>{minus(points)}</td>
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

/// Points with a true minus sign.
fn minus(points: i16) -> String {
    points.to_string().replace('-', "−")
}
