use core::fmt;

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

/// A set of commands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CommandSet(u8);

impl CommandSet {
    /// No command.
    pub const EMPTY: CommandSet = CommandSet(0);

    /// The set that holds just this command.
    #[inline]
    pub const fn of(command: Command) -> CommandSet {
        CommandSet(1 << command as u8)
    }

    /// The commands of either set.
    #[inline]
    pub const fn or(self, other: CommandSet) -> CommandSet {
        CommandSet(self.0 | other.0)
    }

    /// Whether the set holds no command.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds this command.
    #[inline]
    pub const fn contains(self, command: Command) -> bool {
        self.0 >> command as u8 & 1 == 1
    }

    /// Puts a command in.
    #[inline]
    pub fn insert(&mut self, command: Command) {
        self.0 |= 1 << command as u8;
    }

    /// The commands of the set, in the order of [`Command::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Command> + Clone {
        Command::ALL.into_iter().filter(move |&command| self.contains(command))
    }
}

impl FromIterator<Command> for CommandSet {
    fn from_iter<I: IntoIterator<Item = Command>>(commands: I) -> CommandSet {
        let mut set = CommandSet::EMPTY;
        for command in commands {
            set.insert(command);
        }
        set
    }
}

impl fmt::Debug for CommandSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
