use leptos::prelude::*;
use stapel_rules::GameKind;

use super::hero::Hero;
use super::install::InstallHint;
use super::lists::{MyTables, OpenTables, RecentGames};
use super::local_games::{GoingOn, LocalGames, LocalList};
use super::newcomer::is_new;
use super::play::{PlayPanel, last};
use super::server_status::{OfflineHint, ServerStatus};
use crate::app::app;
use crate::app::words::t;

/// The start page.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let server = ServerStatus::begin();
    provide_context(server);
    provide_context(LocalList::new());
    app().bulletin.ask();
    let [first, ..] = GameKind::ALL;
    let game = RwSignal::new(last("game", &GameKind::ALL, |game| game.name().to_owned(), first));
    let all = RwSignal::new(false);
    view! {
        <div class="page home">
            // What one has begun comes before everything else.
            <div class="begun" class:all=all>
                <GoingOn/>
                <MyTables/>
                <button class="quiet begun-more" on:click=move |_| all.set(true)>{t("mine-more")}</button>
            </div>
            <Hero is_new=is_new() game/>
            <OfflineHint/>
            <PlayPanel game/>
            <div class="lists">
                <LocalGames/>
                // Nothing of the server is worth a place on the page while it can't be reached.
                <div class="lists-of-server" hidden=move || server.is_unreachable()>
                    <OpenTables/>
                </div>
                <div class="lists-of-server" hidden=move || server.is_unreachable()>
                    <RecentGames/>
                </div>
            </div>
            <InstallHint/>
        </div>
    }
}
