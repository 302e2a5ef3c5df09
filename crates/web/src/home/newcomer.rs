//! Who is new here, and where they are led first.

use leptos::prelude::*;
use stapel_rules::GameKind;

use crate::app::route::Route;
use crate::app::words::t;
use crate::browser::storage;

/// Whether nobody has played or learned on this device so far.
pub(super) fn is_new() -> bool {
    let learned = GameKind::ALL.into_iter().any(has_learned);
    !learned && storage::read("players").is_none() && storage::read("guest").is_none()
}

/// Whether the lesson about a game was finished on this device; `learn/mod.rs` keeps it.
pub(super) fn has_learned(game: GameKind) -> bool {
    storage::read(&format!("lesson.{}", game.name())).is_some()
}

/// The way to the lesson about the chosen game.
#[component]
pub(super) fn LearnFirst(game: RwSignal<GameKind>, class: &'static str) -> impl IntoView {
    view! {
        <a class=class id="learn-first" href=move || Route::Learn(Some(game.get())).path()>
            {t("learn-first")}
        </a>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_new_until_one_has_learned_or_played() {
        for kept in ["lesson.clear-4", "players", "guest"] {
            assert!(is_new(), "{kept}");
            storage::write(kept, "x");
            assert!(!is_new(), "{kept}");
            storage::forget(kept);
        }
        storage::write("lesson.clear-4", "done");
        assert!(has_learned(GameKind::Clear4) && !has_learned(GameKind::Extreme));
    }
}
