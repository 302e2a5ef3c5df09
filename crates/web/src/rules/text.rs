use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen_futures::spawn_local;

use crate::app::me::explain;
use crate::app::words::{file, language};
use crate::browser::fetch;
use crate::games;

/// The text of rules that is being loaded.
#[derive(Clone, PartialEq)]
pub(super) enum Text {
    Waiting,
    /// It can't be loaded, and this is why.
    Unreachable(String),
    /// It is here, as HTML.
    Here(String),
}

/// Loads the rules of a game in the language of the page, and again when that changes.
pub(super) fn follow(game: GameKind) -> RwSignal<Text> {
    let text = RwSignal::new(Text::Waiting);
    Effect::new(move |_| {
        let spoken = language();
        let path = file(&format!("rules.{spoken}.{}.html", game.name()));
        spawn_local(async move {
            let answer = match fetch::get(&path).await {
                Ok(html) => Text::Here(untrack(|| games::illustrated(game, html))),
                Err(failure) => Text::Unreachable(untrack(|| explain(&failure))),
            };
            // Meanwhile the language may be another one, or the page gone.
            if untrack(language) == spoken {
                text.try_set(answer);
            }
        });
    });
    text
}
