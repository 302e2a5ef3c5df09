//! The file with the settings of a server: what it may say, what wins over it, and what changes while a server runs.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::support::{Home, good};

fn print(home: &Home, file: &str, more: &[&str]) -> Command {
    fs::write(home.path().join("server.toml"), file).unwrap();
    let arguments = ["serve", "--config", "server.toml", "--print-config"];
    home.stapel(&[&arguments[..], more].concat())
}

/// The line of a setting.
fn line<'t>(told: &'t str, name: &str) -> &'t str {
    let start = format!("{name} = ");
    let mut lines = told.lines().filter(|line| line.starts_with(&start));
    let line = lines.next().unwrap_or_else(|| panic!("no {name} in {told}"));
    assert!(lines.next().is_none(), "{told}");
    line
}

#[test]
fn an_option_wins_over_the_environment_and_that_over_the_file_and_that_over_the_default() {
    let home = Home::new();
    let file = "keep-tables = 1\nkeep-guests = 1\nkeep-records = 1\n\ntrust-proxy = true\nlog-addresses = \"none\"\n";
    let mut command = print(&home, file, &["--keep-tables", "3"]);
    command.env("STAPEL_KEEP_TABLES", "2").env("STAPEL_KEEP_GUESTS", "2");
    command.env("STAPEL_LOG_ADDRESSES", "full");
    let told = good(command);
    for (name, value, origin) in [
        ("keep-tables", "3", "# option"),
        ("keep-guests", "2", "# environment, STAPEL_KEEP_GUESTS"),
        ("keep-records", "1", "# server.toml, line 3"),
        ("trust-proxy", "true", "# server.toml, line 5"),
        ("log-addresses", "\"full\"", "# environment, STAPEL_LOG_ADDRESSES"),
        ("made-per-hour", "200", "# default"),
        ("listen", "\"127.0.0.1:7373\"", "# default"),
        ("log-requests", "false", "# default"),
    ] {
        let line = line(&told, name);
        assert!(line.starts_with(&format!("{name} = {value} ")), "{line}");
        assert!(line.ends_with(origin), "{line}");
    }
    assert!(told.contains("\n# public-url: not set\n"), "{told}");
}

#[test]
fn what_is_printed_can_be_read_as_a_file() {
    let home = Home::new();
    let told = good(print(&home, "data = \"a \\\"b\\\"\"\nlisten = \"[::1]:80\"\n", &[]));
    let again = good(print(&home, &told, &[]));
    let values = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| Some(line.split_once("  #")?.0.trim().to_owned())).collect()
    };
    assert_eq!(values(&told), values(&again));
    assert!(values(&told).len() > 10, "{told}");
}

#[test]
fn without_a_file_the_settings_of_a_user_have_no_say() {
    let home = Home::new();
    fs::write(home.path().join("mine.toml"), "name = \"Mia\"\n").unwrap();
    let mut command = home.stapel(&["serve", "--print-config"]);
    command.env("STAPEL_CONFIG", "mine.toml");
    assert!(good(command).contains("listen = \"127.0.0.1:7373\""));
    let mut command = home.stapel(&["serve", "--print-config"]);
    fs::write(home.path().join("server.toml"), "keep-tables = 4\n").unwrap();
    command.env("STAPEL_SERVE_CONFIG", "server.toml");
    assert!(line(&good(command), "keep-tables").ends_with("# server.toml, line 1"));
}

#[test]
fn what_is_wrong_in_the_file_is_told_with_its_place_and_what_would_be_right() {
    let home = Home::new();
    let mut told = String::new();
    for file in [
        "lisen = \"127.0.0.1:80\"\n",
        "# so\nkeep_tables = 3\n",
        "listen = \"here\"\n",
        "keep-tables = \"30\"\n",
        "keep-tables = -1\n",
        "threads = 0\n",
        "trust-proxy = \"yes\"\n",
        "log-addresses = \"shrt\"\n",
        "log = \"loud\"\n",
        "public-url = \"cards.example\"\n",
        "data = here\n",
    ] {
        let mut command = print(&home, file, &[]);
        let output = command.output().unwrap();
        told += &format!("{file}{}\n", home.tell(&[], &output).replace("$ stapel \n", ""));
    }
    let output = home.stapel(&["serve", "--config", "nowhere.toml"]).output().unwrap();
    told += &home.tell(&["serve", "--config", "nowhere.toml"], &output);
    let german = print(&home, "keep-tables = \"30\"\n", &["--language", "de"]).output().unwrap();
    told += &home.tell(&["--language", "de"], &german);
    insta::assert_snapshot!(told);
}

#[test]
fn the_file_that_the_package_installs_is_right_and_shows_the_defaults() {
    let home = Home::new();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/stapel.toml");
    let file = fs::read_to_string(path).unwrap();
    let told = good(print(&home, &file, &[]));
    assert!(line(&told, "data").contains("\"/var/lib/stapel\""), "{told}");
    // What is commented out are settings with their defaults, and all of them are there.
    let all = file.replace("\n# ", "\n");
    let settings: String = all
        .lines()
        .filter(|line| line.split_once(" = ").is_some_and(|(name, _)| !name.contains(' ')))
        .map(|line| format!("{line}\n"))
        .collect();
    let uncommented = good(print(&home, &settings, &[]));
    let defaults = good(home.stapel(&["serve", "--print-config"]));
    for line in uncommented.lines() {
        assert!(line.contains("# server.toml, line "), "it says nothing of {line}");
        let setting = line.split_once("  ").unwrap().0;
        let name = setting.split(' ').next().unwrap();
        // These depend on the machine, or have no default.
        let free = [
            "data",
            "public-url",
            "operator-token-file",
            "push-contact",
            "threads",
            "bot-threads",
            "messages-per-address",
        ];
        if !free.contains(&name) {
            assert!(
                defaults.contains(&format!("\n{setting} ")) || defaults.starts_with(setting),
                "{setting}"
            );
        }
    }
}

/// A server, with what it logs.
struct Server {
    process: Child,
    address: String,
    log: BufReader<std::process::ChildStderr>,
}

impl Server {
    fn start(home: &Home, file: &str) -> Server {
        fs::write(home.path().join("server.toml"), file).unwrap();
        let mut command = home.stapel(&["serve", "--config", "server.toml"]);
        command.args(["--listen", "127.0.0.1:0", "--log-format", "json"]);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").unwrap().1.to_owned();
        let log = BufReader::new(process.stderr.take().unwrap());
        Server { process, address, log }
    }

    /// What it logs when it reads its settings again.
    fn reload(&mut self) -> Vec<serde_json::Value> {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-HUP", &id]).status().unwrap().success());
        let mut told = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.log.read_line(&mut line).unwrap() > 0, "it has ended: {told:?}");
            let entry: serde_json::Value = serde_json::from_str(&line).unwrap();
            let message = entry["fields"]["message"].as_str().unwrap_or_default().to_owned();
            told.push(entry);
            if message.starts_with("settings ") {
                return told;
            }
        }
    }

    fn make_guest(&self) -> u16 {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = "{\"name\":\"Ada\"}";
        let head = format!(
            "POST /api/v1/guests HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
            self.address
        );
        let request = format!(
            "{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}

/// What is said about settings: the level, the setting, and from what to what.
fn about(told: &[serde_json::Value]) -> Vec<(String, String, String, String)> {
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let changes = told.iter().filter(|entry| entry["fields"]["setting"].is_string());
    let fields = |entry: &serde_json::Value| {
        let of = |name: &str| text(&entry["fields"][name]);
        (text(&entry["level"]), of("setting"), of("from"), of("to"))
    };
    changes.map(fields).collect()
}

fn change(level: &str, setting: &str, from: &str, to: &str) -> (String, String, String, String) {
    (level.to_owned(), setting.to_owned(), from.to_owned(), to.to_owned())
}

#[test]
#[cfg(unix)]
fn what_can_change_while_the_server_runs_does_and_the_log_says_what_needs_a_restart() {
    let home = Home::new();
    let mut server = Server::start(&home, "made-per-hour = 0\ndata = \"kept\"\n");
    assert_eq!(server.make_guest(), 429);
    fs::write(
        home.path().join("server.toml"),
        "made-per-hour = 5\ndata = \"other\"\nkeep-tables = 7\n",
    )
    .unwrap();
    let told = server.reload();
    assert_eq!(
        about(&told),
        [
            change("INFO", "keep-tables", "30", "7"),
            change("INFO", "made-per-hour", "0", "5"),
            change("WARN", "data", "\"kept\"", "\"other\""),
        ]
    );
    assert_eq!(server.make_guest(), 201);
    // What is wrong changes nothing.
    fs::write(home.path().join("server.toml"), "made-per-hour = 0\nkeep-tabels = 7\n").unwrap();
    let told = server.reload();
    let error = told.last().unwrap();
    assert_eq!(error["level"], "ERROR");
    let why = error["fields"]["error"].as_str().unwrap();
    assert!(why.contains("server.toml, line 2, column 1") && why.contains("keep-tables?"), "{why}");
    assert_eq!(server.make_guest(), 201);
    // What still waits for a restart is said again.
    fs::write(home.path().join("server.toml"), "made-per-hour = 5\nkeep-tables = 7\n").unwrap();
    let data = change("WARN", "data", "\"kept\"", "\"stapel-data\"");
    assert_eq!(about(&server.reload()), [data]);
}
