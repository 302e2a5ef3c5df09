use leptos::prelude::*;
use stapel_rules::GameKind;

use super::agreed::{AgreementDialog, TableAgreement};
use super::asked::{AskedDialog, Questions};
use super::board::{Board, TypedInput};
use super::clock::TurnClock;
use super::company::Strip;
use super::connection::ConnectionLine;
use super::ending::Ending;
use super::keys;
use super::live::{Contact, Live, Place};
use super::lobby::Lobby;
use super::lost::Lost;
use super::narration;
use super::panels::PanelState;
use super::sound;
use super::talk::TalkPanel;
use super::top_bar::TopBar;
use super::turn_notice;
use super::unread::Bubbles;
use super::what_if::WhatIfBar;
use crate::app::app;
use crate::app::settings::is_early;
use crate::app::words::{label, t};
use crate::browser;
use crate::games::program;
use crate::parts::{Loading, Show};

/// What the page shows where the table is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Loading,
    Lost(Contact),
    /// Nothing was dealt yet, or the person went back there after a game.
    Lobby,
    Board,
    /// This program doesn't have the board of the game; another one does.
    OtherBoard(GameKind),
}

/// A table, on the server or in this browser.
#[component]
pub(crate) fn TablePage(place: Place, board: Board) -> impl IntoView {
    let is_on_server = matches!(place, Place::Server(_));
    let live = Live::begin(place);
    let panels = PanelState::new(live);
    let controls = (board.prepare)(live);
    provide_context(live);
    provide_context(panels);
    let questions = Questions::new();
    provide_context(questions);
    provide_context(board);
    provide_context(TypedInput(controls.obey));
    let clock = TurnClock::begin(live);
    provide_context(clock);
    provide_context(TableAgreement::begin(live, board));
    let told = narration::narrate(live);
    sound::play_what_happens(live, board);
    turn_notice::watch(live);
    keys::listen(live, panels, questions, board, clock, told, controls.press);
    let content = Memo::new(move |_| {
        let connection = live.connection();
        if connection.is_lost() {
            return Content::Lost(connection);
        }
        match live.ask(stapel_client::Session::table_screen) {
            None => Content::Loading,
            Some(table) => match table.game {
                None => Content::Lobby,
                Some(_) if !table.running && panels.lobby_is_open.get() => Content::Lobby,
                Some(game) if program(game) == board.program => Content::Board,
                Some(game) => Content::OtherBoard(game),
            },
        }
    });
    // Whoever went back to the lobby comes to the board with everyone else.
    Effect::new(move |_| {
        if live.ask(|session| session.table_screen().is_some_and(|table| table.running)) {
            panels.lobby_is_open.set(false);
        }
    });
    // Who has played little is told more.
    let early = app().settings.early;
    Effect::new(move |_| {
        let table = live.ask(stapel_client::Session::table_screen);
        let number = table.filter(|table| table.running && table.you.is_some());
        if let Some(number) = number.and_then(|table| table.number) {
            early.set(is_early(&format!("{} {number}", live.place().id())));
        }
    });
    // The address says which game it is, so that the right board is loaded when the page is loaded again.
    let game = Memo::new(move |_| {
        live.ask(|session| session.table_screen().map(|table| table.game.unwrap_or(table.agreed)))
    });
    Effect::new(move |_| {
        if let Some(game) = game.get().filter(|_| is_on_server) {
            let _is_told = browser::set_fragment(game.name());
        }
    });
    let stands = clock.stands();
    view! {
        <div
            class="table"
            class:timed=Signal::derive(move || stands.get()[0])
            class:late=Signal::derive(move || stands.get()[1])
            class:last=Signal::derive(move || stands.get()[2])
            class:with-talk=Signal::derive(move || panels.talk_is_open.get() && panels.has_talk.get())
            style:--left=clock.share()
            style:--seconds=clock.seconds()
        >
            <h1 class="unseen">{t("table")}</h1>
            <TopBar/>
            <div>
                <WhatIfBar/>
                <ConnectionLine/>
                <Strip/>
            </div>
            <AgreementDialog/>
            <AskedDialog/>
            {move || match content.get() {
                Content::Loading => view! { <Loading label=label("loading")/> }.into_any(),
                Content::Lost(why) => view! { <Lost why/> }.into_any(),
                Content::Lobby => view! { <Lobby/> }.into_any(),
                Content::Board => view! {
                    <Ending/>
                    {(board.lay_out)()}
                    <Show when=move || panels.has_talk.get()>
                        <TalkPanel/>
                    </Show>
                    <Bubbles/>
                }
                .into_any(),
                Content::OtherBoard(game) => {
                    // Otherwise the same program would come again, and again.
                    if browser::set_fragment(game.name()) {
                        browser::reload();
                    }
                    view! { <Loading label=label("loading")/> }.into_any()
                }
            }}
        </div>
    }
}
