use stapel_bots::Level;

use crate::cli::{described, paragraph};
use crate::voice::{Voice, text};

/// What can be other than usual about a bot, and the id of what it is.
pub(crate) const BOT_SETTINGS: [(&str, &str); 4] = [
    ("playouts=N", "bots-playouts"),
    ("ms=N", "bots-ms"),
    ("talk=on|off", "bots-talk"),
    ("learned=on|off", "bots-learned"),
];

/// What a bot is like.
pub(crate) fn description(level: Level, voice: &Voice) -> String {
    voice.t(match level {
        Level::Random => "bots-random",
        Level::Greedy => "bots-greedy",
        Level::Steady => "bots-steady",
        Level::Expert => "bots-expert",
    })
}

/// What the help of a command says about bots: which there are, and how they are asked for.
pub(crate) fn bots_help(voice: &Voice) -> String {
    let levels = Level::ALL.map(|level| (level.name(), description(level, voice)));
    let settings = BOT_SETTINGS.map(|(name, id)| (name, voice.t(id)));
    let example = [("example", text("expert:playouts=20000:talk=off"))];
    format!(
        "{}\n{}\n{}{}{}",
        voice.t("heading-bots"),
        described(&levels),
        paragraph(&voice.say("bots-settings", &example)),
        described(&settings),
        paragraph(&voice.t("bots-passed-over"))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_describe_themselves_in_english_as_the_texts_do() {
        for level in Level::ALL {
            assert_eq!(description(level, &Voice::english()), level.description());
        }
    }
}
