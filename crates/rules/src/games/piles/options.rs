use super::Variant;
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

impl Options {
    /// The options of The Game, by name.
    pub const THE_GAME: &'static [&'static str] = &["expert", "hand_less"];
    /// The options of Extreme, by name.
    pub const EXTREME: &'static [&'static str] =
        &["expert", "hand_less", "strict_one_pile", "loose_one_pile"];

    /// The names of the options that a variant has.
    pub fn names(variant: Variant) -> &'static [&'static str] {
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
            ("hand_less", _) => self.hand_less = number("hand_less", value, 0, 1)? as u8,
            ("strict_one_pile", Variant::Extreme) => {
                self.strict_one_pile = flag("strict_one_pile", value)?;
            }
            ("loose_one_pile", Variant::Extreme) => {
                self.loose_one_pile = flag("loose_one_pile", value)?;
            }
            _ => return Err(SetupError::UnknownOption { known: Self::names(variant) }),
        }
        Ok(())
    }

    /// Fills in what was meant before commands bound their own pile, unless it was said.
    pub(crate) fn as_before(&mut self, variant: Variant, said: impl Fn(&str) -> bool) {
        if variant == Variant::Extreme && !said("loose_one_pile") {
            self.loose_one_pile = !self.strict_one_pile;
        }
    }

    /// The options that differ from their defaults, by name.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, OptionValue)> + use<> {
        let default = Options::default();
        [
            ("expert", OptionValue::Flag(self.expert), self.expert != default.expert),
            (
                "hand_less",
                OptionValue::Number(u32::from(self.hand_less)),
                self.hand_less != default.hand_less,
            ),
            (
                "strict_one_pile",
                OptionValue::Flag(self.strict_one_pile),
                self.strict_one_pile != default.strict_one_pile,
            ),
            (
                "loose_one_pile",
                OptionValue::Flag(self.loose_one_pile),
                self.loose_one_pile != default.loose_one_pile,
            ),
        ]
        .into_iter()
        .filter_map(|(name, value, changed)| changed.then_some((name, value)))
    }
}
