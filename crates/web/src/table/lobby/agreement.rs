use leptos::prelude::*;
use stapel_protocol::table::{AgreementJson, DoJson, OptionJson};
use stapel_rules::GameKind;
use stapel_rules::any::{AnyGame, AnyOptions, Setup};
use stapel_rules::setup::{OptionValue, SetupError};
use stapel_words::phrases;

use crate::app::words::t;
use crate::table::live::Live;

/// An option of the rules that can be switched on and off.
struct Switch {
    option: &'static str,
    /// What it is when it is off, and when it is on.
    values: [OptionValue; 2],
    /// Whether it is on unless something else is agreed.
    usually_on: bool,
}

/// The options of a game that can be switched on and off: those that are true or false, and those that are at least zero
/// and may be one.
fn switches(game: GameKind) -> impl Iterator<Item = Switch> {
    let flags = [OptionValue::Flag(false), OptionValue::Flag(true)];
    let numbers = [OptionValue::Number(0), OptionValue::Number(1)];
    game.about().options.iter().filter_map(move |&option| {
        let set = |value| {
            let mut options = AnyOptions::new(game);
            options.set(option, value).ok().map(|()| options.changed().is_empty())
        };
        [flags, numbers].into_iter().find_map(|values| {
            set(values[0])?;
            Some(Switch { option, values, usually_on: set(values[1])? })
        })
    })
}

/// The value of an option, as it travels.
fn option_json(value: OptionValue) -> OptionJson {
    match value {
        OptionValue::Flag(on) => OptionJson::Flag(on),
        OptionValue::Number(number) => OptionJson::Number(number),
    }
}

/// Whether an option is on in an agreement.
fn is_on(agreement: &AgreementJson, switch: &Switch) -> bool {
    match agreement.options.get(switch.option) {
        Some(OptionJson::Flag(on)) => *on,
        Some(OptionJson::Number(number)) => *number > 0,
        None => switch.usually_on,
    }
}

/// Agrees on a value of an option. What can't be agreed on together with it is as usual again.
fn switch_to(agreement: &mut AgreementJson, option: &str, value: OptionValue) {
    agreement.options.insert(option.to_owned(), option_json(value));
    let Ok(options) = agreement.read_options() else { return };
    let setup = Setup { options, ..Setup::new(agreement.game.0, agreement.players) };
    if let Err(SetupError::Together { names }) = AnyGame::new(&setup) {
        for other in names.into_iter().filter(|&name| name != option) {
            agreement.options.remove(other);
        }
    }
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
        let options = switches(agreement.game.0).filter_map(|switch| {
            let label = phrases::option_id(switch.option)?;
            let on = is_on(&agreement, &switch);
            let change = move |event| {
                let value = switch.values[usize::from(event_target_checked(&event))];
                agree.run(Box::new(move |agreement: &mut AgreementJson| {
                    switch_to(agreement, switch.option, value);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_switches_of_a_game_are_what_its_rules_can_be_switched_by() {
        let on_and_off = |game| {
            let switches = switches(game).map(|switch| (switch.option, switch.usually_on));
            switches.collect::<Vec<_>>()
        };
        assert_eq!(on_and_off(GameKind::TheGame), [("expert", false), ("hand_less", false)]);
        assert_eq!(
            on_and_off(GameKind::Extreme),
            [
                ("expert", false),
                ("hand_less", false),
                ("strict_one_pile", false),
                ("loose_one_pile", false)
            ]
        );
        // The turn cap is a number that can't be zero.
        assert_eq!(
            on_and_off(GameKind::Clear4),
            [
                ("joker_sets", true),
                ("pass_on_empty", false),
                ("last_push_moves", true),
                ("must_sweep", false)
            ]
        );
    }

    #[test]
    fn x9_of_two_readings_that_exclude_each_other_the_last_one_counts() {
        let mut agreement = AgreementJson::usual(GameKind::Extreme, 2);
        for (option, other) in
            [("strict_one_pile", "loose_one_pile"), ("loose_one_pile", "strict_one_pile")]
        {
            switch_to(&mut agreement, "expert", OptionValue::Flag(true));
            switch_to(&mut agreement, option, OptionValue::Flag(true));
            let flag = |name: &str| agreement.options.get(name).copied();
            assert_eq!((flag(option), flag(other)), (Some(OptionJson::Flag(true)), None));
            assert_eq!(flag("expert"), Some(OptionJson::Flag(true)));
        }
    }

    #[test]
    fn every_switch_has_a_label_and_values_that_the_rules_take() {
        for game in GameKind::ALL {
            for switch in switches(game) {
                assert!(phrases::option_id(switch.option).is_some(), "{}", switch.option);
                for (on, value) in [false, true].into_iter().zip(switch.values) {
                    let mut agreement = AgreementJson::usual(game, 2);
                    agreement.options.insert(switch.option.to_owned(), option_json(value));
                    assert_eq!(is_on(&agreement, &switch), on, "{} {value}", switch.option);
                }
            }
        }
    }

    #[test]
    fn an_option_that_nobody_spoke_of_is_as_usual() {
        let agreement = AgreementJson::usual(GameKind::Clear4, 2);
        for switch in switches(GameKind::Clear4) {
            assert_eq!(is_on(&agreement, &switch), switch.usually_on, "{}", switch.option);
        }
    }
}
