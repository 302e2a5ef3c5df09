use core::fmt;

use crate::bit_set::bit_set;

/// A command on a card of Extreme.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Command {
    /// Lightning: the action ends at once (X3).
    Stop,
    /// Lightning: must be covered in the same turn (X4).
    Skull,
    /// Lightning: the turn has exactly three cards (X5).
    Three,
    /// Infinity: nobody talks (X12).
    Silence,
    /// Infinity: no going back by ten (X8).
    NoTrick,
    /// Infinity: a turn goes on one pile (X9).
    OnePile,
    /// Infinity: only one card is drawn (X10).
    DrawOne,
}

impl Command {
    /// Every command: lightning first, then infinity.
    pub const ALL: [Command; 7] = [
        Command::Stop,
        Command::Skull,
        Command::Three,
        Command::Silence,
        Command::NoTrick,
        Command::OnePile,
        Command::DrawOne,
    ];

    /// How many cards carry each command.
    pub const CARDS_EACH: usize = 4;

    /// The command's place in [`Command::ALL`].
    #[inline]
    const fn index(self) -> usize {
        self as usize
    }

    /// The command's name, the same in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Command::Stop => "stop",
            Command::Skull => "skull",
            Command::Three => "three",
            Command::Silence => "silence",
            Command::NoTrick => "no-trick",
            Command::OnePile => "one-pile",
            Command::DrawOne => "draw-one",
        }
    }

    /// The command with this name.
    pub fn from_name(name: &str) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.name() == name)
    }

    /// Whether the command acts for everyone as long as it is visible. The others, lightning, act
    /// only in the turn in which they are laid (X13).
    #[inline]
    pub const fn is_infinity(self) -> bool {
        self as u8 >= Command::Silence as u8
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

bit_set! {
    /// A set of commands.
    CommandSet of Command
}

impl CommandSet {
    /// The commands of the set, in the order of [`Command::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Command> + Clone {
        Command::ALL.into_iter().filter(move |&command| self.contains(command))
    }
}
