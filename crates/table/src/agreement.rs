use stapel_rules::any::{AnyGame, AnyOptions, Setup};
use stapel_rules::notation::LayoutChoice;
use stapel_rules::piles::Layout;
use stapel_rules::setup::SetupError;
use stapel_rules::{GameKind, Seat};

use crate::BotName;

/// What a table agrees on before the cards are dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// The game and its options.
    pub options: AnyOptions,
    /// How many play.
    pub players: u8,
    /// Which cards carry commands; only Extreme looks at it (X1).
    pub layout: LayoutChoice,
    /// Who starts the first round of Clear 4!; drawn from the seed if nobody was chosen (C1).
    pub first: Option<Seat>,
    /// How many rounds make a match of Clear 4! (C12). A game of The Game or Extreme stands alone.
    pub rounds: u8,
    /// How long a turn may take.
    pub clock: Clock,
    /// What happens when the time is up.
    pub at_zero: AtZero,
    /// Whether a play may be taken back.
    pub takeback: Takeback,
    /// Whether bots take as long as people would, so that everyone can follow.
    pub bots_take_time: bool,
    /// Whether the table is shown to everyone. Otherwise only those with the link find it.
    pub listed: bool,
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clock {
    /// As long as it takes.
    None,
    /// Thirty seconds.
    HalfMinute,
    /// A minute.
    Minute,
    /// A day, for games by the way.
    Day,
}

impl Clock {
    /// Every clock.
    pub const ALL: [Clock; 4] = [Clock::None, Clock::HalfMinute, Clock::Minute, Clock::Day];

    /// The clock's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Clock::None => "none",
            Clock::HalfMinute => "30s",
            Clock::Minute => "60s",
            Clock::Day => "1d",
        }
    }

    /// The clock with this name.
    pub fn from_name(name: &str) -> Option<Clock> {
        Clock::ALL.into_iter().find(|clock| clock.name() == name)
    }

    /// How many milliseconds a turn has.
    pub const fn milliseconds(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::HalfMinute => Some(30_000),
            Clock::Minute => Some(60_000),
            Clock::Day => Some(24 * 60 * 60 * 1000),
        }
    }
}

/// What happens when the time of a turn is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AtZero {
    /// Nothing: the others see that it is, and wait.
    Wait,
    /// This bot plays on until the person comes back.
    Bot(BotName),
}

/// Whether a play may be taken back. Whatever is agreed, nothing is taken back once a hidden card
/// has come to light after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takeback {
    /// A card laid is a card played.
    Never,
    /// If everyone else at the table agrees.
    Ask,
    /// Without asking.
    Free,
}

impl Takeback {
    /// Every way to agree on it.
    pub const ALL: [Takeback; 3] = [Takeback::Never, Takeback::Ask, Takeback::Free];

    /// The name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Takeback::Never => "never",
            Takeback::Ask => "ask",
            Takeback::Free => "free",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<Takeback> {
        Takeback::ALL.into_iter().find(|takeback| takeback.name() == name)
    }
}

impl Agreement {
    /// The most rounds a match can have.
    pub const MAX_ROUNDS: u8 = 24;

    /// The game with nothing special agreed.
    pub fn new(kind: GameKind, players: u8) -> Agreement {
        Agreement {
            options: AnyOptions::new(kind),
            players,
            layout: LayoutChoice::Default,
            first: None,
            rounds: if kind == GameKind::Clear4 { players } else { 1 },
            clock: Clock::None,
            at_zero: AtZero::Wait,
            takeback: Takeback::Never,
            bots_take_time: true,
            listed: false,
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.options.kind()
    }

    /// The rules that follow, with what a shuffle decides.
    pub fn rules(
        &self,
        first: Seat,
        shuffled: impl FnOnce() -> Layout,
    ) -> Result<AnyGame, SetupError> {
        AnyGame::new(&Setup {
            options: self.options,
            players: self.players,
            layout: self.layout.resolve(shuffled),
            first,
        })
    }

    /// Why this can't be agreed, or `Ok` if it can.
    pub fn check(&self) -> Result<(), AgreementError> {
        let first = self.first.unwrap_or(Seat::FIRST);
        self.rules(first, || Layout::DEFAULT).map_err(AgreementError::Setup)?;
        let most = if self.kind() == GameKind::Clear4 { Agreement::MAX_ROUNDS } else { 1 };
        if !(1..=most).contains(&self.rounds) {
            return Err(AgreementError::Rounds { most });
        }
        Ok(())
    }
}

/// Why something can't be agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgreementError {
    /// The rules don't allow it.
    Setup(SetupError),
    /// The match has too many rounds, or none.
    Rounds {
        /// The most it can have.
        most: u8,
    },
}

impl std::fmt::Display for AgreementError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AgreementError::Setup(error) => write!(f, "{error}"),
            AgreementError::Rounds { most: 1 } => f.write_str("this game has one round"),
            AgreementError::Rounds { most } => write!(f, "a match has 1 to {most} rounds"),
        }
    }
}

impl std::error::Error for AgreementError {}
