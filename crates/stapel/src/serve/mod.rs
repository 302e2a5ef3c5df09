//! `stapel serve`: hosts tables.

mod arguments;
mod asked;
mod file;
mod log;
mod reload;
mod settings;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use arguments::{Arguments, Listen, LogAddresses, LogFormat, PushTo};
pub use asked::Asked;
pub use file::{FileError, Kind};
use stapel_rules::notation::Place;
use stapel_server::admin::door::{LEAST_TOKEN, OperatorToken};
use stapel_server::serve::{Server, StartError};
use stapel_server::store::{SqliteOptions, SqliteStore, Store, StoreError};

use self::reload::Reload;
use self::settings::Settings;
use crate::exit::Exit;
use crate::voice::{Complaint, Voice, display_in_english, text, unreadable};

/// Why the server did not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It has no runtime.
    Io(#[from] io::Error),
    /// The file with settings is wrong.
    Settings(#[source] FileError),
    /// Nobody knows the host on which it is to listen.
    Host(Listen, #[source] io::Error),
    /// The file with the operator's token can't be read.
    TokenFile(PathBuf, #[source] io::Error),
    /// The operator's token is too easy to guess.
    WeakToken(PathBuf),
    /// The store can't be opened.
    Store(#[source] StoreError),
    /// It can't start.
    Start(#[source] StartError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
            Failure::Settings(error) => error.tell(voice),
            Failure::Host(listen, error) => {
                let (address, why) = (listen.to_string(), error.tell(voice));
                let name = ("name", text(listen.host()));
                voice
                    .say("serve-no-host", &[("address", text(&address)), name, ("why", text(&why))])
            }
            Failure::TokenFile(file, error) => unreadable(file, error, voice),
            Failure::WeakToken(file) => {
                let (file, least) = (file.display().to_string(), LEAST_TOKEN.to_string());
                voice.say("serve-weak-token", &[("file", text(&file)), ("least", text(&least))])
            }
            Failure::Store(error) | Failure::Start(StartError::Store(error)) => error.tell(voice),
            Failure::Start(StartError::Listen(address, error)) => {
                let address = address.to_string();
                let why = error.tell(voice);
                let id = match error.kind() {
                    io::ErrorKind::AddrInUse => "serve-in-use",
                    io::ErrorKind::PermissionDenied => "serve-not-allowed",
                    _ => "serve-no-listen",
                };
                voice.say(id, &[("address", text(&address)), ("why", text(&why))])
            }
            Failure::Start(StartError::Push(why)) => {
                voice.say("serve-no-push", &[("why", text(why))])
            }
            Failure::Start(StartError::Bots(error)) => {
                voice.say("serve-no-threads", &[("why", text(&error.tell(voice)))])
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Store(error) | Failure::Start(StartError::Store(error)) => error.code(),
            Failure::Settings(error) => error.code(),
            _ => "failed",
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::Settings(error) => error.place(),
            _ => None,
        }
    }
}

display_in_english!(Failure);

/// Runs the server until it is told to stop.
pub fn run(asked: &Asked, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    let settings = Settings::load(asked).map_err(Failure::Settings)?;
    let arguments = &settings.arguments;
    if arguments.print_config {
        write!(output, "{}", settings.tell(voice))?;
        return Ok(Exit::Done);
    }
    let set_level = log::start(arguments.log, arguments.log_format);
    let listen = &arguments.listen;
    let address = listen.resolve().map_err(|error| Failure::Host(listen.clone(), error))?;
    let mut config = arguments.config(address);
    config.operator_token = token(arguments.operator_token_file.as_deref())?;
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all();
    if let Some(threads) = arguments.threads {
        builder.worker_threads(threads.get());
    }
    let runtime = builder.build()?;
    runtime.block_on(async {
        let options = SqliteOptions { accept_loss: arguments.accept_loss };
        let store = SqliteStore::open_with(&config.data, options).map_err(Failure::Store)?;
        let store: Arc<dyn Store> = Arc::new(store);
        let data = config.data.clone();
        let public_url = config.public_url.clone();
        let server = Server::start(config, store).await.map_err(Failure::Start)?;
        // Whoever reads that it is open may want it to stop.
        let stop = stop_signal()?;
        if arguments.config.is_some() {
            let control = server.control();
            reload_on_signal(Reload::new(asked.clone(), settings.clone(), control, set_level))?;
        }
        let url = public_url.unwrap_or(format!("http://{}", server.address()?));
        // Tables go on also where nobody reads what is said here.
        let data = data.display().to_string();
        let _unread = writeln!(output, "{}", voice.say("serve-open", &[("url", text(&url))]));
        let _unread = writeln!(output, "{}", voice.say("serve-kept", &[("data", text(&data))]));
        let _unread = output.flush();
        let mut exit = Exit::Done;
        server.run(async { exit = stop.await }).await;
        let _unread = writeln!(output, "{}", voice.t("serve-closed"));
        Ok(exit)
    })
}

/// The operator's token, if there is to be one.
fn token(file: Option<&Path>) -> Result<Option<OperatorToken>, Failure> {
    let Some(file) = file else { return Ok(None) };
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| Failure::TokenFile(file.to_owned(), error))?;
    OperatorToken::new(&text).map(Some).map_err(|_| Failure::WeakToken(file.to_owned()))
}

/// Reads the settings again whenever the process is sent SIGHUP. Without a file there is nothing to read, and the
/// signal ends the process as it ends any other: it is what a terminal sends that is closed.
#[cfg(unix)]
fn reload_on_signal(mut reload: Reload) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangup = signal(SignalKind::hangup())?;
    tokio::spawn(async move {
        while hangup.recv().await.is_some() {
            reload.again();
        }
    });
    Ok(())
}

/// There is no such signal here.
#[cfg(not(unix))]
fn reload_on_signal(_reload: Reload) -> io::Result<()> {
    Ok(())
}

/// Done when someone wants the server to stop: with Ctrl-C, or by asking it to end, which is how services are stopped.
/// From the call on it listens, also before it is waited for.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = Exit>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => Exit::Stopped,
            _ = terminate.recv() => Exit::Done,
        }
    })
}

/// Done when someone presses Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = Exit>> {
    let interrupt = tokio::signal::ctrl_c();
    Ok(async move {
        let _pressed = interrupt.await;
        Exit::Stopped
    })
}
