//! What the person is choosing, and the card that was just turned over.

use stapel_client::Moment;
use stapel_client::screen::BlindMoment;
use stapel_rules::clear4::Event;

use super::Choosing;
use crate::table::play::Play;

/// How long a card that was turned over is shown, in milliseconds.
const REVEAL_TIME: i64 = 1900;

/// What the person is choosing in Clear 4!, and what is shown for a while.
#[derive(Debug, Default)]
pub(in crate::table) struct Clear4State {
    pub(in crate::table) choosing: Choosing,
    /// The card that was turned over, and until when it is shown.
    revealed: Option<(BlindMoment, Moment)>,
}

impl Clear4State {
    /// Something happened: a card that was turned over is shown to everyone for a while.
    pub(in crate::table) fn happened(&mut self, play: Play<'_>, event: &Event, now: Moment) {
        if let Event::BlindRevealed { .. } = event {
            let moment = play.clear4_screen().and_then(|screen| screen.moment);
            if let Some(moment) = moment {
                self.revealed = Some((moment, now.saturating_add(REVEAL_TIME)));
            }
        }
    }

    /// The card that was turned over, while it is shown.
    pub(super) fn revealed(&self) -> Option<BlindMoment> {
        self.revealed.map(|(moment, _)| moment)
    }

    /// Time has passed.
    pub(in crate::table) fn pass(&mut self, now: Moment) {
        self.revealed = self.revealed.filter(|(_, until)| now < *until);
    }

    /// When the card that was turned over goes.
    pub(in crate::table) fn wake_at(&self) -> Option<Moment> {
        self.revealed.map(|(_, until)| until)
    }

    /// Puts the card away that was turned over.
    pub(in crate::table) fn look_away(&mut self) {
        self.revealed = None;
    }
}
