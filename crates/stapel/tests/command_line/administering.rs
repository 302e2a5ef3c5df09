//! `stapel admin` against the real server, through both doors.

use std::io::{Read, Write};
use std::net::TcpStream;

use super::serving::{end, serve};
use super::support::{Home, good};

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// Sends a request to a server, and gives the body of the answer.
fn call(url: &str, method: &str, path: &str, token: &str, body: &str) -> String {
    let address = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

/// What stands in a field of a JSON object that has no nested ones.
fn field(json: &str, name: &str) -> String {
    let rest = json.split_once(&format!("\"{name}\":\"")).unwrap_or_else(|| panic!("{json}")).1;
    rest.split('"').next().unwrap().to_owned()
}

#[test]
fn an_operator_looks_after_a_server_by_socket_and_by_token() {
    let home = Home::new();
    std::fs::write(home.path().join("token"), format!("{TOKEN}\n")).unwrap();
    let (mut process, line) =
        serve(&home, &["--listen", "127.0.0.1:0", "--operator-token-file", "token"], &[]);
    let url = line.strip_prefix("Stapel is open at ").unwrap().to_owned();
    let ada = call(&url, "POST", "/api/v1/programs", "", "{\"name\":\"Ada\"}");
    let (id, token) = (field(&ada, "id"), field(&ada, "token"));
    let wish = "{\"agreement\":{\"game\":\"the-game\",\"players\":2,\"listed\":true}}";
    let table = field(&call(&url, "POST", "/api/v1/tables", &token, wish), "id");
    let by_socket = |line: &str| {
        good(home.stapel(&[&["admin"], &*line.split(' ').collect::<Vec<_>>()].concat()))
    };
    let by_token = |line: &str| {
        let door = ["admin", "--server", &url, "--token-file", "token", "--as", "Bob"];
        good(home.stapel(&[&door, &*line.split(' ').collect::<Vec<_>>()].concat()))
    };
    for status in [by_socket("status"), by_token("status")] {
        assert!(status.starts_with("Connections: 0 (guests: 0, addresses: 0)\n"), "{status}");
        assert!(
            status.contains("Bans: 0, mutes: 0, closed tables: 0, open reports: 0"),
            "{status}"
        );
    }
    let guests = by_socket("guests ada");
    assert!(guests.starts_with(&id) && guests.contains("Ada"), "{guests}");
    let tables = by_token("tables");
    assert!(tables.starts_with(&table) && tables.contains("the-game"), "{tables}");
    let look = by_socket(&format!("tables {table}"));
    assert!(look.contains(&format!("0  Ada ({id})")), "{look}");

    let muted = by_token(&format!("mute {id} --for 1h --reason rude"));
    assert!(muted.starts_with(&format!("Done: mute {id}, until 2")), "{muted}");
    let told = by_socket(&format!("guests {id}"));
    assert!(told.contains("Ada, muted") && told.contains("rude"), "{told}");
    let banned = by_socket("ban 203.0.113.0/24");
    assert_eq!(banned, "Done: ban 203.0.113.0/24, without an end.\n");
    let bans = by_token("bans");
    assert!(bans.contains("ban_range 203.0.113.0/24, without an end"), "{bans}");
    assert_eq!(by_socket("unban 203.0.113.0/24"), "Done: unban 203.0.113.0/24.\n");
    assert_eq!(by_socket(&format!("unmute {id}")), format!("Done: unmute {id}.\n"));
    assert!(by_token("announce Soon --for 1h").starts_with("Done: announce, until "));
    let notice = call(&url, "GET", "/api/v1/notice", "", "");
    assert!(notice.contains("\"text\":\"Soon\""), "{notice}");
    assert_eq!(by_token("announce --off"), "Done: announce --off.\n");
    assert_eq!(by_socket("registration closed"), "Done: registration, without an end.\n");
    let refused = call(&url, "POST", "/api/v1/guests", "", "{\"name\":\"New\"}");
    assert!(refused.contains("registration_closed"), "{refused}");
    by_socket("registration open");
    by_socket("maintenance on");
    assert!(by_socket("status").contains("Maintenance: no new tables and deals."));
    by_socket("maintenance off");
    by_socket(&format!("close {table}"));
    let gone = call(&url, "GET", &format!("/api/v1/tables/{table}"), &token, "");
    assert!(gone.contains("\"closed\""), "{gone}");
    by_socket(&format!("reopen {table}"));
    by_socket(&format!("remove-name {id}"));
    assert!(by_socket("guests Guest").starts_with(&id));
    let limits = by_token("limits made-per-hour=7");
    assert!(limits.contains("made-per-hour = 7\n") && limits.contains("until the server restarts"));

    let path = format!("/api/v1/tables/{table}/reports");
    call(&url, "POST", &path, &token, "{\"seat\":0,\"about\":\"name\",\"text\":\"my own\"}");
    let reports = by_socket("reports");
    assert!(reports.starts_with("Report 1, ") && reports.contains("my own"), "{reports}");
    assert_eq!(by_token("reports --settle 1 --note done"), "Done: reports --settle 1.\n");
    assert_eq!(by_socket("reports"), "There are none.\n");
    assert!(by_socket("reports --all").contains(": done"));
    assert!(by_socket("--json reports --all").starts_with("{\"reports\":[{\"number\":1,"));

    let audit = by_socket("audit");
    let acts: Vec<&str> = audit.lines().collect();
    assert_eq!(acts.len(), 15, "{audit}");
    assert!(acts[14].contains("http Bob  mute") && acts[14].contains("rude"), "{audit}");
    assert!(acts[13].contains("socket uid "), "{audit}");
    end(&mut process);
}

#[test]
fn what_goes_wrong_is_told_with_what_would_be_right() {
    let home = Home::new();
    std::fs::write(home.path().join("token"), TOKEN).unwrap();
    std::fs::write(home.path().join("wrong"), "f".repeat(32)).unwrap();
    std::fs::write(home.path().join("short"), "secret").unwrap();
    insta::assert_snapshot!(home.told(&["admin", "status"]));
    let (mut process, line) =
        serve(&home, &["--listen", "127.0.0.1:0", "--operator-token-file", "token"], &[]);
    let url = line.strip_prefix("Stapel is open at ").unwrap().to_owned();
    let told: String = [
        "admin --server URL status",
        "admin --server URL --token-file nowhere status",
        "admin --server URL --token-file wrong status",
        "admin ban Ada",
        "admin ban 203.0.113.7/24",
        "admin ban 203.0.113.0/24 --for ever",
        "admin mute 00000000000000000000000000",
        "admin limits max-fun=7",
        "admin limits made-per-hour",
        "admin unban 203.0.113.7",
        "admin announce",
        "admin --json unban 203.0.113.7",
        "serve --operator-token-file short",
    ]
    .iter()
    .map(|line| {
        let words: Vec<&str> =
            line.split(' ').map(|word| if word == "URL" { url.as_str() } else { word }).collect();
        home.told(&words).replace(&url, "URL") + "\n"
    })
    .collect();
    insta::assert_snapshot!(told);
    end(&mut process);
}
