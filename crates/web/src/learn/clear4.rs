use leptos::prelude::*;
use stapel_client::lesson::{LEARNER, Lesson};
use stapel_client::replay::ReplayGame;
use stapel_client::screen::Clear4Screen;
use stapel_rules::clear4::Stack;

use super::course::Course;
use super::discard::Discard;
use super::face_hand::FaceHand;
use super::offers::Offers;
use super::rival::Rival;
use super::stack::OwnStack;
use crate::app::words::{say, t, text};

/// The practice table of Clear 4!: the other's stacks, the pile, one's own stacks and hand.
#[component]
pub(super) fn Clear4Lesson() -> impl IntoView {
    let course = expect_context::<Course>();
    let screen = Memo::new(move |_| match course.lesson.with(Lesson::game) {
        ReplayGame::Clear4(screen) => Some(screen),
        ReplayGame::Piles(_) => None,
    });
    let discard = part(screen, |screen| screen.discard.clone());
    let take = part(screen, |screen| screen.take);
    let end = part(screen, |screen| screen.end);
    let active = part(screen, |screen| screen.active);
    let whose = move || {
        let seat = active.get().flatten()?;
        Some(if seat == LEARNER {
            say("your-turn", &[])
        } else {
            say("their-turn", &[("name", text(&course.name(seat)))])
        })
    };
    view! {
        <div class="practice clear4">
            <Rival screen/>
            <section class="board" aria-label=t("learn-table")>
                <Discard screen=discard/>
            </section>
            <section class="mine" aria-label=t("your-cards")>
                <div class="stacks" role="group" aria-label=t("learn-your-stacks")>
                    {Stack::ALL
                        .map(|stack| {
                            let of = part(screen, move |screen| screen.seats[LEARNER.index()].stacks[stack.index()]);
                            view! { <OwnStack stack screen=of/> }
                        })}
                </div>
                <div class="clear4-turn">
                    <strong>{whose}</strong>
                    <Offers
                        take=Memo::new(move |_| take.get().flatten())
                        end=Memo::new(move |_| end.get() == Some(true))
                    />
                </div>
                <FaceHand screen/>
            </section>
        </div>
    }
}

/// A part of the screen.
pub(super) fn part<T: PartialEq + Send + Sync + 'static>(
    screen: Memo<Option<Clear4Screen>>,
    part: impl Fn(&Clear4Screen) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| screen.with(|screen| screen.as_ref().map(&part)))
}

/// What lies in front of the other, and how many cards they hold.
#[component]
fn Rival(screen: Memo<Option<Clear4Screen>>) -> impl IntoView {
    let course = expect_context::<Course>();
    let theirs: Memo<Option<SeatStacks>> =
        part(screen, |screen| screen.seats[RIVAL.index()].clone());
    let active = part(screen, |screen| screen.active == Some(RIVAL));
    let label = move || say("learn-their-cards", &[("name", text(&course.name(RIVAL)))]);
    view! {
        <section class="rival" aria-label=label>
            <p class="seat" class:active=move || active.get() == Some(true)>
                <span class="seat-name">{move || course.name(RIVAL)}</span>
                <span class="seat-cards" aria-hidden="true">{move || theirs.get().map(|seat| seat.hand_size)}</span>
                <span class="unseen">
                    {move || theirs.get().map(|seat| say("learn-in-hand", &[("cards", count(seat.hand_size))]))}
                </span>
            </p>
            <div class="stacks">
                {move || theirs.get().map(|seat| seat.stacks.map(|screen| view! { <OtherStack screen/> }))}
            </div>
        </section>
    }
}

/// The learner's hand: equal cards side by side.
#[component]
fn FaceHand(screen: Memo<Option<Clear4Screen>>) -> impl IntoView {
    let hand = part(screen, |screen| screen.hand.clone());
    let cards = Memo::new(move |_| {
        let groups = hand.get().unwrap_or_default();
        let cards = groups
            .into_iter()
            .flat_map(|group| (0..group.count).map(move |copy| (group.face, copy)));
        cards.collect::<Vec<(Face, u8)>>()
    });
    let playable = move |face: Face| {
        hand.with(|hand| hand.iter().flatten().any(|group| group.face == face && group.playable))
    };
    view! {
        <div
            class="face-hand"
            role="group"
            aria-label=t("your-hand")
            style:--count=move || cards.with(Vec::len).to_string()
        >
            <For each=move || cards.get() key=|card| *card let((face, copy))>
                <FaceButton face copy ready=Signal::derive(move || playable(face))/>
            </For>
        </div>
    }
}

/// A card of the hand.
#[component]
fn FaceButton(
    face: Face,
    /// Which of those with this face.
    copy: u8,
    /// Whether it can be part of something.
    ready: Signal<bool>,
) -> impl IntoView {
    let course = expect_context::<Course>();
    let chosen = move || course.selection.with(|selection| selection.hand.count(face) > copy);
    let pointed = move || course.pointed().selection.hand.count(face) > copy && !chosen();
    let press = move |_| {
        course.hint.set(None);
        let was_chosen = untrack(chosen);
        course.selection.update(|selection| {
            *selection =
                if was_chosen { selection.without_hand(face) } else { selection.with_hand(face) };
        });
    };
    view! {
        <button
            class="face-button"
            class:chosen=chosen
            class:pointed=pointed
            class:ready=ready
            aria-pressed=move || chosen().to_string()
            aria-label=move || face_name(face)
            on:click=press
        >
            <FaceCard face/>
        </button>
    }
}
