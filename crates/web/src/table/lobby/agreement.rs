use leptos::prelude::*;
use stapel_client::agreement::{Control, Row, Term, Value};
use stapel_protocol::table::{DoJson, LayoutJson, LayoutName};
use stapel_words::phrases;

use crate::app::words::{phrase, t};
use crate::table::live::Live;

/// What is agreed before the deal: options of the rules, time, takebacks, and who finds the table.
#[component]
pub(crate) fn Agreement() -> impl IntoView {
    let live = expect_context::<Live>();
    let may = Memo::new(move |_| {
        live.ask(|session| session.table_screen().is_some_and(|table| table.may.agree))
    });
    let rows = Memo::new(move |_| live.ask(stapel_client::Session::agreement_rows));
    // Each change is agreed on as a whole, so that nobody plays by half of it.
    let agree = Callback::new(move |(term, value): (Term, Value)| {
        if let Some(agreement) = live.ask_once(|session| session.agreement_with(term, value)) {
            live.want(DoJson::Agree(agreement));
        }
    });
    let form = move || {
        let rows = rows.get().into_iter().map(|row| control(row, agree));
        rows.collect_view()
    };
    view! {
        <details class="agreement">
            <summary>{t("agreement")}</summary>
            <fieldset disabled=move || !may.get()>
                <legend class="unseen">{t("agreement")}</legend>
                {form}
            </fieldset>
        </details>
    }
}

fn control(row: Row, agree: Callback<(Term, Value)>) -> AnyView {
    let term = row.term;
    let label = move || phrase(|words| phrases::term_label(words, term));
    match &row.control {
        Control::Switch { on } => {
            let change = move |event| agree.run((term, Value::On(event_target_checked(&event))));
            view! {
                <label class="switch">
                    <input type="checkbox" prop:checked=*on on:change=change/>
                    <span>{label}</span>
                </label>
            }
            .into_any()
        }
        Control::Choice { values, chosen } => {
            let (chosen, places) = (*chosen, 0..values.len());
            let name = |seat| phrase(|words| phrases::seat_number(words, seat));
            let texts =
                places.map(|place| phrase(|words| phrases::term_value(words, &row, place, &name)));
            let values =
                texts.enumerate().map(|(place, text)| (place.to_string(), place == chosen, text));
            let value = |text: String| text.parse().ok().map(Value::Chosen);
            select(label, values.collect(), move |text| {
                value(text).into_iter().for_each(|value| agree.run((term, value)));
            })
        }
        Control::Number { least, most, value } => {
            let change = move |event| {
                if let Ok(number) = event_target_value(&event).parse() {
                    agree.run((term, Value::Number(number)));
                }
            };
            view! {
                <label class="agreement-choice">
                    <span class="small soft">{label}</span>
                    <input type="number" min=*least max=*most prop:value=*value on:change=change/>
                </label>
            }
            .into_any()
        }
        Control::Layout { chosen } => {
            let names = [LayoutName::Default, LayoutName::Shuffled].map(LayoutJson::Named);
            let mut layouts = names.to_vec();
            if !layouts.contains(chosen) {
                layouts.push(chosen.clone());
            }
            let values = layouts.iter().enumerate().map(|(place, layout)| {
                let text = phrase(|words| words.get(phrases::layout_id(layout)));
                (place.to_string(), layout == chosen, text)
            });
            let values = values.collect();
            select(label, values, move |text| {
                let place = text.parse().ok();
                if let Some(layout) = place.and_then(|place: usize| layouts.get(place)) {
                    agree.run((term, Value::Layout(layout.clone())));
                }
            })
        }
    }
}

/// A list of which one value is chosen: each with its name, whether it is the one, and its text.
fn select(
    label: impl Fn() -> String + Send + 'static,
    values: Vec<(String, bool, String)>,
    change: impl Fn(String) + Send + 'static,
) -> AnyView {
    let options = values.into_iter().map(|(value, chosen, text)| {
        view! { <option value=value selected=chosen>{text}</option> }
    });
    view! {
        <label class="agreement-choice">
            <span class="small soft">{label}</span>
            <select on:change=move |event| change(event_target_value(&event))>{options.collect_view()}</select>
        </label>
    }
    .into_any()
}
