/// Why a team lost The Game or Extreme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
    /// The active seat could not lay as many cards as it had to.
    Stuck,
    Skull,
    /// A turn with a three did not have exactly three cards.
    Three,
    /// Under the strict reading, a one-pile command came after cards on other piles (X9).
    OnePile,
}

impl Loss {
    /// Every reason.
    pub const ALL: [Loss; 4] = [Loss::Stuck, Loss::Skull, Loss::Three, Loss::OnePile];

    /// The reason's name, the same in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Loss::Stuck => "stuck",
            Loss::Skull => "skull",
            Loss::Three => "three",
            Loss::OnePile => "one-pile",
        }
    }
}
