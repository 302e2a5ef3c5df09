use leptos::prelude::*;

use super::live::{Contact, Live, Place};
use crate::app::app;
use crate::app::route::Route;
use crate::app::words::{label, t};
use crate::browser;
use crate::offline::stored;
use crate::parts::Empty;

/// What is shown where the table would be: why it is not there, and what can be done about it.
#[component]
pub(crate) fn Lost(why: Contact) -> impl IntoView {
    let app = app();
    let place = expect_context::<Live>().place();
    let (title, text) = match (why, &place) {
        (Contact::Unreadable, _) => ("unreadable-title", "unreadable-text"),
        (Contact::Elsewhere, _) => ("elsewhere-title", "elsewhere-text"),
        (Contact::SignedOut, _) => ("signed-out-title", "refused-signed-out"),
        (_, Place::Here(_)) => ("no-game-here-title", "no-game-here-text"),
        (_, Place::Server(_)) => ("no-table-title", "no-table-text"),
    };
    let forget = move |_| {
        if let Place::Here(id) = &place {
            stored::forget_table(id);
        }
        app.router.go(Route::Home);
    };
    view! {
        <section class="page narrow lost">
            <h2>{t(title)}</h2>
            <Empty text=label(text)/>
            <div class="row">
                {(why == Contact::Elsewhere)
                    .then(|| {
                        view! {
                            <button class="primary" id="go-on-here" on:click=move |_| browser::reload()>
                                {t("go-on-here")}
                            </button>
                        }
                    })}
                <a class="button" class:primary=why != Contact::Elsewhere href="/">{t("home")}</a>
                {(why == Contact::Unreadable)
                    .then(|| view! { <button id="forget-game" on:click=forget>{t("delete-game")}</button> })}
            </div>
        </section>
    }
}
