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
    let hand = now.part(|screen| screen.seats[OPPONENT.index()].hand_size);
    let stacks = now.part(|screen| screen.seats[OPPONENT.index()].stacks);
    let active = now.part(|screen| screen.active == Some(OPPONENT));
    let label = move || say("learn-their-cards", &[("name", text(&now.name(OPPONENT)))]);
    view! {
        <section class="lesson-rival" aria-label=label>
            <p class="seat" class:active=move || active.get() == Some(true)>
                <span class="seat-name">{move || now.name(OPPONENT)}</span>
                <span class="seat-cards" aria-hidden="true">{move || hand.get()}</span>
                <span class="unseen">
                    {move || hand.get().map(|cards| say("learn-in-hand", &[("cards", count(cards))]))}
                </span>
            </p>
            <div class="lesson-stacks">
                {move || {
                    stacks
                        .get()
                        .map(|stacks| {
                            stacks
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
