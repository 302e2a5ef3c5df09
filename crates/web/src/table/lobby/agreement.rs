use leptos::prelude::*;
use stapel_protocol::table::{AgreementJson, DoJson, OptionJson};
use stapel_rules::GameKind;
use stapel_words::phrases;

use crate::app::words::t;
use crate::table::live::Live;

/// The rule options that are on or off, by game.
fn switches(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::TheGame => &["expert", "hand_less"],
        GameKind::Extreme => &["expert", "hand_less", "strict_one_pile"],
        GameKind::Clear4 => &["joker_sets", "pass_on_empty", "last_push_moves"],
    }
}

/// Options that are on unless somebody switches them off.
fn is_usually_on(option: &str) -> bool {
    matches!(option, "joker_sets" | "last_push_moves")
}

/// An option that is on or off, as it travels. How many cards less is a number, if a small one.
fn value(option: &str, on: bool) -> OptionJson {
    if option == "hand_less" { OptionJson::Number(u32::from(on)) } else { OptionJson::Flag(on) }
}

const CLOCKS: [&str; 4] = ["none", "30s", "60s", "1d"];

const TAKEBACKS: [&str; 3] = ["never", "ask", "free"];

/// What is agreed before the deal: options of the rules, time, takebacks, and who finds the table.
#[component]
pub(crate) fn Agreement() -> impl IntoView {
    let live = expect_context::<Live>();
    let may = Memo::new(move |_| {
        live.ask(|session| session.table_screen().is_some_and(|table| table.may.agree))
    });
    let agreed = Memo::new(move |_| {
        live.ask(|session| session.mirror().map(|mirror| mirror.agreement.clone()))
    });
    // Each change is agreed on as a whole, so that nobody plays by half of it.
    let agree = Callback::new(move |change: Box<dyn FnOnce(&mut AgreementJson) + Send>| {
        if let Some(mut agreement) = agreed.get_untracked() {
            change(&mut agreement);
            live.want(DoJson::Agree(agreement));
        }
    });
    let form = move || {
        let agreement = agreed.get()?;
        let options = switches(agreement.game.0).iter().filter_map(|&option| {
            let label = phrases::option_id(option)?;
            let on = match agreement.options.get(option) {
                Some(OptionJson::Flag(on)) => *on,
                Some(OptionJson::Number(number)) => *number > 0,
                None => is_usually_on(option),
            };
            let change = move |event| {
                let on = event_target_checked(&event);
                agree.run(Box::new(move |agreement: &mut AgreementJson| {
                    agreement.options.insert(option.to_owned(), value(option, on));
                }));
            };
            Some(tick(label, on, change))
        });
        let options = options.collect_view();
        let listed = move |event| {
            let listed = event_target_checked(&event);
            agree.run(Box::new(move |agreement: &mut AgreementJson| agreement.listed = listed));
        };
        let clock = move |event| {
            let clock = event_target_value(&event);
            agree.run(Box::new(move |agreement: &mut AgreementJson| agreement.clock = clock));
        };
        let takeback = move |event| {
            let takeback = event_target_value(&event);
            agree.run(Box::new(move |agreement: &mut AgreementJson| agreement.takeback = takeback));
        };
        Some(view! {
            {options}
            {tick("listed", agreement.listed, listed)}
            <div class="row">
                {choice("clock", &CLOCKS, phrases::clock_id, &agreement.clock, clock)}
                {choice("takebacks", &TAKEBACKS, phrases::takeback_id, &agreement.takeback, takeback)}
            </div>
        })
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

fn tick(
    label: &'static str,
    on: bool,
    change: impl Fn(leptos::ev::Event) + Send + 'static,
) -> AnyView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=on on:change=change/>
            <span>{t(label)}</span>
        </label>
    }
    .into_any()
}

fn choice(
    label: &'static str,
    choices: &'static [&'static str],
    id: impl Fn(&str) -> &'static str,
    chosen: &str,
    change: impl Fn(leptos::ev::Event) + Send + 'static,
) -> AnyView {
    let options = choices.iter().map(|&value| {
        view! { <option value=value selected=value == chosen>{t(id(value))}</option> }
    });
    view! {
        <label class="agreement-choice">
            <span class="small soft">{t(label)}</span>
            <select on:change=change>{options.collect_view()}</select>
        </label>
    }
    .into_any()
}
