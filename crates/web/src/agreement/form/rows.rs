use std::mem::discriminant;

use leptos::prelude::*;
use stapel_client::agreement::{self, Control, Row, Term, Value};
use stapel_protocol::table::{AgreementJson, LayoutJson};
use stapel_rules::Seat;
use stapel_words::phrases;

use crate::agreement::agreed::{seat_name, value_in_words};
use crate::agreement::message::ToForm;
use crate::app::words::{language, phrase};
use crate::games::layout_field;

/// What the field for which cards carry commands is given.
#[derive(Clone, Copy)]
pub(crate) struct LayoutField {
    pub(crate) chosen: Signal<LayoutJson>,
    /// Which cards carry commands in the game that is played.
    pub(crate) dealt: Signal<Option<LayoutJson>>,
    pub(crate) may_change: Signal<bool>,
    pub(crate) change: Callback<LayoutJson>,
}

/// What the page has told, and how it is told of changes.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    pub(super) told: Memo<ToForm>,
    pub(super) rows: Memo<Vec<Row>>,
    /// Called with the whole agreement.
    pub(super) change: Callback<AgreementJson>,
}

impl Terms {
    /// Agrees on something else.
    fn set(self, term: Term, value: Value) {
        let mut agreement = self.told.with_untracked(|told| told.agreement.clone());
        agreement::set(&mut agreement, term, value);
        self.change.run(agreement);
    }

    /// Who sits in a seat, or else which seat it is.
    fn name(self, seat: Seat) -> String {
        self.told.with(|told| seat_name(&told.names, seat))
    }

    /// What is agreed about a term, in words.
    fn value(self, row: &Row) -> String {
        self.told.with(|told| value_in_words(row, &told.names))
    }

    /// The row of a term, as long as there is one.
    fn row(self, term: Term) -> Memo<Option<Row>> {
        Memo::new(move |_| self.rows.with(|rows| rows.iter().find(|row| row.term == term).cloned()))
    }
}

/// Everything that can be agreed on, row by row. Who may not change it reads it.
#[component]
pub(super) fn TermRows(terms: Terms) -> impl IntoView {
    let may_change = Memo::new(move |_| terms.told.with(|told| told.may_change));
    // Rows stay while others come and go, so that the keyboard stays where it is.
    let drawn = Memo::new(move |_| {
        let may_change = may_change.get();
        // Alone, less is to be chosen than among friends.
        let drawn = |row: &Row| (row.term, discriminant(&row.control), may_change);
        terms.rows.with(|rows| rows.iter().map(drawn).collect::<Vec<_>>())
    });
    view! {
        <div class="agreement-form" lang=move || language().tag()>
            <For each=move || drawn.get() key=|term| *term let((term, _, may_change))>
                {term_row(terms, term, may_change)}
            </For>
        </div>
    }
}

/// One term with its control, or in words for those who may not change it.
fn term_row(terms: Terms, term: Term, may_change: bool) -> Option<AnyView> {
    let row = terms.row(term);
    let label = move || phrase(|words| phrases::term_label(words, term));
    let hint = move || phrase(|words| phrases::term_hint(words, term));
    let is_usual = move || row.with(|row| row.as_ref().is_none_or(|row| row.is_usual));
    let content = match (row.get_untracked()?.control, may_change) {
        (Control::Layout { chosen }, _) => {
            let chosen = Memo::new(move |_| match row.get().map(|row| row.control) {
                Some(Control::Layout { chosen }) => chosen,
                _ => chosen.clone(),
            });
            let change = Callback::new(move |layout| terms.set(term, Value::Layout(layout)));
            let dealt = Signal::derive(move || terms.told.with(|told| told.dealt.clone()));
            let may_change = Signal::stored(may_change);
            view! {
                <span class="term-label">{label}</span>
                {layout_field(LayoutField { chosen: chosen.into(), dealt, may_change, change })}
            }
            .into_any()
        }
        (_, false) => {
            let value = move || row.get().map(|row| terms.value(&row));
            view! { <span class="term-label">{label}</span><span class="term-value">{value}</span> }
                .into_any()
        }
        (Control::Switch { .. }, true) => {
            let on = move || {
                row.with(|row| {
                    row.as_ref().is_some_and(|row| row.control == Control::Switch { on: true })
                })
            };
            let change = move |event| terms.set(term, Value::On(event_target_checked(&event)));
            view! {
                <label class="switch">
                    <input type="checkbox" name=term.name() prop:checked=on on:change=change/>
                    <span><span class="term-label">{label}</span><span class="small soft">{hint}</span></span>
                </label>
            }
            .into_any()
        }
        (Control::Choice { .. }, true) => {
            let options = move || {
                let Some(row) = row.get() else { return Vec::new() };
                let Control::Choice { values, chosen } = &row.control else { return Vec::new() };
                let option = |place: usize| {
                    let name = phrase(|words| {
                        phrases::term_value(words, &row, place, &|seat| terms.name(seat))
                    });
                    view! { <option value=place.to_string() selected=place == *chosen>{name}</option> }
                };
                (0..values.len()).map(option).collect()
            };
            let change = move |event| {
                if let Ok(place) = event_target_value(&event).parse() {
                    terms.set(term, Value::Chosen(place));
                }
            };
            view! {
                <label class="term-choice">
                    <span class="term-label">{label}</span>
                    <select name=term.name() on:change=change>{options}</select>
                    <span class="small soft">{hint}</span>
                </label>
            }
            .into_any()
        }
        (Control::Number { least, most, .. }, true) => {
            let value = move || match row.get().map(|row| row.control) {
                Some(Control::Number { value, .. }) => value.to_string(),
                _ => String::new(),
            };
            let change = move |event: web_sys::Event| {
                let input = event_target::<web_sys::HtmlInputElement>(&event);
                match input.value().parse() {
                    Ok(number) => terms.set(term, Value::Number(number)),
                    // An empty field says nothing.
                    Err(_) => input.set_value(&untrack(value)),
                }
            };
            view! {
                <label class="term-choice">
                    <span class="term-label">{label}</span>
                    <input
                        type="number"
                        inputmode="numeric"
                        name=term.name()
                        min=least.to_string()
                        max=most.to_string()
                        prop:value=value
                        on:change=change
                    />
                    <span class="small soft">{hint}</span>
                </label>
            }
            .into_any()
        }
    };
    Some(view! { <div class="term" class:unusual=move || !is_usual()>{content}</div> }.into_any())
}
