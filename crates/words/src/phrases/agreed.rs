//! What a table agrees on before the deal: what it is called, what it means, and all of it in one line.

use stapel_client::agreement::{Control, Row, Setting, Term, rows};
use stapel_protocol::table::{AgreementJson, LayoutJson, LayoutName};
use stapel_rules::Seat;

use super::{bot_name, count};
use crate::Words;
use crate::games::{OptionTexts, option_texts};

/// What a term is called.
pub fn term_label(words: &Words, term: Term) -> String {
    words.get(texts(term).0)
}

/// What a term means, in a sentence or two.
pub fn term_hint(words: &Words, term: Term) -> String {
    words.get(texts(term).1)
}

/// The texts that name and explain a term.
fn texts(term: Term) -> (&'static str, &'static str) {
    match term {
        Term::Option(_) | Term::Readings(_) => match option_texts(term.name()) {
            Some(OptionTexts { label, about, .. }) => (label, about),
            // Tests hold every option to its texts.
            None => (term.name(), term.name()),
        },
        Term::OriginalRules => ("term-original-rules", "term-original-rules-about"),
        Term::Layout => ("term-layout", "term-layout-about"),
        Term::First => ("term-first", "term-first-about"),
        Term::Rounds => ("term-rounds", "term-rounds-about"),
        Term::Clock => ("clock", "clock-about"),
        Term::AtZero => ("term-at-zero", "term-at-zero-about"),
        Term::Takeback => ("takebacks", "takebacks-about"),
        Term::Talk => ("term-talk", "term-talk-about"),
        Term::BotsTakeTime => ("term-bots-take-time", "term-bots-take-time-about"),
        Term::Listed => ("listed", "listed-about"),
    }
}

/// What a value of a choice is called, by its place in the list. `name` tells who sits in a seat, or else which seat it
/// is ([`seat_number`]).
pub fn term_value(words: &Words, row: &Row, place: usize, name: &dyn Fn(Seat) -> String) -> String {
    let Control::Choice { values, .. } = &row.control else { return String::new() };
    let value = values.get(place).map_or("", String::as_str);
    match (row.term, value) {
        (Term::Readings(options), _) => {
            // The first value is the usual one.
            let option = place.checked_sub(1).and_then(|place| options.get(place));
            let texts = option_texts(option.copied().unwrap_or(row.term.name()));
            let id = texts.map(|texts| if option.is_some() { texts.value } else { texts.usual });
            words.get(id.unwrap_or(value))
        }
        (Term::First, _) => match place.checked_sub(1).and_then(Seat::new) {
            Some(seat) => name(seat),
            None => words.get("first-drawn"),
        },
        (Term::Clock, _) => words.get(match value {
            "30s" => "clock-30s",
            "60s" => "clock-60s",
            "1d" => "clock-1d",
            _ => "clock-none",
        }),
        (Term::AtZero, "wait") => words.get("at-zero-wait"),
        (Term::AtZero, level) => bot_name(words, level),
        (Term::Takeback, _) => words.get(match value {
            "ask" => "takeback-ask",
            "free" => "takeback-free",
            _ => "takeback-never",
        }),
        (Term::Talk, _) => words.get(match value {
            "gentle" => "talk-gentle",
            "signals" => "talk-signals",
            _ => "talk-strict",
        }),
        _ => value.to_owned(),
    }
}

/// What is agreed about a term, in words.
pub fn row_value(words: &Words, row: &Row, name: &dyn Fn(Seat) -> String) -> String {
    match &row.control {
        Control::Switch { on: true } => words.get("yes"),
        Control::Switch { on: false } => words.get("no"),
        Control::Choice { chosen, .. } => term_value(words, row, *chosen, name),
        Control::Number { value, .. } => value.to_string(),
        Control::Layout { chosen } => words.get(layout_id(chosen)),
    }
}

/// The text that tells where a layout comes from.
pub fn layout_id(layout: &LayoutJson) -> &'static str {
    match layout {
        LayoutJson::Named(LayoutName::Default) => "layout-default",
        LayoutJson::Named(LayoutName::Shuffled) => "layout-shuffled",
        LayoutJson::Listed(_) => "layout-own",
    }
}

/// A seat, where nobody knows yet who will sit there. People count from one.
pub fn seat_number(words: &Words, seat: Seat) -> String {
    words.fill("seat-number", &[("seat", count(seat.index() + 1))])
}

/// What was agreed in one line: the game, and whatever isn't as usual.
pub fn summary(words: &Words, agreement: &AgreementJson) -> String {
    let everyone = Setting { bots: true, friends: true };
    let rows = rows(agreement, everyone);
    let mut line = agreement.game.0.about().short_title.to_owned();
    // Which deck it is belongs to the game, so it comes first. Sorting would be 4 KB of every program in the browser.
    for of_deck in [true, false] {
        let rows = rows.iter().filter(|row| (row.term == Term::Layout) == of_deck);
        for told in rows.filter_map(|row| brief(words, row)) {
            line.push_str(" · ");
            line.push_str(&told);
        }
    }
    line
}

/// What is said of a term that isn't as usual.
fn brief(words: &Words, row: &Row) -> Option<String> {
    let id = match (row.term, &row.control) {
        // Plays stay as they are by the rules; with everyone's consent, any table may do otherwise.
        (Term::Takeback, Control::Choice { values, chosen }) => {
            (values.get(*chosen)? == "free").then_some("brief-takeback-free")?
        }
        _ if row.is_usual => return None,
        (Term::Option(option), Control::Number { value, .. }) => {
            return Some(words.fill(option_texts(option)?.brief, &[("turns", count(*value))]));
        }
        (Term::Option(option), _) => option_texts(option)?.brief,
        (Term::Readings(_), Control::Choice { values, chosen }) => {
            option_texts(values.get(*chosen)?)?.brief
        }
        (Term::Layout, Control::Layout { chosen: LayoutJson::Listed(_) }) => "brief-layout-own",
        (Term::Layout, _) => "brief-layout-shuffled",
        (Term::First, Control::Choice { chosen, .. }) => {
            return Some(words.fill("brief-first", &[("seat", count(*chosen))]));
        }
        (Term::Rounds, Control::Number { value, .. }) => {
            return Some(words.fill("brief-rounds", &[("rounds", count(*value))]));
        }
        (Term::Clock, Control::Choice { values, chosen }) => match values.get(*chosen)?.as_str() {
            "30s" => "brief-clock-30s",
            "60s" => "brief-clock-60s",
            _ => "brief-clock-1d",
        },
        (Term::AtZero, _) => "brief-at-zero",
        (Term::Talk, Control::Choice { values, chosen }) => match values.get(*chosen)?.as_str() {
            "gentle" => "brief-talk-gentle",
            _ => "brief-talk-signals",
        },
        (Term::BotsTakeTime, _) => "brief-quick-bots",
        (Term::Listed, _) => "brief-listed",
        // The name of the game says it.
        (Term::OriginalRules, _) => return None,
        (
            Term::Readings(_)
            | Term::First
            | Term::Rounds
            | Term::Clock
            | Term::Takeback
            | Term::Talk,
            _,
        ) => {
            return None;
        }
    };
    Some(words.get(id))
}
