use leptos::prelude::*;
use stapel_client::replay::{OpenCards, OpenHand, ReplayGame};
use stapel_client::screen::{Clear4Screen, DiscardCard, HandGroup, SeatStacks, StackScreen};
use stapel_rules::clear4::Face;

use super::told_clear4;
use super::watch::Watch;
use crate::app::words::{count, say, t, text};

/// A position of Clear 4!: the pile, and what everyone has.
#[component]
pub(super) fn ReplayClear4() -> impl IntoView {
    let watch = expect_context::<Watch>();
    let shown = Memo::new(move |_| {
        watch.screen.with(|screen| match &screen.game {
            ReplayGame::Clear4(game) => Some((game.clone(), screen.hands.clone())),
            ReplayGame::Piles(_) => None,
        })
    });
    view! {
        <div class="replay-clear4">
            {move || {
                shown
                    .get()
                    .map(|(game, hands)| {
                        view! {
                            <Discard game=game.clone()/>
                            <div class="clear4-seats">
                                {game
                                    .seats
                                    .iter()
                                    .map(|seat| view! { <SeatRow seat=seat.clone() hand=hand_of(&game, &hands, seat)/> })
                                    .collect_view()}
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// The hand of a seat, as far as the eyes see it.
fn hand_of(game: &Clear4Screen, open: &[OpenHand], seat: &SeatStacks) -> Option<Vec<HandGroup>> {
    if game.you == Some(seat.seat) {
        return Some(game.hand.clone());
    }
    open.iter().find(|hand| hand.seat == seat.seat).and_then(|hand| match &hand.cards {
        OpenCards::Clear4(groups) => Some(groups.clone()),
        OpenCards::Piles(_) => None,
    })
}

/// The pile in the middle, with the equal cards on top fanned.
#[component]
fn Discard(game: Clear4Screen) -> impl IntoView {
    let pile = game.discard;
    let fan = pile.fan().to_vec();
    let under = pile.cards.len() - fan.len();
    view! {
        <section class="clear4-pile" aria-label=t("discard-pile")>
            <p class="small soft">
                {say("discard-under", &[("cards", count(under as u32))])} " · "
                {say("discard-out", &[("cards", count(game.out))])}
            </p>
            {if fan.is_empty() {
                view! { <span class="tiny-card place" aria-hidden="true"></span><span class="unseen">{t("discard-empty")}</span> }
                    .into_any()
            } else {
                fan.into_iter().map(fan_card).collect_view().into_any()
            }}
        </section>
    }
}

fn fan_card(card: DiscardCard) -> impl IntoView {
    let face = told_clear4::face(card.face);
    let counts_as = card.counts_as.map(|value| value.to_string()).filter(|value| *value != face);
    view! {
        <span class="fan-card">
            <TinyCard face=card.face/>
            {counts_as.map(|value| view! { <span class="small">"= "{value}</span> })}
        </span>
    }
}

/// What lies in front of a seat, and its hand.
#[component]
fn SeatRow(seat: SeatStacks, hand: Option<Vec<HandGroup>>) -> impl IntoView {
    let watch = expect_context::<Watch>();
    let who = seat.seat;
    let active = Memo::new(move |_| watch.screen.with(|screen| screen.active == Some(who)));
    let unknown = seat.hand_size.saturating_sub(seat.known.len() as u8);
    let hand = match hand {
        Some(groups) => {
            let cards = groups.into_iter().flat_map(|group| (0..group.count).map(move |_| group.face));
            cards.map(|face| view! { <TinyCard face/> }).collect_view().into_any()
        }
        None => view! {
            {seat.known.into_iter().map(|face| view! { <TinyCard face/> }).collect_view()}
            {(0..unknown).map(|_| view! { <span class="tiny-card back" aria-hidden="true"></span> }).collect_view()}
            <span class="unseen">{say("hand-unknown", &[("cards", count(unknown))])}</span>
        }
        .into_any(),
    };
    view! {
        <section class="clear4-seat" class:active=active>
            <h3 class="small">
                {move || watch.name(who)} " · " {say("holds-cards", &[("cards", count(seat.cards_left))])}
            </h3>
            <div class="clear4-stacks">{seat.stacks.map(|stack| view! { <StackOf stack/> })}</div>
            <div class="clear4-hand" role="group" aria-label=t("hands")>{hand}</div>
        </section>
    }
}

/// One stack: the card across below, the hidden one on it, the open one on top.
#[component]
fn StackOf(stack: StackScreen) -> impl IntoView {
    let hidden = stack.face_down();
    view! {
        <span class="tiny-stack">
            {stack.horizontal.then(|| view! { <span class="tiny-card back across" aria-hidden="true"></span> })}
            {stack.down.then(|| view! { <span class="tiny-card back" aria-hidden="true"></span> })}
            {stack.up.map(|face| view! { <TinyCard face/> })}
            <span class="unseen">{say("stack-hidden", &[("cards", count(hidden))])}</span>
        </span>
    }
}

/// A small card of Clear 4!.
#[component]
pub(super) fn TinyCard(face: Face) -> impl IntoView {
    let (class, sign) = match face {
        Face::PUSH => ("tiny-card special push", String::from("☞")),
        Face::JOKER => ("tiny-card special joker", String::from("★")),
        Face::CLEAR => ("tiny-card special clear", String::from("✕")),
        number => ("tiny-card", told_clear4::face(number)),
    };
    view! {
        <span class=class title=told_clear4::face(face)>
            <span aria-hidden="true">{sign}</span>
            <span class="unseen">{say("tiny-card", &[("card", text(&told_clear4::face(face)))])}</span>
        </span>
    }
}
