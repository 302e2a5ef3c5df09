use leptos::prelude::*;
use stapel_client::replay::{OpenCards, OpenHand, ReplayGame};
use stapel_client::screen::{Clear4Screen, HandGroup, SeatStacks};
use stapel_rules::Seat;
use stapel_rules::clear4::Face;

use super::playback::Playback;
use crate::app::words::{count, say, t};
use crate::parts::clear4::{BackView, FaceView, face_name};
use crate::table::clear4::{Discard, PileMotions, ShownClear4, StackPicture, stack_text};

/// A position of Clear 4!: the pile as at the table, and what everyone has.
#[component]
pub(crate) fn ReplayClear4() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let shown = Memo::new(move |_| {
        playback.screen.with(|screen| match &screen.game {
            ReplayGame::Clear4(game) => Some((game.clone(), screen.hands.clone())),
            _ => None,
        })
    });
    provide_context(ShownClear4 {
        screen: Memo::new(move |_| shown.get().map(|(game, _)| game)),
        names: playback.names,
    });
    provide_context(PileMotions::none());
    view! {
        <div class="replay-clear4">
            <Discard/>
            <div class="clear4-seats">
                {move || {
                    shown
                        .get()
                        .map(|(game, hands)| {
                            from_viewer(&game)
                                .map(|seat| view! { <SeatRow seat=seat.clone() hand=hand_of(&game, &hands, seat)/> })
                                .collect_view()
                        })
                }}
            </div>
        </div>
    }
}

/// The seats in the order in which they play, the one whose perspective it is first.
fn from_viewer(game: &Clear4Screen) -> impl Iterator<Item = &SeatStacks> {
    let first = game.you.map_or(0, Seat::index);
    game.seats.iter().cycle().skip(first).take(game.seats.len())
}

/// The hand of a seat, as far as it can be seen.
fn hand_of(game: &Clear4Screen, open: &[OpenHand], seat: &SeatStacks) -> Option<Vec<HandGroup>> {
    if game.you == Some(seat.seat) {
        return Some(game.hand.clone());
    }
    open.iter().find(|hand| hand.seat == seat.seat).and_then(|hand| match &hand.cards {
        OpenCards::Clear4(groups) => Some(groups.clone()),
        _ => None,
    })
}

/// What lies in front of a seat, and its hand.
#[component]
fn SeatRow(seat: SeatStacks, hand: Option<Vec<HandGroup>>) -> impl IntoView {
    let playback = expect_context::<Playback>();
    let who = seat.seat;
    let active = Memo::new(move |_| playback.screen.with(|screen| screen.active == Some(who)));
    let (faces, hidden) = match hand {
        Some(groups) => {
            let each = groups.iter().flat_map(|group| (0..group.count).map(|_| group.face));
            (each.collect(), 0)
        }
        None => {
            let hidden = seat.hand_size.saturating_sub(seat.known.len() as u8);
            (seat.known, hidden)
        }
    };
    view! {
        <section class="clear4-seat" class:active=active>
            <h3 class="small">
                {move || playback.name(who)} " · " {move || say("holds-cards", &[("cards", count(seat.cards_left))])}
            </h3>
            <div class="clear4-stacks">
                {seat
                    .stacks
                    .map(|stack| {
                        view! {
                            <StackPicture stack/>
                            <span class="unseen">{move || stack_text(&stack)}". "</span>
                        }
                    })}
            </div>
            <div class="clear4-hand" role="group" aria-label=t("hands")>
                <HandRow faces hidden/>
            </div>
        </section>
    }
}

/// A hand: the cards that are known, and the backs of those that are not.
#[component]
fn HandRow(faces: Vec<Face>, hidden: u8) -> impl IntoView {
    let named = faces.clone();
    let words = move || {
        let known: Vec<String> = named.iter().map(|face| face_name(*face)).collect();
        let unknown = (hidden > 0).then(|| say("hand-unknown", &[("cards", count(hidden))]));
        known.into_iter().chain(unknown).collect::<Vec<_>>().join(", ")
    };
    view! {
        {faces.into_iter().map(|face| view! { <FaceView face/> }).collect_view()}
        {(0..hidden).map(|_| view! { <BackView/> }).collect_view()}
        <span class="unseen">{words}</span>
    }
}
