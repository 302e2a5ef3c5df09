//! What a learner tries, and what the lesson makes of it.

use stapel_rules::any::{AnyAction, AnySignal};
use stapel_rules::{Loss, Refusal, SignalRefusal};

use super::{Asks, LEARNER, Lesson, Waits};

/// What came of something that the learner tried. Unless it was right, the game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// It was what the lesson wanted: it has gone on.
    Right,
    /// It is legal, but the lesson wants something else.
    LegalButOther {
        /// What; `None` if the learner is only to read and go on.
        wanted: Option<AnyAction>,
    },
    /// It is legal, and would lose the game in this turn (X2).
    Warned(Loss),
    Refused(Refusal),
}

impl Lesson {
    /// The learner tries to do something.
    pub fn attempt(&mut self, action: AnyAction) -> Attempt {
        let asks = self.script[self.beat].asks;
        if let Err(refusal) = self.recording.check(self.index, LEARNER, action) {
            if let Asks::Refusal(text) = asks {
                let shown = self.recording.check(self.index, LEARNER, self.action(text));
                self.tried |= shown.is_err_and(|shown| shown.code() == refusal.code());
            }
            return Attempt::Refused(refusal);
        }
        let wanted = match self.waits() {
            Waits::Doing(wanted) => wanted,
            Waits::Trying(wanted) => vec![wanted],
            _ => Vec::new(),
        };
        let place = wanted.iter().position(|wanted| *wanted == action);
        match (place, asks) {
            (Some(place), Asks::Steps(_) | Asks::AnyOrder(_)) => self.take(place, &wanted),
            _ => match self.recording.warning(self.index, LEARNER, action) {
                Some(loss) => {
                    self.tried |= matches!(asks, Asks::Warning(_));
                    Attempt::Warned(loss)
                }
                None => Attempt::LegalButOther { wanted: wanted.first().copied() },
            },
        }
    }

    /// Does the step that comes so many after the next one.
    fn take(&mut self, place: usize, wanted: &[AnyAction]) -> Attempt {
        if place > 0 {
            match self.recording.moved_up(self.index + place, self.index) {
                Ok(recording) => self.recording = recording,
                // In this order something later would not be legal.
                Err(_) => return Attempt::LegalButOther { wanted: wanted.first().copied() },
            }
        }
        self.next_step();
        Attempt::Right
    }

    /// The learner says something. What is said is on the table until it no longer holds.
    ///
    /// # Errors
    /// [`SignalRefusal`] if the rules forbid it; then nothing has changed.
    pub fn say(&mut self, signal: impl Into<AnySignal>) -> Result<(), SignalRefusal> {
        let signal = signal.into();
        self.recording.check_signal(self.index, signal)?;
        self.said.push((self.beat, signal));
        if let Asks::Signal(topic) = self.script[self.beat].asks {
            self.tried |= topic.is_topic_of(signal);
        }
        Ok(())
    }
}
