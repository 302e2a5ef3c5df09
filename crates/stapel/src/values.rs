//! Values of options and settings that can't be used.

use stapel_server::admin::RangeError;

use crate::voice::{Complaint, Voice, display_in_english, text};

/// Why a value can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValueError {
    /// It is no commitment.
    Commitment,
    /// It is no address that people could open.
    Url,
    /// It is no address at which somebody could be reached.
    Contact,
    /// It is no address with a port.
    Address,
    /// It says neither yes nor no.
    Switch,
    /// Stapel doesn't speak this language.
    Language,
    /// There is no such theme.
    Theme,
    /// Nobody can be called so.
    Name,
    /// It is no time.
    Time,
    /// It is neither a guest nor an address.
    Whom,
    /// It is no range of addresses.
    Range(RangeError),
    /// It is no limit with a number.
    Limit,
    /// It is a number, a list or something else instead of a text.
    NoText,
}

impl Complaint for ValueError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            ValueError::Commitment => voice.t("wrong-commitment"),
            ValueError::Url => {
                voice.say("wrong-url", &[("example", text("https://cards.example"))])
            }
            ValueError::Contact => {
                voice.say("wrong-contact", &[("example", text("mailto:ops@cards.example"))])
            }
            ValueError::Address => {
                voice.say("wrong-address", &[("example", text("127.0.0.1:7373, localhost:7373"))])
            }
            ValueError::Switch => voice.t("wrong-switch"),
            ValueError::Language => voice.t("wrong-language"),
            ValueError::Theme => voice.t("wrong-theme"),
            ValueError::Name => voice.t("wrong-name"),
            ValueError::Time => {
                voice.say("wrong-time", &[("example", text("90s, 30m, 12h, 7d, 4w"))])
            }
            ValueError::Whom => voice.say(
                "wrong-whom",
                &[("example", text("203.0.113.7, 203.0.113.0/24, 2001:db8:1::/48"))],
            ),
            ValueError::Range(error) => told_range(error, voice),
            ValueError::Limit => voice.say("wrong-limit", &[("example", text("made-per-hour=50"))]),
            ValueError::NoText => voice.t("wrong-no-text"),
        }
    }

    fn code(&self) -> &'static str {
        "wrong_use"
    }
}

display_in_english!(ValueError);

/// What is wrong with a range of addresses.
fn told_range(error: &RangeError, voice: &Voice) -> String {
    match error {
        RangeError::NoRange(_) => {
            let example = "203.0.113.7, 203.0.113.0/24, 2001:db8:1::/48";
            voice.say("wrong-range", &[("example", text(example))])
        }
        RangeError::Ipv4Bits(bits) => {
            voice.say("wrong-range-bits", &[("bits", text(bits)), ("most", text("32"))])
        }
        RangeError::Ipv6Bits(bits) => {
            voice.say("wrong-range-bits", &[("bits", text(bits)), ("most", text("64"))])
        }
        RangeError::Beyond { right, .. } => {
            voice.say("wrong-range-beyond", &[("right", text(right))])
        }
    }
}

/// Reads whether something is on, as people write it in the environment. Nothing at all is how shells unset a variable.
pub(crate) fn switch(text: &str) -> Result<bool, ValueError> {
    match text.trim().to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "1" | "y" | "t" => Ok(true),
        "false" | "no" | "off" | "0" | "n" | "f" | "" => Ok(false),
        _ => Err(ValueError::Switch),
    }
}

/// Reads where somebody can be reached.
pub(crate) fn contact(text: &str) -> Result<String, ValueError> {
    let rest = text.strip_prefix("mailto:").or_else(|| text.strip_prefix("https://"));
    let is_one =
        |rest: &str| !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_graphic());
    rest.filter(|rest| is_one(rest)).map(|_| text.to_owned()).ok_or(ValueError::Contact)
}

/// Reads the address of a server as people open it.
pub(crate) fn url(text: &str) -> Result<String, ValueError> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err(ValueError::Url),
    }
}
