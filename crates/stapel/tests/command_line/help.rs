//! What every command says about itself.

use stapel_words::Language;

use super::support::{Home, good};

/// The commands, and those of commands.
const COMMANDS: [&str; 43] = [
    "",
    "play",
    "serve",
    "admin",
    "admin status",
    "admin tables",
    "admin guests",
    "admin addresses",
    "admin close",
    "admin reopen",
    "admin mute",
    "admin unmute",
    "admin ban",
    "admin unban",
    "admin bans",
    "admin remove-name",
    "admin announce",
    "admin registration",
    "admin maintenance",
    "admin limits",
    "admin reports",
    "admin audit",
    "backup",
    "export",
    "check",
    "verify",
    "referee",
    "replay",
    "review",
    "puzzles",
    "puzzles play",
    "puzzles list",
    "puzzles make",
    "simulate",
    "arena",
    "solve",
    "bots",
    "config",
    "config path",
    "config set",
    "config unset",
    "completions",
    "man",
];

#[test]
fn every_command_explains_itself() {
    let home = Home::new();
    for command in COMMANDS {
        let mut arguments: Vec<&str> = command.split_whitespace().collect();
        let name = if command.is_empty() { "stapel" } else { command }.replace(' ', "-");
        arguments.push("--help");
        insta::assert_snapshot!(format!("help-{name}"), home.told(&arguments));
    }
}

#[test]
fn no_command_is_forgotten_here() {
    let command = stapel::cli::command(&stapel::voice::Voice::english());
    let mut names = vec![String::new()];
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        names.push(inner.get_name().to_owned());
        let within = inner.get_subcommands().map(clap::Command::get_name);
        let within = within.filter(|within| *within != "help");
        names.extend(within.map(|within| format!("{} {within}", inner.get_name())));
    }
    assert_eq!(names, COMMANDS);
}

#[test]
fn help_is_there_in_the_language_that_was_asked_for() {
    let home = Home::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let told = home.told(&["--language", language.tag(), "--help"]);
        insta::assert_snapshot!(format!("help-stapel-{language}"), told);
    }
    insta::assert_snapshot!("help-serve-pl", home.told(&["--language", "pl", "serve", "--help"]));
}

#[test]
fn colours_are_for_terminals_or_whoever_asks() {
    let home = Home::new();
    let colourful = |command| good(command).contains('\u{1b}');
    let arguments = ["bots", "--help"];
    assert!(!colourful(home.stapel(&arguments)), "nobody looks at a terminal here");
    assert!(colourful(home.stapel(&["bots", "--help", "--color", "always"])));
    assert!(!colourful(home.stapel(&["bots", "--help", "--color=never"])));
    let mut forced = home.stapel(&arguments);
    forced.env("CLICOLOR_FORCE", "1");
    assert!(colourful(forced));
    let mut both = home.stapel(&["bots", "--help", "--color=never"]);
    both.env("CLICOLOR_FORCE", "1");
    assert!(!colourful(both), "an option wins over the environment");
    let mut none = home.stapel(&arguments);
    none.env("NO_COLOR", "1");
    assert!(!colourful(none));
}
