//! `stapel serve`: hosts tables.

mod arguments;
mod log;
mod pages;

use std::fmt;
use std::io::{self, Write};
use std::sync::Arc;

pub use arguments::{Arguments, LogFormat};
use stapel_server::serve::{Server, StartError};
use stapel_server::store::{SqliteStore, Store, StoreError};

/// Shown below the options.
pub const HELP: &str = "\
Examples:
  stapel serve                            for this computer alone: http://127.0.0.1:7373
  stapel serve --listen 0.0.0.0:7373      for everyone in the house
  stapel serve --data /var/lib/stapel --public-url https://cards.example --trust-proxy
                                          for the world, behind a proxy that speaks TLS

Every option can also come from the environment, under the name that stands beside it.
docs/operating.md tells how to run it for long: service, proxy, backup, upgrade.";

/// Why the server did not run.
#[derive(Debug)]
pub enum Failure {
    /// It has no runtime.
    Io(io::Error),
    /// The store can't be opened.
    Store(StoreError),
    /// It can't start.
    Start(StartError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Io(error) => write!(f, "{error}"),
            Failure::Store(error) => write!(f, "{error}"),
            Failure::Start(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// Runs the server until it is told to stop.
pub fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
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
        let _unread = writeln!(output, "Stapel is open at {url}");
        let _unread = writeln!(output, "Everything is kept in {}. Ctrl-C ends it.", data.display());
        let _unread = output.flush();
        server.run(stop_signal()).await;
        let _unread = writeln!(output, "Everything is written. Good night.");
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
