use std::fmt;

/// A person, as the table knows them: a number that says nothing about them. The table knows no names,
/// so that a person who leaves for good leaves no name in a log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u128);

/// Shows no number, so that no person can be recognised in a log file.
impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonId(…)")
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    #[default]
    Empty,
    Person(PersonId),
    Bot(BotName),
}

impl Occupant {
    /// The person, if it is one.
    pub fn person(&self) -> Option<PersonId> {
        match *self {
            Occupant::Person(person) => Some(person),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }
}

/// The name of a bot. The table only passes it on; the caller knows which bot it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BotName(Box<str>);

impl BotName {
    /// The most bytes a name has.
    pub const MAX: usize = 64;

    /// A bot with this name, if the name is neither empty nor too long.
    pub fn new(name: &str) -> Option<BotName> {
        (1..=BotName::MAX).contains(&name.len()).then(|| BotName(name.into()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A place at the table and everything that can be said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    pub occupant: Occupant,
    /// The bot that plays in the occupant's stead until they come back.
    pub stand_in: Option<BotName>,
    /// Whether the person has got up in mid-game. The place stays theirs until the game is over.
    pub gone: bool,
}

impl Place {
    /// The bot that acts for this place, if one does.
    pub fn bot(&self) -> Option<&BotName> {
        match &self.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person(_) | Occupant::Empty => self.stand_in.as_ref(),
        }
    }

    /// A place with nobody but this occupant.
    pub fn of(occupant: Occupant) -> Place {
        Place { occupant, ..Place::default() }
    }

    /// The person whose place it is, whether they sit there or have got up.
    pub fn person(&self) -> Option<PersonId> {
        self.occupant.person()
    }
}
