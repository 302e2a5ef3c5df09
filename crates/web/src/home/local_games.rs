use leptos::prelude::*;

use super::finished_row::FinishedRow;
use super::local_row::LocalRow;
use crate::app::words::{count, label, say, t};
use crate::offline::stored;
use crate::parts::Dialog;

/// How many finished games are listed at first.
const FEW: usize = 5;

/// A game in this browser.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum LocalGame {
    /// A table, by its id.
    Table(String),
    /// A finished game, by its id.
    Record(String),
}

/// The state of the list of games in this browser, for its rows.
#[derive(Clone, Copy)]
pub(crate) struct LocalList {
    /// The game to delete, once that is confirmed.
    pub(super) to_delete: RwSignal<Option<LocalGame>>,
    /// Counts up when the list has changed.
    revision: RwSignal<u32>,
}

impl LocalList {
    /// Nothing is to be deleted.
    pub(super) fn new() -> LocalList {
        LocalList { to_delete: RwSignal::new(None), revision: RwSignal::new(0) }
    }

    fn delete(self) {
        match self.to_delete.get_untracked() {
            Some(LocalGame::Table(id)) => stored::forget_table(&id),
            Some(LocalGame::Record(id)) => stored::forget_record(&id),
            None => {}
        }
        self.to_delete.set(None);
        self.revision.update(|revision| *revision = revision.wrapping_add(1));
    }
}

/// The games in this browser that are not over.
#[component]
pub(crate) fn GoingOn() -> impl IntoView {
    let list = expect_context::<LocalList>();
    move || {
        list.revision.track();
        let tables = stored::tables().into_iter().filter(|about| about.table.running);
        let rows: Vec<_> = tables.map(|about| view! { <LocalRow about/> }).collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section aria-labelledby="going-on">
                    <h2 id="going-on">{t("going-on")}</h2>
                    <ul class="list">{rows}</ul>
                </section>
            }
        })
    }
}

/// The games in this browser that are over, and the question before one is deleted.
#[component]
pub(crate) fn LocalGames() -> impl IntoView {
    let list = expect_context::<LocalList>();
    let all = RwSignal::new(false);
    view! {
        {move || {
            list.revision.track();
            let records = stored::records();
            if records.is_empty() {
                return None;
            }
            let most = if all.get() { usize::MAX } else { FEW };
            let rest = records.len().saturating_sub(most);
            let finished = records.into_iter().take(most).map(|summary| view! { <FinishedRow summary/> });
            Some(view! {
                <section aria-labelledby="games-here">
                    <h2 id="games-here">{t("games-here")}</h2>
                    <ul class="list">{finished.collect_view()}</ul>
                    {(rest > 0)
                        .then(|| {
                            view! {
                                <button class="quiet" on:click=move |_| all.set(true)>
                                    {move || say("games-here-more", &[("games", count(rest as u64))])}
                                </button>
                            }
                        })}
                </section>
            })
        }}
        <Dialog
            open=Signal::derive(move || list.to_delete.get().is_some())
            title=label("delete-game-title")
            close=move || list.to_delete.set(None)
        >
            <p>
                {move || {
                    let elsewhere = matches!(
                        list.to_delete.get(),
                        Some(LocalGame::Record(id)) if stored::id_on_server(&id).is_some()
                    );
                    say(if elsewhere { "delete-game-copy" } else { "delete-game-text" }, &[])
                }}
            </p>
            <div class="row">
                <button class="primary" id="delete-yes" on:click=move |_| list.delete()>{t("delete-game")}</button>
                <button on:click=move |_| list.to_delete.set(None)>{t("delete-game-not")}</button>
            </div>
        </Dialog>
    }
}
