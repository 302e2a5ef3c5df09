//! Which cards carry commands, as it is said on the command line.

use std::path::{Path, PathBuf};
use std::{fs, io};

use stapel_rules::GameKind;
use stapel_rules::notation::SyntaxError;
use stapel_rules::piles::{Command, Layout, LayoutCodeError};
use stapel_rules::setup::LayoutChoice;
use stapel_words::phrases::layout_code_error;

use crate::voice::{Complaint, Voice, display_in_english, text, unreadable};

/// Why there is no such layout.
#[derive(Debug, thiserror::Error)]
pub enum LayoutFailure {
    /// The cards of this game carry no commands.
    None(GameKind),
    /// It is no word, no file and no list, and so a code, but not a right one.
    Code(String, #[source] LayoutCodeError),
    /// The list of commands and numbers is not right.
    List(String, #[source] SyntaxError),
    /// The file can't be read.
    Unreadable(PathBuf, #[source] io::Error),
}

impl Complaint for LayoutFailure {
    fn tell(&self, voice: &Voice) -> String {
        let wrong = |said: &str, why: &str| {
            let said: String = said.chars().take(100).collect();
            let code = Layout::DEFAULT.code();
            let told = [("said", text(&said)), ("why", text(why)), ("code", text(&code))];
            voice.say("wrong-layout", &told)
        };
        match self {
            LayoutFailure::None(game) => {
                voice.say("wrong-layout-none", &[("game", text(game.name()))])
            }
            LayoutFailure::Code(said, error) => {
                wrong(said, &layout_code_error(voice.words(), error))
            }
            LayoutFailure::List(said, error) => wrong(said, &error.tell(voice)),
            LayoutFailure::Unreadable(path, error) => unreadable(path, error, voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            LayoutFailure::Unreadable(..) => "unreadable",
            _ => "bad_layout",
        }
    }
}

display_in_english!(LayoutFailure);

/// Reads `default`, `shuffled`, a code, the commands with their numbers as records write them, or a file with any of
/// these.
pub(crate) fn read_layout(said: &str) -> Result<LayoutChoice, LayoutFailure> {
    let path = Path::new(said);
    if !path.is_file() {
        return parse(said, said);
    }
    let content = fs::read_to_string(path)
        .map_err(|error| LayoutFailure::Unreadable(path.to_owned(), error))?;
    parse(said, &content)
}

fn parse(said: &str, content: &str) -> Result<LayoutChoice, LayoutFailure> {
    // In a file each command may have a line of its own, and the line of a record begins with a key.
    let lines = content.lines().map(|line| line.trim().trim_end_matches(','));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let joined = lines.join(", ");
    let list = joined.strip_prefix("layout: ").unwrap_or(&joined);
    let is_list = Command::ALL.iter().any(|command| list.contains(command.name()));
    if is_list || ["default", "shuffled"].contains(&list) {
        return LayoutChoice::read(list)
            .map_err(|error| LayoutFailure::List(said.to_owned(), error));
    }
    Layout::from_code(list)
        .map(LayoutChoice::Listed)
        .map_err(|error| LayoutFailure::Code(said.to_owned(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_a_layout_is_read_by_name_as_a_code_as_a_list_and_from_a_file() {
        let layout = Layout::shuffled(<[stapel_rules::Card]>::reverse);
        let listed = LayoutChoice::Listed(layout);
        let directory = tempfile::tempdir().unwrap();
        let file = |name: &str, content: &str| {
            let path = directory.path().join(name);
            fs::write(&path, content).unwrap();
            path.to_str().unwrap().to_owned()
        };
        let list = listed.to_string();
        for (said, expected) in [
            (String::from("default"), LayoutChoice::Default),
            (String::from("shuffled"), LayoutChoice::Shuffled),
            (layout.code(), listed),
            (layout.code().to_lowercase().replace('-', " "), listed),
            (list.clone(), listed),
            (file("code.txt", &format!("{}\n", layout.code())), listed),
            (file("line.txt", &format!("layout: {list}\n")), listed),
            (file("lines.txt", &list.replace(", ", ",\n")), listed),
        ] {
            assert_eq!(read_layout(&said).ok(), Some(expected), "{said}");
        }
    }

    #[test]
    fn x1_what_is_wrong_with_a_layout_is_told() {
        let code = Layout::DEFAULT.code();
        assert!(matches!(read_layout("my-box.txt"), Err(LayoutFailure::Code(_, _))));
        let wrong = read_layout(&code.replacen('S', "T", 1));
        assert!(matches!(wrong, Err(LayoutFailure::Code(_, LayoutCodeError::Checksum))));
        assert!(matches!(read_layout("stop 3 38 63"), Err(LayoutFailure::List(_, _))));
    }
}
