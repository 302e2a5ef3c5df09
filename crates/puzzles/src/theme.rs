use std::fmt;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Theme {
    /// The answer goes back by ten.
    JumpBack,
    /// The answer keeps a pile as it is, or just so, that the obvious turn spoils: one can go back there later.
    OpenDoor,
    /// The answer lays more cards than the obvious turn.
    GoOn,
    /// The answer lays fewer cards, or ends the turn.
    HoldBack,
    /// The draw pile is empty.
    LastCards,
    /// A skull is laid, or left in the hand.
    Skull,
    /// A three is laid, or left in the hand.
    Three,
    /// A stop ends the turn, or must not.
    Stop,
    /// All cards go on one pile, or should not have to.
    OnePile,
    /// Going back is forbidden, or is about to be.
    NoTrick,
    /// Only one card is drawn, or will be.
    DrawOne,
    /// Four of a kind: sweep them or leave them.
    Sweep,
    /// A card that nobody has seen.
    BlindCard,
    /// Whom a PUSH sends the pile, or whether.
    Push,
    /// A CLEAR, now or later.
    Clear,
    /// A joker, now or later.
    Joker,
    /// Taking the pile, or not.
    Take,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 17] = [
        Theme::JumpBack,
        Theme::OpenDoor,
        Theme::GoOn,
        Theme::HoldBack,
        Theme::LastCards,
        Theme::Skull,
        Theme::Three,
        Theme::Stop,
        Theme::OnePile,
        Theme::NoTrick,
        Theme::DrawOne,
        Theme::Sweep,
        Theme::BlindCard,
        Theme::Push,
        Theme::Clear,
        Theme::Joker,
        Theme::Take,
    ];

    /// The theme's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::JumpBack => "jump-back",
            Theme::OpenDoor => "open-door",
            Theme::GoOn => "go-on",
            Theme::HoldBack => "hold-back",
            Theme::LastCards => "last-cards",
            Theme::Skull => "skull",
            Theme::Three => "three",
            Theme::Stop => "stop",
            Theme::OnePile => "one-pile",
            Theme::NoTrick => "no-trick",
            Theme::DrawOne => "draw-one",
            Theme::Sweep => "sweep",
            Theme::BlindCard => "blind-card",
            Theme::Push => "push",
            Theme::Clear => "clear",
            Theme::Joker => "joker",
            Theme::Take => "take",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ThemeSet(u32);

impl ThemeSet {
    /// Whether the theme is one of them.
    pub fn contains(self, theme: Theme) -> bool {
        self.0 & (1 << theme as u8) != 0
    }

    /// Adds a theme.
    pub fn insert(&mut self, theme: Theme) {
        self.0 |= 1 << theme as u8;
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The themes, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> + Clone {
        Theme::ALL.into_iter().filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for ThemeSet {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> ThemeSet {
        let mut set = ThemeSet::default();
        themes.into_iter().for_each(|theme| set.insert(theme));
        set
    }
}
