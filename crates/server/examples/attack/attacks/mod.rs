//! What is attacked, each as an outside attack once did it.

mod crowd;
mod experts;
mod exports;
mod writers;

use std::net::{Ipv4Addr, SocketAddr};

use serde::{Serialize, Serializer};
use stapel_protocol::table::rest::TokenJson;

use crate::attacker::Done;
use crate::wire::{Http, Way};

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Experts,
    Exports,
    Writers,
    SmallCrowd,
    LargeCrowd,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] =
        [Kind::Experts, Kind::Exports, Kind::Writers, Kind::SmallCrowd, Kind::LargeCrowd];

    /// What it is called, by the number that it has in docs/threat-model.md.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Experts => "F1",
            Kind::Exports => "F3",
            Kind::Writers => "F4",
            Kind::SmallCrowd => "F7-190",
            Kind::LargeCrowd => "F7-1000",
        }
    }

    /// What is done.
    pub(crate) fn what(self) -> &'static str {
        match self {
            Kind::Experts => "one guest opens tables of five experts without sitting down",
            Kind::Exports => "eight downloads of 20,000 games, over and over",
            Kind::Writers => "45 sockets of one guest write at a stranger's table and elsewhere",
            Kind::SmallCrowd => "190 come at once to watch a game",
            Kind::LargeCrowd => "1,000 come at once to watch a game",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name))
    }

    pub(crate) fn names() -> String {
        Kind::ALL.map(Kind::name).join(", ")
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// An attack that is ready.
pub(crate) enum Attack {
    Experts(experts::Experts),
    Exports(exports::Exports),
    Writers(writers::Writers),
    Crowd(crowd::Crowd),
}

impl Attack {
    /// Makes ready what can be made ready before anything is measured.
    pub(crate) async fn prepare(
        kind: Kind,
        to: SocketAddr,
        table: &str,
        open_table: &str,
    ) -> Attack {
        match kind {
            Kind::Experts => Attack::Experts(experts::Experts::prepare(to).await),
            Kind::Exports => Attack::Exports(exports::Exports::new(to)),
            Kind::Writers => Attack::Writers(writers::Writers::prepare(to, open_table).await),
            Kind::SmallCrowd => Attack::Crowd(crowd::Crowd::prepare(to, table, 190).await),
            Kind::LargeCrowd => Attack::Crowd(crowd::Crowd::prepare(to, table, 1000).await),
        }
    }

    /// Attacks until `stop` is done, and tidies up.
    pub(crate) async fn run(&mut self, stop: impl Future<Output = ()>) -> Done {
        match self {
            Attack::Experts(experts) => experts.run(stop).await,
            Attack::Exports(exports) => exports.run(stop).await,
            Attack::Writers(writers) => writers.run(stop).await,
            Attack::Crowd(crowd) => crowd.run(stop).await,
        }
    }
}

/// The way from one of the addresses of those who attack.
fn way(to: SocketAddr, number: u8) -> Way {
    Way { from: Ipv4Addr::new(127, 6, 6, 1 + number), to }
}

/// A new guest, by their token.
async fn guest(way: Way) -> String {
    let mut http = Http::connect(way).await;
    http.post::<TokenJson>("/api/v1/programs", None, r#"{"name":"rude"}"#).await.token
}

/// Where a table is watched.
fn socket_path(table: &str) -> String {
    format!("/api/v1/tables/{table}/socket")
}
