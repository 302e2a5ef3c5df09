use stapel_client::Session;
use stapel_protocol::table::EventJson;
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
        let goes_on = match (self.placed.first(), event) {
            (Some(EventJson::Placed { seat: first, .. }), EventJson::Placed { seat, .. }) => {
                first == seat
            }
            _ => false,
        };
        if goes_on {
            self.sentences.pop();
        } else {
            self.placed.clear();
        }
        if matches!(event, EventJson::Placed { .. }) {
            self.placed.push(event.clone());
        }
        let told = if self.placed.is_empty() { std::slice::from_ref(event) } else { &self.placed };
        let seats = session.seat_screens();
        self.sentences.extend(phrases::sentences(words, told, &seats, session.seat()));
        let extra = self.sentences.len().saturating_sub(KEPT);
        self.sentences.drain(..extra);
    }
}
