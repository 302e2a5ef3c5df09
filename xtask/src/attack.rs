//! Attacking a table server while others play there, in small.

use std::path::Path;

use crate::error::Error;
use crate::measured::Measured;

/// How many files each of the processes may have to open: the largest crowd, those who play, and some more.
const FILES: u32 = 2_000;

/// What is attacked, and how it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options {
    /// Less, for a try.
    pub(crate) quick: bool,
    pub(crate) json: bool,
    /// One attack instead of all.
    pub(crate) only: Option<Attack>,
}

/// An attack, by the number that it has in docs/threat-model.md.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attack {
    Experts,
    Exports,
    Writers,
    SmallCrowd,
    LargeCrowd,
}

impl Attack {
    pub(crate) const ALL: [Attack; 5] =
        [Attack::Experts, Attack::Exports, Attack::Writers, Attack::SmallCrowd, Attack::LargeCrowd];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Attack::Experts => "F1",
            Attack::Exports => "F3",
            Attack::Writers => "F4",
            Attack::SmallCrowd => "F7-190",
            Attack::LargeCrowd => "F7-1000",
        }
    }

    pub(crate) fn names() -> String {
        Attack::ALL.map(Attack::name).join(", ")
    }
}

impl std::str::FromStr for Attack {
    type Err = String;

    fn from_str(name: &str) -> Result<Attack, String> {
        let found = Attack::ALL.into_iter().find(|attack| attack.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| format!("the attacks are {}", Attack::names()))
    }
}

/// Builds the server and what attacks it, and tells what those who play notice.
pub(crate) fn run(options: &Options, root: &Path) -> Result<(), Error> {
    let Options { quick, json, only } = *options;
    let mut arguments = Vec::new();
    arguments.extend(quick.then_some("--quick"));
    arguments.extend(json.then_some("--json"));
    arguments.extend(only.into_iter().flat_map(|only| ["--only", only.name()]));
    let measured = Measured {
        command: "attack",
        doing: "attacking the server",
        example: "attack",
        arguments,
        files: FILES,
        // With the limits that every server has.
        environment: &[],
        against: None,
        filled: true,
        watched: false,
        counted: false,
        notice: (!json).then_some(
            "This takes about six minutes (--quick: one); other work on this machine makes it less sure.",
        ),
    };
    measured.run(root)
}
