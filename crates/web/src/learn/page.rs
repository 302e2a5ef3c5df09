use leptos::prelude::*;
use stapel_rules::GameKind;

use super::coach::Coach;
use super::course::Course;
use super::keys;
use crate::home::game_name;

/// The lesson about a game: a table to practise at, and a coach beside it.
#[component]
pub(crate) fn LessonPage(game: GameKind) -> impl IntoView {
    let course = Course::begin(game);
    provide_context(course);
    keys::listen(course);
    view! {
        <div class="lesson">
            <h1 class="unseen">{game_name(game)}</h1>
            <Coach/>
            {(course.practice.lay_out)()}
        </div>
    }
}
