//! The people who only want to play.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use stapel_protocol::table::rest::{OpenedJson, TokenJson};
use stapel_rules::Seat as SeatIndex;
use tokio::task::JoinHandle;

use crate::attacks::Kind;
use crate::control::{Control, Phase};
use crate::seat::{PLAYERS, Place, Seat};
use crate::wire::{Http, Way};

/// How long they think on average.
const THINK: Duration = Duration::from_millis(60);

/// Where people sit; between them sits a greedy bot.
const PEOPLE: [usize; 2] = [0, 2];
const BOT: usize = 1;

/// What they are called: nobody sits down beside somebody of the same name.
const NAMES: [&str; 2] = ["Ada", "Ben"];

/// People who play, and one who waits for others at a table of their own.
pub(crate) struct Players {
    pub(crate) control: Arc<Control>,
    seats: Vec<JoinHandle<Seat>>,
    /// One of the tables at which they play.
    pub(crate) table: String,
    /// A table with open seats.
    pub(crate) open_table: String,
    /// The host of that table, who tidies up there.
    host: Place,
}

impl Players {
    /// So many tables open, and people sit down and play, each from an address of their own.
    pub(crate) async fn sit_down(to: SocketAddr, tables: u8) -> Players {
        let control = Control::new();
        let (mut seats, mut table) = (Vec::new(), String::new());
        for number in 0..tables {
            let mut people = open_table(to, &control, number, true).await;
            table.clone_from(&people[0].place.table);
            people[0].measure_bot(seat(BOT));
            let refusal = people[0].ask("\"deal\"").await;
            assert_eq!(refusal, None, "a game that is to be measured does not begin");
            seats.extend(people.into_iter().map(|seat| tokio::spawn(seat.run())));
        }
        let host = open_table(to, &control, tables, false).await.swap_remove(0);
        let (host, at_the_open_table) = (host.place.clone(), host);
        seats.push(tokio::spawn(at_the_open_table.run()));
        let think = Some(THINK);
        control.phase.send_replace(Phase::Play { tables: usize::from(tables), think });
        Players { control, seats, table, open_table: host.table.clone(), host }
    }

    /// How many have lost their connection.
    pub(crate) fn lost(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_finished()).count()
    }

    /// After everything, the host of the open table comes and empties the seat that was taken there. Tells whether that
    /// worked; after attacks that take no seat there is nothing to do.
    pub(crate) async fn keep_order(&self, to: SocketAddr, kind: Kind) -> bool {
        if kind != Kind::Writers {
            return true;
        }
        let way = way(to, u8::MAX - 1, 0);
        let socket = self.host.open(way, None).await;
        let mut host = Seat::new(self.host.clone(), socket, &self.control, usize::MAX);
        for seat in 1..PLAYERS {
            let refusal = host.ask(&format!("{{\"empty\":{seat}}}")).await;
            // Only one of them was taken.
            if refusal.is_some_and(|code| code != "no_person_there") {
                return false;
            }
        }
        true
    }
}

/// The way of one person at one table.
fn way(to: SocketAddr, table: u8, index: usize) -> Way {
    Way { from: Ipv4Addr::new(127, 1, index as u8, 1 + table), to }
}

fn seat(index: usize) -> SeatIndex {
    SeatIndex::new(index).unwrap()
}

/// Opens a table and seats people there, the host first; with a bot, if somebody is to play.
async fn open_table(
    to: SocketAddr,
    control: &Arc<Control>,
    number: u8,
    playing: bool,
) -> Vec<Seat> {
    let mut people: Vec<Seat> = Vec::new();
    for (index, name) in PEOPLE.into_iter().zip(NAMES).take(if playing { 2 } else { 1 }) {
        let way = way(to, number, index);
        let mut http = Http::connect(way).await;
        let wish = format!(r#"{{"name":"{name}"}}"#);
        let token = http.post::<TokenJson>("/api/v1/programs", None, &wish).await.token;
        let table = match people.first() {
            Some(host) => host.place.table.clone(),
            None => {
                let bots = if playing { r#"["greedy"]"# } else { "[]" };
                let wish = format!(
                    r#"{{"agreement":{{"game":"the-game","players":{PLAYERS},"bots_take_time":false}},"sit":true,"bots":{bots}}}"#
                );
                http.post::<OpenedJson>("/api/v1/tables", Some(&token), &wish).await.id
            }
        };
        let place = Place { table, token, seat: seat(index) };
        let socket = place.open(way, None).await;
        let mut person = Seat::new(place, socket, control, usize::from(number));
        if index > 0 {
            let refusal = person.ask(&format!("{{\"sit\":{index}}}")).await;
            assert_eq!(refusal, None, "somebody who wants to play can't sit down");
        }
        people.push(person);
    }
    people
}
