use core::ops::RangeInclusive;

use crate::GameKind;
use crate::setup::OptionValue;

/// What is known of a game before anything is agreed on. Each game's column has one of these as a
/// constant, and [`GameKind::about`](crate::GameKind::about) finds it.
#[derive(Debug)]
pub struct About {
    /// The game's name in every interface.
    pub name: &'static str,
    /// The game's name as people write it.
    pub title: &'static str,
    /// What people call it for short.
    pub short_title: &'static str,
    pub players: RangeInclusive<u8>,
    /// Everything that can be chosen about its rules.
    pub options: &'static [OptionAbout],
    /// The game that its deck makes if it is played by the original rules, as plain numbers (X15).
    pub original: Option<GameKind>,
    /// Whether some of its cards carry commands, so that a layout is agreed on.
    pub has_layout: bool,
    /// Whether all seats win or lose together. Otherwise everyone plays for themselves.
    pub is_cooperative: bool,
    /// Whether nobody may name the numbers on their cards while a game runs.
    pub numbers_are_secret: bool,
    /// What may be named all the same where numbers are secret (X14).
    pub number_signs: &'static [NumberSign],
    pub starter: StarterRule,
    pub rounds: Rounds,
}

/// What is known of an option of the rules before anything is agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionAbout {
    /// The option's name in every interface.
    pub name: &'static str,
    pub kind: OptionKind,
    /// What it is unless something else is agreed.
    pub usual: OptionValue,
    /// The options of which at most one can be on, itself among them: each is another reading of one rule, and none
    /// of them is the usual one. Empty if it goes with every other option.
    pub readings: &'static [&'static str],
}

/// Which values an option can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// It is on or off.
    Flag,
    /// It is a number in this range.
    Number { least: u16, most: u16 },
}

impl OptionAbout {
    /// An option that is on or off.
    pub(crate) const fn flag(name: &'static str, usual: bool) -> OptionAbout {
        let usual = OptionValue::Flag(usual);
        OptionAbout { name, kind: OptionKind::Flag, usual, readings: &[] }
    }

    /// An option that is a number in this range.
    pub(crate) const fn number(
        name: &'static str,
        range: &RangeInclusive<u16>,
        usual: u16,
    ) -> OptionAbout {
        let kind = OptionKind::Number { least: *range.start(), most: *range.end() };
        OptionAbout { name, kind, usual: OptionValue::Number(usual as u32), readings: &[] }
    }

    /// One of several readings of a rule, which is not the usual one.
    pub(crate) const fn reading(
        name: &'static str,
        readings: &'static [&'static str],
    ) -> OptionAbout {
        OptionAbout { readings, ..OptionAbout::flag(name, false) }
    }
}

/// A sign on cards that shows a number and is no number of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberSign {
    /// As it is written.
    pub text: &'static str,
    /// The number that it shows. Whoever names just this may have meant the sign.
    pub number: u8,
}

/// How it is settled who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StarterRule {
    /// The players name the starter once everyone has seen their hand
    /// ([`Turn::Opening`](crate::Turn::Opening)).
    AfterTheDeal,
    /// The first seat is part of what is agreed before the deal, and moves left with each round.
    BeforeTheDeal,
}

/// How many rounds are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounds {
    /// A game stands alone.
    One,
    /// Several rounds make a match, whose points are added up.
    Match {
        /// The most rounds that can be agreed on.
        most: u8,
    },
}

impl Rounds {
    /// How many rounds are played unless something else is agreed: in a match every seat starts once.
    pub const fn usual(self, players: u8) -> u8 {
        match self {
            Rounds::One => 1,
            Rounds::Match { .. } => players,
        }
    }

    /// The most rounds that can be agreed on.
    pub const fn most(self) -> u8 {
        match self {
            Rounds::One => 1,
            Rounds::Match { most } => most,
        }
    }
}
