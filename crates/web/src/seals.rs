//! What this browser has seen of shuffles, kept until their games are over: the fingerprint that a table showed before
//! the deal, what this browser added, and who else had promised something.

use stapel_client::Witness;

use crate::browser::{now, storage};

/// The most deals that are remembered. A game by the way may take weeks.
const MOST: usize = 100;

const SEAL: &str = "seal.";

/// Remembers what was seen of a deal.
pub(crate) fn keep(witness: &Witness) {
    let name = format!("{SEAL}{}", witness.sealed);
    let is_new = storage::read(&name).is_none();
    // Without room for it the check after the game asks for the fingerprint, as it does of other browsers.
    let _kept = storage::write(&name, &format!("{} {}", now(), witness.to_text()));
    if is_new {
        tidy();
    }
}

/// What was seen of the deal with this fingerprint.
pub(crate) fn find(sealed: &str) -> Option<Witness> {
    read(sealed).map(|(_, witness)| witness)
}

/// What was seen of deals that have not come yet.
pub(crate) fn open() -> Vec<Witness> {
    let all = storage::names(SEAL).into_iter().filter_map(|sealed| find(&sealed));
    all.filter(|witness| !witness.dealt).collect()
}

fn read(sealed: &str) -> Option<(i64, Witness)> {
    let text = storage::read(&format!("{SEAL}{sealed}"))?;
    let (at, witness) = text.split_once(' ')?;
    Some((at.parse().ok()?, Witness::parse(witness)?))
}

/// Forgets what was kept longest ago, and what can't be read.
fn tidy() {
    let all = storage::names(SEAL).into_iter();
    let mut all: Vec<(i64, String)> =
        all.map(|sealed| (read(&sealed).map_or(i64::MIN, |(at, _)| at), sealed)).collect();
    all.sort_unstable();
    let many = all.len().saturating_sub(MOST);
    for (_, sealed) in &all[..many] {
        storage::forget(&format!("{SEAL}{sealed}"));
    }
}
