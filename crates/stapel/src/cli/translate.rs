//! The help of all commands in other languages: a walk over the command line as it is written in English.

use clap::builder::StyledStr;
use clap::{Arg, Command};
use stapel_words::Language;

use super::examples;
use crate::voice::Voice;

/// The ids under which the help of something is looked for: the first that is there is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted(Vec<String>);

impl Wanted {
    fn command(path: &str) -> Wanted {
        let mut ids = vec![format!("help-{path}")];
        // Clap gives every command with commands of its own one for their help.
        if path.ends_with("-help") {
            ids.push(String::from("help-help"));
        }
        Wanted(ids)
    }

    /// What several commands take has one text, unless a command says otherwise.
    fn argument(path: &str, argument: &Arg) -> Wanted {
        let name = argument.get_id().as_str().replace('_', "-");
        Wanted(vec![format!("help-{path}--{name}"), format!("help--{name}")])
    }

    /// The id of the text that is there.
    pub fn found(&self, voice: &Voice) -> Option<&str> {
        self.0.iter().map(String::as_str).find(|id| voice.words().has(id))
    }

    /// The ids, the best first.
    pub fn ids(&self) -> &[String] {
        &self.0
    }
}

/// Everything that wants a text.
pub fn wanted() -> Vec<Wanted> {
    let mut all = Vec::new();
    let mut command = <super::Cli as clap::CommandFactory>::command();
    command.build();
    gather(&command, "stapel", &mut all);
    all
}

fn gather(command: &Command, path: &str, all: &mut Vec<Wanted>) {
    all.push(Wanted::command(path));
    all.extend(command.get_arguments().map(|argument| Wanted::argument(path, argument)));
    for inner in command.get_subcommands().filter(|inner| !is_help_of_help(path, inner)) {
        gather(inner, &inner_path(path, inner.get_name()), all);
    }
}

/// Below `help` clap repeats all commands, for completion.
fn is_help_of_help(path: &str, command: &Command) -> bool {
    (path == "help" || path.ends_with("-help")) && !command.get_name().is_empty()
}

fn inner_path(path: &str, name: &str) -> String {
    if path == "stapel" { name.to_owned() } else { format!("{path}-{name}") }
}

/// The command line in a language, with examples.
pub(super) fn translate(command: Command, voice: &Voice) -> Command {
    walk(command, "stapel", voice)
}

fn walk(mut command: Command, path: &str, voice: &Voice) -> Command {
    if let Some(text) = examples::after_help(path, voice) {
        command = command.after_help(text);
    }
    if voice.language() != Language::English {
        command = heading(command, voice);
        if let Some(id) = Wanted::command(path).found(voice) {
            command = command.about(voice.t(id));
        }
        command = command.mut_args(|argument| explained(argument, path, voice));
    }
    let names: Vec<String> = command
        .get_subcommands()
        .filter(|inner| !is_help_of_help(path, inner))
        .map(|inner| inner.get_name().to_owned())
        .collect();
    for name in names {
        let inner = inner_path(path, &name);
        command = command.mut_subcommand(name, |command| walk(command, &inner, voice));
    }
    command
}

/// The words around the parts of the help.
fn heading(mut command: Command, voice: &Voice) -> Command {
    let header = *command.get_styles().get_header();
    let title = voice.t("heading-usage");
    let below = " ".repeat(title.chars().count() + 1);
    let usage = usage_of(&command.render_usage())
        .replace("\n       ", &format!("\n{below}"))
        .replace("[OPTIONS]", &format!("[{}]", voice.t("placeholder-options")))
        .replace("[COMMAND]", &format!("[{}]", voice.t("placeholder-command")))
        .replace("<COMMAND>", &format!("<{}>", voice.t("placeholder-command")));
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{header}{title}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    command
        .override_usage(usage)
        .help_template(StyledStr::from(template))
        .subcommand_help_heading(without_colon(&voice.t("heading-commands")))
}

/// A usage without the word before it.
pub(super) fn usage_of(usage: &StyledStr) -> String {
    let usage = usage.to_string();
    usage.strip_prefix("Usage:").unwrap_or(&usage).trim().to_owned()
}

/// Clap writes the colon after a heading, but not the space before it that French has.
fn without_colon(heading: &str) -> String {
    heading.trim_end_matches(':').to_owned()
}

/// An argument with its help. What clap adds to it in English is added here.
fn explained(argument: Arg, path: &str, voice: &Voice) -> Arg {
    let heading = match argument.get_help_heading() {
        // The program itself has hardly any others.
        Some(_) if path != "stapel" => "heading-everywhere",
        None if argument.is_positional() => "heading-arguments",
        _ => "heading-options",
    };
    let mut help = match Wanted::argument(path, &argument).found(voice) {
        Some(id) => voice.t(id),
        None => argument.get_help().map(ToString::to_string).unwrap_or_default(),
    };
    let mut add = |id: &str, what: &str| {
        help += &format!(" [{} {what}]", voice.t(id));
    };
    if let Some(variable) = argument.get_env() {
        add("mark-environment", &variable.to_string_lossy());
    }
    let takes_value = argument.get_action().takes_values();
    let defaults: Vec<_> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes_value && !defaults.is_empty() && !argument.is_hide_default_value_set() {
        add("mark-default", &defaults.join(","));
    }
    let values: Vec<String> = argument
        .get_possible_values()
        .iter()
        .filter(|value| !value.is_hide_set())
        .map(|value| value.get_name().to_owned())
        .collect();
    if takes_value && !values.is_empty() && !argument.is_hide_possible_values_set() {
        add("mark-values", &values.join(", "));
    }
    argument
        .help(help)
        .help_heading(without_colon(&voice.t(heading)))
        .hide_env(true)
        .hide_default_value(true)
        .hide_possible_values(true)
}
