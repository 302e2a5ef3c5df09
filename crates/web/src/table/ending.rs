use std::ops::RangeInclusive;

use leptos::prelude::*;
use stapel_protocol::table::DoJson;
use stapel_rules::Outcome;
use stapel_words::phrases;

use super::agreed::TableAgreement;
use super::live::{Live, Place};
use super::names::marked_name;
use super::panels::PanelState;
use super::standings::Standings;
use super::what_if;
use crate::agreement::AgreementLine;
use crate::app::route::Route;
use crate::app::words::{phrase, say, t, text};
use crate::browser::{focus, place};
use crate::parts::Show;

/// The cards that run up and down when the game is won.
const CARDS: RangeInclusive<u8> = 2..=99;

/// The piles in the order in which they stand, two that climb and two that fall.
const PILES: [&str; 4] = ["A", "B", "C", "D"];

/// How a game ended, and the buttons for what comes next.
#[component]
pub(crate) fn Ending() -> impl IntoView {
    let live = expect_context::<Live>();
    let agreement = expect_context::<TableAgreement>();
    let panels = expect_context::<PanelState>();
    let table = Memo::new(move |_| live.ask(stapel_client::Session::table_screen));
    let over = Memo::new(move |_| {
        table.with(|table| {
            table.as_ref().is_some_and(|table| table.game.is_some() && !table.running)
        })
    });
    // What the keyboard was on may be gone with the game.
    Effect::new(move |_| {
        if over.get() {
            request_animation_frame(|| {
                if focus::is_lost() {
                    let _found =
                        ["#again", "#to-origin", "#to-replay"].into_iter().any(focus::focus);
                }
            });
        }
    });
    view! {
        <Show when=move || over.get()>
            {move || {
                let table = table.get()?;
                let won = table.outcome == Some(Outcome::Won);
                let origin = what_if::origin(live);
                // A branch is kept under the id of its table.
                let record = match (&origin, live.place()) {
                    (Some(_), Place::Here(id)) => Some(id),
                    _ => table.record.clone(),
                };
                let record = record.map(|record| Route::Replay(record).path());
                let goes_back = origin.clone().map(|(back, _)| back);
                let is_own = goes_back.is_none();
                let seats = live.ask(stapel_client::Session::seat_screens);
                let (title, line) = phrase(|words| phrases::ending(words, &table, &seats));
                let is_match = table.score.is_some() && table.outcome.is_some();
                // A match goes on until all its rounds are played.
                let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
                let next = if goes_on { "next-round" } else { "again" };
                let in_stead = live.ask(|session| session.leads() && !session.is_host());
                let waits = table.you.is_some() && !table.may.lead;
                let waits = waits.then_some(if goes_on { "host-deals-next" } else { "host-goes-on" });
                Some(view! {
                    {won.then(|| view! { <Parade/> })}
                    <section class="ending" class:won=won aria-labelledby="ending-title">
                        {won.then(|| view! { <span class="deck" aria-hidden="true"></span> })}
                        <h2 id="ending-title">{title}</h2>
                        <p>{line}</p>
                        {is_match.then(|| view! { <Standings/> })}
                        <NextAgreement/>
                        {in_stead.then(|| view! { <p class="small">{t("deal-in-stead")}</p> })}
                        <WhoWouldAgain/>
                        {waits.map(|id| view! { <p class="small" id="waits-for-host">{t(id)}</p> })}
                        <div class="row">
                            {goes_back
                                .map(|back| {
                                    view! { <a class="button primary" id="to-origin" href=back>{t("what-if-back")}</a> }
                                })}
                            {(is_own && table.may.deal)
                                .then(|| {
                                    view! {
                                        <button class="primary" id="again" on:click=move |_| live.want(DoJson::Deal)>
                                            {t(next)}
                                        </button>
                                    }
                                })}
                            {table
                                .may
                                .again
                                .then(|| {
                                    view! {
                                        <button class="primary" id="would-again" on:click=move |_| live.want(DoJson::Again)>
                                            {t("would-again")}
                                        </button>
                                    }
                                })}
                            {record.map(|path| view! { <a class="button" id="to-replay" href=path>{t("look-back")}</a> })}
                            {is_own
                                .then(|| {
                                    view! {
                                        <button
                                            id="next-agreed"
                                            aria-haspopup="dialog"
                                            on:click=move |_| agreement.is_open.set(true)
                                        >
                                            {t("agreement")}
                                        </button>
                                        <button id="to-lobby" on:click=move |_| panels.lobby_is_open.set(true)>
                                            {t("to-lobby")}
                                        </button>
                                    }
                                })}
                            <a class="button" href="/">{t("home")}</a>
                        </div>
                    </section>
                })
            }}
        </Show>
    }
}

/// Who would play once more.
#[component]
fn WhoWouldAgain() -> impl IntoView {
    let live = expect_context::<Live>();
    let names = Memo::new(move |_| {
        let seats = live.ask(stapel_client::Session::seat_screens);
        seats.iter().filter(|seat| seat.again).map(marked_name).collect::<Vec<_>>().join(", ")
    });
    view! {
        <p class="small" id="who-again" role="status">
            {move || names.with(|names| (!names.is_empty()).then(|| say("they-again", &[("names", text(names))])))}
        </p>
    }
}

/// What the next game is played by, if that is something else.
#[component]
fn NextAgreement() -> impl IntoView {
    let agreement = expect_context::<TableAgreement>();
    // One text, a line for each change.
    let changes = Memo::new(move |_| agreement.changes().join("\n"));
    view! {
        <Show when=move || changes.with(|changes| !changes.is_empty())>
            <div class="next-agreed">
                <p>{t("agreed-next")}" "<AgreementLine line=agreement.agreed.line/></p>
                <ul class="small">
                    {move || {
                        let changes = changes.get();
                        changes.lines().map(|change| view! { <li>{change.to_owned()}</li> }).collect_view()
                    }}
                </ul>
            </div>
        </Show>
    }
}

/// All cards once more, up and down their piles.
#[component]
fn Parade() -> impl IntoView {
    // Whoever has scrolled or sees no pile gets four columns.
    let columns = PILES.map(|pile| place::middle(&format!("[data-pile='{pile}']")));
    view! {
        <div class="parade" aria-hidden="true">
            {CARDS
                .map(|card| {
                    let column = usize::from(card % 4);
                    let falls = column > 1;
                    view! {
                        <span
                            class:falls=falls
                            style:--turn=(card - CARDS.start()).to_string()
                            style:--column=column.to_string()
                            style:--x=columns[column].map(|(x, _)| format!("{x}px"))
                        >
                            {if falls { CARDS.end() + CARDS.start() - card } else { card }}
                        </span>
                    }
                })
                .collect_view()}
        </div>
    }
}
