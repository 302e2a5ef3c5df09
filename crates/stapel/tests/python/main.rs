//! What we say in Python is true. The bot in `examples/python` plays whole games at a real server, as
//! anyone's bot would, and the program on `docs/shuffle.md` shuffles as Stapel does.
//!
//! The bot needs Python 3 with the package `websockets`, which `cargo xtask test` installs where it is
//! missing. Without it these tests fail: an example that nobody runs soon tells lies.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod shuffle;
mod support;

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use support::{Bot, Server};

/// Plays a whole game against greedy bots, with everything it follows compared to what the server says.
#[track_caller]
fn play(game: &str, players: u8) -> String {
    let server = Server::start();
    let players = players.to_string();
    let bot = Bot::start(&[
        "--server",
        server.url(),
        "--open",
        game,
        "--players",
        &players,
        "--with",
        "greedy",
        "--check",
    ]);
    bot.finish()
}

#[test]
fn the_python_bot_plays_the_game() {
    let said = play("the-game", 3);
    assert!(said.contains("over: won") || said.contains("over: {'lost'"), "{said}");
}

#[test]
fn the_python_bot_plays_extreme() {
    let said = play("extreme", 2);
    assert!(said.contains("over: won") || said.contains("over: {'lost'"), "{said}");
}

#[test]
fn the_python_bot_plays_clear_4() {
    let said = play("clear-4", 4);
    assert!(said.contains("over: {'round'"), "{said}");
}

#[test]
fn two_python_bots_meet_by_a_link_and_play_again() {
    let server = Server::start();
    let mut host =
        Bot::start(&["--server", server.url(), "--open", "the-game", "--games", "2", "--check"]);
    let link = host.link();
    let guest = Bot::start(&[&link, "--name", "Guest", "--games", "2", "--check"]);
    assert_eq!(guest.finish().matches("over: ").count(), 2);
    assert_eq!(host.finish().matches("over: ").count(), 2);
}

#[test]
fn a_python_bot_comes_back_when_the_server_does_and_is_still_itself() {
    let mut server = Server::start();
    let token = server.data().join("token");
    let kept = ["--token-file", token.to_str().unwrap()];
    let mut host =
        Bot::start(&[&["--server", server.url(), "--open", "clear-4"], &kept[..]].concat());
    let link = host.link();
    server.crash_and_restart();
    // The one who waits has to come back by itself, since it has the other seat.
    let guest = Bot::start(&[&link, "--name", "Guest"]);
    assert!(guest.finish().contains("over: {'round'"));
    assert!(host.finish().contains("over: {'round'"));
    let again = Bot::start(
        &[&["--server", server.url(), "--open", "extreme", "--with", "random"], &kept[..]].concat(),
    );
    assert!(again.finish().contains("over: "));
}

#[test]
fn a_python_bot_says_why_it_can_not_play() {
    let server = Server::start();
    let poker = Bot::start(&["--server", server.url(), "--open", "poker", "--with", "greedy"]);
    assert!(poker.fail().contains("the-game, extreme or clear-4"));
    let nowhere = format!("{}/t/5fn4qzc72en7z090nxk1g4z7gt", server.url());
    assert!(Bot::start(&[&nowhere]).fail().contains("404"));
}

#[test]
fn a_python_bot_waits_as_long_as_a_busy_server_asks_it_to() {
    let server = Server::taking(30);
    let said = Bot::start(&[
        "--server",
        server.url(),
        "--open",
        "the-game",
        "--with",
        "greedy",
        "--check",
    ])
    .finish();
    assert!(said.contains("over: "), "{said}");
    assert!(server.count_of("stapel_rate_limited_total") > 0, "it was never too fast");
}

#[test]
fn a_python_bot_says_in_a_sentence_that_somebody_else_answers() {
    for (status, body) in [
        ("200 OK", "<html>Welcome to another place</html>"),
        ("502 Bad Gateway", "<html>Nobody is at home</html>"),
        ("404 Not Found", "[1, 2]"),
        ("403 Forbidden", "{\"reason\": \"no\"}"),
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let answer = format!(
            "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let other = thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 4096];
            let _read = stream.read(&mut request).unwrap();
            stream.write_all(answer.as_bytes()).unwrap();
        });
        let url = format!("http://{address}");
        let told = Bot::start(&["--server", &url, "--open", "the-game"]).fail();
        other.join().unwrap();
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("doesn't answer as a Stapel server does"), "{told}");
    }
    let told = Bot::start(&["cards.example/t/1"]).fail();
    assert_eq!(told.lines().count(), 1, "{told}");
}
