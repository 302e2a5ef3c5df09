//! The position that is shown, in the address: `#v=12&eyes=0`, with `&review` beside the review of the game. A link leads to
//! the same position.

use stapel_client::replay::Perspective;
use stapel_rules::Seat;

use super::what_if::carried_part;
use crate::browser::{origin, set_fragment, window};
use crate::review::REVIEW;

/// A position and the perspective it is seen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) index: usize,
    pub(super) perspective: Perspective,
    /// Whether the review of the game is there, too.
    pub(super) review: bool,
}

impl Position {
    /// The deal, with open cards.
    const START: Position = Position { index: 0, perspective: Perspective::Open, review: false };

    /// What the present address says.
    pub(super) fn present() -> Position {
        let hash = window().location().hash().unwrap_or_default();
        Position::parse(hash.trim_start_matches('#'))
    }

    /// Reads what stands behind the path and its `#`. What it doesn't say is as at the start.
    fn parse(fragment: &str) -> Position {
        let mut position = Position::START;
        for part in fragment.split('&') {
            position.review |= part == REVIEW;
            match part.split_once('=') {
                Some(("v", number)) => position.index = number.parse().unwrap_or(0),
                Some(("eyes", seat)) => {
                    let seat = seat.parse().ok().and_then(Seat::new);
                    position.perspective = seat.map_or(Perspective::Open, Perspective::Seat);
                }
                _ => {}
            }
        }
        position
    }

    /// What stands behind the path and its `#`.
    fn fragment(self) -> String {
        let perspective = match self.perspective {
            Perspective::Open => String::from("open"),
            Perspective::Seat(seat) => seat.index().to_string(),
        };
        let review = if self.review { format!("&{REVIEW}") } else { String::new() };
        format!("v={}&eyes={perspective}{review}", self.index)
    }

    /// Puts it into the address of the page.
    pub(super) fn write(self) {
        // If it was too often, the next time it works again.
        let _written = set_fragment(&self.with_carried());
    }

    /// What stands behind the path, with the record that this address carries if it carries one.
    fn with_carried(self) -> String {
        match carried_part() {
            Some(part) => format!("{}&{part}", self.fragment()),
            None => self.fragment(),
        }
    }

    /// The address of it in this browser.
    pub(super) fn address(self) -> String {
        let path = window().location().pathname().unwrap_or_default();
        format!("{path}#{}", self.with_carried())
    }

    /// The link to it.
    pub(super) fn link(self) -> String {
        format!("{}{}", origin(), self.address())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_where_it_was_made() {
        for index in [0, 12, 180] {
            let perspective = Seat::all(6).map(Perspective::Seat).chain([Perspective::Open]);
            for perspective in perspective {
                for review in [false, true] {
                    let position = Position { index, perspective, review };
                    assert_eq!(Position::parse(&position.fragment()), position);
                }
            }
        }
    }

    #[test]
    fn what_is_missing_or_makes_no_sense_is_as_at_the_start() {
        let seat = |seat| Perspective::Seat(Seat::new(seat).expect("it is a seat"));
        for (fragment, index, perspective) in [
            ("", 0, Perspective::Open),
            ("main", 0, Perspective::Open),
            ("v=7", 7, Perspective::Open),
            ("eyes=1", 0, seat(1)),
            ("eyes=2&v=3", 3, seat(2)),
            ("v=-1&eyes=9", 0, Perspective::Open),
            ("v=x&eyes=&more", 0, Perspective::Open),
        ] {
            let position = Position { index, perspective, review: false };
            assert_eq!(Position::parse(fragment), position, "{fragment}");
        }
    }
}
