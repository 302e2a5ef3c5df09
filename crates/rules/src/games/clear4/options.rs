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
        Options {
            joker_sets: true,
            pass_on_empty: false,
            last_push_moves: true,
            turn_cap: 500,
            must_sweep: false,
        }
    }
}

impl Options {
    /// The options of Clear 4!, by name.
    pub const NAMES: &'static [&'static str] =
        &["joker_sets", "pass_on_empty", "last_push_moves", "turn_cap", "must_sweep"];

    /// Sets the option of this name.
    pub fn set(&mut self, name: &str, value: OptionValue) -> Result<(), SetupError> {
        match name {
            "joker_sets" => self.joker_sets = flag("joker_sets", value)?,
            "pass_on_empty" => self.pass_on_empty = flag("pass_on_empty", value)?,
            "last_push_moves" => self.last_push_moves = flag("last_push_moves", value)?,
            "turn_cap" => self.turn_cap = number("turn_cap", value, 1, u16::MAX)?,
            "must_sweep" => self.must_sweep = flag("must_sweep", value)?,
            _ => return Err(SetupError::UnknownOption { known: Options::NAMES }),
        }
        Ok(())
    }

    /// Fills in what was meant before seats could choose whether to sweep, unless it was said.
    pub(crate) fn as_before(&mut self, said: impl Fn(&str) -> bool) {
        self.must_sweep |= !said("must_sweep");
    }

    /// The options that differ from their defaults, by name.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, OptionValue)> + use<> {
        let default = Options::default();
        [
            (
                "joker_sets",
                OptionValue::Flag(self.joker_sets),
                self.joker_sets != default.joker_sets,
            ),
            (
                "pass_on_empty",
                OptionValue::Flag(self.pass_on_empty),
                self.pass_on_empty != default.pass_on_empty,
            ),
            (
                "last_push_moves",
                OptionValue::Flag(self.last_push_moves),
                self.last_push_moves != default.last_push_moves,
            ),
            (
                "turn_cap",
                OptionValue::Number(u32::from(self.turn_cap)),
                self.turn_cap != default.turn_cap,
            ),
            (
                "must_sweep",
                OptionValue::Flag(self.must_sweep),
                self.must_sweep != default.must_sweep,
            ),
        ]
        .into_iter()
        .filter_map(|(name, value, changed)| changed.then_some((name, value)))
    }
}
