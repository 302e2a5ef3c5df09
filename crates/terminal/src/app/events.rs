//! Everything that the program waits for, in one channel.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event;
use stapel_protocol::review::ReviewedTurnJson;
use stapel_protocol::table::rest::RecordJson;

use super::Left;
use crate::live::{Failure, LinkEvent, ReviewTold, TableAddress};

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Event {
    /// Keys, the mouse, another size.
    Input(event::Event),
    InputEnded,
    Link(u64, LinkEvent),
    /// A finished game came from a server, or not.
    Record(Result<Box<RecordJson>, Failure>),
    /// A table was opened on a server, or not.
    Hosted(Result<TableAddress, Failure>),
    /// How far the review with this number has come.
    Review(u64, Box<ReviewTold>),
    /// What was found out about the person's turn under this number; nothing if there is nothing to find.
    Advice(u64, Option<Box<ReviewedTurnJson>>),
    /// A thread has panicked, with this message.
    Broken(String),
    /// The system wants the program to end.
    End(Left),
    Suspend,
    /// It goes on, on a terminal that others may have written on.
    GoOn,
}

/// Begins to listen to the terminal.
pub(crate) fn listen_to_input(events: Sender<Event>) {
    thread::spawn(move || {
        while let Ok(input) = event::read() {
            if events.send(Event::Input(input)).is_err() {
                return;
            }
        }
        // If nobody listens any more, the program has ended.
        let _ended = events.send(Event::InputEnded);
    });
}

/// Begins to listen to signals.
#[cfg(unix)]
pub(crate) fn listen_to_signals(events: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};

    let mut signals =
        signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in &mut signals {
            let event = match signal {
                SIGTSTP => Event::Suspend,
                SIGCONT => Event::GoOn,
                SIGINT => Event::End(Left::Interrupted),
                _ => Event::End(Left::Willingly),
            };
            if events.send(event).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Where there are no signals, the terminal tells by keys what is wanted.
#[cfg(not(unix))]
pub(crate) fn listen_to_signals(_events: Sender<Event>) -> io::Result<()> {
    Ok(())
}

/// Stops the program until somebody wants it to go on.
#[cfg(unix)]
pub(crate) fn suspend() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Where programs can't be stopped, they go on.
#[cfg(not(unix))]
pub(crate) fn suspend() -> io::Result<()> {
    Ok(())
}
