//! Ranges of addresses.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// The addresses that begin with the same bits, such as `203.0.113.0/24`. One address is a range too.
///
/// Of an IPv6 address at most 64 bits count: that is what one customer gets, and the server counts it as one address
/// everywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    network: IpAddr,
    bits: u8,
}

/// Text that is no range.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RangeError {
    #[error("{0} is no address and no range; 203.0.113.7, 203.0.113.0/24 and 2001:db8:1::/48 are")]
    NoRange(String),
    #[error("an IPv4 address has 32 bits, so a range ends in /1 to /32, not in /{0}")]
    Ipv4Bits(String),
    #[error(
        "one customer gets 64 bits of an IPv6 address, so a range ends in /1 to /64, not in /{0}"
    )]
    Ipv6Bits(String),
    #[error("{wrong} has bits beyond its first {bits}; {right} is the range that it lies in")]
    Beyond { wrong: String, bits: u8, right: String },
}

impl Range {
    /// Whether an address lies in it.
    pub fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.network.is_ipv4() && cut(address, self.bits) == self.network
    }
}

/// An address of which only the first bits are left.
fn cut(address: IpAddr, bits: u8) -> IpAddr {
    let bits = u32::from(bits);
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - bits).unwrap_or(0);
            IpAddr::V4((u32::from(address) & mask).into())
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - bits).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from(u128::from(address) & mask))
        }
    }
}

impl FromStr for Range {
    type Err = RangeError;

    fn from_str(text: &str) -> Result<Range, RangeError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let no_range = |_| RangeError::NoRange(text.to_owned());
        let address = address.parse::<IpAddr>().map_err(no_range)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 64 };
        let Some(bits) = bits else { return Ok(Range { network: cut(address, most), bits: most }) };
        let read: Option<u8> = bits.parse().ok().filter(|bits| (1..=most).contains(bits));
        let bits = read.ok_or_else(|| match address {
            IpAddr::V4(_) => RangeError::Ipv4Bits(bits.to_owned()),
            IpAddr::V6(_) => RangeError::Ipv6Bits(bits.to_owned()),
        })?;
        let range = Range { network: cut(address, bits), bits };
        // Whoever writes more than the range has may have meant another one.
        if range.network == address {
            Ok(range)
        } else {
            Err(RangeError::Beyond { wrong: text.to_owned(), bits, right: range.to_string() })
        }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { network, bits } = self;
        if network.is_ipv4() && *bits == 32 {
            write!(f, "{network}")
        } else {
            write!(f, "{network}/{bits}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> Range {
        text.parse().expect("it is one")
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("it is one")
    }

    #[test]
    fn a_range_has_the_addresses_that_begin_with_its_bits() {
        for (text, inside, outside) in [
            ("203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
            ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
            ("128.0.0.0/1", "255.0.0.1", "127.0.0.1"),
            ("2001:db8:1::/48", "2001:db8:1:2::3", "2001:db8:2::"),
            ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1"),
        ] {
            assert!(range(text).contains(address(inside)), "{text}");
            assert!(!range(text).contains(address(outside)), "{text}");
        }
        assert!(range("203.0.113.7").contains(address("::ffff:203.0.113.7")));
        assert!(!range("::/1").contains(address("1.2.3.4")));
    }

    #[test]
    fn a_range_is_written_as_it_is_read() {
        for text in ["203.0.113.7", "203.0.113.0/24", "2001:db8:1::/48"] {
            assert_eq!(range(text).to_string(), text);
        }
        assert_eq!(range("2001:db8::1").to_string(), "2001:db8::/64");
    }

    #[test]
    fn what_is_no_range_is_refused_with_what_would_be_right() {
        for (text, part) in [
            ("everyone", "everyone is no address"),
            ("203.0.113/24", "no address"),
            ("203.0.113.0/33", "/1 to /32"),
            ("203.0.113.0/0", "/1 to /32"),
            ("203.0.113.0/", "/1 to /32"),
            ("2001:db8::/65", "/1 to /64"),
            ("203.0.113.7/24", "203.0.113.0/24 is the range"),
        ] {
            let error = text.parse::<Range>().expect_err(text).to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
