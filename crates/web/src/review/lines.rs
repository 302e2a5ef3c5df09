//! The lines of chances as paths: a thousand wide, a hundred high, 100 on top.

use std::fmt::Write;

/// How wide the paths are.
const WIDE: usize = 1000;

/// Where a position is on the way from the deal to the end.
pub(super) fn across(index: usize, last: usize) -> usize {
    WIDE * index / last.max(1)
}

/// A line through chances at positions.
pub(super) fn path(chances: &[(usize, f64)], last: usize) -> String {
    chances.iter().fold(String::new(), |mut path, &(index, chance)| {
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let down = 100 - (100.0 * chance.clamp(0.0, 1.0)).round() as i32;
        let _always_written = write!(path, "{letter}{} {down}", across(index, last));
        path
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_the_first_chance_to_the_last() {
        assert_eq!(path(&[(0, 0.5), (10, 0.25), (40, 1.0)], 40), "M0 50L250 75L1000 0");
        assert_eq!(path(&[], 40), "");
        assert_eq!(path(&[(0, -0.1)], 0), "M0 100");
    }
}
