//! Records, completed with what follows from their seed, and checked.

use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::notation::{LayoutChoice, Record, Replay, ReplayError, Share};
use stapel_rules::{Seat, SeatSet};

use crate::{SeedText, combined_seed};

/// Why a record can't be dealt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    #[error("the record has neither a deck nor a seed")]
    NoDeck,
    #[error("a shuffled layout needs the seed")]
    NoLayoutSeed,
    #[error("seats add bits to a seed, and the record has none")]
    NoSharedSeed,
    #[error("the deck is not the one that follows from the seed")]
    SeedDisagrees,
    #[error(transparent)]
    Setup(stapel_rules::setup::SetupError),
}

/// The rules and the deck of a record. Where it has both a deck and a seed they must agree.
pub fn deal(record: &Record) -> Result<(AnyGame, Vec<AnyCard>), DealError> {
    let seed = combined_seed(record).map(|seed| seed.seed());
    if seed.is_none() && record.shares.iter().any(Option::is_some) {
        return Err(DealError::NoSharedSeed);
    }
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
    /// The seats whose bits are in the shuffle.
    pub added: SeatSet,
    /// The seats that had promised bits which were not there in time.
    pub left_out: SeatSet,
    pub actions: usize,
    /// Whether the record says how the game ended. What it says is true then.
    pub finished: bool,
}

/// Why a record can't be vouched for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    #[error("the record has no seed, so nothing says where its deck comes from")]
    NoSeed,
    #[error(transparent)]
    Deal(DealError),
    #[error("not a legal game: {0}")]
    Replay(#[source] ReplayError),
    #[error("another deal was promised: the fingerprint of this one's seed is {found}")]
    Commitment { found: String },
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
    let seats = |is_meant: fn(&Share) -> bool| {
        let seats = Seat::all(record.players).zip(&record.shares);
        let meant = seats.filter(|(_, share)| share.as_ref().is_some_and(is_meant));
        meant.map(|(seat, _)| seat).collect()
    };
    Ok(Verified {
        commitment,
        added: seats(|share| matches!(share, Share::Bits(_))),
        left_out: seats(|share| matches!(share, Share::LeftOut(_))),
        actions: record.turns.iter().map(|turn| turn.actions.len()).sum(),
        finished: record.result.is_some(),
    })
}
