//! The seats of a table: one dot each, filled where somebody sits.

use std::fmt::Write;

use crate::Seats;
use crate::card::PAPER;
use crate::picture::WIDTH;

/// The height at which they stand, and how far they are from each other.
const Y: f32 = 553.0;
const STEP: f32 = 82.0;

/// Draws the seats in a row in the middle.
pub(crate) fn seats(svg: &mut String, seats: Seats) {
    let first = (WIDTH as f32 - f32::from(seats.players() - 1) * STEP) / 2.0;
    for seat in 0..seats.players() {
        let x = first + f32::from(seat) * STEP;
        let _ = if seat < seats.taken() {
            // Somebody: a head and shoulders.
            write!(
                svg,
                "<g fill=\"{PAPER}\"><circle cx=\"{x}\" cy=\"{}\" r=\"15\"/>\
                 <path d=\"M{} {}a27 27 0 0 1 54 0z\" stroke=\"{PAPER}\" stroke-width=\"4\" stroke-linejoin=\"round\"/></g>",
                Y - 17.0,
                x - 27.0,
                Y + 29.0
            )
        } else {
            write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{Y}\" r=\"29\" fill=\"none\" stroke=\"{PAPER}\" stroke-opacity=\".75\" \
                 stroke-width=\"5\" stroke-linecap=\"round\" stroke-dasharray=\"9 13.8\"/>"
            )
        };
    }
}
