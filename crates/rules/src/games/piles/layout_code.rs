//! A layout as a short code, which people can send to each other or copy from paper.
//!
//! For each command in turn, the four places of its cards among those that are left are one number: there are
//! (n over 4) sets of four. The seven numbers and a checksum are 160 bits, written as 32 characters of five bits.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Card, Command, Layout};

/// The characters of Crockford's base 32: none of them looks like another.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters a code has, and how many stand together.
const LENGTH: usize = 32;
const GROUP: usize = 4;
/// How many bits the number of each command takes. There are 98, 94, … 74 cards left.
const WIDTHS: [u32; 7] = [22, 22, 22, 22, 21, 21, 21];
/// The remainder of a division by x⁹ + x⁴ + 1 fills up the 160 bits. It shows every mistake within nine bits in a row, so
/// every single wrong character.
const CHECK_WIDTH: u32 = 9;
const CHECK_POLYNOMIAL: u32 = 0b10_0001_0001;
/// What a checksum begins with, so that a code of zeros is none.
const CHECK_START: u32 = 0b1_0101_1010;

impl Layout {
    /// The layout as 32 characters in groups of four. [`NONE`](Layout::NONE), which has nothing to tell, has no code.
    pub fn code(&self) -> String {
        let mut left: Vec<Card> = Card::all().collect();
        let mut bits = Vec::with_capacity(5 * LENGTH);
        for (command, width) in Command::ALL.into_iter().zip(WIDTHS) {
            let is_its = |card: &Card| self.command(*card) == Some(command);
            let places = left.iter().enumerate().filter(|(_, card)| is_its(card));
            let number =
                (1..).zip(places).map(|(size, (place, _))| choose(place as u32, size)).sum();
            left.retain(|card| !is_its(card));
            push(&mut bits, number, width);
        }
        if left.len() == Card::COUNT {
            return String::new();
        }
        let check = remainder(&bits, CHECK_WIDTH);
        push(&mut bits, check, CHECK_WIDTH);
        let mut code = String::with_capacity(LENGTH + LENGTH / GROUP);
        for (index, five) in bits.chunks(5).enumerate() {
            if index > 0 && index % GROUP == 0 {
                code.push('-');
            }
            code.push(char::from(ALPHABET[value(five) as usize]));
        }
        code
    }

    /// Reads a [code](Layout::code). Small letters, spaces, missing dashes, and letters that look like digits are all right.
    pub fn from_code(code: &str) -> Result<Layout, LayoutCodeError> {
        let mut bits = Vec::with_capacity(5 * LENGTH);
        for (index, found) in code.chars().enumerate() {
            let symbol = match found.to_ascii_uppercase() {
                '-' | '\u{2010}'..='\u{2015}' => continue,
                space if space.is_whitespace() => continue,
                'O' => b'0',
                'I' | 'L' => b'1',
                other => u8::try_from(other).unwrap_or_default(),
            };
            let symbol = ALPHABET.iter().position(|&known| known == symbol);
            let symbol = symbol.ok_or(LayoutCodeError::Character { found, place: index + 1 })?;
            push(&mut bits, symbol as u32, 5);
        }
        if bits.len() != 5 * LENGTH {
            return Err(LayoutCodeError::Length { found: bits.len() / 5 });
        }
        if remainder(&bits, 0) != 0 {
            return Err(LayoutCodeError::Checksum);
        }
        let mut left: Vec<Card> = Card::all().collect();
        let mut lists = Vec::with_capacity(WIDTHS.len());
        let mut bits = bits.as_slice();
        for (command, width) in Command::ALL.into_iter().zip(WIDTHS) {
            let (its, rest) = bits.split_at(width as usize);
            bits = rest;
            let mut number = value(its);
            if number >= choose(left.len() as u32, 4) {
                return Err(LayoutCodeError::Checksum);
            }
            let mut numbers = Vec::with_capacity(Command::CARDS_EACH);
            for size in (1..=Command::CARDS_EACH as u32).rev() {
                // The highest place whose sets come before this one.
                let place =
                    (0..left.len()).rev().find(|&place| choose(place as u32, size) <= number);
                let place = place.unwrap_or_default();
                number -= choose(place as u32, size);
                // The places below it stay as they are.
                numbers.push(left.remove(place).number());
            }
            lists.push((command, numbers));
        }
        let lists = lists.iter().map(|(command, numbers)| (*command, &numbers[..]));
        Layout::new(lists).map_err(|_| LayoutCodeError::Checksum)
    }
}

/// How many sets of this size there are among so many.
fn choose(among: u32, size: u32) -> u32 {
    (0..size).fold(1, |sets, taken| sets * among.saturating_sub(taken) / (taken + 1))
}

fn push(bits: &mut Vec<u8>, value: u32, width: u32) {
    bits.extend((0..width).rev().map(|bit| (value >> bit & 1) as u8));
}

fn value(bits: &[u8]) -> u32 {
    bits.iter().fold(0, |value, &bit| value << 1 | u32::from(bit))
}

/// What is left of the bits, with so many zeros after them, divided by the polynomial.
fn remainder(bits: &[u8], zeros: u32) -> u32 {
    let zeros = (0..zeros).map(|_| 0);
    bits.iter().copied().chain(zeros).fold(CHECK_START, |rest, bit| {
        let rest = rest << 1 | u32::from(bit);
        if rest >> CHECK_WIDTH == 1 { rest ^ CHECK_POLYNOMIAL } else { rest }
    })
}

/// Why a text is not the code of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutCodeError {
    /// A code has 32 characters.
    Length { found: usize },
    /// There is no such character in codes.
    Character {
        found: char,
        /// Where it stands in the text, counted from 1.
        place: usize,
    },
    /// At least one character is wrong.
    Checksum,
}

impl fmt::Display for LayoutCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutCodeError::Length { found } => {
                write!(f, "a code has {LENGTH} characters, not {found}")
            }
            LayoutCodeError::Character { found, place } => {
                write!(
                    f,
                    "character {place}, {found:?}, can't be in a code: it has digits and letters"
                )
            }
            LayoutCodeError::Checksum => f.write_str("at least one character is wrong"),
        }
    }
}

impl core::error::Error for LayoutCodeError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use proptest::prelude::*;

    use super::*;

    fn layouts() -> impl Strategy<Value = Layout> {
        Just(Card::all().collect::<Vec<Card>>())
            .prop_shuffle()
            .prop_map(|shuffled| Layout::shuffled(|cards| cards.copy_from_slice(&shuffled)))
    }

    #[test]
    fn x1_the_code_of_the_default_layout_never_changes() {
        let code = Layout::DEFAULT.code();
        assert_eq!(code, "SKYX-AWWD-TVCG-44YN-QTRK-3YM6-AZ67-HJ10");
        assert_eq!(Layout::from_code(&code), Ok(Layout::DEFAULT));
        assert_eq!(Layout::NONE.code(), "");
    }

    #[test]
    fn x1_the_first_and_the_last_layout_have_codes() {
        let lowest = Layout::shuffled(|_| {});
        let highest = Layout::shuffled(<[Card]>::reverse);
        for layout in [lowest, highest] {
            assert_eq!(Layout::from_code(&layout.code()), Ok(layout));
        }
    }

    #[test]
    fn x1_codes_say_what_is_wrong_with_them() {
        let code = Layout::DEFAULT.code();
        let read = |code: &str| Layout::from_code(code).unwrap_err();
        assert_eq!(read(""), LayoutCodeError::Length { found: 0 });
        assert_eq!(read(&code[..38]), LayoutCodeError::Length { found: 31 });
        assert_eq!(read(&(code.clone() + "7")), LayoutCodeError::Length { found: 33 });
        let wrong = code.replacen('-', "U", 1);
        assert_eq!(read(&wrong), LayoutCodeError::Character { found: 'U', place: 5 });
        assert_eq!(read("é"), LayoutCodeError::Character { found: 'é', place: 1 });
        assert_eq!(read(&"0".repeat(32)), LayoutCodeError::Checksum);
        assert_eq!(read(&"Z".repeat(32)), LayoutCodeError::Checksum);
        let told = read(&wrong).to_string();
        assert_eq!(told, "character 5, 'U', can't be in a code: it has digits and letters");
    }

    proptest! {
        #[test]
        fn x1_layouts_come_back_from_their_codes(layout in layouts()) {
            let code = layout.code();
            prop_assert_eq!(code.len(), 39);
            prop_assert_eq!(Layout::from_code(&code), Ok(layout));
            let careless = code.replace('-', " ").replace('0', "o").replace('1', "l").to_lowercase();
            prop_assert_eq!(Layout::from_code(&careless), Ok(layout));
            prop_assert_eq!(Layout::from_code(&code.replace('-', "").replace('1', "I")), Ok(layout));
        }

        #[test]
        fn x1_one_wrong_character_in_a_code_is_noticed(layout in layouts(), place in 0..39_usize) {
            let code = layout.code();
            let right = code.as_bytes()[place];
            for wrong in ALPHABET.iter().filter(|&&wrong| right != b'-' && wrong != right) {
                let mut code = code.clone().into_bytes();
                code[place] = *wrong;
                let code = String::from_utf8(code).unwrap();
                prop_assert_eq!(Layout::from_code(&code), Err(LayoutCodeError::Checksum));
            }
        }

        #[test]
        fn x1_any_text_is_read_or_refused(text in "[0-9A-Za-z -]{0,45}") {
            if let Ok(layout) = Layout::from_code(&text) {
                prop_assert_eq!(layout.code().replace('-', "").len(), LENGTH);
            }
        }
    }
}
