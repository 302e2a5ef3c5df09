//! Values of options and settings that can't be used.

use crate::voice::{Complaint, Voice, display_in_english, text};

/// Why a value can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValueError {
    /// It is no commitment.
    Commitment,
    /// It is no address that people could open.
    Url,
    /// Stapel doesn't speak this language.
    Language,
    /// There is no such theme.
    Theme,
    /// Nobody can be called so.
    Name,
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
            ValueError::Language => voice.t("wrong-language"),
            ValueError::Theme => voice.t("wrong-theme"),
            ValueError::Name => voice.t("wrong-name"),
            ValueError::NoText => voice.t("wrong-no-text"),
        }
    }
}

display_in_english!(ValueError);

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
