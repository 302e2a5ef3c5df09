//! The 256 colours that most terminals have: a cube of six steps for red, green and blue, and a row of greys.

use ratatui::style::Color;

/// How bright the steps of the cube are.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
/// The number of the cube's first colour; the sixteen before it look different on every terminal.
const CUBE: u8 = 16;
/// The number of the first grey, of which there are 24.
const GREYS: u8 = 232;

/// The colour that comes nearest to this one.
pub(super) fn nearest(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else { return colour };
    let wanted = [red, green, blue];
    let best = (CUBE..=u8::MAX).min_by_key(|&index| distance(wanted, components(index)));
    Color::Indexed(best.unwrap_or(CUBE))
}

/// How much red, green and blue a colour of the cube or of the greys has.
pub(super) fn components(index: u8) -> [u8; 3] {
    if index >= GREYS {
        return [8 + 10 * (index - GREYS); 3];
    }
    let place = index.saturating_sub(CUBE);
    [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[usize::from(step)])
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    // Eyes see green best and blue worst.
    let weights = [3, 4, 2];
    let parts = one.into_iter().zip(other).zip(weights);
    parts.map(|((one, other), weight)| u32::from(one.abs_diff(other)).pow(2) * weight).sum()
}
