//! An axis of shares, with marks at round numbers.

/// From nothing up to the last mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    /// The share between two marks.
    step: f64,
    marks: u32,
}

impl Scale {
    /// How many marks there are at most, the one at nothing aside.
    const MOST_MARKS: f64 = 6.0;

    /// A scale that reaches to this share or a little further, with as many marks as there is room
    /// for.
    pub(super) fn to(share: f64) -> Scale {
        let step = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]
            .into_iter()
            .find(|step| share / step <= Scale::MOST_MARKS)
            .unwrap_or(0.2);
        // What is on a mark but for rounding reaches to that mark.
        Scale { step, marks: ((share / step - 1e-9).ceil() as u32).max(1) }
    }

    /// Where the share is, if the scale goes from 0 to 1.
    pub(super) fn place(self, share: f64) -> f64 {
        share / (self.step * f64::from(self.marks))
    }

    /// The shares at the marks.
    pub(super) fn marks(self) -> impl Iterator<Item = f64> {
        (0..=self.marks).map(move |mark| self.step * f64::from(mark))
    }

    /// What is written at a mark.
    pub(super) fn label(self, share: f64) -> String {
        let decimals = if self.step < 0.0099 { 1 } else { 0 };
        format!("{:.decimals$} %", 100.0 * share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_at_round_numbers() {
        for (share, labels) in [
            (1.0, &["0 %", "20 %", "40 %", "60 %", "80 %", "100 %"][..]),
            (0.6, &["0 %", "10 %", "20 %", "30 %", "40 %", "50 %", "60 %"]),
            (0.0731, &["0 %", "2 %", "4 %", "6 %", "8 %"]),
            (0.004, &["0.0 %", "0.1 %", "0.2 %", "0.3 %", "0.4 %"]),
            (0.0, &["0.0 %", "0.1 %"]),
        ] {
            let scale = Scale::to(share);
            let found: Vec<String> = scale.marks().map(|mark| scale.label(mark)).collect();
            assert_eq!(found, labels, "{share}");
            assert!(scale.place(share) <= 1.0 + 1e-9);
        }
    }
}
