use leptos::prelude::*;
use stapel_rules::Rounds;

use super::agreed::TableAgreement;
use super::connection::ConnectionDot;
use super::live::Live;
use super::menu::MenuButton;
use super::panels::PanelState;
use crate::agreement::AgreementLine;
use crate::app::words::{count, say, t};
use crate::parts::{Logo, Show};

/// The bar on top of a table: home, which game, how well the table can be reached, talk and menu.
#[component]
pub(crate) fn TopBar() -> impl IntoView {
    let live = expect_context::<Live>();
    let panels = expect_context::<PanelState>();
    let table = Memo::new(move |_| live.ask(stapel_client::Session::table_screen));
    let agreement = expect_context::<TableAgreement>();
    let round = move || {
        let table = table.get()?;
        let is_match = matches!(table.game?.about().rounds, Rounds::Match { .. });
        let score = table.score.filter(|_| is_match)?;
        // A round that is over stays on the table until the next one is dealt.
        let round = if table.running { score.round } else { score.played.max(1) };
        Some(say("round-of", &[("round", count(round)), ("rounds", count(score.rounds))]))
    };
    let talks = Memo::new(move |_| {
        let in_game = table.with(|table| table.as_ref().is_some_and(|table| table.game.is_some()));
        in_game && panels.has_talk.get()
    });
    view! {
        <header class="top-bar">
            <a class="brand" href="/" aria-label=t("home")><Logo/></a>
            <button
                class="quiet top-title"
                id="agreed"
                aria-haspopup="dialog"
                title=t("agreement")
                on:click=move |_| agreement.is_open.set(true)
            >
                <AgreementLine line=agreement.line_of_game()/>
                <span class="top-round">{round}</span>
            </button>
            <ConnectionDot/>
            <Show when=move || talks.get()>
                <button
                    class="quiet"
                    id="talk-button"
                    aria-expanded=Signal::derive(move || panels.talk_is_open.get().to_string())
                    aria-controls="talk"
                    on:click=move |_| panels.talk_is_open.update(|open| *open = !*open)
                >
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2zm4 3v2h10V8zm0 4v2h7v-2z"/>
                    </svg>
                    <span class="top-word">{t("talk")}</span>
                    <Show when=move || { panels.unread.get() > 0 }>
                        <span class="unread">
                            <span aria-hidden="true">{move || panels.unread.get()}</span>
                            <span class="unseen">
                                {move || say("unread", &[("messages", count(panels.unread.get()))])}
                            </span>
                        </span>
                    </Show>
                </button>
            </Show>
            <MenuButton/>
        </header>
    }
}
