//! The form for what a table agrees on, as a program of its own. It draws what the page tells, and tells the page what
//! somebody did. It knows nothing but that, and decides nothing.

pub(crate) mod piles;
mod rows;

use leptos::prelude::*;

use super::FORM;
use super::message::{FromForm, ToForm};
use crate::app::words::t;
use crate::inset::{self, Page};
use crate::parts::Show;
pub(crate) use rows::LayoutField;
use rows::{TermRows, Terms};

/// Begins the program: pages can have forms drawn from now on. Its texts are in files of its name.
pub(crate) fn begin() {
    inset::begin(FORM, FORM, |told, page| {
        let read = move || told.with(|told| ToForm::from_texts(told.clone()));
        // What a page of another build tells is not understood.
        let Some(first) = untrack(read) else { return ().into_any() };
        let told = Memo::new(move |before: Option<&ToForm>| {
            read().or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
        });
        view! { <Form told page/> }.into_any()
    });
}

/// Everything that can be agreed on, and the way back to the usual.
#[component]
fn Form(told: Memo<ToForm>, page: Page) -> impl IntoView {
    let rows = Memo::new(move |_| told.with(ToForm::rows));
    let change = Callback::new(move |agreement| page.tell(FromForm::Change(agreement).to_texts()));
    let may_reset = move || {
        told.with(|told| told.may_reset) && rows.with(|rows| rows.iter().any(|row| !row.is_usual))
    };
    view! {
        <TermRows terms=Terms { told, rows, change }/>
        <Show when=may_reset>
            <button class="usual-again" on:click=move |_| page.tell(FromForm::Reset.to_texts())>{t("usual-again")}</button>
        </Show>
    }
}
