//! Whatever a table sends, a session neither panics nor sends what a table could not read.
//!
//! Each line is a message, except for three letters: `!` loses the connection, `?` lets time pass, and
//! `>` plays or says something.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_client::{Output, Session};
use stapel_protocol::table::{DoJson, ToClient, ToServer};

/// Longer sessions show little that short ones don't, and take their time.
const MOST_LINES: usize = 60;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut session = Session::new(100, 1);
    let mut now = 0;
    run(&mut session, now);
    for line in text.lines().take(MOST_LINES) {
        match line {
            "!" => session.disconnected(now, None),
            "?" => now += 10_000,
            ">" => want(&mut session),
            message => {
                if let Ok(parsed) = ToClient::parse(message) {
                    let again = ToClient::parse(&parsed.to_text());
                    assert_eq!(again.as_ref(), Ok(&parsed), "a message reads as what was written");
                    // What is read with little code is what serde_json makes of it.
                    assert_eq!(serde_json::from_str(message).ok(), Some(parsed));
                }
                session.received(now, message);
            }
        }
        run(&mut session, now);
    }
});

/// Does what the session wants done.
fn run(session: &mut Session, now: i64) {
    session.tick(now);
    for output in session.take_outputs() {
        match output {
            Output::Connect { .. } => session.connected(now),
            Output::Close => session.disconnected(now, None),
            Output::Send(text) => assert!(ToServer::parse(&text).is_ok(), "{text}"),
            Output::News(_) => {}
        }
    }
}

/// Plays the first thing that can be played, and is warned of all.
fn want(session: &mut Session) {
    let legal = session.legal();
    for &action in &legal {
        session.warning(action);
    }
    let wanted = match legal.first() {
        Some(action) => DoJson::Act(action.to_string()),
        None => DoJson::Say(String::from("hm")),
    };
    // Too many may wait already.
    let _ = session.want(wanted);
}
