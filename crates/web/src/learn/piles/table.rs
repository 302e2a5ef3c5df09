use leptos::prelude::*;
use stapel_client::lesson::Lesson;
use stapel_client::replay::ReplayGame;
use stapel_rules::Seat;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Pile};

use super::practice::PilesPractice;
use crate::app::words::t;
use crate::table::piles::{
    CardInput, ChosenFits, Commands, Counts, Hand, LossWarning, PileView, PilesTurnBar, ShownPiles,
};

/// Who plays with the learner.
const PARTNER: Seat = Seat::FIRST.left(2);

/// The practice table of The Game and Extreme: made of the same parts as a real one.
#[component]
pub(super) fn PilesLesson() -> impl IntoView {
    let practice = expect_context::<PilesPractice>();
    let course = practice.course;
    let now = ShownPiles {
        screen: Memo::new(move |_| match course.lesson.with(Lesson::game) {
            ReplayGame::Piles(screen) => Some(screen),
            _ => None,
        }),
        names: Memo::new(move |_| Seat::all(2).map(|seat| course.name(seat)).collect()),
    };
    provide_context(now);
    provide_context(ChosenFits(Memo::new(move |_| {
        let card = practice.chosen.get()?;
        course.lesson.with(|lesson| lesson.fits(card))
    })));
    provide_context(practice.flights);
    let wanted = Memo::new(move |_| match course.pointed() {
        Some(AnyAction::Piles(action)) => Some(action),
        _ => None,
    });
    let pointed = move || match wanted.get() {
        Some(Action::Lay { card, pile }) => Some((card, pile)),
        _ => None,
    };
    provide_context(CardInput {
        chosen: practice.chosen,
        lay: Callback::new(move |(card, pile)| practice.lay(card, pile)),
        pointed: Signal::derive(move || pointed().map(|(card, _)| card)),
    });
    let theirs = now.part(|screen| screen.turn.as_ref().is_some_and(|turn| turn.seat == PARTNER));
    let press = move |pile: Pile| practice.lay_chosen(pile);
    view! {
        <div class="practice">
            <div class="practice-head">
                <ul class="seats" aria-label=t("seats")>
                    <li class="seat" class:active=move || theirs.get() == Some(true) data-seat=PARTNER.index()>
                        <span class="seat-name">{move || course.name(PARTNER)}</span>
                    </li>
                </ul>
                <Commands/>
                <Counts/>
            </div>
            <section class="board" aria-label=t("learn-table")>
                <div class="piles">
                    {Pile::ALL
                        .map(|pile| {
                            view! {
                                <div class="lesson-pile" class:pointed=move || pointed().is_some_and(|(_, other)| other == pile)>
                                    <PileView pile press/>
                                </div>
                            }
                        })}
                </div>
            </section>
            <section class="mine" aria-label=t("your-cards")>
                <PilesTurnBar
                    plays=true
                    pointed=Signal::derive(move || wanted.get() == Some(Action::End))
                    end=Callback::new(move |()| practice.end())
                />
                <Hand/>
            </section>
        </div>
        // In a lesson one always thinks again.
        <LossWarning play=practice.warned close=Callback::new(move |()| practice.close_warning())/>
    }
}
