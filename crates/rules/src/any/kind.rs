use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use super::AnyGame;
use crate::about::About;
use crate::piles::{Layout, Variant};
use crate::setup::{OptionValue, SetupError};
use crate::{Seat, clear4, piles};

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    TheGame,
    /// The Game: Extreme.
    Extreme,
    Clear4,
}

impl GameKind {
    /// Every game.
    pub const ALL: [GameKind; 3] = [GameKind::TheGame, GameKind::Extreme, GameKind::Clear4];

    /// The names of all games, for messages that say what would have been right.
    pub const NAMES: &str = "the-game, extreme or clear-4";

    /// What is known of the game before anything is agreed on.
    pub const fn about(self) -> &'static About {
        match self {
            GameKind::TheGame => &piles::THE_GAME,
            GameKind::Extreme => &piles::EXTREME,
            GameKind::Clear4 => &clear4::ABOUT,
        }
    }

    /// The game's name in every interface.
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// The game's name as people write it.
    pub const fn title(self) -> &'static str {
        self.about().title
    }

    /// The game with this name.
    pub fn from_name(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many can play.
    pub fn players(self) -> RangeInclusive<u8> {
        self.about().players.clone()
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
    Piles(Variant, piles::Options),
    /// Options of Clear 4!.
    Clear4(clear4::Options),
}

impl AnyOptions {
    /// The defaults of this game.
    pub fn new(kind: GameKind) -> AnyOptions {
        match kind {
            GameKind::TheGame => AnyOptions::Piles(Variant::TheGame, Default::default()),
            GameKind::Extreme => AnyOptions::Piles(Variant::Extreme, Default::default()),
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

    /// Fills in how texts of the first version, which records and logs had, meant what they didn't say.
    /// Options that came later are left as they are if they were said.
    pub fn as_before(&mut self, said: impl Fn(&str) -> bool) {
        match self {
            AnyOptions::Piles(variant, options) => options.as_before(*variant, said),
            AnyOptions::Clear4(options) => options.as_before(said),
        }
    }

    /// The options that differ from their defaults, by name.
    pub fn changed(&self) -> Vec<(&'static str, OptionValue)> {
        match self {
            AnyOptions::Piles(_, options) => options.changed().collect(),
            AnyOptions::Clear4(options) => options.changed().collect(),
        }
    }

    /// The rules with these options and everything else that the setup says.
    pub(super) fn rules(&self, setup: &Setup) -> Result<AnyGame, SetupError> {
        let &Setup { players, layout, first, .. } = setup;
        Ok(match *self {
            AnyOptions::Piles(Variant::TheGame, options) => {
                piles::Rules::the_game(players, options)?.into()
            }
            AnyOptions::Piles(Variant::Extreme, options) => {
                piles::Rules::extreme(players, options, layout)?.into()
            }
            AnyOptions::Clear4(options) => clear4::Rules::new(players, first, options)?.into(),
        })
    }

    /// Which game the options are for.
    pub fn kind(&self) -> GameKind {
        match self {
            AnyOptions::Piles(Variant::TheGame, _) => GameKind::TheGame,
            AnyOptions::Piles(Variant::Extreme, _) => GameKind::Extreme,
            AnyOptions::Clear4(_) => GameKind::Clear4,
        }
    }
}

/// What is agreed before a deal, unchecked. [`AnyGame::new`](super::AnyGame::new) checks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub options: AnyOptions,
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
