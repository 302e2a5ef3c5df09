//! Times, whom something is about, and limits, as operators type them.

use std::str::FromStr;

use stapel_server::admin::Range;
use stapel_server::store::GuestId;

use crate::values::ValueError;

/// How long something holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// In seconds.
    pub seconds: u64,
}

impl FromStr for Time {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Time, ValueError> {
        let (number, unit) =
            text.split_at_checked(text.len().saturating_sub(1)).ok_or(ValueError::Time)?;
        let unit = match unit {
            "s" => 1,
            "m" => 60,
            "h" => 60 * 60,
            "d" => 24 * 60 * 60,
            "w" => 7 * 24 * 60 * 60,
            _ => return Err(ValueError::Time),
        };
        let number: u64 = number.parse().map_err(|_| ValueError::Time)?;
        let seconds = number.checked_mul(unit).filter(|seconds| *seconds > 0);
        Ok(Time { seconds: seconds.ok_or(ValueError::Time)? })
    }
}

/// Who is banned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// A guest.
    Guest(GuestId),
    /// Everyone from these addresses.
    Range(Range),
}

impl FromStr for Whom {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Whom, ValueError> {
        if let Ok(guest) = text.parse() {
            return Ok(Whom::Guest(guest));
        }
        // What looks like a range says best itself what is wrong with it.
        match text.parse() {
            Ok(range) => Ok(Whom::Range(range)),
            Err(error) if text.contains('/') => Err(ValueError::Range(error)),
            Err(_) => Err(ValueError::Whom),
        }
    }
}

/// A limit that changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its name.
    pub name: String,
    /// What it is to be.
    pub to: u64,
}

impl FromStr for Change {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Change, ValueError> {
        let (name, to) = text.split_once('=').ok_or(ValueError::Limit)?;
        let to = to.parse().map_err(|_| ValueError::Limit)?;
        Ok(Change { name: name.trim().to_owned(), to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_number_and_a_unit() {
        for (text, seconds) in
            [("90s", 90), ("30m", 1800), ("12h", 43_200), ("7d", 604_800), ("4w", 2_419_200)]
        {
            assert_eq!(text.parse(), Ok(Time { seconds }), "{text}");
        }
        for wrong in
            ["", "h", "7", "0d", "-1d", "1.5h", "7 d", "7D", "1y", "é", "99999999999999999999w"]
        {
            assert_eq!(wrong.parse::<Time>(), Err(ValueError::Time), "{wrong}");
        }
    }

    #[test]
    fn whom_a_ban_is_about_is_read_from_what_is_typed() {
        let guest = GuestId::from_bytes([7; 16]);
        assert_eq!(guest.to_string().parse(), Ok(Whom::Guest(guest)));
        let range = "203.0.113.0/24";
        assert!(matches!(range.parse(), Ok(Whom::Range(read)) if read.to_string() == range));
        assert_eq!("Ada".parse::<Whom>(), Err(ValueError::Whom));
        assert!(matches!("203.0.113.7/24".parse::<Whom>(), Err(ValueError::Range(_))));
    }
}
