use leptos::prelude::*;

use super::actions::Download;
use super::load::{Broken, Loaded, load};
use super::viewer::Viewer;
use super::what_if::{BY_HAND, ByHandPage};
use crate::app::words::{label, t};
use crate::browser;
use crate::parts::{Empty, EmptyPage, Loading};

/// A finished game, on the server or in this browser.
#[component]
pub(crate) fn ReplayPage(id: String) -> impl IntoView {
    if id == BY_HAND {
        return view! { <ByHandPage/> }.into_any();
    }
    let loaded = load(&id);
    let shown = move || match loaded.get() {
        Loaded::Waiting => view! { <Loading label=label("replay-loading")/> }.into_any(),
        Loaded::Missing => view! { <Missing/> }.into_any(),
        Loaded::Unreachable(why) => view! { <Unreachable why/> }.into_any(),
        Loaded::Broken(broken) => {
            view! { <BrokenRecord broken file=format!("{id}.txt")/> }.into_any()
        }
        Loaded::Here(kept) => view! { <Viewer kept=*kept id=id.clone()/> }.into_any(),
    };
    shown.into_any()
}

/// There is no such game.
#[component]
fn Missing() -> impl IntoView {
    view! {
        <EmptyPage
            title=label("replay-missing-title")
            text=label("replay-missing-text")
        >
            <a class="button primary" href="/">{t("home")}</a>
        </EmptyPage>
    }
}

/// The game can't be loaded.
#[component]
fn Unreachable(why: String) -> impl IntoView {
    view! {
        <EmptyPage title=label("replay-unreachable-title") text=Signal::stored(why)>
            <button class="primary" on:click=|_| browser::reload()>{t("try-again")}</button>
            <a class="button" href="/">{t("home")}</a>
        </EmptyPage>
    }
}

/// The record is here, but it is not the record of a game.
#[component]
fn BrokenRecord(broken: Broken, file: String) -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{t("replay-broken-title")}</h1>
            <Empty text=label("replay-broken-text")/>
            // What is wrong is for those who look into the file, and so in the language of its format.
            <details class="small">
                <summary>{t("replay-broken-why")}</summary>
                <p lang="en"><code>{broken.why}</code></p>
            </details>
            <div class="row">
                {broken.text.map(|text| view! { <Download text file/> })}
                <a class="button primary" href="/">{t("home")}</a>
            </div>
        </section>
    }
}
