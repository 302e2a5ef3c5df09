use leptos::prelude::*;
use stapel_rules::Seat;

use crate::app::words::{count, say, text};
use crate::table::clear4::{ShownClear4, StackPicture, stack_text};

/// Who plays against the learner.
const OPPONENT: Seat = Seat::FIRST.left(2);

/// What lies in front of the other, and how many cards they hold.
#[component]
pub(super) fn Opponent() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let theirs = now.part(|screen| screen.seats[OPPONENT.index()].clone());
    let active = now.part(|screen| screen.active == Some(OPPONENT));
    let label = move || say("learn-their-cards", &[("name", text(&now.name(OPPONENT)))]);
    view! {
        <section class="lesson-rival" aria-label=label>
            <p class="seat" class:active=move || active.get() == Some(true)>
                <span class="seat-name">{move || now.name(OPPONENT)}</span>
                <span class="seat-cards" aria-hidden="true">{move || theirs.get().map(|seat| seat.hand_size)}</span>
                <span class="unseen">
                    {move || theirs.get().map(|seat| say("learn-in-hand", &[("cards", count(seat.hand_size))]))}
                </span>
            </p>
            <div class="lesson-stacks">
                {move || {
                    theirs
                        .get()
                        .map(|seat| {
                            seat.stacks
                                .map(|stack| {
                                    view! {
                                        <div class="lesson-stack" role="img" aria-label=move || stack_text(&stack)>
                                            <StackPicture stack/>
                                        </div>
                                    }
                                })
                        })
                }}
            </div>
        </section>
    }
}
