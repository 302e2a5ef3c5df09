use core::fmt;

/// The value of a number card, 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// The lowest value.
    pub const MIN: Value = Value(1);
    /// The highest value.
    pub const MAX: Value = Value(10);

    /// This value, if a card has it.
    #[inline]
    pub const fn new(number: u8) -> Option<Value> {
        if number >= 1 && number <= 10 { Some(Value(number)) } else { None }
    }

    /// The value as a number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All values, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Value> + Clone {
        (1..=10).map(Value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What is printed on a card. Cards with the same face are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// How many different faces there are.
    pub const COUNT: usize = 13;
    /// Another seat takes the pile.
    pub const PUSH: Face = Face(10);
    /// Counts for any value.
    pub const JOKER: Face = Face(11);
    /// The pile leaves the game.
    pub const CLEAR: Face = Face(12);
    /// How many cards a deck has.
    pub const DECK: usize = 120;

    /// The number card with this value.
    #[inline]
    pub const fn number(value: Value) -> Face {
        Face(value.0 - 1)
    }

    /// The face's place in [`Face::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Face {
        debug_assert!((index as usize) < Face::COUNT);
        Face(index)
    }

    /// The value of a number card; `None` for PUSH, JOKER and CLEAR.
    #[inline]
    pub const fn value(self) -> Option<Value> {
        if self.0 < 10 { Some(Value(self.0 + 1)) } else { None }
    }

    /// How many cards of the deck have this face.
    pub const fn copies(self) -> u8 {
        match self {
            Face::PUSH | Face::JOKER => 7,
            Face::CLEAR => 6,
            _ => 10,
        }
    }

    /// All faces: numbers ascending, then PUSH, JOKER, CLEAR.
    pub fn all() -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator + Clone {
        (0..Face::COUNT as u8).map(Face)
    }

    /// The face with this name: a number, `push`, `joker` or `clear`.
    pub fn from_name(name: &str) -> Option<Face> {
        match name {
            "push" => Some(Face::PUSH),
            "joker" => Some(Face::JOKER),
            "clear" => Some(Face::CLEAR),
            // Only the plain way to write a number counts: no sign, no leading zero.
            _ if name.starts_with(['+', '0']) => None,
            _ => name.parse().ok().and_then(Value::new).map(Face::number),
        }
    }
}

/// Writes the face's name: `5`, `push`, `joker`, `clear`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Face::PUSH => f.pad("push"),
            Face::JOKER => f.pad("joker"),
            Face::CLEAR => f.pad("clear"),
            Face(index) => fmt::Display::fmt(&(index + 1), f),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
