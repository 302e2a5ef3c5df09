use leptos::prelude::*;

use super::finished_row::FinishedRow;
use super::local_row::LocalRow;
use crate::app::words::{count, label, say, t};
use crate::offline::kept;
use crate::parts::Dialog;

/// How many games of each kind are listed before someone wants to see all.
const FEW: usize = 5;

/// A game that someone wants to delete.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Doomed {
    /// A table, by its id.
    Table(String),
    /// A finished game, by its id.
    Record(String),
}

/// The list of games in this browser, for its rows.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    /// What someone wants to delete. They are asked first.
    pub(super) doomed: RwSignal<Option<Doomed>>,
    /// Counts up when the list has changed.
    revision: RwSignal<u32>,
}

impl Shelf {
    fn new() -> Shelf {
        Shelf { doomed: RwSignal::new(None), revision: RwSignal::new(0) }
    }

    fn delete(self) {
        match self.doomed.get_untracked() {
            Some(Doomed::Table(id)) => kept::forget_table(&id),
            Some(Doomed::Record(id)) => kept::forget_record(&id),
            None => {}
        }
        self.doomed.set(None);
        self.revision.update(|revision| *revision = revision.wrapping_add(1));
    }
}

/// Games in this browser: those to go on with, and those that are over.
#[component]
pub(crate) fn LocalGames() -> impl IntoView {
    let shelf = Shelf::new();
    provide_context(shelf);
    let all = RwSignal::new(false);
    view! {
        {move || {
            shelf.revision.track();
            let tables: Vec<_> = kept::tables().into_iter().filter(|about| about.table.running).collect();
            let records = kept::records();
            if tables.is_empty() && records.is_empty() {
                return None;
            }
            let most = if all.get() { usize::MAX } else { FEW };
            let rest = tables.len().saturating_sub(most) + records.len().saturating_sub(most);
            let going_on = tables.into_iter().take(most).map(|about| view! { <LocalRow about/> });
            let finished = records.into_iter().take(most).map(|record| view! { <FinishedRow record/> });
            Some(view! {
                <section aria-labelledby="games-here">
                    <h2 id="games-here">{t("games-here")}</h2>
                    <ul class="list">{going_on.collect_view()}{finished.collect_view()}</ul>
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
            open=Signal::derive(move || shelf.doomed.get().is_some())
            title=label("delete-game-title")
            close=move || shelf.doomed.set(None)
        >
            <p>
                {move || {
                    let elsewhere = matches!(
                        shelf.doomed.get(),
                        Some(Doomed::Record(id)) if kept::id_on_server(&id).is_some()
                    );
                    say(if elsewhere { "delete-game-copy" } else { "delete-game-text" }, &[])
                }}
            </p>
            <div class="row">
                <button class="primary" id="delete-yes" on:click=move |_| shelf.delete()>{t("delete-game")}</button>
                <button on:click=move |_| shelf.doomed.set(None)>{t("delete-game-not")}</button>
            </div>
        </Dialog>
    }
}
