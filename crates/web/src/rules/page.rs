use leptos::html;
use leptos::prelude::*;
use stapel_rules::GameKind;

use super::contents::{Contents, headings};
use super::text::{Text, follow};
use crate::app::app;
use crate::app::route::Route;
use crate::app::words::{label, t};
use crate::browser::{self, document, window};
use crate::home::game_name;
use crate::parts::EmptyPage;

/// The rules of a game.
#[component]
pub(crate) fn RulesPage(game: GameKind) -> impl IntoView {
    let router = app().router;
    let text = follow(game);
    let place = NodeRef::<html::Article>::new();
    let found = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        // A link may lead to another place on this page, and a new text has new places.
        router.current();
        let is_here = text.with(|text| matches!(text, Text::Here(_)));
        let Some(article) = place.get().filter(|_| is_here) else { return };
        request_animation_frame(move || {
            found.try_set(headings(&article));
            go_to_wanted();
        });
    });
    view! {
        <div class="rules">
            <nav class="rules-games" aria-label=t("rules-games")>
                {GameKind::ALL
                    .map(|other| {
                        view! {
                            <a href=Route::Rules(other).path() aria-current=(other == game).then_some("page")>
                                {game_name(other)}
                            </a>
                        }
                    })}
            </nav>
            {move || match text.get() {
                Text::Waiting => view! { <Waiting/> }.into_any(),
                Text::Unreachable(why) => view! { <Unreachable why/> }.into_any(),
                Text::Here(html) => view! {
                    <Contents headings=found/>
                    // It is a file of our own, made when this program was built.
                    <article class="rules-text" node_ref=place inner_html=html></article>
                }
                .into_any(),
            }}
        </div>
    }
}

/// Scrolls to the place that the address names. Browsers do that only for what is in the document from the start.
fn go_to_wanted() {
    let hash = window().location().hash().unwrap_or_default();
    let wanted = document().get_element_by_id(hash.trim_start_matches('#'));
    if let Some(wanted) = wanted {
        wanted.scroll_into_view();
    }
}

/// The placeholder of rules that are being loaded.
#[component]
fn Waiting() -> impl IntoView {
    view! {
        <div class="rules-waiting" role="status" aria-label=t("rules-loading")>
            <span></span>
            <span></span>
            <span></span>
            <span></span>
        </div>
    }
}

/// The rules can't be loaded.
#[component]
fn Unreachable(why: String) -> impl IntoView {
    view! {
        <EmptyPage title=label("rules-unreachable-title") text=Signal::stored(why)>
            <button class="primary" on:click=|_| browser::reload()>{t("try-again")}</button>
        </EmptyPage>
    }
}
