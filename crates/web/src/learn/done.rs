use leptos::prelude::*;
use stapel_rules::GameKind;

use super::course::Course;
use crate::app::route::Route;
use crate::app::words::t;
use crate::browser::storage;

/// The links at the end of a lesson.
#[component]
pub(super) fn Done(game: GameKind) -> impl IntoView {
    let course = expect_context::<Course>();
    // Whoever has learned a game wants to play that one.
    let choose = move |_| {
        storage::write("game", game.name());
    };
    view! {
        <div class="lesson-done">
            <a class="button primary large" id="lesson-play" href="/" on:click=choose>{t("learn-play-now")}</a>
            <div class="row">
                <a class="button" href=Route::Rules(game).path()>{t("learn-read-rules")}</a>
                <a class="button" href="/learn">{t("learn-all")}</a>
                <button on:click=move |_| course.start_over()>{t("learn-repeat")}</button>
            </div>
        </div>
    }
}
