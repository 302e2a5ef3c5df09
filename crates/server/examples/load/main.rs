//! Measures a running table server from outside: `cargo xtask bench-server` starts both and tells them apart.
//!
//! Tables of The Game with three seats, each seat a WebSocket of its own. Seats follow the game by the events they are
//! told, as a client does, and lay what the greedy bot would.

#![expect(clippy::unwrap_used, reason = "in an example an unexpected error may as well panic")]

mod compare;
mod control;
mod instructions;
mod process;
mod report;
mod scenarios;
#[expect(dead_code, reason = "what attacks a server needs more of it")]
mod seat;
mod wire;

use std::net::SocketAddr;
use std::path::PathBuf;

use report::Report;
use scenarios::{Scale, Server};

/// What the command line says.
struct Arguments {
    server: Server,
    /// Another version, which this one is compared with instead of being measured alone.
    against: Option<Server>,
    /// Where callgrind, in which the servers run, leaves what it counts; times are measured otherwise.
    callgrind: Option<PathBuf>,
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
    if let Some(directory) = &arguments.callgrind {
        let versions =
            [("this version", Some(&arguments.server)), ("the other", arguments.against.as_ref())];
        for (version, server) in versions {
            let Some(server) = server else { continue };
            let counted = runtime.block_on(instructions::count(server, directory));
            if arguments.json {
                println!("{}", serde_json::to_string_pretty(&counted).unwrap());
            } else {
                println!("{version}:");
                counted.iter().for_each(|counted| println!("{counted}"));
            }
        }
        return;
    }
    if let Some(against) = &arguments.against {
        let compared =
            runtime.block_on(compare::compare(&arguments.server, against, &Scale::COMPARED));
        if arguments.json {
            println!("{}", serde_json::to_string_pretty(&compared).unwrap());
        } else {
            println!("{}", arguments.setting);
            compared.iter().for_each(|compared| print!("{compared}"));
        }
        return;
    }
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
    let (mut other_address, mut other_process) = (None, None);
    let mut callgrind = None;
    let (mut scale, mut json) = (Scale::FULL, false);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--quick" => scale = Scale::QUICK,
            "--json" => json = true,
            "--address" => address = words.next().and_then(|word| word.parse::<SocketAddr>().ok()),
            "--process" => process = words.next(),
            "--against" => {
                other_address = words.next().and_then(|word| word.parse::<SocketAddr>().ok());
                other_process = words.next();
            }
            "--callgrind" => callgrind = words.next().map(PathBuf::from),
            "--setting" => setting = words.next().unwrap_or_default(),
            _ => return Err(format!("{word:?} is not expected")),
        }
    }
    let address = address.ok_or("--address is missing")?;
    let process = process.ok_or("--process is missing")?;
    let against = other_address.zip(other_process);
    let against = against.map(|(address, process)| Server { address, process });
    Ok(Arguments { server: Server { address, process }, against, callgrind, scale, json, setting })
}
