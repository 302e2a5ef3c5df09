use stapel_protocol::table::{AgreementJson, OptionJson};

use crate::Words;
use crate::games::option_id;

/// The text that names how long a turn may take.
pub fn clock_id(clock: &str) -> &'static str {
    match clock {
        "30s" => "clock-30s",
        "60s" => "clock-60s",
        "1d" => "clock-1d",
        _ => "clock-none",
    }
}

/// The text that names whether plays may be taken back.
pub fn takeback_id(takeback: &str) -> &'static str {
    match takeback {
        "ask" => "takeback-ask",
        "free" => "takeback-free",
        _ => "takeback-never",
    }
}

/// What was agreed, line by line: time, takebacks, and whatever is not as usual.
pub fn agreed(words: &Words, agreement: &AgreementJson) -> Vec<String> {
    let with = |id: &str, value: &str| format!("{}: {}", words.get(id), words.get(value));
    let mut lines = vec![
        with("clock", clock_id(&agreement.clock)),
        with("takebacks", takeback_id(&agreement.takeback)),
    ];
    lines.extend(agreement.options.iter().filter_map(|(option, value)| {
        let text = words.get(option_id(option)?);
        let on = match value {
            OptionJson::Flag(on) => *on,
            OptionJson::Number(number) => *number > 0,
        };
        Some(if on { text } else { format!("✕ {text}") })
    }));
    lines
}
