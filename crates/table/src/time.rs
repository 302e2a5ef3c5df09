/// A point in time: milliseconds since the Unix epoch, as the caller says. The table itself reads no
/// clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

impl Millis {
    /// So many milliseconds later.
    pub fn plus(self, milliseconds: i64) -> Millis {
        Millis(self.0.saturating_add(milliseconds))
    }
}
