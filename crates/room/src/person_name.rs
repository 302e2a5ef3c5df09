//! What people may be called.
//!
//! A name is all that others know of a person, so it has to be seen, and must not pass for somebody else's. Where numbers
//! are secret it is talk like any other: it obeys the taboo (G11).

use stapel_table::taboo;

/// The most characters of a name.
pub const MAX_NAME: usize = 24;

/// How many accents can stand on one letter.
const MAX_MARKS: usize = 2;

/// What pages call a bot, in front of its name, its number or its level.
const BOT: &str = "Bot";

/// What bots are called by how well they play, in the five languages of our pages and in our interfaces.
const LEVELS: [&str; 21] = [
    "random",
    "greedy",
    "steady",
    "Expert",
    "Carefree",
    "Easy",
    "Strong",
    "Sorglos",
    "Leicht",
    "Stark",
    "Profi",
    "Insouciant",
    "Facile",
    "Fort",
    "Spensierato",
    "Forte",
    "Esperto",
    "Beztroski",
    "Łatwy",
    "Silny",
    "Ekspert",
];

/// What bots are called by their seats, the same in every language.
const BOTS: [&str; 6] = ["Piko", "Momo", "Tika", "Lulo", "Zaza", "Runi"];

/// What people are called who have not chosen a name, in the same languages. Nobody is mistaken for one of them.
const GUESTS: [&str; 5] = ["Gast", "Guest", "Invité", "Ospite", "Gość"];

/// First names that are numbers elsewhere.
const ALSO_NUMBERS: [&str; 1] = ["otto"];

/// Why nobody can be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    #[error("a name has 1 to {MAX_NAME} visible characters")]
    Length,
    #[error("nothing of this name can be seen: it needs a letter or another visible sign")]
    Invisible,
    #[error("this name looks like a bot's: choose another one")]
    Bot,
}

/// A name as it is kept: without what can't be seen.
///
/// # Errors
/// [`NameError`], if nothing is left of it, or too much, or if it looks like a bot's.
pub fn read_name(name: &str) -> Result<String, NameError> {
    let mut kept = String::new();
    let mut marks = 0;
    for letter in name.chars() {
        if taboo::is_mark(letter) {
            // Accents need a letter, and a tower of them covers what stands above.
            marks += 1;
            if marks <= MAX_MARKS
                && kept.ends_with(|last| taboo::is_seen(last) || taboo::is_mark(last))
            {
                kept.push(letter);
            }
        } else if letter.is_whitespace() || taboo::is_seen(letter) {
            marks = 0;
            kept.push(letter);
        }
    }
    let words: Vec<&str> = kept.split_whitespace().collect();
    let kept = words.join(" ");
    if kept.is_empty() {
        return Err(if name.is_empty() { NameError::Length } else { NameError::Invisible });
    }
    if kept.chars().count() > MAX_NAME {
        return Err(NameError::Length);
    }
    if is_like_a_bot(&kept) { Err(NameError::Bot) } else { Ok(kept) }
}

/// Whether a name tells a number, read strictly.
pub fn names_number(name: &str) -> bool {
    let is_first_name = |word: &&str| ALSO_NUMBERS.contains(&word.to_lowercase().as_str());
    let rest: Vec<&str> = name.split(' ').filter(|word| !is_first_name(word)).collect();
    taboo::check(&rest.join(" ")).is_err()
}

/// What a name looks like, to compare it with others; `None` for one that everybody has who chose none.
pub fn looks(name: &str) -> Option<String> {
    let looks = taboo::skeleton(name);
    let is_anyone = GUESTS.iter().any(|guest| taboo::skeleton(guest) == looks);
    (!is_anyone).then(|| if looks.is_empty() { name.to_owned() } else { looks })
}

/// Whether two people with these names could be mistaken for each other.
pub fn are_alike(one: &str, other: &str) -> bool {
    looks(one).is_some_and(|looks| self::looks(other) == Some(looks))
}

fn is_like_a_bot(name: &str) -> bool {
    let looks = taboo::skeleton(name);
    let is = |text: &str| taboo::skeleton(text) == looks;
    let after_bot = |text: &str| is(&format!("{BOT}{text}"));
    is(BOT)
        || (0..=10).any(|number| after_bot(&number.to_string()))
        || BOTS.iter().any(|name| after_bot(name))
        || LEVELS.iter().any(|level| is(level) || after_bot(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_presentable_or_refused() {
        assert_eq!(read_name("  Zoë   Łącka\n"), Ok(String::from("Zoë Łącka")));
        assert_eq!(read_name("a\u{200b}d\u{202e}a"), Ok(String::from("ada")));
        assert_eq!(read_name("Łukasz 2000"), Ok(String::from("Łukasz 2000")));
        assert_eq!(read_name("🦊"), Ok(String::from("🦊")));
        assert_eq!(read_name(""), Err(NameError::Length));
        assert_eq!(read_name(&"x".repeat(25)), Err(NameError::Length));
        // An accent of its own letter, but no tower, and none that falls on what stands before the name.
        assert_eq!(read_name("e\u{301}"), Ok(String::from("e\u{301}")));
        let tower = format!("a{}", "\u{301}".repeat(20));
        assert_eq!(read_name(&tower), Ok(String::from("a\u{301}\u{301}")));
        assert_eq!(read_name("\u{301}a"), Ok(String::from("a")));
    }

    #[test]
    fn what_nobody_can_see_is_no_name() {
        for name in [
            " ",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{301}",
            "\u{202e}",
            "\u{2066}\u{2069}",
            "\u{feff}",
            "\u{ad}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{34f}",
            "\u{180e}",
            "\u{1d173}",
            "\u{a0}\u{2003}",
            "\u{0}",
            "\u{fff9}",
            " \u{2800} \u{301} ",
        ] {
            assert_eq!(read_name(name), Err(NameError::Invisible), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in [
            "Bot",
            "bot 2",
            "BOT2",
            "B0t 3",
            "Вот 1",
            "Bot (Easy)",
            "Bot-Expert",
            "ʙᴏᴛ 4",
            "B\u{200b}o\u{200b}t 2",
            "Bot (Łatwy)",
            "Bot Latwy",
            "Expert",
            "EXPERT",
            "Εxpert",
            "Ｂｏｔ ５",
            "Spensierato",
            "B.o.t. 2",
            "Bot l",
            "Bot Piko",
            "b0t-rUNi",
        ] {
            assert_eq!(read_name(name), Err(NameError::Bot), "{name}");
        }
        for name in
            ["Botho", "Robot", "Bottom", "Abbot", "Ada Bot", "Bot of Bob", "Esperanza", "Bot 2000"]
        {
            assert_eq!(read_name(name), Ok(name.to_owned()));
        }
    }

    #[test]
    fn names_are_alike_if_a_reader_could_take_one_for_the_other() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "Аdа"),
            ("Ada", "Á d a"),
            ("Bill", "Bi11"),
            ("Bill", "BiII"),
            ("Bob", "B0b"),
            ("Ada", "Ada."),
            ("Ada", "_Ada_"),
            ("Emma", "Ernrna"),
            ("🦊", "🦊"),
            ("Ada", "a\u{200b}da"),
        ] {
            assert!(are_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Ada", "Ada 2"),
            ("Ada", "Adam"),
            ("🦊", "🦝"),
            ("Guest", "Guest"),
            ("Gast", "Guest"),
            ("Gość", "Gosc"),
            ("Ada", "Ada 🦊"),
        ] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_tell_a_number_are_found() {
        for name in [
            "52",
            "I hold 52",
            "fifty-two",
            "Zweiundfünfzig",
            "Max2000",
            "LII",
            "f1fty two",
            "Otto 52",
        ] {
            assert!(names_number(name), "{name}");
        }
        for name in ["Ada", "Otto", "Otto Müller", "Zoë Łącka", "Tim", "Bob", "robot", "Łukasz"]
            .iter()
            .chain(&GUESTS)
        {
            assert!(!names_number(name), "{name}");
        }
    }
}
