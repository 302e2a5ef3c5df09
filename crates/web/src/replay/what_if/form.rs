use leptos::prelude::*;
use stapel_client::agreement::BOTS;
use stapel_rules::{Seat, SeatSet};
use stapel_words::phrases::level_id;

use super::Choice;
use crate::app::words::{label, say, t};
use crate::browser::storage;
use crate::offline::branch;
use crate::parts::Segments;

/// The most letters of a branch's name.
pub(super) const MOST_LETTERS: usize = 60;

/// The form in which somebody chooses how to go on: in which seats, with which cards, against which bots.
#[component]
pub(super) fn WhatIfForm(
    /// What the seats are called.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// The seat that is chosen at first.
    seat: Seat,
    /// Whether the cards to come are those of a game, so that there is a choice.
    has_cards: bool,
    /// What the branch is called if nobody calls it otherwise.
    #[prop(into)]
    usual_name: Signal<String>,
    /// Called with what was chosen.
    #[prop(into)]
    start: Callback<Choice>,
    /// Whether a table is being opened.
    busy: RwSignal<bool>,
) -> impl IntoView {
    let players = names.with_untracked(Vec::len);
    let seats = RwSignal::new([seat].into_iter().collect::<SeatSet>());
    let fresh = RwSignal::new(false);
    let kept = storage::read("level");
    let usual = BOTS.into_iter().find(|&level| kept.as_deref() == Some(level));
    let bot = RwSignal::new(usual.unwrap_or("steady"));
    let name = RwSignal::new(String::new());
    let alone = move || seats.with(|seats| seats.len()) == players;
    let nobody = move || seats.with(|seats| seats.is_empty());
    let is_full = branch::branches(None).len() >= branch::MOST;
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if nobody() || is_full || busy.get_untracked() {
            return;
        }
        let chosen = name.get_untracked();
        let name = match chosen.trim() {
            "" => usual_name.get_untracked(),
            name => name.to_owned(),
        };
        start.run(Choice {
            seats: seats.get_untracked(),
            fresh: fresh.get_untracked(),
            bot: bot.get_untracked(),
            name,
        });
    };
    let boxes = Seat::all(players as u8).map(|seat| {
        let name = move || names.with(|names| names.get(seat.index()).cloned());
        view! {
            <label class="switch">
                <input
                    type="checkbox"
                    data-seat=seat.index()
                    prop:checked=move || seats.with(|seats| seats.contains(seat))
                    on:change=move |event| {
                        let on = event_target_checked(&event);
                        seats.update(|seats| if on { seats.insert(seat) } else { seats.remove(seat) });
                    }
                />
                <span>{name}</span>
            </label>
        }
    });
    view! {
        <form class="what-if-form" on:submit=submit>
            {(players > 1)
                .then(|| {
                    view! {
                        <fieldset class="what-if-seats" aria-describedby="what-if-seats-note">
                            <legend>{t("what-if-seats")}</legend>
                            {boxes.collect_view()}
                            <p class="small" id="what-if-seats-note" role="status" class:wrong=nobody>
                                {move || match () {
                                    () if nobody() => say("what-if-no-seat", &[]),
                                    () if seats.with(|seats| seats.len()) > 1 => say("what-if-several", &[]),
                                    () => String::new(),
                                }}
                            </p>
                        </fieldset>
                    }
                })}
            {has_cards
                .then(|| {
                    view! {
                        <Segments
                            legend=label("what-if-cards")
                            name="what-if-cards"
                            choices=Signal::stored(vec![false, true])
                            label=|fresh| say(if fresh { "what-if-fresh" } else { "what-if-same" }, &[])
                            chosen=fresh
                        />
                        <p class="small soft what-if-note">
                            {move || {
                                say(if fresh.get() { "what-if-fresh-means" } else { "what-if-same-means" }, &[])
                            }}
                        </p>
                    }
                })}
            <div hidden=alone>
                <Segments
                    legend=label("how-strong")
                    name="what-if-level"
                    choices=Signal::stored(BOTS.to_vec())
                    label=|level| say(level_id(level), &[])
                    chosen=bot
                />
            </div>
            <label class="small" for="what-if-name">{t("what-if-name")}</label>
            <input
                id="what-if-name"
                maxlength=MOST_LETTERS.to_string()
                autocomplete="off"
                placeholder=usual_name
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
            {is_full.then(|| view! { <p class="wrong small" role="alert">{t("what-if-full")}</p> })}
            <div class="row">
                <button class="primary" id="what-if-play" disabled=move || busy.get() || nobody() || is_full>
                    {t("what-if-play")}
                </button>
            </div>
        </form>
    }
}
