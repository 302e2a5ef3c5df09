//! What screens are given, and what they give back.

use stapel_client::Moment;
use stapel_client::agreement::LayoutDraft;
use stapel_protocol::table::DoJson;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::any::AnyAction;
use stapel_rules::notation::Record;
use stapel_rules::piles::Layout;
use stapel_rules::{Card, GameKind, SeatSet};
use stapel_words::{Language, Words};

use crate::look::Look;
use crate::shelf::Shelf;

/// The most letters of a person's name; servers say the same.
pub(crate) const MAX_NAME: usize = 24;

/// What a person wants, as screens understood their keys and clicks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    Table(DoJson),
    Queue(AnyAction),
    /// A card that waits for their turn taken back.
    Unqueue(Card),
    Open(NewTableJson),
    /// A table on a server, by its address.
    Host(String, NewTableJson),
    /// A text for the clipboard.
    Copy(String),
    /// A game with what is usual.
    PlayUsual(GameKind),
    Again,
    /// An unfinished game of this machine, by its id.
    GoOn(String),
    /// A game or an unfinished one deleted for good, by its id.
    Forget(String),
    /// A table on a server that is listed no longer, by its link.
    ForgetVisit(String),
    /// A finished game looked at: of this machine or of the server they are at, by the id of its record.
    Watch(String),
    /// What a strong player would do in the person's place.
    Advise,
    /// To be warned before blunders, or no longer.
    ToggleWarnings,
    /// A play that the person was warned of, as it is written.
    PlayAnyway(String),
    /// A finished game reviewed.
    Review(Box<Record>),
    /// The review that is being made stopped.
    StopReview,
    /// A game gone on with another way after so many steps, with the person in these seats and this bot in all others.
    WhatIf {
        record: Box<Record>,
        steps: usize,
        seats: SeatSet,
        /// Whether what these seats can't know is dealt anew.
        fresh: bool,
        bot: &'static str,
    },
    /// A table on a server, by its link.
    Visit(String),
    /// A lesson about a game.
    Learn(GameKind),
    /// The rules of a game.
    Rules(GameKind),
    /// A box kept under a name, in place of one that has it. The name that it had before goes.
    KeepBox {
        name: String,
        before: Option<String>,
        layout: Box<Layout>,
    },
    /// A box kept no longer, by its name.
    ForgetBox(String),
    /// A box as far as it is entered.
    KeepDraft(Box<LayoutDraft>),
    Rename(String),
    Speak(Language),
    /// Back to where they came from: from a table or a replay home, and from home out of the program.
    Leave,
}

/// What every screen is given to draw and to understand.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) words: &'a Words,
    pub(crate) look: &'a Look,
    pub(crate) now: Moment,
    pub(crate) shelf: &'a Shelf,
}
