//! The Game and Extreme: two piles that climb and two that fall.

use std::fmt::Write;

use crate::card::{DOWN, HEIGHT, INK, Place, UP, WIDTH, card, fan};
use crate::digits::number;

/// The numbers on the four cards. The first two climb, the others fall.
const NUMBERS: [u8; 4] = [17, 42, 68, 93];

/// The edge of a badge with a command that strikes once, and the flash in it, in a box of 64 by 64.
const JAGGED: &str = "M32 1l7 8 9-5 3 10 11 0-2 10 4 8-4 8 2 10-11 0-3 10-9-5-7 8-7-8-9 5-3-10-11 0 2-10-4-8 4-8-2-10 11 0 3-10 9 5z";
const FLASH: &str = "M36 10 18 36h12l-4 18 20-27H33z";

/// Four cards.
pub(super) fn plain(svg: &mut String) {
    for (index, (place, value)) in fan().into_iter().zip(NUMBERS).enumerate() {
        card(svg, place, |svg| face(svg, value, index < 2));
    }
}

/// Four cards, two of them with commands.
pub(super) fn with_commands(svg: &mut String) {
    for (index, (place, value)) in fan().into_iter().zip(NUMBERS).enumerate() {
        card(svg, place, |svg| {
            face(svg, value, index < 2);
            if index >= 2 {
                badge(svg);
            }
        });
    }
}

/// Three cards, and one of another game.
pub(super) fn one_and_another(svg: &mut String, another: fn(&mut String, Place)) {
    let [first, second, third, fourth] = fan();
    card(svg, first, |svg| face(svg, NUMBERS[0], true));
    card(svg, second, |svg| {
        face(svg, NUMBERS[2], false);
        badge(svg);
    });
    card(svg, third, |svg| face(svg, NUMBERS[3], false));
    another(svg, fourth);
}

/// A number, and a wedge on the side to which the pile goes.
fn face(svg: &mut String, value: u8, climbs: bool) {
    number(svg, value, 0.0, 0.0, 128.0, INK);
    let colour = if climbs { UP } else { DOWN };
    let (tip, foot) = if climbs { (-1.0, -0.6) } else { (1.0, 0.6) };
    let (tip, foot) = (tip * (HEIGHT / 2.0 - 26.0), foot * (HEIGHT / 2.0 - 20.0));
    let _ = write!(
        svg,
        "<path d=\"M0 {tip}L34 {foot}H-34z\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"8\" \
         stroke-linejoin=\"round\"/>"
    );
}

/// A command, in the corner away from the wedges.
fn badge(svg: &mut String) {
    let (x, y) = (WIDTH / 2.0 - 82.0, -HEIGHT / 2.0 + 14.0);
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y}) scale(1.05)\"><path d=\"{JAGGED}\" fill=\"#8a2f1d\"/>\
         <path d=\"{FLASH}\" fill=\"#fffdf7\"/></g>"
    );
}
