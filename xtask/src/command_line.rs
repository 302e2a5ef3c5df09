//! From the arguments of the command line to what is asked for.

use std::fmt;
use std::num::NonZeroU32;

use crate::bench_server;
use crate::steps::Step;

/// How long each fuzz target runs unless told otherwise.
const DEFAULT_FUZZ_SECONDS: NonZeroU32 = NonZeroU32::new(60).expect("60 is not zero");

/// What the developer asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Request {
    /// Show what there is.
    Help,
    /// Everything the continuous integration checks, or one step of it.
    Test {
        /// The one step to run; all of them if absent.
        only: Option<Step>,
    },
    /// Compare the dependencies with the published security advisories.
    Advisories,
    /// Handle the recorded playthroughs.
    Playthroughs(Playthroughs),
    /// Fuzz one target or all of them.
    Fuzz {
        /// The one target to fuzz; all of them if absent.
        target: Option<String>,
        /// How long each target runs.
        seconds: NonZeroU32,
    },
    /// Run the benchmarks of the rules.
    Bench,
    /// Measure the table server.
    BenchServer(bench_server::Options),
    /// Measure the page in a browser.
    BenchPage,
    /// Measure the program in a terminal.
    BenchTerminal,
    /// Take pictures of every main screen.
    Screenshots,
    /// Make the archive of a release.
    Dist {
        /// Whether it is tried afterwards.
        attempt: bool,
    },
}

/// What to do with the recorded playthroughs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Playthroughs {
    /// Write them anew.
    Regenerate,
    /// Compare them with what the rules do today.
    Check,
}

/// Why a command line is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum UsageError {
    /// There is no such command.
    UnknownCommand(String),
    /// `--only` was given something that is not a step.
    UnknownStep(String),
    /// The command takes no such argument, or not once more.
    UnexpectedArgument {
        /// The command that was given.
        command: String,
        /// The argument it does not take.
        argument: String,
    },
    /// An option stands at the end, without its value.
    MissingValue(&'static str),
    /// The value of `--seconds` is not a positive number.
    BadSeconds(String),
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCommand(command) => write!(f, "there is no command `{command}`"),
            Self::UnknownStep(step) => {
                write!(f, "there is no step `{step}`; the steps are {}", step_names())
            }
            Self::UnexpectedArgument { command, argument } => {
                write!(f, "`{argument}` is not expected after `{command}`")
            }
            Self::MissingValue(option) => write!(f, "`{option}` needs a value"),
            Self::BadSeconds(value) => {
                write!(f, "`--seconds` needs a whole number from 1 on, not `{value}`")
            }
        }
    }
}

impl std::error::Error for UsageError {}

/// Understands the arguments that follow `cargo xtask`.
pub(crate) fn parse(arguments: &[String]) -> Result<Request, UsageError> {
    let words = words(arguments);
    if words.iter().any(|word| matches!(*word, "--help" | "-h")) {
        return Ok(Request::Help);
    }
    let Some((&command, rest)) = words.split_first() else {
        return Ok(Request::Help);
    };
    let mut rest = Rest { command, words: rest.iter() };
    match command {
        "help" => rest.nothing(Request::Help),
        "test" => test(rest),
        "advisories" => rest.nothing(Request::Advisories),
        "playthroughs" => playthroughs(rest),
        "fuzz" => fuzz(rest),
        "bench" => rest.nothing(Request::Bench),
        "bench-server" => bench_server(rest),
        "bench-page" => rest.nothing(Request::BenchPage),
        "bench-terminal" => rest.nothing(Request::BenchTerminal),
        "screenshots" => rest.nothing(Request::Screenshots),
        "dist" => dist(rest),
        _ => Err(UsageError::UnknownCommand(command.to_owned())),
    }
}

fn test(mut rest: Rest<'_>) -> Result<Request, UsageError> {
    let mut only = None;
    while let Some(word) = rest.next() {
        match word {
            "--only" if only.is_none() => {
                let name = rest.value("--only")?;
                let step =
                    Step::named(name).ok_or_else(|| UsageError::UnknownStep(name.to_owned()))?;
                only = Some(step);
            }
            _ => return Err(rest.unexpected(word)),
        }
    }
    Ok(Request::Test { only })
}

fn playthroughs(mut rest: Rest<'_>) -> Result<Request, UsageError> {
    let mut mode = Playthroughs::Regenerate;
    while let Some(word) = rest.next() {
        match word {
            "--check" => mode = Playthroughs::Check,
            _ => return Err(rest.unexpected(word)),
        }
    }
    Ok(Request::Playthroughs(mode))
}

fn fuzz(mut rest: Rest<'_>) -> Result<Request, UsageError> {
    let mut target = None;
    let mut seconds = None;
    while let Some(word) = rest.next() {
        match word {
            "--seconds" if seconds.is_none() => {
                let value = rest.value("--seconds")?;
                // Zero would mean "for ever" to the fuzzer, which nobody asks for by that number.
                let number: NonZeroU32 =
                    value.parse().map_err(|_| UsageError::BadSeconds(value.to_owned()))?;
                seconds = Some(number);
            }
            name if target.is_none() && !name.starts_with('-') => target = Some(name.to_owned()),
            _ => return Err(rest.unexpected(word)),
        }
    }
    Ok(Request::Fuzz { target, seconds: seconds.unwrap_or(DEFAULT_FUZZ_SECONDS) })
}

fn bench_server(mut rest: Rest<'_>) -> Result<Request, UsageError> {
    let mut options = bench_server::Options { quick: false, json: false };
    while let Some(word) = rest.next() {
        match word {
            "--quick" => options.quick = true,
            "--json" => options.json = true,
            _ => return Err(rest.unexpected(word)),
        }
    }
    Ok(Request::BenchServer(options))
}

fn dist(mut rest: Rest<'_>) -> Result<Request, UsageError> {
    let mut attempt = false;
    while let Some(word) = rest.next() {
        match word {
            "--try" => attempt = true,
            _ => return Err(rest.unexpected(word)),
        }
    }
    Ok(Request::Dist { attempt })
}

/// Cuts `--option=value` in two, so that both ways of writing a value are the same from here on.
fn words(arguments: &[String]) -> Vec<&str> {
    let mut words = Vec::new();
    for argument in arguments {
        match argument.split_once('=') {
            Some((option, value)) if option.starts_with("--") => words.extend([option, value]),
            _ => words.push(argument.as_str()),
        }
    }
    words
}

/// The words after the command.
struct Rest<'a> {
    command: &'a str,
    words: std::slice::Iter<'a, &'a str>,
}

impl<'a> Rest<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.words.next().copied()
    }

    fn value(&mut self, option: &'static str) -> Result<&'a str, UsageError> {
        self.next().ok_or(UsageError::MissingValue(option))
    }

    fn unexpected(&self, argument: &str) -> UsageError {
        UsageError::UnexpectedArgument {
            command: self.command.to_owned(),
            argument: argument.to_owned(),
        }
    }

    fn nothing(&mut self, request: Request) -> Result<Request, UsageError> {
        self.next().map_or(Ok(request), |word| Err(self.unexpected(word)))
    }
}

fn step_names() -> String {
    Step::ALL.map(Step::name).join(", ")
}

/// What there is, one line per command.
pub(crate) fn help() -> String {
    format!(
        "\
Usage: cargo xtask COMMAND

Commands:
  test [--only STEP]               everything the continuous integration checks, or one step of it
  advisories                       compare the dependencies with the published security advisories
  playthroughs [--check]           write the recorded playthroughs anew, or only compare them
  fuzz [TARGET] [--seconds N]      fuzz one target or all of them, {DEFAULT_FUZZ_SECONDS} seconds each unless told otherwise
  bench                            run the benchmarks of the rules
  bench-server [--quick] [--json]  measure the table server with WebSockets from a second process
  bench-page                       measure the page in a browser: bytes, first card, click to card
  bench-terminal                   measure the program in a terminal: start to first frame, key to redraw
  screenshots                      take pictures of every main screen, for docs/screenshots
  dist [--try]                     make the archive of a release, and try it where nothing else is
  help                             show this text

Steps of `test`, in this order: {}

What a command needs and does not find is installed first.",
        step_names()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Request, UsageError> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&arguments)
    }

    fn seconds(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).unwrap()
    }

    fn unexpected(command: &str, argument: &str) -> Result<Request, UsageError> {
        Err(UsageError::UnexpectedArgument {
            command: command.to_owned(),
            argument: argument.to_owned(),
        })
    }

    #[test]
    fn nothing_and_the_usual_words_ask_for_help() {
        for line in ["", "help", "--help", "-h", "test --help", "fuzz --seconds -h"] {
            assert_eq!(parsed(line), Ok(Request::Help), "{line:?}");
        }
    }

    #[test]
    fn help_has_a_line_for_every_command_and_names_every_step() {
        let help = help();
        for command in [
            "test",
            "advisories",
            "playthroughs",
            "fuzz",
            "bench",
            "bench-server",
            "bench-page",
            "bench-terminal",
            "screenshots",
            "dist",
            "help",
        ] {
            assert!(
                help.lines().any(|line| line.starts_with(&format!("  {command} "))),
                "{command}"
            );
        }
        assert!(
            help.contains("fmt, clippy, clippy-web, tests, doctests, wasm, docs, deny, fuzz-lock")
        );
    }

    #[test]
    fn test_runs_everything_or_one_step() {
        assert_eq!(parsed("test"), Ok(Request::Test { only: None }));
        for step in Step::ALL {
            let expected = Ok(Request::Test { only: Some(step) });
            assert_eq!(parsed(&format!("test --only {}", step.name())), expected);
            assert_eq!(parsed(&format!("test --only={}", step.name())), expected);
        }
    }

    #[test]
    fn an_unknown_step_is_answered_with_the_list() {
        let error = parsed("test --only format").unwrap_err();
        assert_eq!(error, UsageError::UnknownStep("format".to_owned()));
        assert_eq!(
            error.to_string(),
            "there is no step `format`; the steps are fmt, clippy, clippy-web, tests, doctests, wasm, docs, deny, fuzz-lock"
        );
        assert_eq!(parsed("test --only="), Err(UsageError::UnknownStep(String::new())));
    }

    #[test]
    fn test_refuses_what_it_would_not_honour() {
        assert_eq!(parsed("test --only"), Err(UsageError::MissingValue("--only")));
        assert_eq!(parsed("test fmt"), unexpected("test", "fmt"));
        assert_eq!(parsed("test --only fmt --only clippy"), unexpected("test", "--only"));
    }

    #[test]
    fn playthroughs_are_regenerated_or_checked() {
        assert_eq!(parsed("playthroughs"), Ok(Request::Playthroughs(Playthroughs::Regenerate)));
        assert_eq!(parsed("playthroughs --check"), Ok(Request::Playthroughs(Playthroughs::Check)));
        assert_eq!(parsed("playthroughs --chek"), unexpected("playthroughs", "--chek"));
    }

    #[test]
    fn fuzz_takes_a_target_and_seconds_in_any_order() {
        let all = Request::Fuzz { target: None, seconds: seconds(60) };
        let one = Request::Fuzz { target: Some("record".to_owned()), seconds: seconds(5) };
        assert_eq!(parsed("fuzz"), Ok(all));
        assert_eq!(parsed("fuzz record --seconds 5"), Ok(one.clone()));
        assert_eq!(parsed("fuzz --seconds=5 record"), Ok(one));
    }

    #[test]
    fn fuzz_refuses_what_it_would_not_honour() {
        for value in ["0", "-1", "1.5", "long"] {
            let expected = Err(UsageError::BadSeconds(value.to_owned()));
            assert_eq!(parsed(&format!("fuzz --seconds {value}")), expected);
        }
        assert_eq!(parsed("fuzz --seconds"), Err(UsageError::MissingValue("--seconds")));
        assert_eq!(parsed("fuzz one two"), unexpected("fuzz", "two"));
        assert_eq!(parsed("fuzz --second 5"), unexpected("fuzz", "--second"));
    }

    #[test]
    fn the_server_is_measured_quickly_or_for_programs_if_asked_for() {
        let options = |quick, json| Ok(Request::BenchServer(bench_server::Options { quick, json }));
        assert_eq!(parsed("bench-server"), options(false, false));
        assert_eq!(parsed("bench-server --json --quick"), options(true, true));
        assert_eq!(parsed("bench-server 5"), unexpected("bench-server", "5"));
    }

    #[test]
    fn an_archive_is_tried_if_asked_for() {
        assert_eq!(parsed("dist"), Ok(Request::Dist { attempt: false }));
        assert_eq!(parsed("dist --try"), Ok(Request::Dist { attempt: true }));
        assert_eq!(parsed("dist now"), unexpected("dist", "now"));
    }

    #[test]
    fn commands_without_arguments_take_none() {
        assert_eq!(parsed("bench"), Ok(Request::Bench));
        assert_eq!(parsed("bench-page"), Ok(Request::BenchPage));
        assert_eq!(parsed("bench-terminal"), Ok(Request::BenchTerminal));
        assert_eq!(parsed("screenshots"), Ok(Request::Screenshots));
        assert_eq!(parsed("advisories"), Ok(Request::Advisories));
        assert_eq!(parsed("bench all"), unexpected("bench", "all"));
        assert_eq!(parsed("advisories --offline"), unexpected("advisories", "--offline"));
    }

    #[test]
    fn an_unknown_command_is_named() {
        assert_eq!(parsed("tset"), Err(UsageError::UnknownCommand("tset".to_owned())));
    }
}
