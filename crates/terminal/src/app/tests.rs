//! The terminal is given back by whoever breaks: this program plays the broken one itself, in a terminal of its own.

use std::env;
use std::io::Read;
use std::sync::mpsc::channel;
use std::thread;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::events::Event;
use super::terminal::Screen;

/// Says that this program is the broken one.
const BROKEN: &str = "STAPEL_TEST_BREAKS";

/// What leads back to the screen before.
const LEAVES: &str = "\x1b[?1049l";
/// What shows the cursor again.
const SHOWS_CURSOR: &str = "\x1b[?25h";

#[test]
fn breaks_with_a_terminal_in_hand() {
    match env::var(BROKEN).as_deref() {
        Ok("drawing") => {
            let (events, _happening) = channel();
            let mut screen = Screen::take(events).unwrap();
            screen.draw(|_| panic!("a card fell off the table")).unwrap();
        }
        Ok("elsewhere") => {
            let (events, happening) = channel();
            let screen = Screen::take(events).unwrap();
            let broken = thread::spawn(|| panic!("a bot fell off its chair")).join();
            assert!(broken.is_err());
            let Ok(Event::Broken(message)) = happening.recv() else { panic!("nobody was told") };
            drop(screen);
            println!("{message}");
        }
        // Whoever runs all tests has no terminal to break.
        _ => {}
    }
}

/// Everything that the broken program wrote.
fn written_when_broken(how: &str) -> String {
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["--exact", "app::tests::breaks_with_a_terminal_in_hand", "--nocapture"]);
    command.env(BROKEN, how);
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    // The end of a terminal is an error on some systems.
    let _end = output.read_to_end(&mut bytes);
    child.wait().unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn whatever_breaks_is_told_on_the_terminal_as_it_was_before() {
    for (how, message) in
        [("drawing", "a card fell off the table"), ("elsewhere", "a bot fell off its chair")]
    {
        let written = written_when_broken(how);
        let leaves = written.find(LEAVES).unwrap_or_else(|| panic!("it stayed: {written:?}"));
        let shows = written.find(SHOWS_CURSOR).unwrap_or_else(|| panic!("hidden: {written:?}"));
        let told = written.find(message).unwrap_or_else(|| panic!("silence: {written:?}"));
        assert!(leaves < told && shows < told, "{written:?}");
        assert_eq!(written.matches(LEAVES).count(), 1, "it is given back once");
    }
}
