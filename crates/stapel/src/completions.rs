//! `stapel completions`: what lets a shell complete commands.

use std::io::{self, Write};

use clap::Args;
use clap_complete::Shell;

use crate::cli;
use crate::voice::Voice;

/// For whom.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// Writes them, with descriptions in the language that is spoken.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut cli::command(voice), "stapel", &mut script);
    output.write_all(&script)
}
