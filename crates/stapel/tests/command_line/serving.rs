//! How a server is told what to do: by its options, by the environment and by signals.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use super::support::Home;

/// A server that has said where it is open.
pub(crate) fn serve(
    home: &Home,
    arguments: &[&str],
    variables: &[(&str, &str)],
) -> (Child, String) {
    let mut command = home.stapel(&[&["serve", "--log", "off"], arguments].concat());
    command.envs(variables.iter().copied()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (process, line.trim_end().to_owned())
}

pub(crate) fn end(process: &mut Child) {
    process.kill().unwrap();
    process.wait().unwrap();
}

#[test]
#[cfg(unix)]
fn a_server_that_is_interrupted_says_so_and_one_that_is_asked_to_end_just_does() {
    for (signal, code) in [("-INT", 130), ("-TERM", 0)] {
        let home = Home::new();
        let (mut process, _) = serve(&home, &["--listen", "127.0.0.1:0"], &[]);
        let id = process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(process.wait().unwrap().code(), Some(code), "{signal}");
    }
}

#[test]
fn a_server_listens_where_a_name_leads() {
    let home = Home::new();
    let (mut process, line) = serve(&home, &["--listen", "localhost:0"], &[]);
    assert!(line.starts_with("Stapel is open at http://127.0.0.1:"), "{line}");
    end(&mut process);
    let told = home.told(&["serve", "--log", "off", "--listen", "no-such-host.invalid:7373"]);
    assert!(
        told.contains("cannot listen on no-such-host.invalid:7373: no address was found for"),
        "{told}"
    );
    assert!(told.ends_with("=> 2\n"), "{told}");
}

#[test]
fn switches_are_read_from_the_environment_as_people_write_them() {
    for word in ["true", "yes", "on", "1", "YES", "false", "no", "off", "0", ""] {
        let home = Home::new();
        let variables = [("STAPEL_TRUST_PROXY", word), ("STAPEL_LISTEN", "127.0.0.1:0")];
        let (mut process, line) = serve(&home, &[], &variables);
        assert!(line.starts_with("Stapel is open at "), "{word:?}: {line}");
        end(&mut process);
    }
}

#[test]
fn what_is_wrong_in_the_environment_is_told_under_the_name_it_has_there() {
    let home = Home::new();
    for (variable, value, other) in [
        ("STAPEL_TRUST_PROXY", "maybe", "--trust-proxy"),
        ("STAPEL_LISTEN", "here", "--listen"),
        ("STAPEL_KEEP_TABLES", "many", "--keep-tables"),
        ("STAPEL_LOG_FORMAT", "xml", "--log-format"),
        ("STAPEL_PUBLIC_URL", "cards.example", "--public-url"),
    ] {
        // Without a command it hosts tables, too.
        for arguments in [&["serve"][..], &[]] {
            let output = home.stapel(arguments).env(variable, value).output().unwrap();
            let told = String::from_utf8(output.stderr).unwrap();
            let first = told.lines().next().unwrap();
            assert!(first.contains(variable) && first.contains(value), "{told}");
            assert!(!first.contains(other), "{told}");
            assert_eq!(output.status.code(), Some(2));
        }
        // Said on the command line, it is the option that is wrong, whatever the environment says.
        let argument = format!("{other}={value}");
        let output = home.stapel(&["serve", &argument]).env(variable, value).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.lines().next().unwrap().contains(other), "{told}");
    }
}
