//! Routing: which page is at which address. There are few, so that a list does what a library would.

use leptos::prelude::*;
use stapel_rules::GameKind;
use wasm_bindgen::prelude::*;

use crate::browser::{document, window};

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    Home,
    Table(String),
    Local(String),
    /// A finished game, on the server or in this browser.
    Replay(String),
    /// The lessons, or the one about a game.
    Learn(Option<GameKind>),
    Rules(GameKind),
    Settings,
    /// The page that a link leads to which makes this device the same guest as another one.
    Claim,
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

    /// The page that a link of ours leads to; `None` if it leads to something else.
    fn of_link(address: &str) -> Option<Route> {
        let path = address.split(['?', '#']).next().unwrap_or_default();
        Some(Route::parse(path)).filter(|route| *route != Route::Nowhere)
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

/// The address of a table on the server. It ends in the game, so that whoever opens it loads the right
/// board at once.
pub(crate) fn table_address(id: &str, game: GameKind) -> String {
    format!("{}#{}", Route::Table(id.to_owned()).path(), game.name())
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

    /// The page that is shown. Reactive callers run again when it changes.
    pub(crate) fn current(self) -> Route {
        self.current.get()
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        self.go_to(&route.path());
    }

    /// Goes to the page at an address.
    pub(crate) fn go_to(self, address: &str) {
        if let Ok(history) = window().history() {
            let _same_origin = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.current.set(Route::parse(&present_path()));
    }

    /// Follows a click on a link to one of our pages without loading a new document.
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
        if Route::of_link(&path).is_some() {
            event.prevent_default();
            self.go_to(&path);
        }
    }
}

fn present_path() -> String {
    window().location().pathname().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "5fn4qzc72en7z090nxk1g4z7gt";

    #[test]
    fn the_path_of_a_page_leads_to_that_page() {
        let games = GameKind::ALL.into_iter();
        let of_games = games.flat_map(|game| [Route::Learn(Some(game)), Route::Rules(game)]);
        let pages = [
            Route::Home,
            Route::Table(ID.to_owned()),
            Route::Local(ID.to_owned()),
            Route::Replay(ID.to_owned()),
            Route::Learn(None),
            Route::Settings,
            Route::Claim,
        ];
        for page in pages.into_iter().chain(of_games) {
            assert_eq!(Route::parse(&page.path()), page);
            assert_eq!(Route::parse(&format!("{}/", page.path())), page, "with a slash at its end");
        }
        assert_eq!(Route::parse(&Route::Nowhere.path()), Route::Nowhere);
    }

    #[test]
    fn where_no_page_is_there_is_none() {
        for path in [
            "/rules",
            "/rules/poker",
            "/rules/extreme/more",
            "/learn/poker",
            "/learn/extreme/more",
            "/t",
            "/t/one/two",
            "/local",
            "/r",
            "/r/one/two",
            "/settings/more",
            "/me/more",
            "/index.html/more",
            "/Rules/extreme",
            "/nothing",
        ] {
            assert_eq!(Route::parse(path), Route::Nowhere, "{path}");
        }
    }

    #[test]
    fn the_address_of_a_table_ends_in_its_game_and_leads_to_it() {
        for game in GameKind::ALL {
            let address = table_address(ID, game);
            let (path, ending) = address.split_once('#').expect("it has an ending");
            assert_eq!(GameKind::from_name(ending), Some(game));
            assert_eq!(Route::parse(path), Route::Table(ID.to_owned()));
            assert_eq!(Route::of_link(&address), Some(Route::Table(ID.to_owned())));
        }
    }

    #[test]
    fn links_to_files_and_to_nowhere_are_left_to_the_browser() {
        for link in ["/assets/icon.svg", "/api/v1/records/x.txt", "/nothing", "/rules"] {
            assert_eq!(Route::of_link(link), None, "{link}");
        }
        assert_eq!(Route::of_link("/me#secret"), Some(Route::Claim));
        assert_eq!(Route::of_link("/?from=here"), Some(Route::Home));
    }
}
