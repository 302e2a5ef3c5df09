//! What the person should know, in their language.

use stapel_client::Unwanted;
use stapel_words::{Words, phrases};

use crate::live::{Failure, Notice};

/// A notice in words.
pub(crate) fn text(words: &Words, notice: &Notice) -> String {
    match notice {
        Notice::Refused { code, message, wanted } => {
            phrases::refusal(words, code, message, wanted.as_ref())
        }
        Notice::Unwanted(Unwanted::TooLong) => words.get("too-long"),
        Notice::Unwanted(_) => words.get("not-now-offline"),
        Notice::Told(notice) => {
            let ours = [
                (notice.maintenance, "bulletin-maintenance"),
                (notice.registration_closed, "bulletin-registration"),
            ];
            let ours = ours.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| words.get(id));
            let theirs = notice.announcement.iter().map(|it| it.text.clone());
            theirs.chain(ours).collect::<Vec<_>>().join(" ")
        }
        Notice::QueueDropped => words.get("queue-dropped"),
        Notice::NotQueued => words.get("queue-not-now"),
        Notice::NotUnderstood => words.get("terminal-not-understood"),
        Notice::BitsLeftOut => words.get("bits-left-out"),
        Notice::NotKept => words.get("terminal-not-kept"),
        Notice::Failed(failure) => explain(words, failure),
    }
}

/// A failure in words.
pub(crate) fn explain(words: &Words, failure: &Failure) -> String {
    match failure {
        Failure::Unreachable(_) => words.get("error-unreachable"),
        Failure::NotUnderstood => words.get("terminal-not-understood"),
        Failure::Tls(problem) => words.get(problem.text()),
        Failure::Refused { error, .. } => phrases::server_refusal(words, error),
    }
}
