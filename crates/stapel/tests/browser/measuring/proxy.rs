//! Something between browser and server that counts what goes through it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// Something between browser and server that counts what the server sends.
pub(crate) struct Proxy {
    address: SocketAddr,
    received: Arc<AtomicU64>,
}

impl Proxy {
    /// Begins to listen.
    pub(crate) async fn start(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let received = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&received);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(server).await else { break };
                let (from_browser, to_browser) = browser.into_split();
                let (from_server, to_server) = server.into_split();
                tokio::spawn(pass_on(from_browser, to_server, Arc::default()));
                tokio::spawn(pass_on(from_server, to_browser, Arc::clone(&counter)));
            }
        });
        Proxy { address, received }
    }

    /// What browsers are to open.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// How many bytes the server has sent so far, all of HTTP included.
    pub(crate) fn received(&self) -> u64 {
        self.received.load(Ordering::Relaxed)
    }
}

/// Passes on everything until one side ends, and counts it.
async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, counter: Arc<AtomicU64>) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        counter.fetch_add(read as u64, Ordering::Relaxed);
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
