use std::ops::RangeInclusive;

use leptos::prelude::*;
use stapel_client::agreement::Row;
use stapel_protocol::table::AgreementJson;

use super::points::Standings;
use super::{Ended, Said};
use crate::agreement::{AgreementLine, ToForm, agreement_line, in_words};
use crate::app::words::{say, t, text};
use crate::browser::{focus, place};
use crate::inset::Page;
use crate::parts::Show;

/// The cards that run up and down when the game is won.
const CARDS: RangeInclusive<u8> = 2..=99;

/// The piles in the order in which they stand, two that climb and two that fall.
const PILES: [&str; 4] = ["A", "B", "C", "D"];

/// How a game ended, and the buttons for what comes next.
#[component]
pub(super) fn Ending(ended: Memo<Option<Ended>>, page: Page) -> impl IntoView {
    // What the keyboard was on may be gone with the game.
    Effect::new(|_| {
        request_animation_frame(|| {
            if focus::is_lost() {
                let _found = ["#again", "#to-origin", "#to-replay"].into_iter().any(focus::focus);
            }
        });
    });
    // Who would play again, and what is agreed on meanwhile, draws nothing else anew.
    let result = Memo::new(move |_| {
        ended.get().map(|ended| Ended { again: String::new(), agreed: None, ..ended })
    });
    let again = Memo::new(move |_| ended.get().map(|ended| ended.again).unwrap_or_default());
    let next = Memo::new(move |_| ended.get().and_then(|ended| ended.agreed));
    move || result.get().map(|ended| result_of(ended, again, next, page))
}

fn result_of(
    ended: Ended,
    again: Memo<String>,
    next: Memo<Option<(ToForm, AgreementJson)>>,
    page: Page,
) -> impl IntoView {
    let Ended { title, line, won, points, deals, in_stead, waits, record, back, .. } = ended;
    let is_own = back.is_none();
    let button = move |id: &'static str, label: String| {
        view! {
            <button
                id=id
                class:primary=id.ends_with("again")
                on:click=move |_| page.tell(Said::Pressed(id.to_owned()).to_texts())
            >
                {move || say(&label, &[])}
            </button>
        }
    };
    let plain = move |id: &'static str, label: &str| button(id, label.to_owned());
    let waits_for =
        |id: String| view! { <p class="small" id="waits-for-host">{move || say(&id, &[])}</p> };
    let they_again = move |names: String| {
        (!names.is_empty()).then(|| say("they-again", &[("names", text(&names))]))
    };
    view! {
        {won.then(|| view! { <Parade/> })}
        <div class="ended">
            {won.then(|| view! { <span class="deck" aria-hidden="true"></span> })}
            <h2 id="ending-title">{title}</h2>
            <p>{line}</p>
            {points.map(|points| view! { <Standings points/> })}
            <NextAgreement next page/>
            {in_stead.then(|| view! { <p class="small">{t("deal-in-stead")}</p> })}
            <p class="small" id="who-again" role="status">{move || they_again(again.get())}</p>
            {waits.map(waits_for)}
            <div class="row">
                {back
                    .map(|back| {
                        view! { <a class="button primary" id="to-origin" href=back>{t("what-if-back")}</a> }
                    })}
                {deals.filter(|_| is_own).map(|label| button("again", label))}
                {ended.may_say_again.then(|| plain("would-again", "would-again"))}
                {record.map(|path| view! { <a class="button" id="to-replay" href=path>{t("look-back")}</a> })}
                {is_own.then(|| plain("next-agreed", "agreement"))}
                {is_own.then(|| plain("to-lobby", "to-lobby"))}
                <a class="button" href="/">{t("home")}</a>
            </div>
        </div>
    }
}

/// What is agreed on otherwise than for the game on the table, in words.
fn changes(next: &ToForm, dealt: &AgreementJson) -> Vec<String> {
    let before = ToForm { agreement: dealt.clone(), ..next.clone() }.rows();
    let is_as_before =
        |row: &Row| before.iter().any(|old| old.term == row.term && old.control == row.control);
    let rows = next.rows().into_iter().filter(|row| !is_as_before(row));
    rows.map(|row| in_words(&row, &next.names)).collect()
}

/// What the next game is played by, if that is something else. Whoever can't see it hears of every change.
#[component]
fn NextAgreement(next: Memo<Option<(ToForm, AgreementJson)>>, page: Page) -> impl IntoView {
    let told = Memo::new(move |_| {
        next.with(|next| {
            next.as_ref().map(|(next, dealt)| changes(next, dealt)).unwrap_or_default()
        })
    });
    Effect::new(move |before: Option<Vec<String>>| {
        let told = told.get();
        if before.is_some_and(|before| before != told) && !told.is_empty() {
            page.announce(told.join(", "));
        }
        told
    });
    let line = Signal::derive(move || {
        next.with(|next| next.as_ref().map(|(next, _)| agreement_line(&next.agreement)))
            .unwrap_or_default()
    });
    let rows =
        move || told.get().into_iter().map(|change| view! { <li>{change}</li> }).collect_view();
    view! {
        <Show when=move || told.with(|told| !told.is_empty())>
            <div class="next-agreed">
                <p>{t("agreed-next")}" "<AgreementLine line/></p>
                <ul class="small">{rows}</ul>
            </div>
        </Show>
    }
}

/// All cards once more, up and down their piles.
#[component]
fn Parade() -> impl IntoView {
    // Whoever has scrolled or sees no pile gets four columns.
    let columns = PILES.map(|pile| place::middle(&format!("[data-pile='{pile}']")));
    view! {
        <div class="parade" aria-hidden="true">
            {CARDS
                .map(|card| {
                    let column = usize::from(card % 4);
                    let falls = column > 1;
                    view! {
                        <span
                            class:falls=falls
                            style:--turn=(card - CARDS.start()).to_string()
                            style:--column=column.to_string()
                            style:--x=columns[column].map(|(x, _)| format!("{x}px"))
                        >
                            {if falls { CARDS.end() + CARDS.start() - card } else { card }}
                        </span>
                    }
                })
                .collect_view()}
        </div>
    }
}
