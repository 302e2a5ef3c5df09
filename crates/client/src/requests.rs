//! Requests that wait for their answers.

use std::collections::VecDeque;

use stapel_protocol::table::{DoJson, MAX_MESSAGE, MAX_REQUEST_ID, ToServer};

/// How many requests may wait for their answers.
const MAX_PENDING: usize = 32;

/// A request that has not been answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    pub id: u64,
    /// The version of the table it was decided on.
    pub base: Option<u64>,
    pub wanted: DoJson,
}

/// Why something can't be asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unwanted {
    #[error("{MAX_PENDING} requests wait for their answers already")]
    TooMany,
    #[error("a message has at most {MAX_MESSAGE} bytes")]
    TooLong,
    /// The session does not know how the game stands, so nothing can be decided on it.
    #[error("the table is not up to date")]
    NotFollowing,
    /// What comes after the play can't be decided yet.
    #[error("a play waits for its answer")]
    PlayPending,
}

/// The requests that wait for their answers, in the order in which they were made.
#[derive(Clone, Debug)]
pub(crate) struct Requests {
    next_id: u64,
    pending: VecDeque<Pending>,
}

impl Requests {
    /// No requests; the first gets this number.
    pub(crate) fn new(first_id: u64) -> Requests {
        Requests { next_id: first_id & MAX_REQUEST_ID, pending: VecDeque::new() }
    }

    /// A number that no request had before.
    pub(crate) fn fresh_id(&mut self) -> u64 {
        let id = self.next_id;
        self.next_id = (id + 1) & MAX_REQUEST_ID;
        id
    }

    /// Keeps a request until it is answered. Gives its number and the message.
    pub(crate) fn add(
        &mut self,
        base: Option<u64>,
        wanted: DoJson,
    ) -> Result<(u64, String), Unwanted> {
        if self.pending.len() >= MAX_PENDING {
            return Err(Unwanted::TooMany);
        }
        let pending = Pending { id: self.next_id, base, wanted };
        let text = pending.text();
        if text.len() > MAX_MESSAGE {
            return Err(Unwanted::TooLong);
        }
        let id = self.fresh_id();
        self.pending.push_back(pending);
        Ok((id, text))
    }

    /// A request was answered.
    pub(crate) fn answered(&mut self, id: u64) -> Option<Pending> {
        let index = self.pending.iter().position(|pending| pending.id == id)?;
        self.pending.remove(index)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Pending> {
        self.pending.iter()
    }
}

impl Pending {
    /// Whether it plays, so that nothing else can be decided before its answer.
    pub(crate) fn is_play(&self) -> bool {
        matches!(self.wanted, DoJson::Act(_) | DoJson::TakeBack)
    }

    /// The message. It is the same every time, so that the table recognises it.
    pub(crate) fn text(&self) -> String {
        ToServer { id: self.id, base: self.base, r#do: self.wanted.clone() }.to_text()
    }
}
