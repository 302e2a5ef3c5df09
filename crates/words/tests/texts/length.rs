//! Texts fit where they stand, on a phone too.

use stapel_words::{Argument, Language, Words, built_in};

use crate::files::{Text, by_file, texts};
use crate::filled::arguments;

/// Labels and buttons are at most this long in English; longer texts have room to wrap.
const LABEL: usize = 24;

/// What shares a row on a phone, and how many letters there are for all of it together.
const ROWS: [(&[&str], usize); 16] = [
    (&["learn", "rules", "settings"], 26),
    (&["bot-greedy", "bot-steady", "bot-expert"], 24),
    (&["motion-still", "motion-fast", "motion-normal", "motion-slow"], 28),
    (&["play-alone"], 20),
    (&["play-with-bots"], 30),
    (&["play-friends"], 24),
    (&["your-turn", "take-back", "end-turn"], 38),
    (&["end-turn"], 14),
    (&["take-back"], 12),
    (&["yes", "no"], 8),
    (&["start-want", "start-could", "start-rather-not"], 36),
    (&["signal-stuck-soon", "signal-can-go-on"], 40),
    (&["command-draw-one", "signal-holds", "signal-not-now"], 36),
    (&["draw-pile", "cards-left"], 54),
    (&["fit-trick"], 18),
    (&["send"], 10),
];

/// What may stand on a label: a terminal has room for what commands say.
fn labels(language: Language) -> impl Iterator<Item = (String, Text)> {
    by_file(language)
        .into_iter()
        .filter(|(name, _)| {
            !["commands.ftl", "puzzles-command.ftl", "review-command.ftl", "what-if-commands.ftl"]
                .contains(&name.as_str())
        })
        .flat_map(|(_, texts)| texts)
}

fn length(words: &Words, id: &str, text: &Text) -> usize {
    let arguments = arguments(text, 12);
    let arguments: Vec<(&str, Argument<'_>)> =
        arguments.iter().map(|(name, argument)| (name.as_str(), argument.clone())).collect();
    words.fill(id, &arguments).chars().count()
}

#[test]
fn labels_are_not_much_longer_than_in_english() {
    let english = built_in(Language::English);
    for language in Language::ALL {
        let words = built_in(language);
        for (id, text) in labels(language) {
            let usual = length(&english, &id, &text);
            let found = length(&words, &id, &text);
            // Half as long again, and one short word more.
            let bound = usual + usual / 2 + 9;
            assert!(
                usual > LABEL || found <= bound,
                "{language}: {id} has {found} letters, not {bound}"
            );
        }
    }
}

#[test]
fn what_shares_a_row_on_a_phone_is_short_enough() {
    for language in Language::ALL {
        let words = built_in(language);
        let texts = texts(language);
        for (ids, room) in ROWS {
            let found: usize = ids.iter().map(|id| length(&words, id, &texts[*id])).sum();
            assert!(found <= room, "{language}: {ids:?} have {found} letters, not {room}");
        }
    }
}
