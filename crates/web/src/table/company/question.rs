use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::SeatScreen;
use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_rules::Seat;

use super::{Asked, BotChoice, Questions};
use crate::app::app;
use crate::app::route::Route;
use crate::app::words::{say, t, text};
use crate::parts::Dialog;
use crate::table::live::Live;
use crate::table::names::seat_name;

/// An answer that can be given: its words, and what it does. Nothing is to stay as it is.
type Answer = (&'static str, Option<Step>);

#[derive(Clone)]
enum Step {
    Want(DoJson),
    /// Want it, and go home.
    Leave(DoJson),
    Ask(Asked),
}

/// The dialog that asks before something is done that others would notice.
#[component]
pub(crate) fn QuestionDialog() -> impl IntoView {
    let live = expect_context::<Live>();
    let router = app().router;
    let Questions(asked) = expect_context();
    let seat = move |of: Seat| {
        let seats = live.ask(Session::seat_screens);
        seats.into_iter().find(|screen| screen.seat == of)
    };
    let title = Signal::derive(move || match asked.get() {
        None => String::new(),
        Some(Asked::Leave) => say("leave-table", &[]),
        Some(Asked::EndGame) => say("end-game", &[]),
        Some(Asked::Seat(seat)) => seat_name(live, seat),
        Some(Asked::RemoveForGood(_)) => say("remove-for-good", &[]),
    });
    let line = move || match asked.get()? {
        Asked::Leave => Some(say("leave-keeps", &[])),
        Asked::EndGame => {
            let asks = live.ask(Session::table_screen)?.may.give_up_asks;
            Some(say(if asks { "give-up-asks" } else { "give-up-now" }, &[]))
        }
        Asked::Seat(_) => None,
        Asked::RemoveForGood(seat) => {
            Some(say("remove-asks", &[("name", text(&seat_name(live, seat)))]))
        }
    };
    let answers = Memo::new(move |_| {
        let ids = |answers: &[Answer]| answers.iter().map(|(id, _)| *id).collect::<Vec<_>>();
        asked.get().map(|asked| ids(&answers_to(asked, seat))).unwrap_or_default()
    });
    let give = move |id: &str| {
        let given = asked.get_untracked().map(|asked| untrack(|| answers_to(asked, seat)));
        let step = given.into_iter().flatten().find(|(other, _)| *other == id);
        asked.set(None);
        match step.and_then(|(_, step)| step) {
            None => {}
            Some(Step::Ask(next)) => asked.set(Some(next)),
            Some(Step::Want(wanted)) => live.want(wanted),
            Some(Step::Leave(wanted)) => {
                live.want(wanted);
                router.go(Route::Home);
            }
        }
    };
    let stands_in = Memo::new(move |_| match asked.get() {
        Some(Asked::Seat(of)) => seat(of).filter(|screen| screen.may.stand_in).map(|_| of),
        _ => None,
    });
    let stand_in = move |of: Seat| {
        let choose = Callback::new(move |bot| {
            asked.set(None);
            live.want(DoJson::StandIn { seat: SeatNumber(of), bot });
        });
        view! { <BotChoice label="stand-in" choose/> }
    };
    view! {
        <Dialog open=Signal::derive(move || asked.get().is_some()) title close=move || asked.set(None)>
            {move || line().map(|line| view! { <p>{line}</p> })}
            <div class="menu">
                {move || stands_in.get().map(stand_in)}
                {move || {
                    let button = |id: &'static str| {
                        view! { <button id=id on:click=move |_| give(id)>{t(id)}</button> }
                    };
                    answers.get().into_iter().map(button).collect_view()
                }}
            </div>
        </Dialog>
    }
}

/// The answers to a question, the safest last.
fn answers_to(asked: Asked, seat: impl Fn(Seat) -> Option<SeatScreen>) -> Vec<Answer> {
    match asked {
        Asked::Leave => vec![
            ("leave-keep", Some(Step::Leave(DoJson::Leave))),
            ("leave-for-good", Some(Step::Leave(DoJson::LeaveForGood))),
            ("stay", None),
        ],
        Asked::EndGame => {
            vec![("end-game", Some(Step::Want(DoJson::GiveUp))), ("end-no", None)]
        }
        Asked::RemoveForGood(of) => {
            let remove = DoJson::Remove { seat: SeatNumber(of), for_good: true };
            vec![("remove-for-good", Some(Step::Want(remove))), ("stay", None)]
        }
        Asked::Seat(of) => seat(of).map(|screen| about_seat(&screen)).unwrap_or_default(),
    }
}

/// What may be done about somebody's seat.
fn about_seat(screen: &SeatScreen) -> Vec<Answer> {
    let (may, seat) = (screen.may, SeatNumber(screen.seat));
    let want = |wanted| Some(Step::Want(wanted));
    let all = [
        (may.mute, "mute", want(DoJson::Mute { seat, on: true })),
        (may.unmute, "unmute", want(DoJson::Mute { seat, on: false })),
        (may.make_host, "make-host", want(DoJson::Host(seat))),
        (may.remove, "remove", want(DoJson::Remove { seat, for_good: false })),
        (
            may.remove_for_good,
            "remove-for-good",
            Some(Step::Ask(Asked::RemoveForGood(screen.seat))),
        ),
    ];
    all.into_iter().filter(|(may, ..)| *may).map(|(_, id, step)| (id, step)).collect()
}
