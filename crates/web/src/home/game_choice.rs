use leptos::prelude::*;
use stapel_rules::GameKind;
use stapel_words::phrases::{game_line, game_name};

use crate::app::words::{say, t};

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

/// A few cards that show what a game is about.
#[component]
pub(crate) fn GamePicture(game: GameKind) -> impl IntoView {
    let picture = match game {
        GameKind::TheGame => view! {
            <path d="M14 40 26 12 38 40z" class="picture-up"/>
            <path d="M50 12 62 40 74 12z" class="picture-down"/>
        }
        .into_any(),
        GameKind::Extreme => view! {
            <path d="M14 40 26 12 38 40z" class="picture-up"/>
            <path d="M58 8 44 30h10l-4 16 16-24H56z" class="picture-down"/>
        }
        .into_any(),
        GameKind::Clear4 => view! {
            <g class="picture-cards">
                <rect x="10" y="12" width="20" height="28" rx="4"/>
                <rect x="23" y="12" width="20" height="28" rx="4"/>
                <rect x="36" y="12" width="20" height="28" rx="4"/>
                <rect x="49" y="12" width="20" height="28" rx="4"/>
            </g>
            <path d="M55 22h8M55 26h8M55 30h8" class="picture-lines"/>
        }
        .into_any(),
    };
    view! { <svg viewBox="0 0 88 52" class="picture" aria-hidden="true">{picture}</svg> }
}
