//! The account of what happened at the table, which is shown beside the game.

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
}

impl Account {
    /// The sentences, the newest last.
    pub(super) fn sentences(&self) -> &[Sentence] {
        &self.sentences
    }

    /// These things happened together.
    pub(super) fn note(&mut self, words: &Words, session: &Session, events: &[EventJson]) {
        self.sentences.extend(phrases::sentences(words, session, events));
        let extra = self.sentences.len().saturating_sub(KEPT);
        self.sentences.drain(..extra);
    }
}
