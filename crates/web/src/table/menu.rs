use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::Who;
use stapel_protocol::table::DoJson;

use super::board::Board;
use super::company::{Asked, Questions};
use super::live::{Live, Place};
use super::panels::PanelState;
use super::report::{self, ReportDialog};
use crate::app::route::Route;
use crate::app::words::{label, t};
use crate::app::{LanguageChoice, app};
use crate::parts::{Dialog, Show};

/// The menu of a table: keys, rules, settings, giving the game up, leaving the table.
#[component]
pub(crate) fn Menu() -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    let panels = expect_context::<PanelState>();
    let here = matches!(live.place(), Place::Here(_));
    let open = RwSignal::new(false);
    let reporting = RwSignal::new(false);
    let someone = Memo::new(move |_| report::is_possible(live));
    let may = Memo::new(move |_| {
        live.ask(|session| session.table_screen().map(|table| table.may).unwrap_or_default())
    });
    let game = Memo::new(move |_| {
        live.ask(|session| session.table_screen().map(|table| table.game.unwrap_or(table.agreed)))
    });
    let ask_for = move |wanted: DoJson| {
        open.set(false);
        live.want(wanted);
    };
    let questions = expect_context::<Questions>();
    let ask = move |asked: Asked| {
        open.set(false);
        questions.ask(asked);
    };
    let leave = move |_| {
        let others = live.ask_once(Session::seat_screens);
        let is_other = |who: &Who| matches!(who, Who::Person { .. });
        let together = others.iter().any(|seat| !seat.is_you && is_other(&seat.who));
        // Between games nobody is left waiting, and alone neither.
        if together && may.get_untracked().leave_keeps_seat {
            ask(Asked::Leave);
            return;
        }
        ask_for(DoJson::Leave);
        app.router.go(Route::Home);
    };
    view! {
        <button class="quiet" id="menu-button" aria-label=t("menu") aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v2.400H4zM4 11h16v2.400H4zM4 16h16v2.400H4z"/></svg>
        </button>
        <Dialog open title=label("menu") close=move || open.set(false)>
            <div class="menu">
                <button
                    on:click=move |_| {
                        open.set(false);
                        panels.keys_are_shown.set(true);
                    }
                >
                    {t("keys")}
                </button>
                {move || game.get().map(|game| view! { <a class="button" href=Route::Rules(game).path() target="_blank">{t("rules")}</a> })}
                <a class="button" href="/settings" target="_blank">{t("settings")}</a>
                <LanguageChoice/>
                {move || {
                    let seal = live.ask(|session| {
                        session.mirror()?.round.as_ref().map(|round| round.commitment.clone())
                    });
                    seal.map(|seal| {
                        view! {
                            <p class="small seal">
                                {t("seal")}
                                <code>{seal}</code>
                            </p>
                        }
                    })
                }}
                <Show when=move || may.get().come_back>
                    <button on:click=move |_| ask_for(DoJson::ComeBack)>{t("come-back")}</button>
                </Show>
                <Show when=move || may.get().give_up>
                    <button id="give-up" on:click=move |_| ask(Asked::EndGame)>{t("give-up")}</button>
                </Show>
                <Show when=move || someone.get()>
                    <button
                        id="report"
                        on:click=move |_| {
                            open.set(false);
                            reporting.set(true);
                        }
                    >
                        {t("report")}
                    </button>
                </Show>
                // At a table in this browser nobody else needs the seat.
                <Show when=move || !here && may.get().leave>
                    <button id="leave-table" on:click=leave>{t("leave-table")}</button>
                </Show>
            </div>
        </Dialog>
        <ReportDialog open=reporting/>
        <Dialog
            open=panels.keys_are_shown
            title=label("keys")
            close=move || panels.keys_are_shown.set(false)
        >
            <KeyList/>
        </Dialog>
    }
}

/// The keys of every table and what they do.
const KEYS: [(&str, &str); 6] = [
    ("U", "key-undo"),
    ("T", "key-talk"),
    ("H", "key-read-hand"),
    ("L", "key-read-last"),
    ("/", "key-command"),
    ("?", "key-help"),
];

/// The list of all keys at a table.
#[component]
fn KeyList() -> impl IntoView {
    let board = expect_context::<Board>();
    view! {
        <dl class="keys">
            {board
                .keys
                .into_iter()
                .flatten()
                .chain(&KEYS)
                .map(|&(key, id)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{t(id)}</dd></div> })
                .collect_view()}
        </dl>
    }
}
