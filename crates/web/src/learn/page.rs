use leptos::prelude::*;
use stapel_rules::GameKind;

use super::clear4::Clear4Lesson;
use super::coach::Coach;
use super::course::Course;
use super::keys;
use super::piles::PilesLesson;
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
            {match game {
                GameKind::TheGame | GameKind::Extreme => view! { <PilesLesson/> }.into_any(),
                GameKind::Clear4 => view! { <Clear4Lesson/> }.into_any(),
            }}
        </div>
    }
}
