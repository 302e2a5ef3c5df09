use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use super::AnyGame;
use crate::about::{About, OptionAbout};
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
        let values = self.values().into_iter();
        values
            .filter(|(option, value)| *value != option.usual)
            .map(|(option, value)| (option.name, value))
            .collect()
    }

    /// Every option of the game with its value, in the order of [`About::options`].
    pub fn values(&self) -> Vec<(&'static OptionAbout, OptionValue)> {
        match self {
            AnyOptions::Piles(variant, options) => options.values(*variant).collect(),
            AnyOptions::Clear4(options) => options.values().collect(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::about::OptionKind;

    const ON: OptionValue = OptionValue::Flag(true);

    fn with(kind: GameKind, options: &[(&str, OptionValue)]) -> Result<AnyGame, SetupError> {
        let mut setup = Setup::new(kind, 2);
        for &(name, value) in options {
            setup.options.set(name, value)?;
        }
        AnyGame::new(&setup)
    }

    #[test]
    fn what_is_known_of_options_is_what_the_rules_take() {
        for kind in GameKind::ALL {
            let about = kind.about().options;
            let usual: Vec<_> = about.iter().map(|option| (option, option.usual)).collect();
            assert_eq!(AnyOptions::new(kind).values(), usual, "{kind}");
            for &OptionAbout { name, kind: values, .. } in about {
                let set = |value| with(kind, &[(name, value)]).map(|game| game.options());
                let OptionKind::Number { least, most } = values else {
                    for value in [false, true].map(OptionValue::Flag) {
                        let options = set(value).unwrap();
                        assert!(
                            options.values().iter().any(|&(it, is)| (it.name, is) == (name, value))
                        );
                    }
                    let wrong = SetupError::WrongType { name, flag: true };
                    assert_eq!(set(OptionValue::Number(0)), Err(wrong));
                    continue;
                };
                let (least, most) = (u32::from(least), u32::from(most));
                let out_of_range = SetupError::OutOfRange { name, least, most };
                for number in [least, most] {
                    let value = OptionValue::Number(number);
                    let options = set(value).unwrap();
                    assert!(
                        options.values().iter().any(|&(it, is)| (it.name, is) == (name, value))
                    );
                }
                for number in [least.wrapping_sub(1), most + 1] {
                    assert_eq!(set(OptionValue::Number(number)), Err(out_of_range));
                }
                assert_eq!(set(ON), Err(SetupError::WrongType { name, flag: false }));
            }
        }
    }

    #[test]
    fn x9_options_go_together_unless_they_are_readings_of_one_rule() {
        for kind in GameKind::ALL {
            let flags = kind.about().options.iter().filter(|it| it.kind == OptionKind::Flag);
            for one in flags.clone() {
                assert!(one.readings.is_empty() || one.readings.contains(&one.name), "{one:?}");
                for other in flags.clone().filter(|other| other.name != one.name) {
                    let both = with(kind, &[(one.name, ON), (other.name, ON)]);
                    let refused = matches!(both, Err(SetupError::Together { .. }));
                    assert_eq!(refused, one.readings.contains(&other.name), "{one:?} {other:?}");
                    assert_eq!(refused, both.is_err(), "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn x15_by_its_original_rules_a_deck_is_for_as_many() {
        let mut found = 0;
        for (kind, original) in
            GameKind::ALL.into_iter().filter_map(|it| Some((it, it.about().original?)))
        {
            assert_eq!(kind.players(), original.players());
            assert!(!original.about().has_layout);
            assert_eq!(original.about().original, None);
            found += 1;
        }
        assert_eq!(found, 1);
    }
}
