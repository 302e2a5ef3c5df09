use leptos::prelude::*;

use super::hero::Hero;
use super::lists::{MyTables, OpenTables, RecentGames};
use super::local_games::LocalGames;
use super::play::PlayPanel;
use super::server_status::{OfflineHint, ServerStatus};
use crate::app::app;

/// The start page.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let server = ServerStatus::begin();
    provide_context(server);
    app().bulletin.ask();
    view! {
        <div class="page home">
            <Hero/>
            <OfflineHint/>
            <PlayPanel/>
            <div class="lists">
                <LocalGames/>
                <MyTables/>
                // Nothing of the server is worth a place on the page while it can't be reached.
                <div class="lists-of-server" hidden=move || server.is_unreachable()>
                    <OpenTables/>
                </div>
                <div class="lists-of-server" hidden=move || server.is_unreachable()>
                    <RecentGames/>
                </div>
            </div>
        </div>
    }
}
