use leptos::prelude::*;
use stapel_client::screen::{Clear4Screen, SeatStacks};
use stapel_rules::Seat;

use super::clear4::part;
use super::course::Course;
use super::stack::OtherStack;
use crate::app::words::{count, say, text};

/// Who plays against the learner.
const RIVAL: Seat = Seat::FIRST.left(2);

/// What lies in front of the other, and how many cards they hold.
#[component]
pub(super) fn Rival(screen: Memo<Option<Clear4Screen>>) -> impl IntoView {
    let course = expect_context::<Course>();
    let theirs: Memo<Option<SeatStacks>> =
        part(screen, |screen| screen.seats[RIVAL.index()].clone());
    let active = part(screen, |screen| screen.active == Some(RIVAL));
    let label = move || say("learn-their-cards", &[("name", text(&course.name(RIVAL)))]);
    view! {
        <section class="lesson-rival" aria-label=label>
            <p class="seat" class:active=move || active.get() == Some(true)>
                <span class="seat-name">{move || course.name(RIVAL)}</span>
                <span class="seat-cards" aria-hidden="true">{move || theirs.get().map(|seat| seat.hand_size)}</span>
                <span class="unseen">
                    {move || theirs.get().map(|seat| say("learn-in-hand", &[("cards", count(seat.hand_size))]))}
                </span>
            </p>
            <div class="lesson-stacks">
                {move || theirs.get().map(|seat| seat.stacks.map(|screen| view! { <OtherStack screen/> }))}
            </div>
        </section>
    }
}
