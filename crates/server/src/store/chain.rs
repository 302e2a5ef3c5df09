//! The chain of checksums over the log of a table.
//!
//! Each entry has a checksum that covers the table, the version, the time, the checksum of the entry before, and what
//! the entry says. The end of the chain, a [`Head`], is kept apart from the log. So an entry that was changed, moved, or
//! lost is noticed wherever it stood, also at the end.
//!
//! What people say can be erased, and the chain must still hold after that: of such an entry the chain covers only that
//! it is one, and its words have a checksum of their own, which goes with them.
//!
//! The checksums are SipHash-1-3 with keys that everyone knows. They tell damage, not forgery: who can write to the files
//! can also compute them. A SHA-256 would cost a play ten times as much on a processor without instructions for it.

use std::hash::Hasher;

use siphasher::sip::SipHasher13;

use super::{ERASED, LogEntry, TableId, Version};

/// A checksum.
pub type Checksum = u64;

/// What a checksum is of. The same bytes have another one as something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Domain {
    Log = 1,
    Words = 2,
    Row = 3,
    Durable = 4,
}

impl Domain {
    /// Takes the bytes to be summed up, and `finish` gives the checksum. How they are split up doesn't matter.
    pub(super) fn hasher(self) -> SipHasher13 {
        SipHasher13::new_with_keys(u64::from_be_bytes(*b"stapel 1"), self as u64)
    }
}

/// Where a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The version of the last entry, 0 of a log without entries.
    pub version: Version,
    /// The checksum of the last entry.
    pub sum: Checksum,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedEntry {
    pub version: Version,
    pub entry: LogEntry,
    /// The link of the chain.
    pub sum: Checksum,
    /// The checksum of words that can be erased, as long as they are there.
    pub words: Option<Checksum>,
}

/// A log is not what was written. This is the first version at which that shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log is damaged at version {version}")]
pub struct BrokenChain {
    pub version: Version,
}

impl Head {
    /// The head of a chain that goes on with this entry.
    pub fn next(self, table: TableId, entry: &LogEntry) -> Head {
        let version = self.version + 1;
        let erasable = is_erasable(entry);
        // In one piece, because every piece costs.
        let mut front = [0; 48];
        front[..16].copy_from_slice(table.as_bytes());
        front[16..24].copy_from_slice(&version.to_be_bytes());
        front[24..32].copy_from_slice(&self.sum.to_be_bytes());
        front[32..40].copy_from_slice(&entry.at.0.to_be_bytes());
        front[40] = u8::from(erasable);
        let mut hash = Domain::Log.hasher();
        hash.write(&front);
        if !erasable {
            hash.write(entry.body.as_bytes());
        }
        Head { version, sum: hash.finish() }
    }

    /// An entry as it is to be stored behind this head, and the head that follows.
    pub fn seal(self, table: TableId, entry: LogEntry) -> (SealedEntry, Head) {
        let next = self.next(table, &entry);
        let words = words(table, next.version, &entry);
        (SealedEntry { version: next.version, entry, sum: next.sum, words }, next)
    }
}

/// The checksum of what an entry says, if that can be erased and is still there.
pub fn words(table: TableId, version: Version, entry: &LogEntry) -> Option<Checksum> {
    let author = entry.author.as_ref()?;
    let mut hash = Domain::Words.hasher();
    hash.write(table.as_bytes());
    hash.write(&version.to_be_bytes());
    hash.write(author.as_bytes());
    hash.write(entry.body.as_bytes());
    Some(hash.finish())
}

/// Reads stored entries that follow on `before` and must reach up to `head`.
///
/// # Errors
/// The version at which the log is not what was written.
pub fn unseal(
    table: TableId,
    before: Head,
    stored: impl IntoIterator<Item = SealedEntry>,
    head: Head,
) -> Result<Vec<LogEntry>, BrokenChain> {
    let mut last = before;
    let mut entries = Vec::new();
    for SealedEntry { version, entry, sum, words: said } in stored {
        let next = last.next(table, &entry);
        if (version, sum) != (next.version, next.sum) || said != words(table, version, &entry) {
            return Err(BrokenChain { version: next.version });
        }
        last = next;
        entries.push(entry);
    }
    match last {
        _ if last == head => Ok(entries),
        // The checksum of the last entry itself is right, so what is wrong is the head, or what comes behind.
        Head { version, .. } if version < head.version => Err(BrokenChain { version: version + 1 }),
        Head { version, .. } => Err(BrokenChain { version }),
    }
}

/// Whether an entry is, or was, somebody's words.
fn is_erasable(entry: &LogEntry) -> bool {
    entry.author.is_some() || entry.body == ERASED
}

#[cfg(test)]
mod tests {
    use stapel_table::Millis;

    use super::*;
    use crate::store::GuestId;

    fn table() -> TableId {
        TableId::from_bytes([7; 16])
    }

    fn log() -> (Vec<SealedEntry>, Head) {
        let mut head = Head::default();
        let mut stored = Vec::new();
        for (number, author) in
            [None, Some(GuestId::from_bytes([1; 16])), None].into_iter().enumerate()
        {
            let at = Millis(1000 + number as i64);
            let (sealed, next) =
                head.seal(table(), LogEntry { at, author, body: format!("entry {number}") });
            stored.push(sealed);
            head = next;
        }
        (stored, head)
    }

    #[test]
    fn what_was_written_is_read_and_anything_else_is_not() {
        let (stored, head) = log();
        assert_eq!(
            unseal(table(), Head::default(), stored.clone(), head).map(|log| log.len()),
            Ok(3)
        );
        type Damage = fn(&mut Vec<SealedEntry>);
        let damages: [(Version, Damage); 9] = [
            (1, |log| log[0].entry.body.push('x')),
            (2, |log| log[1].entry.body.push('x')),
            (2, |log| log[1].entry.author = None),
            (2, |log| log[1].words = None),
            (3, |log| log[2].entry.at.0 ^= 1),
            (1, |log| log[0].sum ^= 1 << 63),
            (3, |log| drop(log.pop())),
            (1, |log| drop(log.remove(0))),
            (2, |log| log.swap(1, 2)),
        ];
        for (version, damage) in damages {
            let mut damaged = stored.clone();
            damage(&mut damaged);
            assert_eq!(
                unseal(table(), Head::default(), damaged, head),
                Err(BrokenChain { version })
            );
        }
        let other = TableId::from_bytes([8; 16]);
        assert_eq!(unseal(other, Head::default(), stored, head), Err(BrokenChain { version: 1 }));
    }

    #[test]
    fn a_chain_holds_after_words_were_erased() {
        let (mut stored, head) = log();
        stored[1].entry.author = None;
        stored[1].entry.body = ERASED.to_owned();
        stored[1].words = None;
        let log = unseal(table(), Head::default(), stored, head).map(|log| log[1].body.clone());
        assert_eq!(log.as_deref(), Ok(ERASED));
    }

    /// Whoever reads the data with another program needs this to stay as it is.
    #[test]
    fn checksums_do_not_change_from_version_to_version() {
        let (stored, head) = log();
        let sums: Vec<Checksum> = stored.iter().map(|sealed| sealed.sum).collect();
        assert_eq!(sums, [4172673574606461060, 6100335000268305156, 12193737586677329531]);
        let words = stored.iter().map(|sealed| sealed.words);
        assert_eq!(words.collect::<Vec<_>>(), [None, Some(11136008357242685220), None]);
        assert_eq!(head, Head { version: 3, sum: sums[2] });
    }
}
