use core::ops::RangeInclusive;

use crate::about::OptionAbout;
use crate::setup::{OptionValue, SetupError, flag, number};

/// Rule options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Several jokers without a number may be played on a valued pile (C6).
    pub joker_sets: bool,
    /// Passing is allowed on an empty pile too (C9).
    pub pass_on_empty: bool,
    /// A PUSH that is a seat's last card still moves the pile (C11).
    pub last_push_moves: bool,
    /// After so many turns the round ends (C14).
    pub turn_cap: u16,
    /// Four equal cards are swept by themselves, at once (C7).
    pub must_sweep: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options::USUAL
    }
}

/// After how many turns a round can be made to end.
const TURN_CAPS: RangeInclusive<u16> = 1..=u16::MAX;

impl Options {
    const USUAL: Options = Options {
        joker_sets: true,
        pass_on_empty: false,
        last_push_moves: true,
        turn_cap: 500,
        must_sweep: false,
    };

    /// The options of Clear 4!.
    pub const ALL: &'static [OptionAbout] = &[
        OptionAbout::flag("joker_sets", Options::USUAL.joker_sets),
        OptionAbout::flag("pass_on_empty", Options::USUAL.pass_on_empty),
        OptionAbout::flag("last_push_moves", Options::USUAL.last_push_moves),
        OptionAbout::number("turn_cap", &TURN_CAPS, Options::USUAL.turn_cap),
        OptionAbout::flag("must_sweep", Options::USUAL.must_sweep),
    ];

    /// Sets the option of this name.
    pub fn set(&mut self, name: &str, value: OptionValue) -> Result<(), SetupError> {
        match name {
            "joker_sets" => self.joker_sets = flag("joker_sets", value)?,
            "pass_on_empty" => self.pass_on_empty = flag("pass_on_empty", value)?,
            "last_push_moves" => self.last_push_moves = flag("last_push_moves", value)?,
            "turn_cap" => self.turn_cap = number("turn_cap", value, &TURN_CAPS)?,
            "must_sweep" => self.must_sweep = flag("must_sweep", value)?,
            _ => return Err(SetupError::UnknownOption { known: Options::ALL }),
        }
        Ok(())
    }

    /// Fills in what was meant before seats could choose whether to sweep, unless it was said.
    pub(crate) fn as_before(&mut self, said: impl Fn(&str) -> bool) {
        self.must_sweep |= !said("must_sweep");
    }

    /// The value of every option, in the order of [`Options::ALL`].
    pub(crate) fn values(
        &self,
    ) -> impl Iterator<Item = (&'static OptionAbout, OptionValue)> + use<> {
        Options::ALL.iter().zip([
            OptionValue::Flag(self.joker_sets),
            OptionValue::Flag(self.pass_on_empty),
            OptionValue::Flag(self.last_push_moves),
            OptionValue::Number(u32::from(self.turn_cap)),
            OptionValue::Flag(self.must_sweep),
        ])
    }
}
