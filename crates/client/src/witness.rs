//! What a client has seen of a shuffle with its own eyes, and what that says about the record of the game.

use stapel_rules::Seat;
use stapel_rules::notation::{Record, Share};
use stapel_table::{Digits, SeedText, commitments};

/// What a client has seen of one deal. It is kept until the game is over, on the device that saw it: what somebody else
/// says about it afterwards proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// The commitment to the seed, as it was shown before the deal.
    pub sealed: String,
    /// The seat and the bits that this client promised to add.
    pub own: Option<(Seat, Digits)>,
    /// Who had promised bits when the list was closed, as it was shown first.
    pub list: Option<Vec<(Seat, Digits)>>,
    /// Whether this client has sent its bits.
    pub revealed: bool,
    /// Whether the cards are dealt.
    pub dealt: bool,
    /// Whether the table said, when they were, that the bits of this client were not there in time.
    pub left_out: bool,
}

/// What became of the bits of this client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnBits {
    /// It promised none.
    None,
    /// They are in the shuffle.
    Added,
    /// It never sent them, and the record says so.
    NotSent,
    /// It sent them, and the record says that they were not there in time.
    LeftOut,
    /// The record knows nothing of its promise.
    Missing,
}

/// What a witness says about a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Testimony {
    pub own: OwnBits,
    /// Whether the record has the very list that was shown; `None` if none was.
    pub list: Option<bool>,
}

impl Testimony {
    /// Whether nothing speaks against the record.
    pub fn is_good(self) -> bool {
        !matches!(self.own, OwnBits::LeftOut | OwnBits::Missing) && self.list != Some(false)
    }
}

impl Witness {
    /// One who has seen this commitment.
    pub(crate) fn new(sealed: &str) -> Witness {
        Witness {
            sealed: sealed.to_owned(),
            own: None,
            list: None,
            revealed: false,
            dealt: false,
            left_out: false,
        }
    }

    /// What it says about the record of a game; `None` if it has seen the deal of another one.
    pub fn testify(&self, record: &Record) -> Option<Testimony> {
        let seed = SeedText::from_text(record.seed.as_deref()?);
        if seed.commitment() != self.sealed {
            return None;
        }
        let own = match &self.own {
            // A promise that came too late for the list binds nobody.
            None => OwnBits::None,
            Some((seat, _)) if self.list.is_none() && record.shares[seat.index()].is_none() => {
                OwnBits::None
            }
            Some((seat, bits)) => match &record.shares[seat.index()] {
                Some(Share::Bits(added)) if added == bits.as_str() => OwnBits::Added,
                Some(Share::LeftOut(_)) if self.revealed => OwnBits::LeftOut,
                Some(Share::LeftOut(_)) => OwnBits::NotSent,
                Some(Share::Bits(_)) | None => OwnBits::Missing,
            },
        };
        let list = self.list.as_ref().map(|list| *list == commitments(record));
        Some(Testimony { own, list })
    }

    /// A line of text, to be kept.
    pub fn to_text(&self) -> String {
        let entry =
            |(seat, digits): &(Seat, Digits)| format!("{}:{}", seat.index(), digits.as_str());
        let own = self.own.as_ref().map_or_else(|| "-".to_owned(), entry);
        let list = match &self.list {
            None => "-".to_owned(),
            Some(list) => list.iter().map(|each| entry(each) + ",").collect(),
        };
        let flags = [(self.revealed, 'r'), (self.dealt, 'd'), (self.left_out, 'l')];
        let flags = flags.into_iter().filter_map(|(is_set, flag)| is_set.then_some(flag));
        let flags: String = ['f'].into_iter().chain(flags).collect();
        format!("{} {own} {list} {flags}", self.sealed)
    }

    /// Reads what [`to_text`](Witness::to_text) wrote; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Witness> {
        let entry = |text: &str| {
            let (seat, digits) = text.split_once(':')?;
            Some((Seat::new(seat.parse().ok()?)?, Digits::parse(digits)?))
        };
        let mut words = text.split(' ');
        let sealed = Digits::parse(words.next()?)?.as_str().to_owned();
        let own = match words.next()? {
            "-" => None,
            text => Some(entry(text)?),
        };
        let list = match words.next()? {
            "-" => None,
            text => {
                let entries = text.split_terminator(',').map(entry);
                Some(entries.collect::<Option<Vec<_>>>()?)
            }
        };
        let flags = words.next()?.strip_prefix('f')?;
        let is_set = |flag: char| flags.contains(flag);
        let whole = words.next().is_none();
        whole.then(|| Witness {
            sealed,
            own,
            list,
            revealed: is_set('r'),
            dealt: is_set('d'),
            left_out: is_set('l'),
        })
    }
}
