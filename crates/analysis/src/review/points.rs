use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A chance, or a difference of chances, in ten-thousandths: whole, so that sums come out exactly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Points(pub(super) i32);

impl Points {
    pub(super) const ONE: Points = Points(10_000);

    pub(super) fn of(chance: f64) -> Points {
        Points((chance * 10_000.0).round() as i32)
    }

    pub(super) fn chance(self) -> f64 {
        f64::from(self.0) / 10_000.0
    }

    /// So many of a hundred.
    pub(super) fn percent(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::default(), Add::add)
    }
}
