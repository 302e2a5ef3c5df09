use core::ops::RangeInclusive;

use super::Variant;
use crate::about::OptionAbout;
use crate::setup::{OptionValue, SetupError, flag, number};

/// Rule options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// At least three cards a turn, not two, while the draw pile has cards (G10).
    pub expert: bool,
    /// How many cards smaller than usual the hands are, 0 or 1 (G10).
    pub hand_less: u8,
    /// Extreme only: cards laid before a one-pile command came count for it (X9).
    pub strict_one_pile: bool,
    /// Extreme only: a one-pile command does not bind its own pile, but the first card after it does (X9).
    pub loose_one_pile: bool,
}

/// How many cards smaller than usual hands can be.
const HANDS_LESS: RangeInclusive<u16> = 0..=1;

const EXPERT: OptionAbout = OptionAbout::flag("expert", false);
const HAND_LESS: OptionAbout = OptionAbout::number("hand_less", &HANDS_LESS, 0);

impl Options {
    /// The options of The Game.
    pub const THE_GAME: &'static [OptionAbout] = &[EXPERT, HAND_LESS];
    /// The options of Extreme.
    pub const EXTREME: &'static [OptionAbout] = &[
        EXPERT,
        HAND_LESS,
        OptionAbout::reading("strict_one_pile", &Options::ONE_PILE),
        OptionAbout::reading("loose_one_pile", &Options::ONE_PILE),
    ];

    /// The readings of the one-pile command beside the usual one (X9).
    pub(super) const ONE_PILE: [&'static str; 2] = ["strict_one_pile", "loose_one_pile"];

    /// The options that a variant has.
    pub fn all(variant: Variant) -> &'static [OptionAbout] {
        match variant {
            Variant::TheGame => Options::THE_GAME,
            Variant::Extreme => Options::EXTREME,
        }
    }

    /// Sets the option of this name.
    pub fn set(
        &mut self,
        variant: Variant,
        name: &str,
        value: OptionValue,
    ) -> Result<(), SetupError> {
        match (name, variant) {
            ("expert", _) => self.expert = flag("expert", value)?,
            ("hand_less", _) => self.hand_less = number("hand_less", value, &HANDS_LESS)? as u8,
            ("strict_one_pile", Variant::Extreme) => {
                self.strict_one_pile = flag("strict_one_pile", value)?;
            }
            ("loose_one_pile", Variant::Extreme) => {
                self.loose_one_pile = flag("loose_one_pile", value)?;
            }
            _ => return Err(SetupError::UnknownOption { known: Self::all(variant) }),
        }
        Ok(())
    }

    /// Fills in what was meant before commands bound their own pile, unless it was said.
    pub(crate) fn as_before(&mut self, variant: Variant, said: impl Fn(&str) -> bool) {
        if variant == Variant::Extreme && !said("loose_one_pile") {
            self.loose_one_pile = !self.strict_one_pile;
        }
    }

    /// The value of every option, in the order of [`Options::all`].
    pub(crate) fn values(
        &self,
        variant: Variant,
    ) -> impl Iterator<Item = (&'static OptionAbout, OptionValue)> + use<> {
        Options::all(variant).iter().zip([
            OptionValue::Flag(self.expert),
            OptionValue::Number(u32::from(self.hand_less)),
            OptionValue::Flag(self.strict_one_pile),
            OptionValue::Flag(self.loose_one_pile),
        ])
    }
}
