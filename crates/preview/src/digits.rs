//! Numerals as strokes, so that no font is needed.

use std::fmt::Write;

/// How wide a digit is, in a box of height 100.
const WIDTH: f32 = 58.0;

/// The space between two digits.
const GAP: f32 = 20.0;

/// How thick the strokes are.
const STROKE: f32 = 20.0;

/// The strokes of each digit, in a box of 58 by 100.
const DIGITS: [&str; 10] = [
    "M29 0C8 0 0 20 0 50s8 50 29 50 29-20 29-50S50 0 29 0z",
    "M8 20 33 0v100",
    "M2 26C4 8 15 0 29 0c16 0 27 9 27 26 0 27-54 46-54 74h56",
    "M4 8C10 3 18 0 27 0c17 0 27 10 27 24S44 47 24 47c22 0 34 10 34 26 0 17-12 27-30 27-11 0-20-3-27-9",
    "M42 100V0L0 68h60",
    "M53 0H10L6 45c7-5 14-7 22-7 18 0 30 12 30 30 0 20-13 32-31 32-11 0-20-3-26-9",
    "M52 6C46 2 40 0 33 0 12 0 0 20 0 56c0 28 11 44 29 44 17 0 29-12 29-31S47 40 30 40C15 40 3 51 1 68",
    "M0 0h58L20 100",
    "M29 0C13 0 3 9 3 23s10 23 26 23 26-9 26-23S45 0 29 0zM29 46C11 46 0 56 0 73s11 27 29 27 29-10 29-27-11-27-29-27z",
    "M6 94c6 4 12 6 19 6 21 0 33-20 33-56C58 16 47 0 29 0 12 0 0 12 0 31s11 29 28 29c15 0 27-11 29-28",
];

/// A number, centred at a point and so high, in a colour.
pub(crate) fn number(svg: &mut String, number: u8, x: f32, y: f32, height: f32, colour: &str) {
    let digits: Vec<usize> =
        number.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect();
    let scale = height / (100.0 + STROKE);
    let wide = digits.len() as f32 * (WIDTH + GAP) - GAP;
    let (left, top) = (x - wide * scale / 2.0, y - 50.0 * scale);
    let _ = write!(
        svg,
        "<g transform=\"translate({left} {top}) scale({scale})\" fill=\"none\" stroke=\"{colour}\" \
         stroke-width=\"{STROKE}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    for (place, digit) in digits.into_iter().enumerate() {
        let at = place as f32 * (WIDTH + GAP);
        let _ = write!(svg, "<path transform=\"translate({at} 0)\" d=\"{}\"/>", DIGITS[digit]);
    }
    svg.push_str("</g>");
}
