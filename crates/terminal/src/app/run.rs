//! Starts the program with its options, and runs it to its end.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use ratatui::crossterm::style::force_color_output;

use super::aside::Aside;
use super::events::{self, Event};
use super::terminal::Screen;
use super::what_if::written;
use super::{App, Behind, Mode, Options, PlayError, What, recordings};
use crate::live::{
    Failure, Files, Place, TableAddress, Visit, host, known_name, look, now, open_table, origin_of,
};
use crate::look::ColourDepth;
use crate::replay::ReplayScreen;

/// How a person left the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// They said so, or somebody else asked the program to end.
    Willingly,
    /// They pressed Ctrl-C, or sent the signal that it stands for.
    Interrupted,
}

/// Plays, until the person has had enough.
///
/// # Errors
/// [`PlayError`]. The terminal is as it was before.
pub fn play(options: Options) -> Result<Left, PlayError> {
    check_terminal()?;
    let (events, happening) = channel();
    let files =
        Files::open(&options.data).map_err(|error| PlayError::Data(options.data.clone(), error))?;
    let mut app = App::new(&options, files, events);
    let place = match options.what {
        What::Home => None,
        What::Game(wish) => {
            let opened = open_table(&app.files, app.called(), &wish);
            Some(Place::Here(opened.map_err(PlayError::Impossible)?))
        }
        What::GoOn => Some(latest(&app)?),
        What::Host(server, wish) => {
            let origin = origin_of(&server);
            let known = known_name(&app.files, &origin).filter(|_| !app.name_is_new);
            let name = known.unwrap_or_else(|| app.called());
            let opened = host(&app.files, &origin, &name, &wish);
            let opened = opened.map_err(|failure| PlayError::Server { origin, failure })?;
            Some(Place::Server(opened))
        }
        What::Position { position, seats, bot, bots_take_time } => {
            let (record, seats) = written(&position, seats).map_err(PlayError::Position)?;
            let opened = app.open_branch(record, seats, &bot, bots_take_time);
            Some(opened.map_err(PlayError::Impossible)?)
        }
        What::Link(link) => {
            let address = TableAddress::parse(&link, app.server.as_deref());
            Some(Place::Server(visit(&app, address.map_err(PlayError::Link)?)?))
        }
    };
    match place {
        Some(place) => app.sit_at(place),
        None => app.go_home(),
    }
    run(app, &happening, options.depth)
}

/// Shows a recorded game, until the person has had enough.
///
/// # Errors
/// [`PlayError`]. The terminal is as it was before.
pub fn watch(record: &str, title: &str, options: &Options) -> Result<Left, PlayError> {
    check_terminal()?;
    let recording = recordings::read(record)?;
    let (events, happening) = channel();
    let mut app = App::new(options, Files::only_read(&options.data), events);
    let mut screen = ReplayScreen::new(recording, title.to_owned()).alone();
    screen.reviewed_before(&app.files);
    app.mode = Mode::Aside { screen: Aside::Replay(Box::new(screen)), behind: Behind::Nothing };
    run(app, &happening, options.depth)
}

fn check_terminal() -> Result<(), PlayError> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(())
    } else {
        Err(PlayError::NotATerminal)
    }
}

/// The game that was played last: on this machine, or at a table of a server.
fn latest(app: &App) -> Result<Place, PlayError> {
    let here = app.files.list().unfinished.into_iter().next();
    let there = app.files.visits().into_iter().next();
    let is_later = |visit: &Visit| here.as_ref().is_none_or(|it| it.table.changed < visit.when);
    if let Some(visit) = there.filter(is_later) {
        let address = TableAddress::parse(&visit.link, None).map_err(PlayError::Link)?;
        return visit_again(app, address);
    }
    let id = here.and_then(|listed| listed.table.id.parse().ok());
    Ok(Place::Here(id.ok_or(PlayError::NothingUnfinished)?))
}

/// A table of a server once more. One that is gone is listed no longer.
fn visit_again(app: &App, address: TableAddress) -> Result<Place, PlayError> {
    let link = address.link();
    visit(app, address).map(Place::Server).inspect_err(|error| {
        if let PlayError::NoSuchTable { .. } = error {
            app.files.forget_visit(&link);
        }
    })
}

/// Makes sure that the server is there and has the table, while there still is a command line to say so.
fn visit(app: &App, address: TableAddress) -> Result<TableAddress, PlayError> {
    let origin = address.origin.clone();
    let called = app.called_at(&Place::Server(address.clone()));
    match look(&app.files, &address, &called) {
        Ok(()) => Ok(address),
        Err(Failure::Refused { status: 404, .. }) => Err(PlayError::NoSuchTable { origin }),
        Err(failure) => Err(PlayError::Server { origin, failure }),
    }
}

/// Takes the terminal, and does whatever happens until the end.
fn run(mut app: App, happening: &Receiver<Event>, depth: ColourDepth) -> Result<Left, PlayError> {
    // What was asked for on the command line counts more than what the library would guess.
    force_color_output(depth != ColourDepth::None);
    events::listen_to_signals(app.events.clone()).map_err(PlayError::Terminal)?;
    let mut screen = Screen::take(app.events.clone()).map_err(PlayError::Terminal)?;
    events::listen_to_input(app.events.clone());
    while app.left.is_none() {
        // What the screen says of it is true by the time it says so.
        if let Some(text) = app.copied.take() {
            screen.copy(&text).map_err(PlayError::Terminal)?;
        }
        if app.changed {
            app.changed = false;
            screen.draw(|frame| app.draw(frame)).map_err(PlayError::Terminal)?;
        }
        match wait(&app, happening) {
            Ok(event) => app.take_in(event, &mut screen)?,
            Err(RecvTimeoutError::Timeout) => app.tick(),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // What has happened meanwhile is drawn together with it.
        while let Ok(event) = happening.try_recv() {
            app.take_in(event, &mut screen)?;
        }
    }
    // The terminal is given back first: leaving a table may take a moment.
    drop(screen);
    Ok(app.left.unwrap_or(Left::Willingly))
}

/// Waits until something happens, or until it is time for something.
fn wait(app: &App, happening: &Receiver<Event>) -> Result<Event, RecvTimeoutError> {
    match app.wake_at() {
        Some(at) => {
            let milliseconds = u64::try_from(at.saturating_sub(now())).unwrap_or(0);
            happening.recv_timeout(Duration::from_millis(milliseconds))
        }
        None => happening.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}
