//! Clear 4!: four of a kind, one of them a joker.

use std::fmt::Write;

use crate::card::{DOWN, HEIGHT, INK, Place, WIDTH, card, fan};
use crate::digits::number;

/// The value of the four, and how many marks a band has.
const VALUE: u8 = 7;
const MARKS: u8 = 10;

/// The joker, as on its card in the browser: a star with the eyes of a mask, in a box of 64 by 64.
const MASK: &str = "M32 3l8.200 16.800 18.800 2.500-13.600 13.100 3.300 18.600L32 45.200 15.300 54l3.300-18.600L5 22.300l18.800-2.500zM20.500 27.500c4-2.600 7.500-1.600 9.500 2.500-4.500 2.500-8 1.500-9.500-2.500zm23 0c-4-2.600-7.500-1.600-9.500 2.500 4.500 2.500 8 1.500 9.500-2.500z";
const JOKER: &str = "#3d3a7c";

/// Three alike and a joker, which counts as the fourth.
pub(super) fn four_alike(svg: &mut String) {
    let [first, second, third, fourth] = fan();
    for place in [first, second, third] {
        card(svg, place, value);
    }
    special(svg, fourth);
}

/// A joker.
pub(super) fn special(svg: &mut String, place: Place) {
    card(svg, place, |svg| {
        let _ = write!(
            svg,
            "<g transform=\"scale(2.7) translate(-32 -30)\"><path d=\"{MASK}\" fill=\"{JOKER}\" \
             fill-rule=\"evenodd\"/></g>"
        );
    });
}

/// A value: its numeral, and a band with as many marks.
fn value(svg: &mut String) {
    number(svg, VALUE, 0.0, -18.0, 150.0, INK);
    let step = (WIDTH - 46.0) / f32::from(MARKS);
    for mark in 0..MARKS {
        let x = -WIDTH / 2.0 + 25.0 + f32::from(mark) * step;
        let opacity = if mark < VALUE { "1" } else { ".16" };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{}\" width=\"{}\" height=\"26\" rx=\"3\" fill=\"{DOWN}\" fill-opacity=\"{opacity}\"/>",
            HEIGHT / 2.0 - 56.0,
            step - 4.0
        );
    }
}
