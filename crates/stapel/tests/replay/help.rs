//! What the binary says about itself.

use super::support::run;

#[test]
fn the_help_lists_every_command_and_the_exit_codes() {
    let help = run(&["--help"]).good();
    for part in ["referee", "replay", "Exit codes", "0 everything went well"] {
        assert!(help.contains(part), "no {part:?} in {help}");
    }
}

#[test]
fn the_help_gives_examples() {
    for arguments in [&["--help"][..], &["-h"], &["referee", "--help"], &["help", "referee"]] {
        let help = run(arguments).good();
        assert!(help.contains("Example"), "{arguments:?}: {help}");
        assert!(help.contains("Usage: stapel"), "{arguments:?}: {help}");
    }
}

/// The commands that the help lists.
fn commands() -> Vec<String> {
    let help = run(&["--help"]).good();
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let lines = list.lines().take_while(|line| !line.is_empty());
    // A description too long for its line goes on further to the right.
    let names =
        lines.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    names
        .map(|line| line.split(' ').next().unwrap().to_owned())
        .filter(|name| name != "help")
        .collect()
}

#[test]
fn the_help_of_every_command_gives_examples() {
    let without: Vec<String> = commands()
        .into_iter()
        .filter(|command| !run(&[command, "--help"]).good().contains("Example"))
        .collect();
    assert!(without.is_empty(), "no examples in the help of {without:?}");
}

#[test]
fn every_command_has_help_of_its_own() {
    let commands = commands();
    assert!(["referee", "replay"].iter().all(|name| commands.iter().any(|other| other == name)));
    for command in commands {
        let help = run(&[&command, "--help"]).good();
        assert!(help.contains(&format!("Usage: stapel {command}")), "{help}");
        assert_eq!(run(&["help", &command]).good(), help);
    }
}

/// The example session in the help of the referee is one that works.
#[test]
fn the_example_session_of_the_referee_can_be_had() {
    let help = run(&["referee", "--help"]).good();
    let mut referee = stapel::referee::Referee::new();
    let mut questions = 0;
    for line in help.lines().filter_map(|line| line.trim_start().strip_prefix("> ")) {
        let answer = referee.answer_line(line.as_bytes());
        assert!(answer.starts_with("{\"ok\":true"), "{line}: {answer}");
        questions += 1;
    }
    assert!(questions >= 3, "{help}");
}

#[test]
fn the_version_is_told() {
    let version = run(&["--version"]).good();
    let rest = version.strip_prefix(&format!("stapel {}", env!("CARGO_PKG_VERSION"))).unwrap();
    // Built from a checkout, it also tells the commit and its date.
    let commit = rest.trim_end().strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
    let told = commit.and_then(|commit| commit.split_once(' '));
    let plausible = |(commit, date): (&str, &str)| {
        commit.chars().all(|digit| digit.is_ascii_hexdigit()) && date.split('-').count() == 3
    };
    assert!(rest == "\n" || told.is_some_and(plausible), "{version}");
}
