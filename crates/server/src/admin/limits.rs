//! The limits that operators can change while the server runs, by the names of the options of `stapel serve`.

use std::collections::BTreeMap;

use crate::config::Changeable;

/// A limit: its name, how to read it, how to set it.
type Limit = (&'static str, fn(&Changeable) -> u64, fn(&mut Changeable, u64));

/// A number of things as large as it can be.
fn size(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// A number as large as it can be.
fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

const LIMITS: [Limit; 9] = [
    ("keep-guests", |all| all.keep.guests.into(), |all, to| all.keep.guests = small(to)),
    ("keep-records", |all| all.keep.records.into(), |all, to| all.keep.records = small(to)),
    ("keep-tables", |all| all.keep.idle_tables.into(), |all, to| all.keep.idle_tables = small(to)),
    (
        "made-per-hour",
        |all| all.limits.made_per_hour.into(),
        |all, to| all.limits.made_per_hour = small(to),
    ),
    (
        "max-connections",
        |all| all.limits.connections as u64,
        |all, to| all.limits.connections = size(to),
    ),
    (
        "max-connections-per-address",
        |all| all.limits.connections_per_address as u64,
        |all, to| all.limits.connections_per_address = size(to),
    ),
    (
        "messages-per-address",
        |all| all.limits.messages_per_address.into(),
        |all, to| all.limits.messages_per_address = small(to),
    ),
    (
        "messages-per-second",
        |all| all.limits.messages_per_second.into(),
        |all, to| all.limits.messages_per_second = small(to),
    ),
    (
        "requests-per-second",
        |all| all.limits.requests_per_second.into(),
        |all, to| all.limits.requests_per_second = small(to),
    ),
];

/// What holds.
pub(super) fn read(settings: &Changeable) -> BTreeMap<String, u64> {
    LIMITS.iter().map(|(name, get, _)| ((*name).to_owned(), get(settings))).collect()
}

/// Changes one; tells the names that there are if it is none of them.
pub(super) fn set(settings: &mut Changeable, name: &str, to: u64) -> Result<(), String> {
    match LIMITS.iter().find(|(known, ..)| *known == name) {
        Some((.., set)) => {
            set(settings, to);
            Ok(())
        }
        None => Err(LIMITS.map(|(name, ..)| name).join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    #[test]
    fn each_limit_changes_itself_and_no_other() {
        let before = Config::default().changeable();
        for (name, ..) in LIMITS {
            let mut after = before;
            set(&mut after, name, 7).expect("it is one");
            let (before, after) = (read(&before), read(&after));
            let changed: Vec<&String> =
                before.keys().filter(|key| before[*key] != after[*key]).collect();
            assert_eq!(changed, [name]);
            assert_eq!(after[name], 7);
        }
        assert!(set(&mut before.clone(), "max-fun", 7).is_err_and(|known| known.contains("keep-")));
    }
}
