//! A real server with a real database in a directory of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stapel_server::config::{Config, Limits};
use stapel_server::push::PushClient;
use stapel_server::serve::{Control, Server};
use stapel_server::store::{SqliteStore, Store};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::http::{Answer, Header, call};

/// A server that runs.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    /// What changes it while it runs.
    pub(crate) control: Control,
    directory: tempfile::TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// Limits that nobody reaches.
pub(crate) const GENEROUS: Limits = Limits {
    connections: 100_000,
    connections_per_address: 100_000,
    messages_per_second: 1_000_000,
    requests_per_second: 1_000_000,
    made_per_hour: 1_000_000,
    header_timeout: Duration::from_secs(60),
    messages_per_address: 1_000_000,
    tables_per_guest: 1_000,
    bytes_per_day: 1 << 40,
    bot_seconds: 15,
    plain_connections: 100_000,
    write_timeout: Duration::from_secs(60),
};

/// Someone whom the server knows.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// The public number.
    pub(crate) id: String,
    /// What proves who it is.
    pub(crate) headers: Vec<Header>,
}

impl House {
    /// A server in which nothing is too much.
    pub(crate) async fn open() -> House {
        House::with_limits(GENEROUS).await
    }

    /// A server with these limits.
    pub(crate) async fn with_limits(limits: Limits) -> House {
        House::with(Config { limits, ..Config::default() }).await
    }

    /// A server with this setup; address and directory are its own.
    pub(crate) async fn with(config: Config) -> House {
        House::at(tempfile::tempdir().unwrap(), config).await
    }

    /// A server that finds what another one has left behind.
    pub(crate) async fn at(directory: tempfile::TempDir, config: Config) -> House {
        House::with_push(directory, config, None).await
    }

    /// The same, with another way to push services.
    pub(crate) async fn with_push(
        directory: tempfile::TempDir,
        config: Config,
        client: Option<PushClient>,
    ) -> House {
        let data = directory.path().join("data");
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&data).unwrap());
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, data, ..config };
        let server = Server::start_with(config, Arc::clone(&store), client).await.unwrap();
        let address = server.address().unwrap();
        let control = server.control();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async {
            let _stopped = stopped.await;
        }));
        House { address, store, control, directory, stop, running }
    }

    /// Where everything is kept.
    pub(crate) fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    /// Ends the server cleanly, and gives the directory to whoever wants to look at what it kept.
    pub(crate) async fn close(self) -> tempfile::TempDir {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        self.directory
    }

    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        headers: &[Header],
        body: Option<&Value>,
    ) -> Answer {
        let body = body.map(Value::to_string);
        call(self.address, method, path, headers, body.as_deref()).await.unwrap()
    }

    /// A person with a cookie, as browsers have one.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let body = json!({ "name": name });
        let answer = self.call("POST", "/api/v1/guests", &[], Some(&body)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let headers = vec![(String::from("cookie"), cookie)];
        Person { id: text(&answer.json()["id"]), headers }
    }

    /// A person with a token, as programs have one.
    pub(crate) async fn program(&self, name: &str) -> Person {
        let body = json!({ "name": name });
        let answer = self.call("POST", "/api/v1/programs", &[], Some(&body)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let answer = answer.json();
        let bearer = format!("Bearer {}", text(&answer["token"]));
        let headers = vec![(String::from("authorization"), bearer)];
        Person { id: text(&answer["id"]), headers }
    }

    /// Opens a table and gives its id.
    pub(crate) async fn table(&self, host: &Person, wish: &Value) -> String {
        let answer = self.call("POST", "/api/v1/tables", &host.headers, Some(wish)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        text(&answer.json()["id"])
    }

    /// Looks at a table: the table, and what can be done.
    pub(crate) async fn look(&self, who: &Person, table: &str) -> Value {
        let path = format!("/api/v1/tables/{table}");
        let answer = self.call("GET", &path, &who.headers, None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }
}

/// The text that a JSON value is.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not a text: {value}")).to_owned()
}

/// Opens what a server left behind.
pub(crate) fn reopen(directory: &Path) -> SqliteStore {
    SqliteStore::open(&directory.join("data")).unwrap()
}
