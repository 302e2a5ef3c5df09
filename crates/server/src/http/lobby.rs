//! Which open tables are shown, and in which order: however many tables someone opens, those of others are
//! seen beside them.

use std::collections::HashMap;
use std::net::IpAddr;

use stapel_protocol::table::rest::IndexedTableJson;

use crate::hub::PresentTable;
use crate::store::{TableId, TableSummary};

/// How many stored tables are looked at, the last touched first. Those at which someone is are looked at in
/// any case.
pub(super) const READ: u32 = 500;

/// How many tables of one host are shown.
const PER_HOST: usize = 5;

/// A table that could be shown.
struct Candidate {
    summary: TableSummary,
    host: Option<String>,
    /// From where someone is present who belongs there.
    address: Option<IpAddr>,
}

/// What is shown: everyone's first table before anyone's second. Of one host's, those at which someone is come
/// first, then those with the fewest open seats, then the last touched.
pub(super) fn list(
    present: Vec<PresentTable>,
    stored: Vec<TableSummary>,
    most: usize,
) -> Vec<TableSummary> {
    let mut found: HashMap<TableId, Candidate> =
        stored.into_iter().map(|summary| (summary.table, candidate(summary, None))).collect();
    // What a room says of itself is newer.
    for PresentTable { summary, address } in present {
        found.insert(summary.table, candidate(summary, Some(address)));
    }
    let mut candidates: Vec<Candidate> = found.into_values().collect();
    candidates.sort_by_key(|Candidate { summary, address, .. }| {
        let touched = std::cmp::Reverse(summary.touched);
        (address.is_none(), summary.open_seats, touched, summary.table)
    });
    let (mut of_host, mut of_address) = (HashMap::new(), HashMap::new());
    let mut ranked: Vec<(usize, TableSummary)> = Vec::new();
    for Candidate { summary, host, address } in candidates {
        let host_rank = host.map_or(0, |host| next(&mut of_host, host));
        let address_rank = address.map_or(0, |address| next(&mut of_address, address));
        if host_rank < PER_HOST {
            ranked.push((host_rank.max(address_rank), summary));
        }
    }
    // Those of the same rank stay in the order they are in.
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().take(most).map(|(_, summary)| summary).collect()
}

fn candidate(summary: TableSummary, address: Option<IpAddr>) -> Candidate {
    let host = IndexedTableJson::parse(&summary.summary).and_then(|index| index.host);
    Candidate { summary, host, address }
}

/// How many of this key there were before.
fn next<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, usize>, key: K) -> usize {
    let count = counts.entry(key).or_insert(0);
    *count += 1;
    *count - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Millis;

    fn table(id: u8, host: &str, open_seats: u8, touched: i64) -> TableSummary {
        let summary =
            IndexedTableJson { places: Vec::new(), agreement: None, host: Some(host.to_owned()) };
        TableSummary {
            table: TableId::from_bytes([id; 16]),
            listed: true,
            live: false,
            open_seats,
            game: String::new(),
            summary: summary.to_text(),
            touched: Millis(touched),
        }
    }

    fn ids(tables: Vec<TableSummary>) -> Vec<u8> {
        tables.into_iter().map(|table| table.table.as_bytes()[0]).collect()
    }

    #[test]
    fn everyones_first_table_comes_before_anyones_second() {
        let mut stored: Vec<TableSummary> = (0..100).map(|id| table(id, "eve", 3, 1000)).collect();
        stored.push(table(200, "ada", 4, 1));
        let shown = ids(list(Vec::new(), stored, 100));
        assert_eq!((shown.len(), shown[1]), (1 + PER_HOST, 200));
    }

    #[test]
    fn tables_at_which_someone_is_come_first_and_an_address_counts_once() {
        let present = |id: u8, host: String, address: u8| PresentTable {
            summary: table(id, &host, 2, 5),
            address: IpAddr::from([192, 0, 2, address]),
        };
        let crowd = (0..9).map(|id| present(id, id.to_string(), 1));
        let present = crowd.chain([present(100, String::from("ada"), 2)]).collect();
        let stored = vec![table(100, "ada", 1, 9), table(101, "ben", 1, 9)];
        let shown = ids(list(present, stored, 4));
        assert_eq!(shown, [0, 100, 101, 1]);
    }

    #[test]
    fn of_one_hosts_tables_the_fullest_come_first_and_then_the_newest() {
        let stored = vec![
            table(1, "ada", 3, 30),
            table(2, "ada", 1, 10),
            table(3, "ada", 1, 20),
            table(4, "ada", 2, 40),
        ];
        assert_eq!(ids(list(Vec::new(), stored, 100)), [3, 2, 4, 1]);
    }
}
