//! F7: many come to one table at once, and go again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::task::JoinSet;

use super::{guest, socket_path, way};
use crate::attacker::Done;
use crate::wire::Socket;

/// How many come from one address: what a server lets one have.
const PER_ADDRESS: usize = 190;

/// Many who watch a table.
pub(crate) struct Crowd {
    to: SocketAddr,
    token: String,
    path: String,
    size: usize,
}

impl Crowd {
    pub(crate) async fn prepare(to: SocketAddr, table: &str, size: usize) -> Crowd {
        Crowd { to, token: guest(way(to, 0)).await, path: socket_path(table), size }
    }

    pub(crate) async fn run(&mut self, stop: impl Future<Output = ()>) -> Done {
        let (mut done, bytes) = (Done::default(), Arc::new(AtomicU64::new(0)));
        let refused = Arc::new(AtomicU64::new(0));
        let cut_off = Arc::new(AtomicU64::new(0));
        let mut crowd = JoinSet::new();
        for number in 0..self.size {
            done.sent += 1;
            let way = way(self.to, (number / PER_ADDRESS) as u8);
            let (path, token) = (self.path.clone(), self.token.clone());
            let (bytes, refused) = (Arc::clone(&bytes), Arc::clone(&refused));
            let cut_off = Arc::clone(&cut_off);
            crowd.spawn(async move {
                let Ok(mut socket) = Socket::try_open(way, &path, &token).await else {
                    refused.fetch_add(1, Ordering::Relaxed);
                    return;
                };
                while socket.read().await {
                    while let Some(text) = socket.next() {
                        bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                    }
                }
                cut_off.fetch_add(1, Ordering::Relaxed);
            });
        }
        stop.await;
        crowd.shutdown().await;
        done.refused = refused.load(Ordering::Relaxed);
        done.cut_off = cut_off.load(Ordering::Relaxed);
        done.bytes = bytes.load(Ordering::Relaxed);
        done
    }
}
