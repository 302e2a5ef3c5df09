//! The games that the page knows: which of its parts belong to which game. Whatever else the page has
//! to know of a game, it asks [`GameKind::about`].
//!
//! Each question is a function of its own, so that a program contains only what it asks for.

use leptos::prelude::*;
use stapel_rules::GameKind;

use crate::agreement::form::LayoutField;
use crate::agreement::form::piles::layout_control;
use crate::learn::{self, Practice};
use crate::parts::clear4::Clear4Picture;
use crate::parts::piles::{ExtremePicture, TheGamePicture, with_badges};
use crate::replay::{ReplayClear4, ReplayPiles};
use crate::review::{ReviewedClear4, ReviewedPiles};

/// The program that has the board of a game; `shell/boot.js` says the same.
pub(crate) fn program(game: GameKind) -> &'static str {
    match game {
        GameKind::TheGame | GameKind::Extreme => "piles",
        GameKind::Clear4 => "clear4",
    }
}

/// The text that tells how many can play.
pub(crate) fn players_id(game: GameKind) -> &'static str {
    match game {
        GameKind::TheGame | GameKind::Extreme => "players-one-to-five",
        GameKind::Clear4 => "players-two-to-six",
    }
}

/// A picture of what a game is about.
pub(crate) fn picture(game: GameKind) -> AnyView {
    match game {
        GameKind::TheGame => view! { <TheGamePicture/> }.into_any(),
        GameKind::Extreme => view! { <ExtremePicture/> }.into_any(),
        GameKind::Clear4 => view! { <Clear4Picture/> }.into_any(),
    }
}

/// The practice table of a game, for its lesson.
pub(crate) fn practice(game: GameKind) -> Practice {
    match game {
        GameKind::TheGame => learn::piles::THE_GAME,
        GameKind::Extreme => learn::piles::EXTREME,
        GameKind::Clear4 => learn::clear4::CLEAR4,
    }
}

/// The field for which cards carry commands, in the form of games that have such cards.
pub(crate) fn layout_field(field: LayoutField) -> AnyView {
    layout_control(field)
}

/// A position of a finished game.
pub(crate) fn replay(game: GameKind) -> AnyView {
    match game {
        GameKind::TheGame | GameKind::Extreme => view! { <ReplayPiles/> }.into_any(),
        GameKind::Clear4 => view! { <ReplayClear4/> }.into_any(),
    }
}

/// What a review draws on the board of a finished game.
pub(crate) fn review_on_board(game: GameKind) -> AnyView {
    match game {
        GameKind::TheGame | GameKind::Extreme => view! { <ReviewedPiles/> }.into_any(),
        GameKind::Clear4 => view! { <ReviewedClear4/> }.into_any(),
    }
}

/// The rules of a game, as HTML, with the pictures in them.
pub(crate) fn illustrated(game: GameKind, html: String) -> String {
    match game {
        GameKind::TheGame | GameKind::Extreme => with_badges(&html),
        GameKind::Clear4 => html,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the script that runs before any program says of the games.
    const BOOT: &str = include_str!("../shell/boot.js");

    #[test]
    fn the_script_that_begins_loads_the_same_boards() {
        let boards = BOOT.split("const BOARDS = {").nth(1).and_then(|rest| rest.split('}').next());
        let boards = boards.expect("the script has a table of boards");
        let mut told: Vec<(&str, &str)> = boards
            .split(',')
            .filter_map(|entry| entry.split_once(':'))
            .map(|(game, program)| {
                (game.trim().trim_matches('"'), program.trim().trim_matches('"'))
            })
            .collect();
        let mut known = GameKind::ALL.map(|game| (game.name(), program(game)));
        told.sort_unstable();
        known.sort_unstable();
        assert_eq!(told, known);
    }
}
