//! Measures a running table server from outside: `cargo xtask bench-server` starts both and tells them apart.
//!
//! Tables of The Game with three seats, each seat a WebSocket of its own. Seats follow the game by the events they are
//! told, as a client does, and lay what the greedy bot would.

#![expect(clippy::unwrap_used, reason = "in an example an unexpected error may as well panic")]

#[expect(dead_code, reason = "what attacks a server needs more of it")]
mod control;
mod process;
mod report;
mod scenarios;
#[expect(dead_code, reason = "what attacks a server needs more of it")]
mod seat;
mod wire;

use std::net::SocketAddr;

use report::Report;
use scenarios::{Scale, Server};

/// What the command line says.
struct Arguments {
    server: Server,
    scale: Scale,
    json: bool,
    setting: String,
}

fn main() {
    let arguments = arguments().unwrap_or_else(|problem| {
        eprintln!("{problem}; it is started by `cargo xtask bench-server`");
        std::process::exit(2);
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let report = runtime.block_on(measure(&arguments));
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&report).unwrap());
    } else {
        print!("{report}");
    }
}

async fn measure(arguments: &Arguments) -> Report {
    let (server, scale) = (&arguments.server, &arguments.scale);
    // The memory comes first: later on, the server has memory in reserve that it gives to newcomers.
    let memory = scenarios::memory(server, scale).await;
    let mut play = scenarios::Play::set_up(server, scale).await;
    let closed = play.closed_loop().await;
    let thinking = play.thinking().await;
    let resync = play.resync().await;
    Report { setting: arguments.setting.clone(), closed, thinking, memory, resync }
}

fn arguments() -> Result<Arguments, String> {
    let (mut address, mut process, mut setting) = (None, None, String::new());
    let (mut scale, mut json) = (Scale::FULL, false);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--quick" => scale = Scale::QUICK,
            "--json" => json = true,
            "--address" => address = words.next().and_then(|word| word.parse::<SocketAddr>().ok()),
            "--process" => process = words.next(),
            "--setting" => setting = words.next().unwrap_or_default(),
            _ => return Err(format!("{word:?} is not expected")),
        }
    }
    let address = address.ok_or("--address is missing")?;
    let process = process.ok_or("--process is missing")?;
    Ok(Arguments { server: Server { address, process }, scale, json, setting })
}
