//! Why what stands after an option won't do.

use crate::voice::{Complaint, Voice, complaint_is_error, text};

/// What is wrong about a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
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

impl Complaint for Wrong {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Wrong::Commitment => voice.t("wrong-commitment"),
            Wrong::Url => voice.say("wrong-url", &[("example", text("https://cards.example"))]),
            Wrong::Language => voice.t("wrong-language"),
            Wrong::Theme => voice.t("wrong-theme"),
            Wrong::Name => voice.t("wrong-name"),
            Wrong::NoText => voice.t("wrong-no-text"),
        }
    }
}

complaint_is_error!(Wrong {
    _ => None,
});

/// Reads the address of a server as people open it.
pub(crate) fn url(text: &str) -> Result<String, Wrong> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err(Wrong::Url),
    }
}
