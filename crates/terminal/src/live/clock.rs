//! The clock and chance, which the rest of the program is given.

use std::time::SystemTime;

use stapel_client::Moment;
use stapel_room::room::Environment;
use stapel_table::Millis;

/// What time it is, in milliseconds since 1970.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}

/// Bits that nobody can guess.
pub(crate) fn random_bits() -> [u8; 32] {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).expect("the system has random numbers");
    bits
}

/// A number that nobody can guess.
pub(crate) fn random_number() -> u64 {
    let bits = random_bits();
    u64::from_le_bytes(std::array::from_fn(|index| bits[index]))
}

/// Lets something happen at a table, now.
pub(crate) fn in_environment<T>(act: impl FnOnce(&mut Environment<'_>) -> T) -> T {
    let mut fresh_bits = random_bits;
    act(&mut Environment { now: Millis(now()), fresh_bits: &mut fresh_bits })
}
