use core::fmt;
use core::ops::RangeInclusive;

use crate::piles::Layout;
use crate::setup::{OptionValue, SetupError};
use crate::{Seat, clear4, piles};

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// The Game.
    TheGame,
    /// The Game: Extreme.
    Extreme,
    /// Clear 4!.
    Clear4,
}

impl GameKind {
    /// Every game.
    pub const ALL: [GameKind; 3] = [GameKind::TheGame, GameKind::Extreme, GameKind::Clear4];

    /// The game's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::TheGame => "the-game",
            GameKind::Extreme => "extreme",
            GameKind::Clear4 => "clear-4",
        }
    }

    /// The game's name as people write it.
    pub const fn title(self) -> &'static str {
        match self {
            GameKind::TheGame => "The Game",
            GameKind::Extreme => "The Game: Extreme",
            GameKind::Clear4 => "Clear 4!",
        }
    }

    /// The game with this name.
    pub fn from_name(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            GameKind::TheGame | GameKind::Extreme => 1..=5,
            GameKind::Clear4 => 2..=6,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The options of any of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyOptions {
    /// Options of The Game or Extreme.
    Piles(piles::Variant, piles::Options),
    /// Options of Clear 4!.
    Clear4(clear4::Options),
}

impl AnyOptions {
    /// The defaults of this game.
    pub fn new(kind: GameKind) -> AnyOptions {
        match kind {
            GameKind::TheGame => AnyOptions::Piles(piles::Variant::TheGame, Default::default()),
            GameKind::Extreme => AnyOptions::Piles(piles::Variant::Extreme, Default::default()),
            GameKind::Clear4 => AnyOptions::Clear4(Default::default()),
        }
    }

    /// Sets the option of this name.
    pub fn set(&mut self, name: &str, value: OptionValue) -> Result<(), SetupError> {
        match self {
            AnyOptions::Piles(variant, options) => options.set(*variant, name, value),
            AnyOptions::Clear4(options) => options.set(name, value),
        }
    }

    /// Which game the options are for.
    pub fn kind(&self) -> GameKind {
        match self {
            AnyOptions::Piles(piles::Variant::TheGame, _) => GameKind::TheGame,
            AnyOptions::Piles(piles::Variant::Extreme, _) => GameKind::Extreme,
            AnyOptions::Clear4(_) => GameKind::Clear4,
        }
    }
}

/// What is agreed before a deal, unchecked. [`AnyGame::new`](super::AnyGame::new) checks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game and its options.
    pub options: AnyOptions,
    /// How many play.
    pub players: u8,
    /// Which cards carry commands; only Extreme looks at it.
    pub layout: Layout,
    /// Who starts; only Clear 4! looks at it, the others name the starter after the deal.
    pub first: Seat,
}

impl Setup {
    /// The game with nothing special agreed.
    pub fn new(kind: GameKind, players: u8) -> Setup {
        Setup {
            options: AnyOptions::new(kind),
            players,
            layout: Layout::DEFAULT,
            first: Seat::FIRST,
        }
    }
}
