//! `stapel serve`: hosts tables.

mod arguments;
mod log;

use std::io::{self, Write};
use std::sync::Arc;

pub use arguments::{Arguments, Listen, LogFormat};
use stapel_server::serve::{Server, StartError};
use stapel_server::store::{SqliteStore, Store, StoreError};

use crate::exit::Exit;
use crate::voice::{Complaint, Voice, display_in_english, text};

/// Why the server did not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It has no runtime.
    Io(#[from] io::Error),
    /// Nobody knows the host on which it is to listen.
    Host(Listen, #[source] io::Error),
    /// The store can't be opened.
    Store(#[source] StoreError),
    /// It can't start.
    Start(#[source] StartError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
            Failure::Host(listen, error) => {
                let (address, why) = (listen.to_string(), error.tell(voice));
                let name = ("name", text(listen.host()));
                voice
                    .say("serve-no-host", &[("address", text(&address)), name, ("why", text(&why))])
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
            Failure::Start(StartError::Bots(error)) => {
                voice.say("serve-no-threads", &[("why", text(&error.tell(voice)))])
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Store(error) | Failure::Start(StartError::Store(error)) => error.code(),
            _ => "failed",
        }
    }
}

display_in_english!(Failure);

/// Runs the server until it is told to stop.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    log::start(arguments.log, arguments.log_format);
    let listen = &arguments.listen;
    let address = listen.resolve().map_err(|error| Failure::Host(listen.clone(), error))?;
    let config = arguments.config(address);
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all();
    if let Some(threads) = arguments.threads {
        builder.worker_threads(threads.get());
    }
    let runtime = builder.build()?;
    runtime.block_on(async {
        let store = SqliteStore::open(&config.data).map_err(Failure::Store)?;
        let store: Arc<dyn Store> = Arc::new(store);
        let data = config.data.clone();
        let public_url = config.public_url.clone();
        let server = Server::start(config, store).await.map_err(Failure::Start)?;
        // Whoever reads that it is open may want it to stop.
        let stop = stop_signal()?;
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
