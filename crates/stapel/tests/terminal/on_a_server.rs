//! Tables on a real server, by their invite links.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::players::{is_our_turn, is_over, piles};
use crate::support::process::{ANY_PORT, Process};
use crate::support::terminal::{CONTROL_C, ENTER, ESCAPE, Terminal};

/// The host in a terminal, and the link that brings others.
struct Hosted {
    link: String,
    host: Terminal,
    _data: TempDir,
}

/// Sends something to the server, and gives the whole answer.
fn post(address: SocketAddr, path: &str, cookie: &str, body: &Value) -> String {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0
}

/// Opens a table, and shows it to its host in a terminal.
fn host(address: SocketAddr, players: u8) -> Hosted {
    let answer = post(address, "/api/v1/guests", "", &json!({ "name": "Ada" }));
    let cookie = between(&answer, "stapel_guest=", ";");
    let wish = json!({ "agreement": { "game": "the-game", "players": players } });
    let opened = post(address, "/api/v1/tables", &format!("stapel_guest={cookie}"), &wish);
    let link = format!("http://{address}{}", between(&opened, "\"path\":\"", "\""));
    // The program keeps who one is for each server.
    let data = tempfile::tempdir().unwrap();
    let servers = data.path().join("servers");
    fs::create_dir(&servers).unwrap();
    let name = format!("http_{}", address.to_string().replace(':', "_"));
    fs::write(servers.join(name), format!("{cookie}\nAda\n")).unwrap();
    let host = Terminal::play(data.path(), &[&link, "--name", "Ada"]);
    host.wait_for_text("Ada");
    Hosted { link, host, _data: data }
}

/// Someone comes by the link and sits down.
fn join(link: &str, name: &str) -> (TempDir, Terminal) {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &[link, "--name", name]);
    terminal.wait_for_text("Sit down (S)");
    terminal.press("s");
    terminal
        .wait_for("a seat", |screen| (!screen.contents().contains("Sit down (S)")).then_some(()));
    (data, terminal)
}

#[test]
fn two_terminals_play_at_a_table_of_a_server_that_is_killed_in_between() {
    let kept = tempfile::tempdir().unwrap();
    let server = Process::start(kept.path(), ANY_PORT);
    let address = server.address;
    let Hosted { link, mut host, _data } = host(address, 2);
    let (_guest_data, mut guest) = join(&link, "Bea");
    host.wait_for_text("Deal the cards");
    host.press(ENTER);
    host.wait_for_text("Who starts?");
    host.press(ENTER);
    // Whoever starts plays a turn.
    let first = [&mut host, &mut guest].into_iter().find(|terminal| {
        terminal.wait_for("whose turn it is", |screen| {
            let text = screen.contents();
            (is_our_turn(screen) || text.contains("to play")).then(|| is_our_turn(screen))
        })
    });
    piles::play_a_turn(first.unwrap());
    drop(server);
    for terminal in [&host, &guest] {
        terminal.wait_for_text("Not connected");
    }
    let _server = Process::start(kept.path(), &address.to_string());
    thread::scope(|scope| {
        for terminal in [&mut host, &mut guest] {
            scope.spawn(move || piles::play_to_the_end(terminal));
        }
    });
    assert!(
        [&host, &guest]
            .iter()
            .all(|terminal| terminal.wait_for("the end", |screen| is_over(screen).then_some(true)))
    );
    // Games of the server can be looked back at, too.
    guest.press("r");
    guest.wait_for("the replay", |screen| (!is_over(screen)).then_some(()));
    guest.press(CONTROL_C);
    assert_eq!(guest.wait_for_end().exit_code(), 130);
    guest.assert_restored();
}

#[test]
fn a_table_is_opened_from_the_command_line_and_resumed_by_the_same_name() {
    let kept = tempfile::tempdir().unwrap();
    let server = Process::start(kept.path(), ANY_PORT);
    let data = tempfile::tempdir().unwrap();
    let origin = format!("http://{}", server.address);
    let arguments = ["extreme", "--server", &origin, "--players", "2", "--name", "Zoë"];
    let mut host = Terminal::play(data.path(), &arguments);
    host.wait_for_text("Zoë (you)");
    host.wait_for_text("Copy link (C)");
    let link = link_on(&host, &origin);
    host.press("c");
    host.wait_for_text("The link is in the clipboard");
    let bytes = host.bytes();
    assert!(String::from_utf8_lossy(&bytes).contains("\x1b]52;c;"), "nothing was copied");
    // Somebody comes by that link, whom the server knows by name from then on.
    let (guest_data, mut guest) = join(&link, "Bea");
    guest.press(CONTROL_C);
    guest.wait_for_end();
    let guest = Terminal::play(guest_data.path(), &["--resume"]);
    guest.wait_for_text("Bea (you)");
    host.press(CONTROL_C);
    host.wait_for_end();
    let host = Terminal::play(data.path(), &["--resume"]);
    host.wait_for_text("Zoë (you)");
    host.wait_for_text("Deal the cards");
}

#[test]
fn a_table_is_opened_from_home_and_listed_there() {
    let kept = tempfile::tempdir().unwrap();
    let server = Process::start(kept.path(), ANY_PORT);
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &[]);
    terminal.wait_for_text("Open on a server (S)");
    terminal.press("s");
    terminal.wait_for_text("The server to open the table on");
    // Control and U take away what is offered.
    terminal.press("\x15");
    terminal.press(&format!("http://{}", server.address));
    terminal.press(ENTER);
    terminal.wait_for_text("Copy link (C)");
    terminal.press("q");
    terminal.wait_for_text(&format!("The Game · {}", server.address));
    terminal.press(ESCAPE);
    terminal.wait_for_text("Leave Stapel?");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

/// The link that a lobby shows, whole.
fn link_on(terminal: &Terminal, origin: &str) -> String {
    let text = terminal.text();
    let start = text.find(&format!("{origin}/t/")).unwrap_or_else(|| panic!("no link in {text}"));
    text[start..].split_whitespace().next().unwrap().to_owned()
}

#[test]
fn a_table_that_is_not_there_is_told_before_anything_is_drawn() {
    let kept = tempfile::tempdir().unwrap();
    let server = Process::start(kept.path(), ANY_PORT);
    let data = tempfile::tempdir().unwrap();
    let link = format!("{}/t/5fn4qzc72en7z090nxk1g4z7gt", server.address);
    let mut terminal = Terminal::play(data.path(), &[&link]);
    assert_eq!(terminal.wait_for_end().exit_code(), 2);
    let said = terminal.text().replace('\n', " ");
    assert!(said.contains("has no such table"), "{said}");
}
