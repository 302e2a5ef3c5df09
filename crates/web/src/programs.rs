//! The programs of the page: which pages each of them shows.

use leptos::prelude::*;

use crate::app::route::Route;
use crate::app::{self, Boot};
use crate::browser;
use crate::home::HomePage;
use crate::learn::{LearnPage, LessonPage};
use crate::replay::ReplayPage;
use crate::rules::RulesPage;
use crate::settings::{ClaimPage, SettingsPage};
use crate::table::{Board, CLEAR4, PILES, Place, TablePage};

/// Begins the program with which one begins.
pub fn home() {
    begin(|route| {
        Some(match route {
            Route::Home => view! { <HomePage/> }.into_any(),
            Route::Settings => view! { <SettingsPage/> }.into_any(),
            Route::Claim => view! { <ClaimPage/> }.into_any(),
            _ => return None,
        })
    });
}

/// Begins the program in which one plays The Game and Extreme.
pub fn piles() {
    begin(|route| table(route, PILES));
}

/// Begins the program in which one plays Clear 4!.
pub fn clear4() {
    begin(|route| table(route, CLEAR4));
}

fn table(route: Route, board: Board) -> Option<AnyView> {
    let place = match route {
        Route::Table(id) => Place::Server(id),
        Route::Local(id) => Place::Here(id),
        _ => return None,
    };
    Some(view! { <TablePage place board/> }.into_any())
}

/// Begins the program in which one looks back at a game.
pub fn replay() {
    begin(|route| match route {
        Route::Replay(id) => Some(view! { <ReplayPage id/> }.into_any()),
        _ => None,
    });
}

/// Begins the program in which one learns.
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

/// Begins a program with these pages. Every other page is for another program to show.
fn begin(pages: fn(Route) -> Option<AnyView>) {
    std::panic::set_hook(Box::new(|panic| {
        browser::log_error(&panic.to_string());
        browser::show_broken();
    }));
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
