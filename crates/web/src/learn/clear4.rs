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
                <div class="lesson-stacks" role="group" aria-label=t("learn-your-stacks")>
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
