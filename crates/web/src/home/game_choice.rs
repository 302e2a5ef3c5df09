use leptos::prelude::*;
use stapel_rules::GameKind;
use stapel_words::phrases::{game_line, game_name};

use crate::app::words::{say, t};
use crate::parts::GamePicture;

fn game_players(game: GameKind) -> String {
    match game {
        GameKind::TheGame | GameKind::Extreme => say("players-one-to-five", &[]),
        GameKind::Clear4 => say("players-two-to-six", &[]),
    }
}

/// The three games, of which one is chosen.
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
                        <span class="small soft">{move || game_players(game)}</span>
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
