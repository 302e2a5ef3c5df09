use std::mem::discriminant;

use leptos::prelude::*;
use stapel_client::agreement::{self, Control, Row, Term, Value};
use stapel_protocol::table::{AgreementJson, LayoutJson};
use stapel_rules::Seat;
use stapel_words::phrases;

use crate::app::words::phrase;

/// What is agreed, and who may change it.
#[derive(Clone, Copy)]
pub(crate) struct Agreed {
    /// Nothing before it is known.
    pub(crate) agreement: Signal<Option<AgreementJson>>,
    pub(crate) rows: Signal<Vec<Row>>,
    /// What the seats are called, as far as anybody knows.
    pub(crate) names: Signal<Vec<String>>,
    pub(crate) may_change: Signal<bool>,
    /// Called with the whole agreement, so that nobody plays by half of a change.
    pub(crate) change: Callback<AgreementJson>,
}

/// The field of the form for which cards carry commands. Only programs with games that have such cards bring it.
#[derive(Clone, Copy)]
pub(crate) struct LayoutControl(pub(crate) fn(LayoutField) -> AnyView);

/// What the field for which cards carry commands is given.
#[derive(Clone, Copy)]
pub(crate) struct LayoutField {
    pub(crate) chosen: Signal<LayoutJson>,
    pub(crate) may_change: Signal<bool>,
    pub(crate) change: Callback<LayoutJson>,
}

impl Agreed {
    fn set(self, term: Term, value: Value) {
        if let Some(mut agreement) = self.agreement.get_untracked() {
            agreement::set(&mut agreement, term, value);
            self.change.run(agreement);
        }
    }

    /// Who sits in a seat, or else which seat it is.
    fn name(self, seat: Seat) -> String {
        let name = self.names.with(|names| names.get(seat.index()).cloned());
        name.unwrap_or_else(|| phrase(|words| phrases::seat_number(words, seat)))
    }

    /// What is agreed about a term, in words.
    fn value(self, row: &Row) -> String {
        phrase(|words| phrases::row_value(words, row, &|seat| self.name(seat)))
    }

    /// A term and what is agreed about it, in words.
    pub(crate) fn in_words(self, row: &Row) -> String {
        let label = phrase(|words| phrases::term_label(words, row.term));
        format!("{label}: {}", self.value(row))
    }

    /// The row of a term, as long as there is one.
    fn row(self, term: Term) -> Memo<Option<Row>> {
        Memo::new(move |_| self.rows.with(|rows| rows.iter().find(|row| row.term == term).cloned()))
    }
}

/// Everything that can be agreed on, row by row. Who may not change it reads it.
#[component]
pub(crate) fn AgreementForm(agreed: Agreed) -> impl IntoView {
    // Rows stay while others come and go, so that the keyboard stays where it is.
    let terms = Memo::new(move |_| {
        let may_change = agreed.may_change.get();
        // Alone, less is to be chosen than among friends.
        let drawn = |row: &Row| (row.term, discriminant(&row.control), may_change);
        agreed.rows.with(|rows| rows.iter().map(drawn).collect::<Vec<_>>())
    });
    view! {
        <div class="agreement-form">
            <For each=move || terms.get() key=|term| *term let((term, _, may_change))>
                {term_row(agreed, term, may_change)}
            </For>
        </div>
    }
}

/// One term with its control, or in words for those who may not change it.
fn term_row(agreed: Agreed, term: Term, may_change: bool) -> Option<AnyView> {
    let row = agreed.row(term);
    let label = move || phrase(|words| phrases::term_label(words, term));
    let hint = move || phrase(|words| phrases::term_hint(words, term));
    let is_usual = move || row.with(|row| row.as_ref().is_none_or(|row| row.is_usual));
    let content = match (row.get_untracked()?.control, may_change) {
        (Control::Layout { chosen }, _) => {
            let LayoutControl(draw) = use_context()?;
            let chosen = Memo::new(move |_| match row.get().map(|row| row.control) {
                Some(Control::Layout { chosen }) => chosen,
                _ => chosen.clone(),
            });
            let change = Callback::new(move |layout| agreed.set(term, Value::Layout(layout)));
            view! {
                <span class="term-label">{label}</span>
                {draw(LayoutField { chosen: chosen.into(), may_change: agreed.may_change, change })}
            }
            .into_any()
        }
        (_, false) => {
            let value = move || row.get().map(|row| agreed.value(&row));
            view! { <span class="term-label">{label}</span><span class="term-value">{value}</span> }
                .into_any()
        }
        (Control::Switch { .. }, true) => {
            let on = move || {
                row.with(|row| {
                    row.as_ref().is_some_and(|row| row.control == Control::Switch { on: true })
                })
            };
            let change = move |event| agreed.set(term, Value::On(event_target_checked(&event)));
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
                        phrases::term_value(words, &row, place, &|seat| agreed.name(seat))
                    });
                    view! { <option value=place.to_string() selected=place == *chosen>{name}</option> }
                };
                (0..values.len()).map(option).collect()
            };
            let change = move |event| {
                if let Ok(place) = event_target_value(&event).parse() {
                    agreed.set(term, Value::Chosen(place));
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
                    Ok(number) => agreed.set(term, Value::Number(number)),
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
