//! `stapel completions`: what lets a shell complete commands.
//!
//! The scripts for bash, zsh and fish know nothing themselves. They call the program with the words that were typed and
//! `INDEX` in the environment, and it answers with what they could become, a candidate a line. So a script that was
//! installed once knows whatever the program knows.

mod values;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};

use clap::Args;
use clap_complete::Shell;
use clap_complete::engine::{CompletionCandidate, complete};

use crate::cli;
use crate::voice::Voice;

/// The variable with the number of the word that is to be completed, counted from 0. It is not for people.
const INDEX: &str = "STAPEL_COMPLETE";

/// For whom.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// Writes them.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let script = match arguments.shell {
        Shell::Bash => include_bytes!("stapel.bash").to_vec(),
        Shell::Zsh => include_bytes!("stapel.zsh").to_vec(),
        Shell::Fish => include_bytes!("stapel.fish").to_vec(),
        // These have everything in the script, with descriptions in the language that is spoken.
        shell => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut cli::command(voice), "stapel", &mut script);
            script
        }
    };
    output.write_all(&script)
}

/// Whether a shell asks what words could become.
pub(crate) fn is_asked() -> bool {
    env::var_os(INDEX).is_some()
}

/// Tells a shell what the word could become: a line for each candidate, with a description after a tab if it has one.
/// The words come after `--`.
pub(crate) fn answer(
    arguments: Vec<OsString>,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let index = env::var(INDEX).ok().and_then(|index| index.parse().ok()).unwrap_or(0);
    let words: Vec<OsString> =
        arguments.into_iter().skip_while(|word| word != "--").skip(1).collect();
    let mut command = values::completed(cli::command(voice), &words, voice);
    let directory = env::current_dir().ok();
    // What can't be completed is left to the person.
    let candidates = complete(&mut command, words, index, directory.as_deref()).unwrap_or_default();
    for candidate in candidates.iter().filter(|candidate| !candidate.is_hide_set()) {
        write_candidate(candidate, output)?;
    }
    Ok(())
}

fn write_candidate(candidate: &CompletionCandidate, output: &mut impl Write) -> io::Result<()> {
    write!(output, "{}", candidate.get_value().to_string_lossy())?;
    let help = candidate.get_help().map(ToString::to_string).unwrap_or_default();
    match help.lines().next() {
        Some(help) => writeln!(output, "\t{}", help.replace('\t', " ")),
        None => writeln!(output),
    }
}
