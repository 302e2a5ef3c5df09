use stapel_rules::any::{AnyGame, AnyOptions, Setup};
use stapel_rules::setup::{LayoutChoice, SetupError};
use stapel_rules::{Card, GameKind, Seat};

use crate::BotName;

/// What a table agrees on before the cards are dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    pub options: AnyOptions,
    pub players: u8,
    /// Which cards carry commands, in games that have a layout (X1).
    pub layout: LayoutChoice,
    /// Who starts the first round, in games in which that is settled before the deal; drawn from the seed
    /// if nobody was chosen (C1).
    pub first: Option<Seat>,
    /// How many rounds make a match (C12).
    pub rounds: u8,
    pub clock: Clock,
    pub at_zero: AtZero,
    pub takeback: Takeback,
    /// How people may talk, in games whose numbers are secret (G11).
    pub talk: Talk,
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
    Never,
    /// If everyone else at the table agrees.
    Ask,
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

/// How people may talk while numbers are secret (G11). Signals can always be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Talk {
    /// Everything but numbers, also in disguise and by description.
    Strict,
    /// Everything but plain numbers, in digits or words: the people at the table mind the rest.
    Gentle,
    /// Nothing but signals while a game is played.
    Signals,
}

impl Talk {
    /// Every way to agree on it.
    pub const ALL: [Talk; 3] = [Talk::Strict, Talk::Gentle, Talk::Signals];

    /// The name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Talk::Strict => "strict",
            Talk::Gentle => "gentle",
            Talk::Signals => "signals",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<Talk> {
        Talk::ALL.into_iter().find(|talk| talk.name() == name)
    }
}

impl Agreement {
    /// The game with nothing special agreed.
    pub fn new(kind: GameKind, players: u8) -> Agreement {
        Agreement {
            options: AnyOptions::new(kind),
            players,
            layout: LayoutChoice::Default,
            first: None,
            rounds: kind.about().rounds.usual(players),
            clock: Clock::None,
            at_zero: AtZero::Wait,
            takeback: Takeback::Never,
            talk: Talk::Strict,
            bots_take_time: true,
            listed: false,
        }
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.options.kind()
    }

    /// The rules that follow. `shuffle` decides about a layout that is drawn from the seed.
    pub fn rules(
        &self,
        first: Seat,
        shuffle: impl FnOnce(&mut [Card]),
    ) -> Result<AnyGame, SetupError> {
        AnyGame::new(&Setup {
            options: self.options,
            players: self.players,
            layout: self.layout.resolve(shuffle),
            first,
        })
    }

    /// Why this can't be agreed, or `Ok` if it can.
    pub fn check(&self) -> Result<(), AgreementError> {
        let first = self.first.unwrap_or(Seat::FIRST);
        // Any order of the cards makes a layout.
        self.rules(first, |_cards| {}).map_err(AgreementError::Setup)?;
        let most = self.kind().about().rounds.most();
        if !(1..=most).contains(&self.rounds) {
            return Err(match most {
                1 => AgreementError::OneRound,
                most => AgreementError::Rounds { most },
            });
        }
        if self.talk != Talk::Strict && !self.kind().about().numbers_are_secret {
            return Err(AgreementError::TalkIsFree);
        }
        Ok(())
    }
}

/// Why something can't be agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgreementError {
    #[error("{0}")]
    Setup(#[source] SetupError),
    #[error("this game has one round")]
    OneRound,
    /// The match has too many rounds, or none.
    #[error("a match has 1 to {most} rounds")]
    Rounds { most: u8 },
    /// There is nothing to agree on about talk where no number is secret.
    #[error("in this game everything may be said, so that talk is \"strict\" or left out")]
    TalkIsFree,
}
