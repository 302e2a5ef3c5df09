//! As many colours as the terminal has, and none where none are wanted.

use crate::support::terminal::{CONTROL_C, Setting, Terminal};

/// The numbers of all signs and colours that were switched on and off.
fn styles(variables: &[(&str, &str)], arguments: &[&str]) -> Vec<String> {
    let data = tempfile::tempdir().unwrap();
    let arguments = [&["extreme", "--players", "1"][..], arguments].concat();
    let setting = Setting { variables, ..Setting::default() };
    let mut terminal = Terminal::start(data.path(), &arguments, &setting);
    terminal.wait_for_text("98 cards to go");
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
    let bytes = terminal.bytes();
    let text = String::from_utf8_lossy(&bytes);
    let codes = text.split("\x1b[").skip(1).filter_map(|code| {
        let end = code.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
        code[end..].starts_with('m').then(|| code[..end].to_owned())
    });
    codes.collect()
}

/// Whether a style is a colour: not bold and the like, and not the end of all colours.
fn is_colour(style: &str) -> bool {
    style
        .split(';')
        .filter_map(|number| number.parse::<u8>().ok())
        .any(|number| matches!(number, 30..=38 | 40..=48 | 90..=107))
}

#[test]
fn a_terminal_with_all_colours_gets_them() {
    let styles = styles(&[("COLORTERM", "truecolor")], &[]);
    assert!(styles.iter().any(|style| style.contains("38;2;")), "{styles:?}");
}

#[test]
fn a_terminal_with_256_colours_gets_those() {
    let styles = styles(&[], &[]);
    assert!(styles.iter().any(|style| style.contains("38;5;")), "{styles:?}");
    assert!(styles.iter().all(|style| !style.contains("38;2;")), "{styles:?}");
}

#[test]
fn a_terminal_that_says_nothing_gets_the_colours_that_all_have() {
    let styles = styles(&[("TERM", "xterm")], &[]);
    assert!(styles.iter().any(|style| is_colour(style)));
    let others = |style: &String| style.contains("38;2;") || style.contains("38;5;2");
    assert!(!styles.iter().any(others), "{styles:?}");
}

#[test]
fn whoever_wants_no_colours_gets_none() {
    for (variables, arguments) in [
        (&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")][..], &[][..]),
        (&[("COLORTERM", "truecolor")], &["--colours", "none"]),
        (&[("COLORTERM", "truecolor")], &["--color", "never"]),
    ] {
        let colours: Vec<String> =
            styles(variables, arguments).into_iter().filter(|style| is_colour(style)).collect();
        assert!(colours.is_empty(), "{colours:?}");
    }
}

#[test]
fn who_asks_for_colours_by_name_gets_them_in_any_case() {
    let styles = styles(&[("NO_COLOR", "1")], &["--colours", "true"]);
    assert!(styles.iter().any(|style| style.contains("38;2;")), "{styles:?}");
}
