//! Cards, of any game: paper, and what is printed on it.

use std::fmt::Write;

/// The colours of `docs/look.md`, as they are in the dark.
pub(crate) const TABLE: &str = "#0e2a2e";
pub(crate) const TABLE_DEEP: &str = "#081d20";
pub(crate) const PAPER: &str = "#fbf6ea";
pub(crate) const EDGE: &str = "#cdc2ab";
pub(crate) const INK: &str = "#17262a";
pub(crate) const UP: &str = "#b4690e";
pub(crate) const DOWN: &str = "#0b6e74";

/// The size of a card, in the proportion of five to seven.
pub(crate) const WIDTH: f32 = 230.0;
pub(crate) const HEIGHT: f32 = 322.0;

/// Where a card lies: its middle, and how far it is turned, in degrees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) turn: f32,
}

/// A card with what `print` draws on it, measured from its middle.
pub(crate) fn card(svg: &mut String, place: Place, print: impl FnOnce(&mut String)) {
    let Place { x, y, turn } = place;
    let (left, top) = (-WIDTH / 2.0, -HEIGHT / 2.0);
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y}) rotate({turn})\">\
         <rect x=\"{}\" y=\"{}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"28\" fill=\"#000\" fill-opacity=\".22\"/>\
         <rect x=\"{left}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"28\" fill=\"{PAPER}\" \
         stroke=\"{EDGE}\" stroke-width=\"2\"/>",
        left + 5.0,
        top + 9.0
    );
    print(svg);
    svg.push_str("</g>");
}

/// Four cards side by side, fanned out like a hand.
pub(crate) fn fan() -> [Place; 4] {
    let place = |x, y, turn| Place { x, y, turn };
    [
        place(285.0, 302.0, -13.0),
        place(492.0, 262.0, -4.5),
        place(708.0, 262.0, 4.5),
        place(915.0, 302.0, 13.0),
    ]
}
