//! Numerals of half blocks: three columns and three rows each.

/// Five rows of three dots, from the top; the leftmost dot is the highest bit.
const DOTS: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b010, 0b010],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// A number in three rows of half blocks.
pub(super) fn small(number: u8) -> [String; 3] {
    [0, 1, 2].map(|row| {
        joined(number, " ", |dots| {
            let upper = dots[row * 2];
            let lower = dots.get(row * 2 + 1).copied().unwrap_or(0);
            let block = |bit: u8| match (upper & bit != 0, lower & bit != 0) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            };
            [0b100, 0b010, 0b001].map(block).iter().collect()
        })
    })
}

/// A number in five rows of whole blocks, two columns to a dot.
pub(super) fn large(number: u8) -> [String; 5] {
    [0, 1, 2, 3, 4].map(|row| {
        joined(number, "  ", |dots| {
            let block = |bit: u8| if dots[row] & bit != 0 { "██" } else { "  " };
            [0b100, 0b010, 0b001].map(block).concat()
        })
    })
}

fn joined(number: u8, gap: &str, row: impl Fn(&[u8; 5]) -> String) -> String {
    let digits = number.to_string();
    let digits = digits.bytes().map(|digit| row(&DOTS[usize::from(digit - b'0')]));
    digits.collect::<Vec<_>>().join(gap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_wide_as_their_digits() {
        assert_eq!(small(7), ["▀▀█", " ▄▀", " ▀ "]);
        assert_eq!(small(100)[0].chars().count(), 11);
        assert_eq!(large(42)[0].chars().count(), 14);
    }
}
