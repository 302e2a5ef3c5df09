//! `stapel serve`: hosts tables.

mod arguments;
mod log;

use std::io::{self, Write};
use std::sync::Arc;

pub use arguments::{Arguments, LogFormat};
use stapel_server::serve::{Server, StartError};
use stapel_server::store::{SqliteStore, Store, StoreError};

use crate::voice::{Complaint, Voice, display_in_english, text};

/// Why the server did not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It has no runtime.
    Io(#[from] io::Error),
    /// The store can't be opened.
    Store(#[source] StoreError),
    /// It can't start.
    Start(#[source] StartError),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Io(error) => error.tell(voice),
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
}

display_in_english!(Failure);

/// Runs the server until it is told to stop.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<(), Failure> {
    log::start(arguments.log, arguments.log_format);
    let config = arguments.config();
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
        let url = public_url.unwrap_or(format!("http://{}", server.address()?));
        // Tables go on also where nobody reads what is said here.
        let data = data.display().to_string();
        let _unread = writeln!(output, "{}", voice.say("serve-open", &[("url", text(&url))]));
        let _unread = writeln!(output, "{}", voice.say("serve-kept", &[("data", text(&data))]));
        let _unread = output.flush();
        server.run(stop_signal()).await;
        let _unread = writeln!(output, "{}", voice.t("serve-closed"));
        Ok(())
    })
}

/// Done when someone wants the server to stop.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
