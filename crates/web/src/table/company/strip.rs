use leptos::prelude::*;
use stapel_client::screen::{SeatScreen, StuckWhy, TableScreen};
use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_rules::Seat;
use stapel_words::phrases;
use wasm_bindgen_futures::spawn_local;

use super::BotChoice;
use crate::app::words::{phrase, say, t};
use crate::browser::{now, timer};
use crate::table::asked::{Asked, Questions};
use crate::table::live::Live;

/// How often the page looks how long somebody has been away, in milliseconds.
const LOOKS: i32 = 5_000;

/// For how many milliseconds a connection may be gone before anything is said of it: people load pages again all the
/// time, and the board must not move whenever somebody does.
const GRACE: i64 = 4_000;

/// What the strip tells, and what can be done about it.
#[derive(Clone, PartialEq, Eq)]
struct Told {
    line: String,
    buttons: Buttons,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Buttons {
    Nothing,
    ComeBack,
    End { may_answer: bool, may_withdraw: bool },
    Takeback { may_answer: bool },
    Stuck { seat: Seat, may_stand_in: bool, may_end: bool },
}

/// One calm line above the board while somebody is missing or everyone is asked something, with what can be done as
/// buttons beside it.
#[component]
pub(crate) fn Strip() -> impl IntoView {
    let live = expect_context::<Live>();
    let clock = RwSignal::new(now());
    spawn_local(async move {
        loop {
            timer::sleep(LOOKS).await;
            // The page is gone.
            if clock.try_set(now()).is_some() {
                break;
            }
        }
    });
    let waited_for = RwSignal::new(None::<Seat>);
    let told = Memo::new(move |_| {
        let (table, seats) = live.ask(|session| (session.table_screen(), session.seat_screens()));
        let table = table?;
        let stuck = table.stuck.map(|stuck| stuck.seat);
        told(&table, &seats, clock.get()).filter(|told| {
            // Whoever waits has read it, until it is somebody else.
            let is_stuck = matches!(told.buttons, Buttons::Stuck { .. });
            !is_stuck || waited_for.get() != stuck
        })
    });
    Effect::new(move |_| {
        let active = live.ask(|session| session.table_screen().and_then(|table| table.active));
        if waited_for.get_untracked().is_some() && waited_for.get_untracked() != active {
            waited_for.set(None);
        }
    });
    view! {
        <div role="status">
            {move || {
                told.get()
                    .map(|Told { line, buttons }| {
                        view! {
                            <div class="strip">
                                <p>{line}</p>
                                <div class="strip-do">{choices(live, buttons, waited_for)}</div>
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// What there is to tell now, the most urgent thing first.
fn told(table: &TableScreen, seats: &[SeatScreen], now: i64) -> Option<Told> {
    if table.may.come_back {
        let bot_plays = seats.iter().any(|seat| seat.is_you && seat.stand_in.is_some());
        let line = say(if bot_plays { "bot-for-you" } else { "seat-kept" }, &[]);
        return Some(Told { line, buttons: Buttons::ComeBack });
    }
    if let Some(ending) = table.ending {
        let line = phrase(|words| phrases::end_question(words, table, seats))?;
        let (may_answer, may_withdraw) = (ending.may_answer, ending.may_withdraw);
        return Some(Told { line, buttons: Buttons::End { may_answer, may_withdraw } });
    }
    if let Some(line) = phrase(|words| phrases::takeback_question(words, table, seats)) {
        let may_answer = table.takeback.may_answer;
        return Some(Told { line, buttons: Buttons::Takeback { may_answer } });
    }
    if let Some(stuck) = table.stuck {
        let since = seats.get(stuck.seat.index()).and_then(|seat| seat.away_since);
        let is_long = since.is_none_or(|since| now.saturating_sub(since) >= GRACE);
        if stuck.why != StuckWhy::Away || is_long {
            let line = phrase(|words| phrases::stuck(words, table, seats, now))?;
            let buttons = Buttons::Stuck {
                seat: stuck.seat,
                may_stand_in: stuck.may_stand_in,
                may_end: stuck.may_end,
            };
            return Some(Told { line, buttons });
        }
    }
    table.removed.then(|| Told { line: say("refused-removed", &[]), buttons: Buttons::Nothing })
}

fn choices(live: Live, buttons: Buttons, waited_for: RwSignal<Option<Seat>>) -> AnyView {
    let questions = expect_context::<Questions>();
    let button = move |is_there: bool, id: &'static str, wanted: DoJson| {
        is_there.then(|| {
            view! { <button id=id on:click=move |_| live.want(wanted.clone())>{t(id)}</button> }
        })
    };
    match buttons {
        Buttons::Nothing => ().into_any(),
        Buttons::ComeBack => view! {
            <button class="primary" id="come-back" on:click=move |_| live.want(DoJson::ComeBack)>
                {t("come-back")}
            </button>
        }
        .into_any(),
        Buttons::End { may_answer, may_withdraw } => view! {
            {button(may_answer, "end-yes", DoJson::AnswerEnd(true))}
            {button(may_answer, "end-no", DoJson::AnswerEnd(false))}
            {button(may_withdraw, "end-withdraw", DoJson::AnswerEnd(false))}
        }
        .into_any(),
        Buttons::Takeback { may_answer } => view! {
            {button(may_answer, "yes", DoJson::AnswerTakeback(true))}
            {button(may_answer, "no", DoJson::AnswerTakeback(false))}
        }
        .into_any(),
        Buttons::Stuck { seat, may_stand_in, may_end } => {
            let choose = Callback::new(move |bot| {
                live.want(DoJson::StandIn { seat: SeatNumber(seat), bot });
            });
            view! {
                {may_stand_in.then(|| view! { <BotChoice label="stand-in" choose/> })}
                <button id="wait-on" on:click=move |_| waited_for.set(Some(seat))>{t("wait-on")}</button>
                {may_end
                    .then(|| {
                        view! {
                            <button id="ask-end" on:click=move |_| questions.ask(Asked::EndGame)>
                                {t("end-game")}
                            </button>
                        }
                    })}
            }
            .into_any()
        }
    }
}
