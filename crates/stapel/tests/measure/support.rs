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

/// Runs more games than anyone would wait for, presses Ctrl-C after a while, and gives what is
/// written then. On a busy machine the program may not have come far enough yet to listen, or to
/// have something to tell: then it is given more time.
#[cfg(unix)]
#[track_caller]
pub(crate) fn interrupted(arguments: &str, enough: impl Fn(&str) -> bool) -> String {
    use std::time::Duration;
    for after in [300, 2_000, 10_000].map(Duration::from_millis) {
        let output = interrupted_after(arguments, after);
        let text = String::from_utf8(output.stdout).unwrap();
        if output.status.code().is_some() && enough(&text) {
            assert_eq!(output.status.code(), Some(130));
            return text;
        }
    }
    panic!("nothing to tell after ten seconds");
}

#[cfg(unix)]
fn interrupted_after(arguments: &str, after: std::time::Duration) -> Output {
    use std::process::Stdio;
    let process = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(arguments.split_whitespace())
        .env("STAPEL_LANGUAGE", "en")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(after);
    let id = process.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    process.wait_with_output().unwrap()
}
