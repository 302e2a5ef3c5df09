//! The process that attacks, from both sides: it does so when it is told to, and rests when it is told to.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};

use crate::attacks::{Attack, Kind};

/// What it is told.
const GO: &str = "go";
const REST: &str = "rest";

/// How long it attacks at most, whatever it is told.
const MOST: Duration = Duration::from_secs(60);

/// What an attack has come to.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Done {
    /// What it sent or asked for.
    pub(crate) sent: u64,
    /// How much of it was refused.
    pub(crate) refused: u64,
    /// How often it was cut off.
    pub(crate) cut_off: u64,
    /// What it was sent.
    pub(crate) bytes: u64,
}

impl Done {
    pub(crate) fn add(&mut self, other: Done) {
        self.sent += other.sent;
        self.refused += other.refused;
        self.cut_off += other.cut_off;
        self.bytes += other.bytes;
    }
}

/// A process that attacks.
pub(crate) struct Attacker {
    child: Child,
    orders: ChildStdin,
    answers: mpsc::UnboundedReceiver<String>,
    done: Done,
}

impl Attacker {
    /// Starts it, and waits until it has made everything ready. It runs only while those who play do nothing: both are on
    /// one core, and how much they notice is to depend on the server alone.
    pub(crate) async fn start(
        kind: Kind,
        to: SocketAddr,
        table: &str,
        open_table: &str,
    ) -> Attacker {
        let mut child = Command::new("chrt")
            .args(["--idle", "0"])
            .arg(std::env::current_exe().unwrap())
            .args(["--attacker", "--only", kind.name(), "--address", &to.to_string()])
            .args(["--table", table, "--open-table", open_table])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let orders = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (send, answers) = mpsc::unbounded_channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let _ended = send.send(line);
            }
        });
        let mut attacker = Attacker { child, orders, answers, done: Done::default() };
        attacker.answer().await;
        attacker
    }

    /// Lets it attack.
    pub(crate) fn go(&mut self) {
        writeln!(self.orders, "{GO}").unwrap();
    }

    /// Lets it rest, and waits until it does.
    pub(crate) async fn rest(&mut self) {
        writeln!(self.orders, "{REST}").unwrap();
        let done: Done = serde_json::from_str(&self.answer().await).unwrap();
        self.done.add(done);
    }

    async fn answer(&mut self) -> String {
        self.answers.recv().await.expect("the attacker has failed, see above")
    }

    /// Ends it, and tells what it came to.
    pub(crate) fn end(self) -> Done {
        let Attacker { mut child, orders, done, .. } = self;
        // It ends when nobody tells it anything any more.
        drop(orders);
        child.wait().unwrap();
        done
    }
}

/// What the process does that attacks.
pub(crate) async fn attack_when_told(kind: Kind, to: SocketAddr, table: &str, open_table: &str) {
    let mut attack = Attack::prepare(kind, to, table, open_table).await;
    println!("ready");
    let (order, mut orders) = watch::channel(false);
    thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            order.send_replace(line == GO);
        }
    });
    while orders.wait_for(|&go| go).await.is_ok() {
        let mut stop = orders.clone();
        let done = attack.run(async move {
            // Whoever told it to go may be gone.
            let told = stop.wait_for(|&go| !go);
            let _too_long = tokio::time::timeout(MOST, told).await;
        });
        let done = done.await;
        println!("{}", serde_json::to_string(&done).unwrap());
        let _gone = orders.wait_for(|&go| !go).await;
    }
}
