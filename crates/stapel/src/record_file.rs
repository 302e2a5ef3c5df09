//! Record files: read, and completed with what follows from their seed.

use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::notation::{LayoutChoice, Record};
use stapel_rules::piles::Layout;
use stapel_table::Seed;

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

impl std::error::Error for DealError {}

/// The rules and the deck of a record. Where it has both a deck and a seed they must agree.
pub fn deal(record: &Record) -> Result<(AnyGame, Vec<AnyCard>), DealError> {
    let seed = record.seed.as_deref().map(Seed::from_text);
    let layout = match (record.layout, &seed) {
        (LayoutChoice::Shuffled, Some(seed)) => seed.layout(),
        (LayoutChoice::Shuffled, None) => return Err(DealError::NoLayoutSeed),
        (LayoutChoice::Default | LayoutChoice::Listed(_), _) => Layout::DEFAULT,
    };
    let game = record.game(layout).map_err(DealError::Setup)?;
    let shuffled = seed.map(|seed| seed.deck(&game));
    match (record.deck.clone(), shuffled) {
        (Some(deck), Some(shuffled)) if deck != shuffled => Err(DealError::SeedDisagrees),
        (Some(deck), _) | (None, Some(deck)) => Ok((game, deck)),
        (None, None) => Err(DealError::NoDeck),
    }
}
