use leptos::prelude::*;
use stapel_rules::GameKind;

use super::storage_name;
use crate::app::route::Route;
use crate::app::words::t;
use crate::browser::storage;
use crate::games::practice;
use crate::home::game_name;
use crate::parts::GamePicture;

/// The list of lessons, with those that are finished marked.
#[component]
pub(crate) fn LearnPage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{t("learn-title")}</h1>
            <p class="lessons-text">{t("learn-text")}</p>
            <ul class="lessons">
                {GameKind::ALL.map(|game| view! { <li><LessonCard game/></li> })}
            </ul>
        </section>
    }
}

/// One lesson.
#[component]
fn LessonCard(game: GameKind) -> impl IntoView {
    let done = storage::read(&storage_name(game)).is_some();
    view! {
        <a class="lesson-card" class:done=done href=Route::Learn(Some(game)).path()>
            <GamePicture game/>
            <strong>{game_name(game)}</strong>
            <span>{t(practice(game).line)}</span>
            <span class="lesson-state">
                {done
                    .then(|| {
                        view! {
                            <svg viewBox="0 0 24 24" aria-hidden="true" class="lesson-tick">
                                <path d="M9.500 18.500 3 12l2.500-2.500 4 4 9-9L21 7z"/>
                            </svg>
                            <span>{t("learn-done")}</span>
                        }
                    })}
                <span class="lesson-begin">{t(if done { "learn-repeat" } else { "learn-begin" })}</span>
            </span>
        </a>
    }
}
