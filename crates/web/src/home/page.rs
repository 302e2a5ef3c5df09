use leptos::prelude::*;

use super::lists::{LocalGames, MyTables, OpenTables, RecentGames};
use super::play::PlayPanel;
use crate::app::words::t;

/// Where one begins.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    view! {
        <div class="page home">
            <section class="hero" aria-labelledby="hero-title">
                <h1 id="hero-title">{t("hero-title")}</h1>
                <p class="soft">{t("hero-text")}</p>
            </section>
            <PlayPanel/>
            <div class="lists">
                <LocalGames/>
                <MyTables/>
                <OpenTables/>
                <RecentGames/>
            </div>
        </div>
    }
}
