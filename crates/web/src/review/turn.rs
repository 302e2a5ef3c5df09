use leptos::prelude::*;
use stapel_client::replay::{Signs, better, is_played};
use stapel_protocol::review::{MarkJson, ReviewedTurnJson};
use stapel_words::phrases;

use super::session::{Review, Standing, compared};
use super::words::{chance, lost, plays, signed, signs, why};
use crate::app::words::{phrase, say, t, text};

/// The turn that is shown: what it lost, why, and what could have been played instead.
#[component]
pub(super) fn TurnCard() -> impl IntoView {
    let review = expect_context::<Review>();
    let shown = move || {
        // Which turn moved the chance most is known once all of them were reviewed.
        let standing = review.standing.get();
        match review.turn.get() {
            Some(turn) => view! { <Turn turn/> }.into_any(),
            None if standing == Standing::Reading => ().into_any(),
            None => view! { <p class="small soft">{t("review-here")}</p> }.into_any(),
        }
    };
    view! {
        <section class="review-turn" aria-live="off">{shown}</section>
        <Way/>
    }
}

#[component]
fn Turn(turn: ReviewedTurnJson) -> impl IntoView {
    let review = expect_context::<Review>();
    let of_turn = review.ask(|reviewed| reviewed.signs(&turn)).unwrap_or_default();
    let (number, seat) = (turn.turn, turn.seat);
    let title = move || {
        let name = review.name_of(seat);
        say("review-turn-of", &[("turn", text(&number.to_string())), ("name", text(&name))])
    };
    let choice = review.ask(|reviewed| reviewed.choice(number)).flatten();
    let is_better = better(&turn).is_some();
    let (for_said, for_why, for_more) = (turn.clone(), turn.clone(), turn.clone());
    let said = move || {
        let lost = (for_said.lost > 0.0 && is_better).then(|| lost(&for_said));
        signs(of_turn).into_iter().chain(lost).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <h3>{title}</h3>
        <p class="review-verdict">
            {(!of_turn.is_empty())
                .then(|| view! { <span class="review-sign"><SignView signs=of_turn/></span> })}
            <strong>{said}</strong>
            {(!is_better).then(|| view! { <span>{t("review-found")}</span> })}
        </p>
        {move || why(review, &for_why).map(|why| view! { <p>{why}</p> })}
        <Plays turn/>
        {is_better
            .then_some(choice)
            .flatten()
            .map(|choice| {
                view! {
                    <button class="primary" id="review-try" on:click=move |_| review.what_if(choice)>
                        {t("review-try")}
                    </button>
                }
            })}
        <p class="small soft">{move || more(&for_more)}</p>
    }
}

/// What followed a turn, and whether the game could be won before it.
fn more(turn: &ReviewedTurnJson) -> String {
    let luck = signed(turn.luck);
    let luck = say("review-luck-after", &[("luck", text(&luck))]);
    let winnable = turn.winnable.map(|one| phrase(|words| phrases::winnable(words, one)));
    [Some(luck), winnable].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The turn that was played and the best ones, each with its chance. What is pressed is drawn on the board.
#[component]
fn Plays(turn: ReviewedTurnJson) -> impl IntoView {
    let review = expect_context::<Review>();
    let played = {
        let picture = review
            .ask(|reviewed| reviewed.played(&turn).to_vec())
            .map(|actions| review.picture(&turn, &actions));
        let value = turn.before - turn.lost;
        picture.map(|picture| {
            view! {
                <li class="review-way ink">
                    <span class="review-tag">{t("review-played")}</span>
                    <span class="review-plays-told">{move || plays(review, &picture)}</span>
                    <span class="review-chance">{move || chance(value, 0.0)}</span>
                </li>
            }
        })
    };
    let number = turn.turn;
    let first = turn.best.iter().position(|best| !is_played(&turn, best) && turn.lost > 0.0);
    let others = turn.best.iter().enumerate().filter(|(_, best)| !is_played(&turn, best));
    let rows = others.map(|(place, best)| {
        let actions = review.ask(|reviewed| reviewed.instead(&turn, best).to_vec());
        let picture = review.picture(&turn, &actions.unwrap_or_default());
        let (value, error) = (best.chance, best.error);
        let tag = compared(&turn, best);
        let drawn = move || match review.picked.get() {
            Some((turn, picked)) if turn == number => picked == place,
            _ => first == Some(place),
        };
        view! {
            <li>
                <button
                    class="review-way outline"
                    aria-pressed=move || drawn().to_string()
                    on:click=move |_| review.picked.set(Some((number, place)))
                >
                    <span class="review-tag">{t(tag)}</span>
                    <span class="review-plays-told">{move || plays(review, &picture)}</span>
                    <span class="review-chance">{move || chance(value, error)}</span>
                </button>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! { <ol class="review-ways">{played}{rows}</ol> }
}

/// From mistake to mistake, and whose.
#[component]
fn Way() -> impl IntoView {
    let review = expect_context::<Review>();
    let step = move |id: &'static str, label: &'static str, on: bool, key: &'static str| {
        view! {
            <button
                id=id
                title=move || format!("{} ({key})", say(label, &[]))
                disabled=move || review.mistake(on).is_none()
                on:click=move |_| review.go_to_mistake(on)
            >
                {t(label)}
            </button>
        }
    };
    let choices = move || {
        let mine = review.me().map(|me| (Some(me), say("review-mine", &[])));
        let everyone = (None, say("review-everyone", &[]));
        let others = review.seats().filter(|seat| Some(*seat) != review.me());
        let others = others.map(|seat| (Some(seat), review.name(seat)));
        let several = review.seats().count() > 1;
        let all = mine.into_iter().chain([everyone]).chain(others).filter(|_| several);
        all.map(|(seat, label)| {
            view! {
                <button
                    class="review-who"
                    data-seat=seat.map_or_else(|| String::from("all"), |seat| seat.index().to_string())
                    aria-pressed=move || (review.whose.get() == seat).to_string()
                    on:click=move |_| review.whose.set(seat)
                >
                    {label}
                </button>
            }
        })
        .collect_view()
    };
    view! {
        <div class="review-way-on">
            {step("review-previous", "review-previous", false, "P")}
            {step("review-next", "review-next", true, "N")}
        </div>
        <div class="review-whose" role="group" aria-label=t("review-whose")>{choices}</div>
    }
}

/// The signs of a turn, as they stand on the line and beside it.
#[component]
pub(super) fn SignView(signs: Signs) -> impl IntoView {
    let mark = signs.mark.map(|mark| match mark {
        MarkJson::Inaccuracy => "?!",
        MarkJson::Mistake => "?",
        MarkJson::Blunder => "??",
    });
    let picture = |path: &'static str| {
        view! { <svg class="review-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
    };
    view! {
        <span class="review-signs" aria-hidden="true">
            {mark}
            {signs.only.then(|| picture(STAR))}
            {signs.turning.then(|| picture(TURNING))}
        </span>
    }
}

const STAR: &str = "M12 2l2.900 6.600 7.100.7-5.400 4.800 1.600 7-6.200-3.700-6.200 3.700 1.600-7L2 9.300l7.100-.7z";
const TURNING: &str =
    "M4 20V11a7 7 0 0 1 14 0v3h3.500L16.500 20.500 11.500 14H15v-3a4 4 0 0 0-8 0v9z";
