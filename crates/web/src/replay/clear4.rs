use leptos::prelude::*;
use stapel_client::replay::{OpenCards, OpenHand, ReplayGame};
use stapel_client::screen::{Clear4Screen, DiscardCard, HandGroup, SeatStacks, StackScreen};
use stapel_rules::Seat;
use stapel_rules::clear4::Face;

use super::watch::Watch;
use crate::app::words::{count, say, t};
use crate::parts::face_name;

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
                                {from_viewer(&game)
                                    .map(|seat| view! { <SeatRow seat=seat.clone() hand=hand_of(&game, &hands, seat)/> })
                                    .collect_view()}
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// The seats in the order in which they play, the one whose eyes one has first.
fn from_viewer(game: &Clear4Screen) -> impl Iterator<Item = &SeatStacks> {
    let first = game.you.map_or(0, Seat::index);
    game.seats.iter().cycle().skip(first).take(game.seats.len())
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
                {move || say("discard-under", &[("cards", count(under as u32))])} " · "
                {move || say("discard-out", &[("cards", count(game.out))])}
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
    let face = face_name(card.face);
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
            <span class="unseen">{move || say("hand-unknown", &[("cards", count(unknown))])}</span>
        }
        .into_any(),
    };
    view! {
        <section class="clear4-seat" class:active=active>
            <h3 class="small">
                {move || watch.name(who)} " · " {move || say("holds-cards", &[("cards", count(seat.cards_left))])}
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
            <span class="unseen">{move || say("stack-hidden", &[("cards", count(hidden))])}</span>
        </span>
    }
}

/// A small card of Clear 4!.
#[component]
fn TinyCard(face: Face) -> impl IntoView {
    let (class, picture) = match face {
        Face::PUSH => ("tiny-card special", Some(PUSH)),
        Face::JOKER => ("tiny-card special", Some(JOKER)),
        Face::CLEAR => ("tiny-card special clear", Some(CLEAR)),
        _ => ("tiny-card", None),
    };
    let name = face_name(face);
    let title = name.clone();
    match picture {
        None => view! { <span class=class>{name}" "</span> }.into_any(),
        Some(picture) => view! {
            <span class=class title=title>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=picture/></svg>
                <span class="unseen">{name}" "</span>
            </span>
        }
        .into_any(),
    }
}

/// An arrow that shoves everything to somebody else.
const PUSH: &str = "M2 9h9V4l9 8-9 8v-5H2zM20.500 4H23v16h-2.500z";
/// A star that can stand for anything.
const JOKER: &str = "M12 1.500 15.100 8.600 22.800 9.300 17 14.400 18.700 22 12 18 5.300 22 7 14.400 1.200 9.300 8.900 8.600z";
/// A broom.
const CLEAR: &str = "M20.500 2 22 3.500 14.300 11.200 16 13 8.500 22 2 15.500 11 8l1.800 1.700zM5 15.700 8.300 19 9.300 17.700 6.300 14.700z";
