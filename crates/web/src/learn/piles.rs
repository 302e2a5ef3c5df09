use leptos::prelude::*;
use stapel_client::lesson::Lesson;
use stapel_client::replay::ReplayGame;
use stapel_rules::Seat;
use stapel_rules::piles::Pile;

use super::course::Course;
use super::doubt::LessonDoubt;
use super::turn::LessonTurn;
use crate::app::words::{count, say, t};
use crate::table::piles::{Commands, Grip, Hand, PileView, PilesNow};

/// Who plays with the learner.
const PARTNER: Seat = Seat::FIRST.left(2);

/// The practice table of The Game and Extreme: made of the same parts as a real one.
#[component]
pub(super) fn PilesLesson() -> impl IntoView {
    let course = expect_context::<Course>();
    let screen = Memo::new(move |_| match course.lesson.with(Lesson::game) {
        ReplayGame::Piles(screen) => Some(screen),
        ReplayGame::Clear4(_) => None,
    });
    let now = PilesNow {
        screen,
        fits: Memo::new(move |_| {
            let card = course.chosen.get()?;
            course.lesson.with(|lesson| lesson.fits(card))
        }),
        names: Memo::new(move |_| Seat::all(2).map(|seat| course.name(seat)).collect()),
        flights: course.flights,
    };
    provide_context(now);
    let pointed = Memo::new(move |_| course.pointed());
    provide_context(Grip {
        chosen: course.chosen,
        lay: Callback::new(move |(card, pile)| course.lay(card, pile)),
        pointed: Signal::derive(move || pointed.get().card),
    });
    let counts = now.part(|screen| (screen.draw_pile, screen.left));
    let theirs = now.part(|screen| screen.turn.as_ref().is_some_and(|turn| turn.seat == PARTNER));
    let press = move |pile: Pile| course.lay_chosen(pile);
    view! {
        <div class="practice">
            <div class="practice-head">
                <ul class="seats" aria-label=t("seats")>
                    <li class="seat" class:active=move || theirs.get() == Some(true) data-seat=PARTNER.index()>
                        <span class="seat-name">{move || course.name(PARTNER)}</span>
                    </li>
                </ul>
                <Commands/>
                <p class="counts small">
                    {move || {
                        counts
                            .get()
                            .map(|(draw_pile, left)| {
                                view! {
                                    <span class="draw-pile">{say("draw-pile", &[("cards", count(draw_pile))])}</span>
                                    <span>{say("cards-left", &[("cards", count(left))])}</span>
                                }
                            })
                    }}
                </p>
            </div>
            <section class="board" aria-label=t("learn-table")>
                <div class="piles">
                    {Pile::ALL
                        .map(|pile| {
                            view! {
                                <div class="lesson-pile" class:pointed=move || pointed.get().pile == Some(pile)>
                                    <PileView pile press/>
                                </div>
                            }
                        })}
                </div>
            </section>
            <section class="mine" aria-label=t("your-cards")>
                <LessonTurn/>
                <Hand/>
            </section>
        </div>
        <LessonDoubt/>
    }
}
