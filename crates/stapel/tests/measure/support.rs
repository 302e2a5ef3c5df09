//! Running the binary.

use std::process::{Command, Output};

use serde_json::Value;

/// Runs the binary with these arguments, which have spaces between them.
pub(crate) fn stapel(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(arguments.split_whitespace())
        .env("STAPEL_LANGUAGE", "en")
        .output()
        .unwrap()
}

/// What is written by a run that goes well.
#[track_caller]
pub(crate) fn good(arguments: &str) -> String {
    let output = stapel(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    // Nobody looks at a terminal here, so there is no progress bar either.
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{arguments}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one object that is written.
#[track_caller]
pub(crate) fn json(arguments: &str) -> Value {
    let text = good(arguments);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// Asserts that this is wrong use, and that its error has all these parts.
#[track_caller]
pub(crate) fn assert_wrong(arguments: &str, parts: &[&str]) {
    let output = stapel(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {errors}");
    assert!(output.stdout.is_empty(), "{arguments}");
    for part in parts {
        assert!(errors.contains(part), "{arguments}: no {part:?} in {errors}");
    }
}

/// Asserts that the keys stand in the text in this order.
#[track_caller]
pub(crate) fn assert_keys(text: &str, keys: &[&str]) {
    let mut rest = text;
    for key in keys {
        let quoted = format!("\"{key}\":");
        let place = rest.find(&quoted).unwrap_or_else(|| panic!("no {key} in {rest}"));
        rest = &rest[place + quoted.len()..];
    }
}

/// Runs the binary in a terminal, presses Ctrl-C once its progress bar has counted so many, and gives
/// what it then writes to standard output.
#[cfg(unix)]
#[track_caller]
pub(crate) fn interrupted(arguments: &str, done: u64) -> String {
    let (code, shown, written) = in_terminal(arguments, Some(done));
    assert_eq!(code, 130, "{shown}");
    written
}

/// Runs the binary in a terminal; its exit code, what the terminal showed, and what it wrote to standard
/// output. Ctrl-C is pressed once the progress bar has counted as many as `stop_at` says.
#[cfg(unix)]
#[track_caller]
pub(crate) fn in_terminal(arguments: &str, stop_at: Option<u64>) -> (u32, String, String) {
    use std::io::{Read, Write};

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    let size = PtySize { cols: 120, ..PtySize::default() };
    let pair = native_pty_system().openpty(size).unwrap();
    let written = tempfile::NamedTempFile::new().unwrap();
    // Only standard error is a terminal, so that the result is not mixed with the bar.
    let mut command = CommandBuilder::new("sh");
    command.args(["-c", "exec \"$0\" \"$@\" >\"$WRITTEN\"", env!("CARGO_BIN_EXE_stapel")]);
    command.args(arguments.split_whitespace());
    command.env("WRITTEN", written.path());
    command.env("STAPEL_LANGUAGE", "en");
    command.env("TERM", "xterm");
    let mut child = pair.slave.spawn_command(command).unwrap();
    // Only the program may hold it, so that its end is seen.
    drop(pair.slave);
    let mut screen = pair.master.try_clone_reader().unwrap();
    let mut keys = pair.master.take_writer().unwrap();
    let (mut shown, mut buffer, mut pressed) = (String::new(), [0; 4096], false);
    // The end of a terminal is an error on some systems.
    while let Some(read) = screen.read(&mut buffer).ok().filter(|&read| read > 0) {
        shown += &String::from_utf8_lossy(&buffer[..read]);
        if !pressed && stop_at.is_some() && counted(&shown) >= stop_at {
            keys.write_all(b"\x03").unwrap();
            pressed = true;
        }
    }
    assert_eq!(pressed, stop_at.is_some(), "the bar never came to {stop_at:?}: {shown}");
    let code = child.wait().unwrap().exit_code();
    (code, shown, std::fs::read_to_string(written.path()).unwrap())
}

/// What the progress bar has counted, as it was last drawn: 1234 if that is `1,234/1,000,000 games`.
#[cfg(unix)]
fn counted(shown: &str) -> Option<u64> {
    let number = |text: &str| text.replace(',', "").parse::<u64>().ok();
    let counts = shown.split_whitespace().filter_map(|word| word.split_once('/'));
    counts.filter_map(|(counted, all)| number(all).and(number(counted))).next_back()
}
