use stapel_client::Session;
use stapel_protocol::games::clear4::EventJson as Clear4Event;
use stapel_protocol::table::{EventJson, GameEventJson};
use stapel_words::Words;
use stapel_words::phrases::{self, Sentence};

/// How many of the last sentences are kept.
const KEPT: usize = 200;

/// What happened and what was said, sentence by sentence.
#[derive(Debug, Default)]
pub(super) struct Account {
    sentences: Vec<Sentence>,
    /// The cards that were placed last, as long as more may come with them.
    placed: Vec<EventJson>,
}

impl Account {
    /// The sentences, the newest last.
    pub(super) fn sentences(&self) -> &[Sentence] {
        &self.sentences
    }

    /// Something happened. Cards that are placed together are told in one sentence.
    pub(super) fn note(&mut self, words: &Words, session: &Session, event: &EventJson) {
        let placed_by = |event: &EventJson| match event {
            EventJson::Game(GameEventJson::Clear4(Clear4Event::Placed { seat, .. })) => Some(*seat),
            _ => None,
        };
        let by = placed_by(event);
        if by.is_some() && by == self.placed.first().and_then(placed_by) {
            self.sentences.pop();
        } else {
            self.placed.clear();
        }
        if by.is_some() {
            self.placed.push(event.clone());
        }
        let told = if self.placed.is_empty() { std::slice::from_ref(event) } else { &self.placed };
        let seats = session.seat_screens();
        self.sentences.extend(phrases::sentences(words, told, &seats, session.seat()));
        let extra = self.sentences.len().saturating_sub(KEPT);
        self.sentences.drain(..extra);
    }
}
