//! Records, completed with what follows from their seed, and checked.

use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::notation::{LayoutChoice, Record, Replay, ReplayError};

use crate::{Seed, SeedText};

/// Why a record can't be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// It has neither deck nor seed.
    NoDeck,
    /// Its layout follows from the seed, which is missing.
    NoLayoutSeed,
    /// Its deck is not the one that follows from its seed.
    SeedDisagrees,
    /// What it says was agreed can't be.
    Setup(stapel_rules::setup::SetupError),
}

impl std::fmt::Display for DealError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DealError::NoDeck => f.write_str("the record has neither a deck nor a seed"),
            DealError::NoLayoutSeed => f.write_str("a shuffled layout needs the seed"),
            DealError::SeedDisagrees => {
                f.write_str("the deck is not the one that follows from the seed")
            }
            DealError::Setup(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for DealError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DealError::Setup(error) => Some(error),
            DealError::NoDeck | DealError::NoLayoutSeed | DealError::SeedDisagrees => None,
        }
    }
}

/// The rules and the deck of a record. Where it has both a deck and a seed they must agree.
pub fn deal(record: &Record) -> Result<(AnyGame, Vec<AnyCard>), DealError> {
    let seed = record.seed.as_deref().map(Seed::from_text);
    if record.layout == LayoutChoice::Shuffled && seed.is_none() {
        return Err(DealError::NoLayoutSeed);
    }
    let shuffle = |cards: &mut [_]| seed.iter().for_each(|seed| seed.shuffle_setup(cards));
    let game = record.game(shuffle).map_err(DealError::Setup)?;
    let shuffled = seed.map(|seed| seed.deck(&game));
    match (record.deck.clone(), shuffled) {
        (Some(deck), Some(shuffled)) if deck != shuffled => Err(DealError::SeedDisagrees),
        (Some(deck), _) | (None, Some(deck)) => Ok((game, deck)),
        (None, None) => Err(DealError::NoDeck),
    }
}

/// A record that was checked from the first card to the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// What must have been shown before the first card.
    pub commitment: String,
    /// How many actions were replayed.
    pub actions: usize,
    /// Whether the record says how the game ended. What it says is true then.
    pub finished: bool,
}

/// Why a record can't be vouched for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// It has no seed, so nothing says where its deck comes from.
    NoSeed,
    /// It can't be dealt, or its deck doesn't follow from its seed.
    Deal(DealError),
    /// It is not a legal game.
    Replay(ReplayError),
    /// Another seed was promised.
    Commitment {
        /// What follows from the record's seed.
        found: String,
    },
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VerifyError::NoSeed => {
                f.write_str("the record has no seed, so nothing says where its deck comes from")
            }
            VerifyError::Deal(error) => write!(f, "{error}"),
            VerifyError::Replay(error) => write!(f, "not a legal game: {error}"),
            VerifyError::Commitment { found } => {
                write!(f, "another deal was promised: the commitment of this one's seed is {found}")
            }
        }
    }
}

impl std::error::Error for VerifyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            VerifyError::Deal(error) => Some(error),
            VerifyError::Replay(error) => Some(error),
            VerifyError::NoSeed | VerifyError::Commitment { .. } => None,
        }
    }
}

/// Checks that a recorded game was dealt from its seed and played by the rules, and if one knows what
/// was promised before the first card, that this seed was meant.
pub fn verify(record: &Record, promised: Option<&str>) -> Result<Verified, VerifyError> {
    let seed = record.seed.as_deref().ok_or(VerifyError::NoSeed)?;
    let commitment = SeedText::from_text(seed).commitment();
    if promised.is_some_and(|promised| !promised.trim().eq_ignore_ascii_case(&commitment)) {
        return Err(VerifyError::Commitment { found: commitment });
    }
    let (game, deck) = deal(record).map_err(VerifyError::Deal)?;
    let replay = Replay::new(record, game, deck).map_err(VerifyError::Replay)?;
    replay.finish().map_err(VerifyError::Replay)?;
    Ok(Verified {
        commitment,
        actions: record.turns.iter().map(|turn| turn.actions.len()).sum(),
        finished: record.result.is_some(),
    })
}
