//! The account of what happened at the table, which is shown beside the game.

use stapel_client::Session;
use stapel_client::screen::Who;
use stapel_protocol::table::EventJson;
use stapel_words::Words;
use stapel_words::phrases::{self, Sentence};

/// How many of the last entries are kept.
const KEPT: usize = 200;

/// What happened and what was said.
#[derive(Debug, Default)]
pub(super) struct Account {
    entries: Vec<Told>,
}

/// Something that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Told {
    Sentence(Sentence),
    /// What bots signalled one after the other. Piles and seats show it too, and there is much of it, so it is one line
    /// until somebody wants to read it.
    BotSignals(Vec<Sentence>),
}

impl Account {
    /// What is told, the newest last.
    pub(super) fn entries(&self) -> &[Told] {
        &self.entries
    }

    /// How many sentences quote what someone said.
    pub(super) fn said(&self) -> usize {
        let said = |told: &&Told| matches!(told, Told::Sentence(sentence) if sentence.said);
        self.entries.iter().filter(said).count()
    }

    /// The whole table was shown. It tells what happened before, and may have forgotten somebody.
    pub(super) fn shown(&mut self, words: &Words, session: &Session) {
        let before = phrases::said_before(words, session).into_iter();
        self.entries = before.map(Told::Sentence).collect();
        for past in session.history() {
            self.note(words, session, &past.events);
            let took_back = past.took_back.map(|seat| phrases::took_back(words, session, seat.0));
            self.entries.extend(took_back.map(Told::Sentence));
        }
    }

    /// These things happened together.
    pub(super) fn note(&mut self, words: &Words, session: &Session, events: &[EventJson]) {
        let seats = session.seat_screens();
        let by_bot = |event: &EventJson| match event {
            EventJson::Signal { seat, .. } => {
                let seat = seats.get(seat.0.index());
                seat.is_some_and(|seat| matches!(seat.who, Who::Bot { .. }))
            }
            _ => false,
        };
        for together in events.chunk_by(|one, next| by_bot(one) == by_bot(next)) {
            let sentences = phrases::sentences(words, session, together);
            if !by_bot(&together[0]) {
                self.entries.extend(sentences.into_iter().map(Told::Sentence));
            } else if let Some(Told::BotSignals(before)) = self.entries.last_mut() {
                before.extend(sentences);
            } else {
                self.entries.push(Told::BotSignals(sentences));
            }
        }
        let extra = self.entries.len().saturating_sub(KEPT);
        self.entries.drain(..extra);
    }
}
