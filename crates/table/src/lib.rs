//! The authority at a table, without I/O.
//!
//! A [`Table`] is what its log says it is: seats, a host, what was agreed, the games that were played.
//! People make [`Request`]s; the table answers with [`Change`]s, or with a [`Refusal`] and nothing has
//! changed. The caller writes each change to a durable log, and only then tells it to anyone.
//! [`Table::replay`] makes the same table of the same log.
//!
//! Time, randomness and who is connected come from outside, with each call, as a [`TableContext`].
//!
//! The rules know no randomness; this is where it comes from: a secret [`Seed`], and the shuffle that
//! is a fixed function of it. [`SeedText`] is the promise that it was fixed before the first card, and
//! [`combined`] is what it and the bits that people add come to.

mod agreement;
mod deal;
mod entry;
mod people;
mod refusal;
mod request;
mod round;
mod score;
mod sealed;
mod seed;
mod share;
mod table;
mod table_event;
pub mod taboo;
mod time;
mod what_if;

pub use agreement::{Agreement, AgreementError, AtZero, Clock, Takeback, Talk};
pub use deal::{DealError, Verified, VerifyError, deal, verify};
pub use entry::{Entry, Logged, RequestKey, Version};
pub use people::{BotName, Occupant, PersonId, Place};
pub use refusal::Refusal;
pub use request::{Command, Request};
pub use round::{Asked, Ending, Round};
pub use score::Score;
pub use sealed::{SeedText, hex};
pub use seed::Seed;
pub use share::{
    DealStage, Digits, SeatShare, combined, combined_seed, commitments, share_commitment,
};
pub use table::{Answer, Attendance, EntryError, LogError, Table, TableContext};
pub use table_event::{Change, TableEvent};
pub use time::Millis;
pub use what_if::{Cards, StartError, WhatIfError, from_position, what_if, what_if_agreement};
