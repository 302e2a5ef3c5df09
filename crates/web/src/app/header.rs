use leptos::prelude::*;
use stapel_rules::GameKind;

use super::app;
use super::language_choice::LanguageChoice;
use super::route::Route;
use super::words::{say, t};
use crate::parts::Logo;

/// The bar on top: home, lessons, rules, settings, language.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let app = app();
    let is_at =
        move |wanted: fn(&Route) -> bool| move || wanted(&app.router.current()).then_some("page");
    let game = move || match app.router.current() {
        Route::Learn(Some(game)) | Route::Rules(game) => game,
        _ => GameKind::ALL[0],
    };
    view! {
        <header class="bar">
            <a class="brand" href="/" aria-label=move || format!("Stapel: {}", say("home", &[]))><Logo/><span>"Stapel"</span></a>
            <nav aria-label=t("navigation")>
                <a href="/learn" aria-current=is_at(|route| matches!(route, Route::Learn(_)))>{t("learn")}</a>
                <a
                    href=Signal::derive(move || Route::Rules(game()).path())
                    aria-current=is_at(|route| matches!(route, Route::Rules(_)))
                >
                    {t("rules")}
                </a>
                <a href="/settings" aria-current=is_at(|route| matches!(route, Route::Settings))>{t("settings")}</a>
            </nav>
            <LanguageChoice/>
        </header>
    }
}
