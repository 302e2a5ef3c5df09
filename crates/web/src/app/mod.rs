//! What every page has and uses: frame, addresses, texts, settings, identity, announcements.

mod announce;
mod boot;
mod bulletin;
pub(crate) mod dates;
mod footer;
mod frame;
mod header;
mod language_choice;
pub(crate) mod me;
mod notices;
mod nowhere;
pub(crate) mod route;
pub(crate) mod settings;
pub(crate) mod words;

use leptos::prelude::*;

pub(crate) use announce::Announcer;
pub(crate) use boot::{Boot, Files};
pub(crate) use bulletin::Bulletin;
use frame::Frame;
pub(crate) use language_choice::{LanguageSelect, speak};
use me::Me;
pub(crate) use notices::Notices;
use route::{Route, Router};
use settings::Settings;

use crate::browser::document;

/// What every page can use: routing, settings, identity, announcements and notices.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) router: Router,
    pub(crate) settings: Settings,
    pub(crate) me: Me,
    pub(crate) announcer: Announcer,
    pub(crate) notices: Notices,
    pub(crate) bulletin: Bulletin,
    /// Whether it is this person's turn at the table of this page.
    pub(crate) turn: RwSignal<bool>,
}

/// The [`App`] of the page that is shown.
pub(crate) fn app() -> App {
    use_context::<App>().expect("the frame gives it to every page")
}

/// Shows the page in place of the loading animation. `pages` says what the program shows at an address;
/// for an address that it doesn't know, another program is loaded.
pub(crate) fn mount(boot: Boot, pages: fn(Route) -> Option<AnyView>) {
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(move || {
        words::begin(boot.words, boot.files);
        let notices = Notices::new();
        provide_context(App {
            router: Router::start(),
            settings: Settings::load(),
            me: Me::load(notices),
            announcer: Announcer::new(),
            notices,
            bulletin: Bulletin::new(),
            turn: RwSignal::new(false),
        });
        view! { <Frame pages/> }
    });
}
