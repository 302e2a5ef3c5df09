use leptos::prelude::*;
use stapel_protocol::table::rest::RecordJson;
use stapel_rules::notation::Record;
use stapel_words::phrases;

use super::carried::address_of;
use super::form::MOST_LETTERS;
use crate::app::app;
use crate::app::dates::moment;
use crate::app::route::Route;
use crate::app::words::{label, phrase, say, t, text};
use crate::browser::origin;
use crate::offline::branch::{self, Branch, Standing};
use crate::parts::{CopyButton, Dialog};

/// What was tried in a game before, or in all of them.
#[component]
pub(super) fn Tries(of: Option<String>) -> impl IntoView {
    let revision = RwSignal::new(0u32);
    let changed = Callback::new(move |()| revision.update(|revision| *revision += 1));
    let to_delete = RwSignal::new(None::<Branch>);
    let all_games = of.is_none();
    let delete = move |_| {
        if let Some(branch) = to_delete.get_untracked() {
            branch::forget(&branch.id);
        }
        to_delete.set(None);
        changed.run(());
    };
    view! {
        {move || {
            revision.track();
            let rows: Vec<_> = branch::branches(of.as_deref())
                .into_iter()
                .map(|branch| view! { <Try branch changed to_delete all_games/> })
                .collect();
            (!rows.is_empty())
                .then(|| {
                    view! {
                        <h3 id="tries-title">{t("what-if-tries")}</h3>
                        <ul class="list tries" aria-labelledby="tries-title">{rows}</ul>
                    }
                })
        }}
        <Dialog
            open=Signal::derive(move || to_delete.get().is_some())
            title=label("what-if-delete-title")
            close=move || to_delete.set(None)
        >
            <p>{t("what-if-delete-text")}</p>
            <div class="row">
                <button on:click=move |_| to_delete.set(None)>{t("what-if-delete-not")}</button>
                <button class="danger" id="what-if-delete" on:click=delete>{t("what-if-delete")}</button>
            </div>
        </Dialog>
    }
}

/// One branch: how it stands, and what can be done with it.
#[component]
fn Try(
    branch: Branch,
    /// Called when it has changed.
    changed: Callback<()>,
    to_delete: RwSignal<Option<Branch>>,
    /// Whether branches of other games are in the list, so that it says where this one came from.
    all_games: bool,
) -> impl IntoView {
    let app = app();
    let standing = branch.standing();
    let path = match &standing {
        Standing::Over(_) => Route::Replay(branch.id.clone()).path(),
        Standing::Running | Standing::Gone => Route::Local(branch.id.clone()).path(),
    };
    let cards = if branch.fresh { "what-if-fresh" } else { "what-if-same" };
    let told = move |standing: &Standing| match standing {
        Standing::Running => say("what-if-running", &[]),
        Standing::Gone => say("no-game-here-title", &[]),
        Standing::Over(record) => ended(record),
    };
    let renaming = RwSignal::new(false);
    let name = RwSignal::new(branch.name.clone());
    let row = StoredValue::new(branch.clone());
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        if !wanted.is_empty() {
            row.with_value(|row| Branch { name: wanted, ..row.clone() }.keep());
        }
        renaming.set(false);
        changed.run(());
    };
    let link = format!("{}{}", origin(), address_of(&branch.record()));
    let here = branch.name.clone();
    view! {
        <li class="try" data-branch=branch.id.clone()>
            <Show
                when=move || renaming.get()
                fallback={
                    let (path, title, standing) = (path.clone(), branch.name.clone(), standing.clone());
                    let made = branch.made;
                    move || {
                        let standing = standing.clone();
                        view! {
                            <a class="list-row" href=path.clone()>
                                <span>{title.clone()}</span>
                                <span class="small soft">
                                    {move || format!("{} · {} · {}", told(&standing), say(cards, &[]), moment(made))}
                                </span>
                            </a>
                        }
                    }
                }
            >
                <form class="row" on:submit=rename>
                    <input
                        aria-label=t("what-if-name")
                        maxlength=MOST_LETTERS.to_string()
                        autocomplete="off"
                        prop:value=name
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                    <button>{t("save")}</button>
                </form>
            </Show>
            <div class="row try-more" role="group" aria-label=here>
                <button class="quiet small rename" on:click=move |_| renaming.update(|on| *on = !*on)>
                    {t("what-if-rename")}
                </button>
                <CopyButton text=Signal::stored(link) label="what-if-copy" tell=move |told| app.notices.show(told)/>
                <button
                    class="quiet small delete"
                    on:click=move |_| to_delete.set(row.try_get_value())
                >
                    {t("what-if-delete")}
                </button>
                {all_games.then(|| view! { <a class="small" href=branch.back.clone()>{t("what-if-back")}</a> })}
            </div>
        </li>
    }
}

/// How a branch ended, in a sentence.
fn ended(record: &str) -> String {
    let json = RecordJson::parse(record);
    let read = json.and_then(|json| Record::parse(&json.record).ok());
    let Some(record) = read else { return say("replay-broken-title", &[]) };
    let name = |seat: stapel_rules::Seat| {
        record.names[seat.index()].clone().unwrap_or_else(|| {
            say("seat-number", &[("seat", text(&(seat.index() + 1).to_string()))])
        })
    };
    phrase(|words| phrases::outcome(words, &name, record.result))
}
