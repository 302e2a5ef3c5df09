//! What happens at a table, in sentences: for screen readers, and for the log beside the table.

use leptos::prelude::*;
use stapel_protocol::table::EventJson;
use stapel_words::phrases::{self, Sentence};

use super::live::Live;
use crate::app::app;
use crate::app::words::phrase;

/// How many of the last sentences can be heard again.
const KEPT: usize = 6;

/// The last sentences about the game, the newest last.
#[derive(Clone, Copy)]
pub(crate) struct LastSentences(StoredValue<Vec<String>>);

impl LastSentences {
    /// The sentences.
    pub(crate) fn last(self) -> Vec<String> {
        self.0.get_value()
    }
}

/// Tells screen readers what happens at a table.
pub(super) fn narrate(live: Live) -> LastSentences {
    let (announcer, notices) = (app().announcer, app().notices);
    let told = LastSentences(StoredValue::new(Vec::new()));
    Effect::new(move |_| {
        let (_, events) = live.happened();
        // A notice is read aloud by itself.
        let (noticed, events): (Vec<_>, Vec<_>) = events.into_iter().partition(is_noticed);
        sentences(live, &noticed).into_iter().for_each(|sentence| notices.show(sentence.text));
        let sentences = sentences(live, &events);
        if sentences.is_empty() {
            return;
        }
        told.0.update_value(|told| {
            told.extend(
                sentences
                    .iter()
                    .filter(|sentence| !sentence.said)
                    .map(|sentence| sentence.text.clone()),
            );
            let extra = told.len().saturating_sub(KEPT);
            told.drain(..extra);
        });
        let texts: Vec<String> = sentences.into_iter().map(|sentence| sentence.text).collect();
        announcer.tell(texts.join(". "));
    });
    told
}

/// Whether something is told to everyone at the edge of the page: what others decided that is not to be seen on the board,
/// where talk and its log may be closed.
fn is_noticed(event: &EventJson) -> bool {
    match event {
        EventJson::TakebackAnswered { agree, .. } | EventJson::EndAnswered { agree, .. } => !agree,
        EventJson::Place { gone, .. } => *gone,
        EventJson::Host { .. }
        | EventJson::EndDropped { .. }
        | EventJson::Muted { .. }
        | EventJson::Removed { .. } => true,
        _ => false,
    }
}

/// What happened, in sentences. Cards that were played together are in one.
pub(crate) fn sentences(live: Live, events: &[EventJson]) -> Vec<Sentence> {
    phrase(|words| live.ask_once(|session| phrases::sentences(words, session, events)))
}
