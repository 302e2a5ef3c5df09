//! F3: everything that can be downloaded is downloaded, again and again.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use super::way;
use crate::attacker::Done;
use crate::wire::Way;

/// Half of the downloads come from one address, the others have one each.
const SHARED: u8 = 4;
const OWN: u8 = 4;

/// How long someone waits who was refused.
const PAUSE: Duration = Duration::from_millis(50);

/// Downloads.
pub(crate) struct Exports {
    to: SocketAddr,
}

impl Exports {
    pub(crate) fn new(to: SocketAddr) -> Exports {
        Exports { to }
    }

    pub(crate) async fn run(&mut self, stop: impl Future<Output = ()>) -> Done {
        let mut downloads = JoinSet::new();
        let (ending, _) = tokio::sync::watch::channel(false);
        for number in 0..SHARED + OWN {
            let way = way(self.to, number.saturating_sub(SHARED - 1));
            let mut end = ending.subscribe();
            downloads.spawn(async move {
                let mut done = Done::default();
                tokio::select! {
                    () = download_all(way, &mut done) => {}
                    _ = end.changed() => {}
                }
                done
            });
        }
        stop.await;
        ending.send_replace(true);
        let mut all = Done::default();
        while let Some(done) = downloads.join_next().await {
            all.add(done.unwrap());
        }
        all
    }
}

/// Downloads part after part, and begins anew when there are no more.
async fn download_all(way: Way, done: &mut Done) {
    let begin = String::from("/api/v1/export/records.jsonl");
    let mut path = begin.clone();
    loop {
        done.sent += 1;
        match download(way, &path, done).await {
            Some(next) => path = next.unwrap_or_else(|| begin.clone()),
            None => {
                done.refused += 1;
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Downloads one part, and tells where the next is, if there is one; `None` if it was refused.
async fn download(way: Way, path: &str, done: &mut Done) -> Option<Option<String>> {
    let mut stream = way.connect().await;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", way.to);
    stream.write_all(request.as_bytes()).await.ok()?;
    let (mut head, mut buffer) = (Vec::new(), vec![0; 65536]);
    loop {
        let read = stream.read(&mut buffer).await.ok()?;
        if read == 0 {
            break;
        }
        done.bytes += read as u64;
        // All that is asked of the head is in the first bytes.
        let room = 4096_usize.saturating_sub(head.len()).min(read);
        head.extend_from_slice(&buffer[..room]);
    }
    let head = String::from_utf8_lossy(&head);
    if !head.starts_with("HTTP/1.1 200") {
        return None;
    }
    let link = head.lines().find_map(|line| line.strip_prefix("link: <"));
    Some(link.and_then(|link| link.split('>').next()).map(str::to_owned))
}
