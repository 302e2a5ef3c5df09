use leptos::prelude::*;

use super::keep::Download;
use super::load::{Broken, Loaded, load};
use super::viewer::Viewer;
use crate::app::words::t;
use crate::browser;
use crate::parts::Empty;

/// A finished game, on the server or in this browser.
#[component]
pub(crate) fn ReplayPage(id: String) -> impl IntoView {
    let loaded = load(&id);
    move || match loaded.get() {
        Loaded::Waiting => view! { <Waiting/> }.into_any(),
        Loaded::Missing => view! { <Missing/> }.into_any(),
        Loaded::Unreachable(why) => view! { <Unreachable why/> }.into_any(),
        Loaded::Broken(broken) => {
            view! { <BrokenRecord broken file=format!("{id}.txt")/> }.into_any()
        }
        Loaded::Here(kept) => view! { <Viewer kept=*kept/> }.into_any(),
    }
}

/// The game is on its way.
#[component]
fn Waiting() -> impl IntoView {
    view! {
        <div class="loading" role="status" aria-label=t("replay-loading")>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
        </div>
    }
}

/// There is no such game.
#[component]
fn Missing() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{t("replay-missing-title")}</h1>
            <Empty text=t("replay-missing-text")/>
            <p><a class="button primary" href="/">{t("home")}</a></p>
        </section>
    }
}

/// The game can't be had right now.
#[component]
fn Unreachable(why: String) -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{t("replay-unreachable-title")}</h1>
            <Empty text=move || why.clone()/>
            <div class="row">
                <button class="primary" on:click=|_| browser::reload()>{t("try-again")}</button>
                <a class="button" href="/">{t("home")}</a>
            </div>
        </section>
    }
}

/// The record is here, but it is not the record of a game.
#[component]
fn BrokenRecord(broken: Broken, file: String) -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{t("replay-broken-title")}</h1>
            <Empty text=t("replay-broken-text")/>
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
