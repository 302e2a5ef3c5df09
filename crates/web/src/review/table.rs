use leptos::prelude::*;
use stapel_client::replay::better;
use stapel_protocol::review::ReviewedTurnJson;
use wasm_bindgen::JsCast;

use super::session::Review;
use super::words::{plays, points, signed, signs, why};
use crate::app::words::{say, t, text};

/// Every turn with its numbers, for those who would rather read than look at a line.
#[component]
pub(super) fn Turns() -> impl IntoView {
    let review = expect_context::<Review>();
    // While nobody looks at it, it is not drawn.
    let open = RwSignal::new(false);
    let toggle = move |event: web_sys::Event| {
        let details = event.target().map(JsCast::unchecked_into::<web_sys::Element>);
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    let rows = move || {
        let turns = review.ask(|reviewed| reviewed.review().turns.clone()).unwrap_or_default();
        turns.into_iter().map(|turn| row(review, turn)).collect_view()
    };
    view! {
        <details class="review-table" on:toggle=toggle>
            <summary>{t("review-table")}</summary>
            {move || {
                open.get()
                    .then(|| {
                        view! {
                            <table>
                                <thead>
                                    <tr>
                                        {["review-column-turn", "review-column-chance", "review-column-lost", "review-column-luck"]
                                            .map(|id| view! { <th scope="col">{t(id)}</th> })}
                                    </tr>
                                </thead>
                                <tbody>{rows}</tbody>
                            </table>
                        }
                    })
            }}
        </details>
    }
}

fn row(review: Review, turn: ReviewedTurnJson) -> impl IntoView {
    let choice = review.ask(|reviewed| reviewed.choice(turn.turn)).flatten().unwrap_or_default();
    let of_turn = review.ask(|reviewed| reviewed.signs(&turn)).unwrap_or_default();
    let better = better(&turn).map(|best| {
        let actions = review.ask(|reviewed| reviewed.instead(&turn, best).to_vec());
        review.picture(&turn, &actions.unwrap_or_default())
    });
    let (before, lost, luck) = (points(turn.before), points(turn.lost), signed(turn.luck));
    let (number, seat) = (turn.turn, turn.seat);
    let title = move || {
        let name = review.name_of(seat);
        say("review-turn-of", &[("turn", text(&number.to_string())), ("name", text(&name))])
    };
    let said = move || {
        let better = better
            .as_ref()
            .map(|picture| format!("{}: {}", say("review-better", &[]), plays(review, picture)));
        let parts = signs(of_turn).into_iter().chain(better).chain(why(review, &turn));
        parts.collect::<Vec<_>>().join(" · ")
    };
    view! {
        <tr>
            <th scope="row">
                <button class="review-row" on:click=move |_| review.go(choice)>{title}</button>
                <span class="review-row-said">{said}</span>
            </th>
            <td>{before}</td>
            <td>{if lost > 0 { format!("−{lost}") } else { String::from("0") }}</td>
            <td>{luck}</td>
        </tr>
    }
}
