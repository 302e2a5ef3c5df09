//! The programs of the page: which pages each of them shows.

use leptos::prelude::*;

use crate::agreement::form;
use crate::app::route::Route;
use crate::app::{self, Boot};
use crate::browser;
use crate::home::HomePage;
use crate::learn::{LearnPage, LessonPage};
use crate::replay::ReplayPage;
use crate::review::begin as begin_review;
use crate::rules::RulesPage;
use crate::settings::{ClaimPage, SettingsPage};
use crate::table::{self, Board, CLEAR4, PILES, Place, TablePage};

/// Starts the program of the start page.
pub fn home() {
    begin(|route| match route {
        Route::Home => Some(view! { <HomePage/> }.into_any()),
        _ => None,
    });
}

/// Starts the program of the settings, which whoever comes to play doesn't need.
pub fn settings() {
    begin(|route| {
        Some(match route {
            Route::Settings => view! { <SettingsPage/> }.into_any(),
            Route::Claim => view! { <ClaimPage/> }.into_any(),
            _ => return None,
        })
    });
}

/// Starts the program with the table of The Game and Extreme.
pub fn piles() {
    begin(|route| show_table(route, PILES));
}

/// Starts the program with the table of Clear 4!.
pub fn clear4() {
    begin(|route| show_table(route, CLEAR4));
}

fn show_table(route: Route, board: Board) -> Option<AnyView> {
    let place = match route {
        Route::Table(id) => Place::Server(id),
        Route::Local(id) => Place::Here(id),
        _ => return None,
    };
    Some(view! { <TablePage place board/> }.into_any())
}

/// Starts the program that shows finished games.
pub fn replay() {
    begin(|route| match route {
        Route::Replay(id) => Some(view! { <ReplayPage id/> }.into_any()),
        _ => None,
    });
}

/// Starts the program with rule pages and lessons.
pub fn learn() {
    begin(|route| {
        Some(match route {
            Route::Rules(game) => view! { <RulesPage game/> }.into_any(),
            Route::Learn(None) => view! { <LearnPage/> }.into_any(),
            Route::Learn(Some(game)) => view! { <LessonPage game/> }.into_any(),
            _ => return None,
        })
    });
}

/// Starts the program with the form for what a table agrees on. Another program shows the page that it is on.
pub fn agreement() {
    show_panics();
    form::begin();
}

/// Starts the program with what is around a game: the menu, questions, endings. Another program shows the table.
pub fn around() {
    show_panics();
    table::around::begin();
}

/// Starts the program that draws reviews. Another program shows the page that they are on.
pub fn review() {
    show_panics();
    begin_review();
}

/// Starts a program that shows these pages; all others are for other programs.
fn begin(pages: fn(Route) -> Option<AnyView>) {
    show_panics();
    wasm_bindgen_futures::spawn_local(async move {
        match Boot::load().await {
            Ok(boot) => app::mount(boot, pages),
            Err(error) => {
                browser::log_error(&format!("{error:?}"));
                browser::show_broken();
            }
        }
    });
}

/// Says on the page that something is broken once a program has failed.
fn show_panics() {
    std::panic::set_hook(Box::new(|panic| {
        browser::log_error(&panic.to_string());
        browser::show_broken();
    }));
}
