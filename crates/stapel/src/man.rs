//! `stapel man`: the manual, a page for each command.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;

use crate::cli;
use crate::exit::Exit;
use crate::voice::{Complaint, Voice, display_in_english, text, unwritable};

/// Which page, and where to.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The page of this command instead of the first one
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub page: Option<String>,
    /// Write all pages as files into this directory; made if it is missing
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Why there is no manual.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The output can't be written.
    Io(#[from] io::Error),
    /// A file can't be written.
    Unwritable(PathBuf, #[source] io::Error),
    /// There is no such command.
    NoSuchCommand(String),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
            Failure::Unwritable(path, error) => unwritable(path, error, voice),
            Failure::NoSuchCommand(name) => {
                let told = voice.say("wrong-command", &[("command", text(name))]);
                let command = cli::command(voice);
                let names = command.get_subcommands().map(Command::get_name);
                voice.with_guess(told, cli::suggestion(name, names))
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Io(error) => error.code(),
            Failure::Unwritable(..) => "unwritable",
            Failure::NoSuchCommand(_) => "wrong_use",
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Unwritable(..) | Failure::NoSuchCommand(_) => None,
        }
    }
}

display_in_english!(Failure);

/// Writes a page, or all of them.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<(), Failure> {
    let command = cli::command(voice);
    if let Some(directory) = &arguments.out {
        let unwritable = |error| Failure::Unwritable(directory.clone(), error);
        fs::create_dir_all(directory).map_err(unwritable)?;
        return write_all(&command, "stapel", directory, voice);
    }
    let page = match &arguments.page {
        None => page(&command, "stapel", voice)?,
        Some(name) => {
            let found = command.find_subcommand(name);
            let found = found.ok_or_else(|| Failure::NoSuchCommand(name.clone()))?;
            page(found, &format!("stapel-{}", found.get_name()), voice)?
        }
    };
    Ok(output.write_all(&page)?)
}

fn write_all(
    command: &Command,
    name: &str,
    directory: &Path,
    voice: &Voice,
) -> Result<(), Failure> {
    let path = directory.join(format!("{name}.1"));
    fs::write(&path, page(command, name, voice)?)
        .map_err(|error| Failure::Unwritable(path, error))?;
    let inner = command.get_subcommands().filter(|inner| inner.get_name() != "help");
    for inner in inner {
        write_all(inner, &format!("{name}-{}", inner.get_name()), directory, voice)?;
    }
    Ok(())
}

/// A page, in the language of the manual program.
fn page(command: &Command, name: &str, voice: &Voice) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone().name(name.to_owned()).disable_help_subcommand(true))
        .title(name.to_uppercase())
        .date(cli::DATE)
        .source("stapel");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    if command.get_arguments().next().is_some() {
        man.render_options_section(&mut page)?;
    }
    if command.get_subcommands().any(|inner| inner.get_name() != "help") {
        man.render_subcommands_section(&mut page)?;
    }
    if let Some(text) = command.get_after_help() {
        writeln!(page, ".SH EXAMPLES\n.nf\n{}.fi", escaped(&text.to_string()))?;
    }
    writeln!(page, ".SH \"EXIT STATUS\"")?;
    for exit in Exit::ALL {
        writeln!(page, ".TP\n\\fB{}\\fR\n{}", exit.code(), exit.meaning(voice))?;
    }
    Ok(page)
}

/// Text as it is, where the manual program would see commands in it.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for line in text.lines() {
        // Nothing at the beginning of a line is a command then.
        escaped += &format!("\\&{}\n", line.replace('\\', "\\e").replace('-', "\\-"));
    }
    escaped
}
