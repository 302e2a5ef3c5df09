use leptos::prelude::*;
use stapel_client::lesson::Lesson;
use stapel_client::replay::ReplayGame;
use stapel_rules::Seat;
use stapel_rules::clear4::Stack;

use super::face_hand::FaceHand;
use super::offers::Offers;
use super::opponent::Opponent;
use super::practice::Clear4Practice;
use super::stack::OwnStack;
use crate::app::words::t;
use crate::table::clear4::{Discard, PileMotions, ShownClear4};
use crate::table::whose_turn;

/// The practice table of Clear 4!: the other's stacks, the pile, one's own stacks and hand.
#[component]
pub(super) fn Clear4Lesson() -> impl IntoView {
    let course = expect_context::<Clear4Practice>().course;
    let now = ShownClear4 {
        screen: Memo::new(move |_| match course.lesson.with(Lesson::game) {
            ReplayGame::Clear4(screen) => Some(screen),
            _ => None,
        }),
        names: Memo::new(move |_| Seat::all(2).map(|seat| course.name(seat)).collect()),
    };
    provide_context(now);
    provide_context(PileMotions::none());
    let take = now.part(|screen| screen.take);
    let sweep = now.part(|screen| screen.sweep);
    let end = now.part(|screen| screen.end);
    let whose = move || {
        now.screen.with(|screen| {
            let screen = screen.as_ref()?;
            let active = screen.active?;
            Some(whose_turn(screen.is_yours, || now.name(active)))
        })
    };
    view! {
        <div class="practice clear4">
            <Opponent/>
            <section class="board" aria-label=t("learn-table")>
                <Discard/>
            </section>
            <section class="mine" aria-label=t("your-cards")>
                <div class="lesson-stacks" role="group" aria-label=t("learn-your-stacks")>
                    {Stack::ALL.map(|stack| view! { <OwnStack stack/> })}
                </div>
                <div class="clear4-turn">
                    <strong>{whose}</strong>
                    <Offers
                        take=Memo::new(move |_| take.get().flatten())
                        sweep=Memo::new(move |_| sweep.get() == Some(true))
                        end=Memo::new(move |_| end.get() == Some(true))
                    />
                </div>
                <FaceHand/>
            </section>
        </div>
    }
}
