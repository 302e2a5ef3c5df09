use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::TableScreen;
use stapel_protocol::table::DoJson;
use stapel_rules::Outcome;
use stapel_words::phrases;

use super::agreed::TableAgreement;
use super::around::{AROUND, Around, Ended, Said};
use super::live::{Live, Place};
use super::names::marked_name;
use super::panels::PanelState;
use super::standings;
use super::what_if;
use crate::app::route::Route;
use crate::app::words::{language, phrase};
use crate::inset::Inset;
use crate::parts::Show;

/// How a game ended, and what comes next. The program `around` draws it.
#[component]
pub(crate) fn Ending() -> impl IntoView {
    let live = expect_context::<Live>();
    let agreement = expect_context::<TableAgreement>();
    let panels = expect_context::<PanelState>();
    let table = Memo::new(move |_| {
        live.ask(Session::table_screen).filter(|table| table.game.is_some() && !table.running)
    });
    let over = move || table.with(Option::is_some);
    let won = move || {
        table.with(|table| table.as_ref().is_some_and(|it| it.outcome == Some(Outcome::Won)))
    };
    let told = Callback::new(move |()| {
        let ended = ended(live, agreement, table.get()?);
        Some(Around::Ending(Box::new(ended)).to_texts(language()))
    });
    let hear = Callback::new(move |said| {
        let Some(Said::Pressed(id)) = Said::from_texts(said) else { return };
        match id.as_str() {
            "again" => live.want(DoJson::Deal),
            "would-again" => live.want(DoJson::Again),
            "next-agreed" => agreement.is_open.set(true),
            "to-lobby" => panels.lobby_is_open.set(true),
            _ => {}
        }
    });
    view! {
        <Show when=over>
            <section class="ending" class:won=won aria-labelledby="ending-title">
                <Inset program=AROUND id="ending-here" told hear/>
            </section>
        </Show>
    }
}

/// How the game ended that was played last at a table, and what the person can do next.
fn ended(live: Live, agreement: TableAgreement, table: TableScreen) -> Ended {
    let origin = what_if::origin(live);
    // A branch is kept under the id of its table.
    let record = match (&origin, live.place()) {
        (Some(_), Place::Here(id)) => Some(id),
        _ => table.record.clone(),
    };
    let seats = live.ask(Session::seat_screens);
    let (title, line) = phrase(|words| phrases::ending(words, &table, &seats));
    let is_match = table.score.is_some() && table.outcome.is_some();
    // A match goes on until all its rounds are played.
    let goes_on = table.score.as_ref().is_some_and(|score| !score.over);
    let again: Vec<String> = seats.iter().filter(|seat| seat.again).map(marked_name).collect();
    let waits = table.you.is_some() && !table.may.lead;
    let id = |goes_on_id: &str, id: &str| if goes_on { goes_on_id } else { id }.to_owned();
    Ended {
        title,
        line,
        won: table.outcome == Some(Outcome::Won),
        points: if is_match { standings::points(live) } else { None },
        deals: table.may.deal.then(|| id("next-round", "again")),
        in_stead: live.ask(|session| session.leads() && !session.is_host()),
        waits: waits.then(|| id("host-deals-next", "host-goes-on")),
        again: again.join(", "),
        may_say_again: table.may.again,
        record: record.map(|record| Route::Replay(record).path()),
        back: origin.map(|(back, _)| back),
        agreed: agreement.next(),
    }
}
