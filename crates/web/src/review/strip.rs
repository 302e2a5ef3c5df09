use leptos::prelude::*;
use stapel_client::replay::{Reviewed, Signs};
use stapel_protocol::review::ReviewedTurnJson;
use stapel_rules::Seat;

use super::lines::{across, path};
use super::session::Review;
use super::turn::SignView;
use super::words::{lost, points, signs, why};
use crate::app::words::{say, t, text};

/// Marks that are nearer to each other than this, in thousandths of the way, don't stand side by side: a phone has no room for
/// that.
const NEAR: usize = 100;

/// Where the line is lower than this, there is no room for a mark below it.
const LOW: i32 = 30;

/// The chance as one line over a strip of paper, above the slider that goes the same way, with marks on it.
#[component]
pub(super) fn Strip() -> impl IntoView {
    let review = expect_context::<Review>();
    let last = move || review.ask(Reviewed::last).unwrap_or(1);
    // Where everyone has a chance of their own, one line is ahead of the others: that of whoever one looks at.
    let ahead = Memo::new(move |_| {
        let acting = || review.turn.get().and_then(|turn| Seat::new(turn.seat.into()));
        review.whose.get().or_else(acting).unwrap_or(Seat::FIRST)
    });
    let lines = move || {
        let seats: Vec<Seat> = match review.has_shares() {
            true => review.seats().collect(),
            false => vec![Seat::FIRST],
        };
        let line = |seat: Seat| {
            let d = review.ask(|reviewed| path(&reviewed.chances(seat), reviewed.last()));
            let behind = move || review.has_shares() && ahead.get() != seat;
            view! { <path class="review-line" class:behind=behind data-seat=seat.index() d=d/> }
        };
        seats.into_iter().map(line).collect_view()
    };
    let lost_from = move || {
        let from = review.ask(Reviewed::lost_from)??;
        Some(across(from, last()))
    };
    let here = move || across(review.index.get(), last());
    view! {
        <p class="review-said small">{move || review.turn.get().map(|turn| said(review, &turn))}</p>
        <div class="review-chances" role="group" aria-label=t("review-chances")>
            <svg class="review-paper" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                {move || {
                    lost_from()
                        .map(|from| view! { <path class="review-lost" d=format!("M{from} 0H1000V100H{from}z")/> })
                }}
                <path class="review-middle" d="M0 50H1000"/>
                {lines}
                <path class="review-position" d=move || format!("M{} 0V100", here())/>
            </svg>
            <Marks/>
            <div class="review-margin" aria-hidden="true">
                <span>"100"</span>
                <span>"50"</span>
                <span>"0"</span>
            </div>
            {move || {
                review.has_shares().then(|| view! { <span class="review-whose-line">{move || review.name(ahead.get())}</span> })
            }}
            {move || {
                lost_from().map(|_| view! { <span class="unseen">{t("review-lost-from")}</span> })
            }}
        </div>
    }
}

/// What is said of a turn in one line.
fn said(review: Review, turn: &ReviewedTurnJson) -> String {
    let said = review.ask(|reviewed| signs(reviewed.signs(turn))).unwrap_or_default();
    let lost = (turn.mark.is_some()).then(|| lost(turn));
    let parts: Vec<String> = said
        .into_iter()
        .chain(lost)
        .chain(why(review, turn).filter(|_| turn.mark.is_some()))
        .collect();
    parts.join(" · ")
}

/// A mark on the line.
#[derive(Clone, PartialEq, Eq)]
struct Mark {
    turn: u32,
    seat: u8,
    /// The position that it leads to.
    choice: usize,
    /// How high the line is there.
    chance: i32,
    signs: Signs,
    lost: Option<String>,
    /// Whether it makes room for another one that is near.
    aside: bool,
}

/// The marks of the turns of whoever one looks at.
#[component]
fn Marks() -> impl IntoView {
    let review = expect_context::<Review>();
    let marks = Memo::new(move |_| marks(review));
    view! {
        <div class="review-marks">
            {move || {
                let last = review.ask(Reviewed::last).unwrap_or(1);
                marks
                    .get()
                    .into_iter()
                    .map(|mark| view! { <MarkButton mark last/> })
                    .collect_view()
            }}
        </div>
    }
}

fn marks(review: Review) -> Vec<Mark> {
    let whose = review.whose.get();
    let found = review.ask(|reviewed| {
        let mut marks: Vec<Mark> = Vec::new();
        for (_, turn) in reviewed.turns() {
            let signs = reviewed.signs(turn);
            let theirs = whose.is_none_or(|seat| seat.index() == usize::from(turn.seat));
            let Some(choice) = reviewed.choice(turn.turn).filter(|_| theirs && !signs.is_empty())
            else {
                continue;
            };
            let near = |mark: &Mark| {
                let last = reviewed.last();
                !mark.aside && across(choice, last).abs_diff(across(mark.choice, last)) < NEAR
            };
            let aside = marks.last().is_some_and(near);
            marks.push(Mark {
                turn: turn.turn,
                seat: turn.seat,
                choice,
                chance: points(turn.before),
                signs,
                lost: turn.mark.map(|_| lost(turn)),
                aside,
            });
        }
        marks
    });
    found.unwrap_or_default()
}

/// A mark, which leads to its turn.
#[component]
fn MarkButton(mark: Mark, last: usize) -> impl IntoView {
    let review = expect_context::<Review>();
    let Mark { turn, seat, choice, chance, signs: of_turn, lost, aside } = mark;
    let told = move || {
        let name = review.name_of(seat);
        let turn =
            say("review-turn-of", &[("turn", text(&turn.to_string())), ("name", text(&name))]);
        let said = signs(of_turn).into_iter().chain(lost.clone()).collect::<Vec<_>>().join(", ");
        format!("{turn}: {said}")
    };
    let (below, higher) = (aside && chance >= LOW, aside && chance < LOW);
    let is_here =
        move || review.turn.with(|here| here.as_ref().is_some_and(|here| here.turn == turn));
    view! {
        <button
            class="review-mark"
            class:below=below
            class:higher=higher
            data-turn=turn
            style:--x=format!("calc(100% * {choice} / {last})")
            style:--y=format!("{chance}%")
            aria-label=told.clone()
            title=told
            aria-current=move || is_here().then_some("step")
            on:click=move |_| review.go(choice)
        >
            <SignView signs=of_turn/>
        </button>
    }
}
