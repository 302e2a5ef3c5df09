use core::ops::RangeInclusive;

/// What is known of a game before anything is agreed on. Each game's column has one of these as a
/// constant, and [`GameKind::about`](crate::GameKind::about) finds it.
#[derive(Debug)]
pub struct About {
    /// The game's name in every interface.
    pub name: &'static str,
    /// The game's name as people write it.
    pub title: &'static str,
    pub players: RangeInclusive<u8>,
    pub options: &'static [&'static str],
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
