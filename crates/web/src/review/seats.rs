use leptos::prelude::*;
use stapel_protocol::review::ReviewedSeatJson;

use super::session::Review;
use super::words::{points, signed};
use crate::app::words::t;

/// Luck and skill of each seat, as bars from one middle line, and how accurately it played.
#[component]
pub(super) fn Seats() -> impl IntoView {
    let review = expect_context::<Review>();
    let rows = move || {
        let seats = review.ask(|reviewed| reviewed.review().seats.clone())?;
        let parts = |seat: &ReviewedSeatJson| [seat.luck, seat.skill, seat.others.unwrap_or(0.0)];
        let most = seats.iter().flat_map(parts).map(f64::abs).fold(0.05, f64::max);
        let rows = seats.into_iter().map(|seat| row(review, &seat, most)).collect_view();
        Some(view! {
            <h3>{t("review-seats")}</h3>
            <p class="small soft">{t("review-seats-text")}</p>
            <ul class="review-seats">{rows}</ul>
        })
    };
    view! { <section class="review-totals">{rows}</section> }
}

fn row(review: Review, seat: &ReviewedSeatJson, most: f64) -> impl IntoView + use<> {
    let number = seat.seat;
    let accuracy = seat.accuracy.map(|accuracy| points(accuracy / 100.0));
    let bar = move |class: &'static str, label: &'static str, value: f64| {
        let long = (50.0 * value.abs() / most).round() as i32;
        view! {
            <div class="review-bar">
                <dt>{t(label)}</dt>
                <dd>
                    <span class="review-bar-room" aria-hidden="true">
                        <span class=class class:minus=value < 0.0 style:--long=format!("{long}%")></span>
                    </span>
                    <span class="review-number">{signed(value)}</span>
                </dd>
            </div>
        }
    };
    view! {
        <li>
            <p class="review-seat">
                <strong>{move || review.name_of(number)}</strong>
                {accuracy
                    .map(|accuracy| {
                        view! { <span class="small">{t("review-column-accuracy")} " " {accuracy}</span> }
                    })}
            </p>
            <dl>
                {bar("review-luck", "review-column-luck", seat.luck)}
                {bar("review-skill", "review-column-skill", seat.skill)}
                {seat.others.map(|others| bar("review-others", "review-column-others", others))}
            </dl>
        </li>
    }
}
