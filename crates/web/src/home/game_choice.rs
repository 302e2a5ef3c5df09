use leptos::prelude::*;
use stapel_rules::GameKind;
use stapel_words::phrases::{game_line, game_name};

use crate::app::words::t;
use crate::games::players_id;
use crate::parts::GamePicture;

/// The games, of which one is chosen.
#[component]
pub(crate) fn GameChoice(chosen: RwSignal<GameKind>) -> impl IntoView {
    let games = GameKind::ALL.map(|game| {
        view! {
            <label class="game">
                <input
                    type="radio"
                    name="game"
                    value=game.name()
                    prop:checked=move || chosen.get() == game
                    on:change=move |_| chosen.set(game)
                />
                <span class="game-face">
                    <GamePicture game/>
                    <span class="game-words">
                        <strong>{game_name(game)}</strong>
                        <span class="small game-line">{t(game_line(game))}</span>
                        <span class="small soft">{t(players_id(game))}</span>
                    </span>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="games">
            <legend class="unseen">{t("choose-game")}</legend>
            {games}
        </fieldset>
    }
}
