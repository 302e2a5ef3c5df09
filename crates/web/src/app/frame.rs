use leptos::prelude::*;

use super::app;
use super::footer::Footer;
use super::header::Header;
use super::nowhere::NowherePage;
use super::route::Route;
use super::words::{say, t};
use crate::browser::{self, document, focus};
use crate::parts::Show;

/// Header, footer and notices, and between them the page at the present address.
#[component]
pub(crate) fn Frame(
    /// What this program shows at which address; `None` if another program does.
    pages: fn(Route) -> Option<AnyView>,
) -> impl IntoView {
    let app = app();
    let route = Memo::new(move |_| app.router.current());
    Effect::new(move |before: Option<Route>| {
        let route = route.get();
        let title = title(&route);
        // Whoever looks at another page of the browser sees it in its tab.
        let marked = app.turn.get().then(|| format!("{} · {title}", say("your-turn", &[])));
        document().set_title(marked.as_deref().unwrap_or(&title));
        // A screen reader has to announce the new page, and to begin at its top. The same page in another
        // language is no new one.
        if before.is_some_and(|before| before != route) {
            app.announcer.tell(title);
            focus::focus("main");
        }
        route
    });
    // The page that this document was loaded for. What this program doesn't show there, no other one does.
    let first = route.get_untracked();
    let at_table = move || matches!(route.get(), Route::Table(_) | Route::Local(_));
    view! {
        <a class="skip" href="#main">{t("skip-to-content")}</a>
        <Show when=move || !at_table()><Header/></Show>
        {app.bulletin.place()}
        <main id="main" tabindex="-1">
            {move || {
                let route = route.get();
                let is_first = route == first;
                let shown = pages(route);
                if shown.is_none() && is_first {
                    return Some(view! { <NowherePage/> }.into_any());
                }
                if shown.is_none() {
                    // Another program has it: the address is right, only the document is not.
                    browser::reload();
                }
                shown
            }}
        </main>
        <Show when=move || !at_table()><Footer/></Show>
        {app.announcer.place()}
        {app.notices.place()}
    }
}

fn title(route: &Route) -> String {
    let (page, game) = match route {
        Route::Home => return say("title", &[]),
        Route::Table(_) | Route::Local(_) => ("table", None),
        Route::Replay(_) => ("replay", None),
        Route::Learn(game) => ("learn", *game),
        Route::Rules(game) => ("rules", Some(*game)),
        Route::Settings => ("settings", None),
        Route::Claim => ("device-title", None),
        Route::Nowhere => ("nowhere-title", None),
    };
    let page = say(page, &[]);
    match game {
        Some(game) => format!("{page}: {} · Stapel", game.title()),
        None => format!("{page} · Stapel"),
    }
}
