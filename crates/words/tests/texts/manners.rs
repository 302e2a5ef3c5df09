//! How texts are written: without numbers in talk, and with the marks of their language.

use stapel_rules::GameKind;
use stapel_rules::piles::Command;
use stapel_table::taboo;
use stapel_words::{Language, built_in};

use crate::files::texts;

/// What is said at the table by pressing a button.
const TALK: [&str; 3] = ["wish-", "signal-", "start-"];

#[test]
fn talk_names_no_number() {
    for language in Language::ALL {
        let words = built_in(language);
        let talk =
            texts(language).into_keys().filter(|id| TALK.iter().any(|talk| id.starts_with(talk)));
        let talk: Vec<String> = talk.collect();
        assert!(talk.len() > 10, "{talk:?}");
        for id in talk {
            let text = words.get(&id);
            assert_eq!(taboo::check(&text), Ok(()), "{language}: {id}: {text}");
        }
    }
}

#[test]
fn x14_every_command_may_be_called_by_its_name() {
    let signs = GameKind::Extreme.about().number_signs;
    for language in Language::ALL {
        let words = built_in(language);
        for command in Command::ALL {
            let name = words.get(&format!("command-{command}"));
            for text in
                [name.clone(), name.to_lowercase(), format!("„{name}“?"), format!("A: {name}")]
            {
                let checked = taboo::check_with_signs(&text, signs);
                assert_eq!(checked, Ok(()), "{language}: {text}");
            }
        }
    }
}

/// How a language quotes.
fn quotes(language: Language) -> [char; 2] {
    match language {
        Language::German => ['„', '“'],
        Language::English => ['“', '”'],
        Language::French | Language::Italian => ['«', '»'],
        Language::Polish => ['„', '”'],
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    const MARKS: [char; 9] = ['"', '\'', '„', '“', '”', '«', '»', '‚', '‘'];
    for language in Language::ALL {
        let words = built_in(language);
        let [open, close] = quotes(language);
        for id in texts(language).into_keys() {
            let text = words.get(&id);
            let marks: Vec<char> = text.chars().filter(|letter| MARKS.contains(letter)).collect();
            let right = marks.chunks(2).all(|pair| pair == [open, close]);
            assert!(right, "{language}: {id}: {text}");
            assert!(!text.contains("..."), "{language}: {id}: {text}");
        }
    }
}

#[test]
fn french_marks_keep_their_narrow_space() {
    const NARROW: char = '\u{202f}';
    // Names that are written as on the box, and addresses.
    const NAMES: [&str; 6] =
        ["The Game: Extreme", "Clear 4!", "3!", "Stapel:", "https:", "mailto:"];
    let words = built_in(Language::French);
    for id in texts(Language::French).into_keys() {
        let text = NAMES.iter().fold(words.get(&id), |text, name| text.replace(name, ""));
        let letters: Vec<char> = text.chars().collect();
        for (place, letter) in letters.iter().enumerate() {
            let before = place.checked_sub(1).map(|place| letters[place]);
            let right = match letter {
                ':' | ';' | '!' | '?' | '»' => before == Some(NARROW),
                '«' => letters.get(place + 1) == Some(&NARROW),
                _ => true,
            };
            assert!(right, "{id}: {text}");
        }
    }
}
