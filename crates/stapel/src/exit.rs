//! The exit codes of the process, and what each of them means.

use std::process::ExitCode;

use crate::voice::Voice;

/// How the process ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Everything was done.
    Done,
    /// What was to be checked is not as it should be.
    NotLegal,
    /// It could not be done.
    Failed,
    /// Someone pressed Ctrl-C.
    Stopped,
}

impl Exit {
    /// All of them.
    pub const ALL: [Exit; 4] = [Exit::Done, Exit::NotLegal, Exit::Failed, Exit::Stopped];

    /// The number that shells see.
    pub const fn code(self) -> u8 {
        match self {
            Exit::Done => 0,
            Exit::NotLegal => 1,
            Exit::Failed => 2,
            // What shells expect after Ctrl-C.
            Exit::Stopped => 130,
        }
    }

    /// What it means.
    pub fn meaning(self, voice: &Voice) -> String {
        voice.t(match self {
            Exit::Done => "exit-done",
            Exit::NotLegal => "exit-not-legal",
            Exit::Failed => "exit-failed",
            Exit::Stopped => "exit-stopped",
        })
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
