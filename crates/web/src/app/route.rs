//! Addresses: which page is where. They are few, so that a list does what a library would.

use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen::prelude::*;

use crate::browser::{document, window};

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// Where one begins.
    Home,
    /// A table on the server.
    Table(String),
    /// A table in this browser.
    Local(String),
    /// A finished game, on the server or in this browser.
    Replay(String),
    /// The lessons, or the one about a game.
    Learn(Option<GameKind>),
    /// The rules of a game.
    Rules(GameKind),
    /// Language, look, sound, name.
    Settings,
    /// Where a link leads that brings one's identity to another device.
    Claim,
    /// Nothing is there.
    Nowhere,
}

impl Route {
    /// The page at a path.
    pub(crate) fn parse(path: &str) -> Route {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (first, second, more) = (parts.next(), parts.next(), parts.next());
        let game = second.and_then(GameKind::from_name);
        match (first, second, more) {
            (None | Some("index.html"), None, None) => Route::Home,
            (Some("t"), Some(id), None) => Route::Table(id.to_owned()),
            (Some("local"), Some(id), None) => Route::Local(id.to_owned()),
            (Some("r"), Some(id), None) => Route::Replay(id.to_owned()),
            (Some("learn"), None, None) => Route::Learn(None),
            (Some("learn"), Some(_), None) if game.is_some() => Route::Learn(game),
            (Some("rules"), Some(_), None) => game.map_or(Route::Nowhere, Route::Rules),
            (Some("settings"), None, None) => Route::Settings,
            (Some("me"), None, None) => Route::Claim,
            _ => Route::Nowhere,
        }
    }

    /// The path of the page.
    pub(crate) fn path(&self) -> String {
        match self {
            Route::Home => String::from("/"),
            Route::Table(id) => format!("/t/{id}"),
            Route::Local(id) => format!("/local/{id}"),
            Route::Replay(id) => format!("/r/{id}"),
            Route::Learn(None) => String::from("/learn"),
            Route::Learn(Some(game)) => format!("/learn/{}", game.name()),
            Route::Rules(game) => format!("/rules/{}", game.name()),
            Route::Settings => String::from("/settings"),
            Route::Claim => String::from("/me"),
            Route::Nowhere => String::from("/nowhere"),
        }
    }
}

/// Which page is shown, and how to go to another.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    current: RwSignal<Route>,
}

impl Router {
    /// Begins with the page at the present address, and follows the back button and every link to one of
    /// our pages.
    pub(super) fn start() -> Router {
        let current = RwSignal::new(Route::parse(&present_path()));
        let back = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
            let there = Route::parse(&present_path());
            // Only what comes after the # may have changed.
            if current.with_untracked(|here| *here != there) {
                current.set(there);
            }
        });
        let _never_fails =
            window().add_event_listener_with_callback("popstate", back.as_ref().unchecked_ref());
        let router = Router { current };
        let follow = Closure::<dyn FnMut(web_sys::MouseEvent)>::new(move |event| {
            router.follow_link(&event);
        });
        let _never_fails =
            document().add_event_listener_with_callback("click", follow.as_ref().unchecked_ref());
        // They are needed as long as the page is there.
        back.forget();
        follow.forget();
        router
    }

    /// The page that is shown. Whoever asks is told when it changes.
    pub(crate) fn current(self) -> Route {
        self.current.get()
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        self.go_to_path(&route.path());
    }

    fn go_to_path(self, path: &str) {
        if let Ok(history) = window().history() {
            let _same_origin = history.push_state_with_url(&JsValue::NULL, "", Some(path));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.current.set(Route::parse(&present_path()));
    }

    /// A click on a link to one of our pages needs no new document.
    fn follow_link(self, event: &web_sys::MouseEvent) {
        let other_tab =
            event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || other_tab {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='/']").ok().flatten());
        let Some(link) = link else { return };
        let leaves = link.has_attribute("download") || link.has_attribute("target");
        let Some(path) = link.get_attribute("href").filter(|_| !leaves) else { return };
        let bare = path.split(['?', '#']).next().unwrap_or_default();
        if Route::parse(bare) != Route::Nowhere {
            event.prevent_default();
            self.go_to_path(&path);
        }
    }
}

fn present_path() -> String {
    window().location().pathname().unwrap_or_default()
}
