//! From the arguments of the command line to what is asked for.

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;

use bpaf::{OptionParser, ParseFailure, Parser, construct, long, positional, pure};

use crate::attack::{self, Attack};
use crate::bench_server;
use crate::steps::Step;

/// How long each fuzz target runs unless told otherwise.
const DEFAULT_FUZZ_SECONDS: NonZeroU32 = NonZeroU32::new(60).expect("60 is not zero");

/// What the developer asks for. What each of them does is told by [`parser`], for `--help`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Request {
    Test { only: Option<Step> },
    Advisories,
    Playthroughs(Playthroughs),
    Fuzz { seconds: NonZeroU32, target: Option<String> },
    Bench,
    BenchServer(bench_server::Options),
    Attack(attack::Options),
    BenchPage,
    BenchTerminal,
    Screenshots,
    Dist { attempt: bool },
    Deb { attempt: bool },
    Observe,
}

/// What to do with the recorded playthroughs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Playthroughs {
    Regenerate,
    Check,
}

/// Understands the arguments that follow `cargo xtask`. A failure is either the help that was asked for or a mistake,
/// already worded for the reader.
pub(crate) fn parse(arguments: &[OsString]) -> Result<Request, ParseFailure> {
    let help = [OsString::from("--help")];
    let asks_for_help = arguments.is_empty() || arguments == ["help"];
    parser().run_inner(if asks_for_help { &help[..] } else { arguments })
}

fn parser() -> OptionParser<Request> {
    let only = long("only").help(&*format!("One of: {}", Step::names()));
    let only = only.argument::<Step>("STEP").optional();
    let test = construct!(Request::Test { only });
    let test = command("test", "Everything the continuous integration checks, or one step", test);

    let advisories = "Compare the dependencies with the published security advisories";
    let advisories = command("advisories", advisories, pure(Request::Advisories));

    let check = long("check").help("Only compare them with what the rules do today");
    let check = check.flag(Playthroughs::Check, Playthroughs::Regenerate);
    let playthroughs = check.map(Request::Playthroughs);
    let playthroughs = command(
        "playthroughs",
        "Write the recorded playthroughs anew, or only compare them",
        playthroughs,
    );

    let seconds = long("seconds").help("How long each target runs").argument::<String>("N");
    let seconds =
        seconds.parse(|text| text.parse().map_err(|_| "a whole number from 1 on is needed"));
    let seconds = seconds.fallback(DEFAULT_FUZZ_SECONDS).display_fallback();
    let target = positional("TARGET").help("One target instead of all").optional();
    let fuzz = construct!(Request::Fuzz { seconds, target });
    let fuzz = command("fuzz", "Fuzz one target or all of them", fuzz);

    let bench = command("bench", "Run the benchmarks of the rules", pure(Request::Bench));

    let quick = long("quick").help("Measure less, for a try").switch();
    let json = long("json").help("Print the measurements as JSON").switch();
    let against = "The program of another version: measure both in turn, and tell the ratios";
    let against = long("against").help(against).argument::<PathBuf>("PROGRAM").optional();
    let callgrind = "Count the instructions of a move with callgrind instead of measuring times";
    let callgrind = long("callgrind").help(callgrind).switch();
    let server = construct!(bench_server::Options { quick, json, against, callgrind });
    let server = server.map(Request::BenchServer);
    let bench_server = "Measure the table server with WebSockets from a second process";
    let bench_server = command("bench-server", bench_server, server);

    let quick = long("quick").help("Attack for a shorter time, for a try").switch();
    let json = long("json").help("Print the measurements as JSON").switch();
    let only = long("only").help(&*format!("One of: {}", Attack::names()));
    let only = only.argument::<Attack>("ATTACK").optional();
    let attack = construct!(attack::Options { quick, json, only }).map(Request::Attack);
    let attacking = "Attack a server on this machine, and measure what those who play there notice";
    let attack = command("attack", attacking, attack);

    let bench_page = "Measure the page in a browser: bytes, first card, click to card";
    let bench_page = command("bench-page", bench_page, pure(Request::BenchPage));

    let bench_terminal = "Measure the program in a terminal: start to first frame, key to redraw";
    let bench_terminal = command("bench-terminal", bench_terminal, pure(Request::BenchTerminal));

    let screenshots = "Take pictures of every main screen, for docs/screenshots";
    let screenshots = command("screenshots", screenshots, pure(Request::Screenshots));

    let attempt = long("try").help("Try it afterwards, where nothing else is").switch();
    let dist = construct!(Request::Dist { attempt });
    let dist = command("dist", "Make the archive of a release", dist);

    let attempt = long("try").help("Install it afterwards in a bare directory, as root").switch();
    let deb = construct!(Request::Deb { attempt });
    let deb = command("deb", "Make a Debian package", deb);

    let observe = "Load alerts and dashboard into a Prometheus that watches a real server";
    let observe = command("observe", observe, pure(Request::Observe));

    let request = construct!([
        test,
        advisories,
        playthroughs,
        fuzz,
        bench,
        bench_server,
        attack,
        bench_page,
        bench_terminal,
        screenshots,
        dist,
        deb,
        observe
    ]);
    request.to_options().usage("Usage: cargo xtask COMMAND [OPTIONS]").footer(
        "The options of a command: cargo xtask COMMAND --help. \
             What a command needs and does not find is installed first.",
    )
}

fn command(
    name: &'static str,
    what: &'static str,
    arguments: impl Parser<Request> + 'static,
) -> impl Parser<Request> {
    arguments.to_options().descr(what).command(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Request, ParseFailure> {
        parse(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn every_command_is_understood_with_its_options() {
        let fuzz = |target: Option<&str>, seconds: u32| Request::Fuzz {
            target: target.map(str::to_owned),
            seconds: NonZeroU32::new(seconds).unwrap(),
        };
        let server = |quick, json, against: Option<&str>, callgrind| {
            let against = against.map(PathBuf::from);
            Request::BenchServer(bench_server::Options { quick, json, against, callgrind })
        };
        let attack = |quick, json, only| Request::Attack(attack::Options { quick, json, only });
        for (line, expected) in [
            ("test", Request::Test { only: None }),
            ("test --only=fmt", Request::Test { only: Some(Step::Fmt) }),
            ("test --only fuzz-lock", Request::Test { only: Some(Step::FuzzLock) }),
            ("advisories", Request::Advisories),
            ("playthroughs", Request::Playthroughs(Playthroughs::Regenerate)),
            ("playthroughs --check", Request::Playthroughs(Playthroughs::Check)),
            ("fuzz", fuzz(None, 60)),
            ("fuzz record --seconds 5", fuzz(Some("record"), 5)),
            ("fuzz --seconds=5 record", fuzz(Some("record"), 5)),
            ("bench", Request::Bench),
            ("bench-server", server(false, false, None, false)),
            ("bench-server --json --quick", server(true, true, None, false)),
            ("bench-server --against old/stapel", server(false, false, Some("old/stapel"), false)),
            ("bench-server --callgrind", server(false, false, None, true)),
            (
                "bench-server --callgrind --against old/stapel",
                server(false, false, Some("old/stapel"), true),
            ),
            ("attack", attack(false, false, None)),
            ("attack --quick --only f7-190 --json", attack(true, true, Some(Attack::SmallCrowd))),
            ("bench-page", Request::BenchPage),
            ("bench-terminal", Request::BenchTerminal),
            ("screenshots", Request::Screenshots),
            ("dist", Request::Dist { attempt: false }),
            ("dist --try", Request::Dist { attempt: true }),
            ("deb", Request::Deb { attempt: false }),
            ("deb --try", Request::Deb { attempt: true }),
            ("observe", Request::Observe),
        ] {
            assert_eq!(parsed(line).expect(line), expected, "{line}");
        }
    }

    #[test]
    fn a_mistake_is_answered_with_what_was_wrong_and_what_would_be_right() {
        for (line, wrong, right) in [
            ("tset", "no such command or positional: `tset`", "did you mean `test`?"),
            ("test fmt", "`fmt` is not expected", ""),
            ("test --only", "`--only` requires an argument", "`STEP`"),
            ("test --only format", "`format`", "the steps are fmt, clippy, clippy-web, tests,"),
            ("test --only=", "`--only=\"\"`", "the steps are fmt, clippy, clippy-web, tests,"),
            ("test --only fmt --only docs", "`--only` cannot be used multiple times", ""),
            ("playthroughs --chek", "no such flag: `--chek`", "did you mean `--check`?"),
            ("fuzz --second 5", "no such flag: `--second`", "did you mean `--seconds`?"),
            ("fuzz --seconds", "`--seconds` requires an argument", "`N`"),
            ("fuzz --seconds 0", "`0`", "a whole number from 1 on is needed"),
            ("fuzz --seconds 1.5", "`1.5`", "a whole number from 1 on is needed"),
            ("fuzz one two", "`two` is not expected", ""),
            ("advisories --offline", "`--offline` is not expected", ""),
            ("bench all", "`all` is not expected", ""),
            ("bench-server 5", "`5` is not expected", ""),
            ("attack F1", "`F1` is not expected", ""),
            ("attack --only F2", "`F2`", "the attacks are F1, F3, F4, F7-190, F7-1000"),
            ("dist now", "`now` is not expected", ""),
            ("deb --tyr", "no such flag: `--tyr`", "did you mean `--try`?"),
        ] {
            let answer = parsed(line).expect_err(line).unwrap_stderr();
            let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(answer.contains(wrong) && answer.contains(right), "{line}: {answer}");
        }
    }

    #[test]
    fn nothing_and_the_usual_words_ask_for_help() {
        for line in ["", "help", "--help", "-h"] {
            let help = parsed(line).expect_err(line).unwrap_stdout();
            assert!(help.starts_with("Usage: cargo xtask COMMAND"), "{line}: {help}");
        }
        for (line, part) in [("test --help", "fmt, clippy,"), ("fuzz -h", "[default: 60]")] {
            let help = parsed(line).expect_err(line).unwrap_stdout();
            assert!(help.contains(part), "{line}: {help}");
        }
    }
}
