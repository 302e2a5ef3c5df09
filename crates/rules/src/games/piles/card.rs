use core::fmt;

/// A number card of The Game and Extreme: one of 2 to 99, each of which exists once.
///
/// Cards of Clear 4! are another type, [`clear4::Face`](crate::clear4::Face).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The lowest card.
    pub const MIN: Card = Card(2);
    /// The highest card.
    pub const MAX: Card = Card(99);
    /// How many cards there are.
    pub const COUNT: usize = 98;

    /// The card with this number, if there is one.
    ///
    /// ```
    /// use stapel_rules::Card;
    /// assert!(Card::new(37).is_some());
    /// assert!(Card::new(1).is_none() && Card::new(100).is_none());
    /// ```
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        if number >= Card::MIN.0 && number <= Card::MAX.0 { Some(Card(number)) } else { None }
    }

    /// A card whose number the caller has already checked.
    #[inline]
    pub(crate) const fn new_unchecked(number: u8) -> Card {
        debug_assert!(number >= Card::MIN.0 && number <= Card::MAX.0);
        Card(number)
    }

    /// The number printed on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All cards, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (Card::MIN.0..100).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
