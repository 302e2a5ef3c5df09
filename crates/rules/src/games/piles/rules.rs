use super::{Layout, Options};
use crate::setup::SetupError;

/// Which of the two games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The Game: plain numbers.
    TheGame,
    /// The Game: Extreme, with commands.
    Extreme,
}

/// The rules of The Game or Extreme as agreed for one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(super) layout: Layout,
    pub(super) variant: Variant,
    pub(super) players: u8,
    pub(super) options: Options,
    pub(super) hand_size: u8,
    /// What a turn needs at least while the draw pile has cards.
    pub(super) minimum: u8,
}

impl Rules {
    /// The Game: every card is a plain number, also when it is played with Extreme's cards (X15).
    pub fn the_game(players: u8, options: Options) -> Result<Rules, SetupError> {
        if options.strict_one_pile {
            return Err(SetupError::NoSuchOption { name: "strict_one_pile" });
        }
        if options.loose_one_pile {
            return Err(SetupError::NoSuchOption { name: "loose_one_pile" });
        }
        Rules::new(Variant::TheGame, players, options, Layout::NONE)
    }

    /// Extreme with this layout of commands.
    pub fn extreme(players: u8, options: Options, layout: Layout) -> Result<Rules, SetupError> {
        if layout == Layout::NONE {
            return Err(SetupError::NoCommands);
        }
        if options.strict_one_pile && options.loose_one_pile {
            return Err(SetupError::Together { names: Options::ONE_PILE });
        }
        Rules::new(Variant::Extreme, players, options, layout)
    }

    fn new(
        variant: Variant,
        players: u8,
        options: Options,
        layout: Layout,
    ) -> Result<Rules, SetupError> {
        let full_hand = match players {
            1 => 8,
            2 => 7,
            3..=5 => 6,
            _ => return Err(SetupError::Players { found: players, fewest: 1, most: 5 }),
        };
        if options.hand_less > 1 {
            return Err(SetupError::OutOfRange { name: "hand_less", least: 0, most: 1 });
        }
        Ok(Rules {
            layout,
            variant,
            players,
            options,
            hand_size: full_hand - options.hand_less,
            minimum: if options.expert { 3 } else { 2 },
        })
    }

    /// Which of the two games is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The options in force.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The layout in force; [`Layout::NONE`] in The Game.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many cards a full hand has (G2).
    pub fn hand_size(&self) -> u8 {
        self.hand_size
    }
}
