//! What there is to agree on, and what is agreed.

use stapel_protocol::table::{AgreementJson, LayoutJson, OptionJson};
use stapel_rules::setup::OptionValue;
use stapel_rules::{GameKind, OptionAbout, OptionKind, Rounds, StarterRule};

use super::{CLOCKS, Control, Row, Setting, TAKEBACKS, TALKS, Term, USUAL, WAIT, at_zero};

/// Everything that a table agrees on, what matters most first.
pub fn rows(agreement: &AgreementJson, setting: Setting) -> Vec<Row> {
    rows_of_deck(agreement.game.0, agreement, setting)
}

/// The same for those who know with which deck is played: a deck with commands may be agreed on as the game that it makes
/// without them (X15), and be changed back. Whoever plays without commands anyway has nothing to choose there.
pub fn rows_of_deck(deck: GameKind, agreement: &AgreementJson, setting: Setting) -> Vec<Row> {
    let game = agreement.game.0;
    let about = game.about();
    let mut rows = Vec::new();
    for option in about.options {
        match option.readings {
            [] => rows.push(option_row(agreement, option)),
            // Readings of one rule are chosen as one, in the place of the first of them.
            readings if readings.first() == Some(&option.name) => {
                rows.push(readings_row(agreement, readings));
            }
            _ => {}
        }
    }
    if deck.about().original.is_some() {
        // It is another game, and each of the two is as usual in its own way.
        rows.push(switch(Term::OriginalRules, about.original.is_none(), true));
    }
    if about.has_layout {
        let chosen = agreement.layout.clone();
        let is_usual = chosen == LayoutJson::default();
        rows.push(Row { term: Term::Layout, control: Control::Layout { chosen }, is_usual });
    }
    if about.starter == StarterRule::BeforeTheDeal {
        let seats = (0..agreement.players).map(|seat| seat.to_string());
        let values = std::iter::once(USUAL.to_owned()).chain(seats).collect();
        let chosen = agreement.first.map_or(0, |seat| seat.0.index() + 1);
        rows.push(choice(Term::First, values, chosen, chosen == 0));
    }
    if let Rounds::Match { most } = about.rounds {
        let usual = about.rounds.usual(agreement.players);
        let value = agreement.rounds.unwrap_or(usual);
        let control = Control::Number { least: 1, most: most.into(), value: value.into() };
        rows.push(Row { term: Term::Rounds, control, is_usual: value == usual });
    }
    let [no_limit, ..] = CLOCKS;
    rows.push(named(Term::Clock, &CLOCKS, &agreement.clock, no_limit));
    if agreement.clock != no_limit {
        rows.push(named(Term::AtZero, &at_zero(), &agreement.at_zero, WAIT));
    }
    let [never, ask, _free] = TAKEBACKS;
    rows.push(if setting.friends {
        named(Term::Takeback, &TAKEBACKS, &agreement.takeback, ask)
    } else {
        // There is nobody to ask.
        let on = agreement.takeback != never;
        switch(Term::Takeback, on, on)
    });
    // Alone with bots there is nobody to talk to.
    if setting.friends && about.numbers_are_secret {
        let [strict, ..] = TALKS;
        rows.push(named(Term::Talk, &TALKS, &agreement.talk, strict));
    }
    if setting.bots {
        rows.push(switch(Term::BotsTakeTime, agreement.bots_take_time, agreement.bots_take_time));
    }
    if setting.friends {
        rows.push(switch(Term::Listed, agreement.listed, !agreement.listed));
    }
    rows
}

fn switch(term: Term, on: bool, is_usual: bool) -> Row {
    Row { term, control: Control::Switch { on }, is_usual }
}

fn choice(term: Term, values: Vec<String>, chosen: usize, is_usual: bool) -> Row {
    Row { term, control: Control::Choice { values, chosen }, is_usual }
}

/// A choice between values by name. One that is chosen and not among them, such as a bot of another version, is there, too.
fn named(term: Term, values: &[&str], chosen: &str, usual: &str) -> Row {
    let mut values: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
    let place = values.iter().position(|value| value == chosen).unwrap_or_else(|| {
        values.push(chosen.to_owned());
        values.len() - 1
    });
    choice(term, values, place, chosen == usual)
}

fn option_row(agreement: &AgreementJson, option: &'static OptionAbout) -> Row {
    let value = value(agreement, option);
    let control = match (value, option.kind) {
        (OptionValue::Flag(on), _) => Control::Switch { on },
        // Of two numbers one is the usual one, and the other is switched on.
        (OptionValue::Number(value), OptionKind::Number { least, most }) if most - least == 1 => {
            Control::Switch { on: value > least.into() }
        }
        (OptionValue::Number(value), OptionKind::Number { least, most }) => {
            Control::Number { least: least.into(), most: most.into(), value }
        }
        (OptionValue::Number(value), OptionKind::Flag) => Control::Switch { on: value > 0 },
    };
    Row { term: Term::Option(option.name), control, is_usual: value == option.usual }
}

fn readings_row(agreement: &AgreementJson, readings: &'static [&'static str]) -> Row {
    let is_on = |name: &str| agreement.options.get(name) == Some(&OptionJson::Flag(true));
    let values =
        std::iter::once(USUAL).chain(readings.iter().copied()).map(str::to_owned).collect();
    let chosen = readings.iter().position(|name| is_on(name)).map_or(0, |place| place + 1);
    choice(Term::Readings(readings), values, chosen, chosen == 0)
}

/// What is agreed about an option.
fn value(agreement: &AgreementJson, option: &OptionAbout) -> OptionValue {
    match agreement.options.get(option.name) {
        Some(OptionJson::Flag(on)) => OptionValue::Flag(*on),
        Some(OptionJson::Number(number)) => OptionValue::Number(*number),
        None => option.usual,
    }
}
