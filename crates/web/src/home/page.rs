use leptos::prelude::*;

use super::hero::Hero;
use super::lists::{MyTables, OpenTables, RecentGames};
use super::local_games::LocalGames;
use super::play::PlayPanel;
use super::reach::{OfflineHint, Reach};

/// Where one begins.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let reach = Reach::begin();
    provide_context(reach);
    view! {
        <div class="page home">
            <Hero/>
            <OfflineHint/>
            <PlayPanel/>
            <div class="lists">
                <LocalGames/>
                <MyTables/>
                // Nothing of the server is worth a place on the page while it can't be reached.
                <div class="lists-of-server" hidden=move || reach.is_lost()>
                    <OpenTables/>
                </div>
                <div class="lists-of-server" hidden=move || reach.is_lost()>
                    <RecentGames/>
                </div>
            </div>
        </div>
    }
}
