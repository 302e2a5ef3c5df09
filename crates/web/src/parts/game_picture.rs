use leptos::prelude::*;
use stapel_rules::GameKind;

use crate::games;

/// A few cards that show what a game is about.
#[component]
pub(crate) fn GamePicture(game: GameKind) -> impl IntoView {
    view! { <svg viewBox="0 0 92 60" class="picture" aria-hidden="true">{games::picture(game)}</svg> }
}
