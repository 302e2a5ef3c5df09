//! The review of the game that is looked at: where it was won and lost, beside the board or in its place.

mod curve;
mod draw;
mod totals;
mod turn;

use stapel_client::replay::{Perspective, Reviewed};
use stapel_protocol::review::ReviewJson;
use stapel_rules::{Outcome, Seat};

pub(super) use draw::{draw, foot};

use super::watch::Watch;
use crate::wish::Wish;

/// A review, as far as it has come, and how it is looked at.
#[derive(Debug, Default)]
pub(super) struct Review {
    reviewed: Option<Reviewed>,
    /// Of how many turns so many were reviewed, while that goes on.
    pub(super) progress: Option<(usize, usize)>,
    pub(super) shown: bool,
    /// Whether the game as a whole is shown, and not the turn.
    pub(super) totals: bool,
    /// Whose mistakes are looked at; everyone's if nobody is named.
    pub(super) whose: Option<Seat>,
}

impl Review {
    /// What was found so far.
    pub(super) fn reviewed(&self) -> Option<&Reviewed> {
        self.reviewed.as_ref()
    }

    /// Takes a review, if it is one of this game. One that was begun again says less at first than the one before.
    pub(super) fn take(&mut self, watch: &Watch, review: ReviewJson) {
        let before = self.reviewed.as_ref().map_or(0, |before| before.review().turns.len());
        if review.complete || review.turns.len() >= before {
            self.reviewed = Reviewed::new(&watch.recording, review).or(self.reviewed.take());
        }
    }

    /// Whether every turn was reviewed.
    fn is_complete(&self) -> bool {
        self.reviewed.as_ref().is_some_and(|reviewed| reviewed.review().complete)
    }

    /// The key of reviews: it shows the review and begins it where that has not been done, stops it while it is being made,
    /// and puts it away.
    pub(super) fn toggle(&mut self, watch: &Watch) -> Vec<Wish> {
        if self.shown && self.progress.is_some() {
            return vec![Wish::StopReview];
        }
        self.shown = !self.shown;
        if !self.shown || self.is_complete() || self.progress.is_some() {
            return Vec::new();
        }
        self.progress = Some((0, watch.recording.record().turns.len()));
        vec![Wish::Review(Box::new(watch.recording.record().clone()))]
    }

    /// The mistakes of the next seat, after the last one those of everyone again.
    pub(super) fn next_filter(&mut self, players: u8) {
        let next = self.whose.map_or(0, |seat| seat.index() + 1);
        self.whose = Seat::new(next).filter(|seat| seat.index() < usize::from(players));
    }

    /// The next mistake after a position, or the last one before it.
    pub(super) fn mistake_from(&self, index: usize, on: bool) -> Option<usize> {
        self.reviewed.as_ref()?.mistake_from(index, self.whose, on)
    }
}

/// The seat whose chances are drawn where everyone plays for themselves: the one whose mistakes are looked at or that one
/// looks from, or else a winner.
fn whose_chances(watch: &Watch, review: &Review) -> Seat {
    let looks = match watch.perspective {
        Perspective::Seat(seat) => Some(seat),
        Perspective::Open => None,
    };
    let winner = || match watch.recording.outcome() {
        Some(Outcome::Round { winners, .. }) => winners.iter().next(),
        _ => None,
    };
    review.whose.or(looks).or_else(winner).unwrap_or(Seat::FIRST)
}

/// A chance as it is written, in six columns and a half.
fn percent(chance: f64) -> String {
    format!("{:5.1} %", 100.0 * chance)
}

/// A difference of chances in points of a hundred, with its sign.
fn signed(chance: f64) -> String {
    let points = 100.0 * chance;
    // A minus before nothing looks odd.
    match points.abs() < 0.05 {
        true => String::from("0.0"),
        false => format!("{points:+.1}").replace('-', "−"),
    }
}
