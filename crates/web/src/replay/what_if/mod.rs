//! What if: from any position of a finished game somebody sits down and plays it another way, with bots, on this device.

mod by_hand;
mod carried;
mod form;
mod panel;
mod tries;

pub(super) use by_hand::{BY_HAND, ByHandPage};
pub(super) use carried::{LINK, carried_part, carried_record};
pub(super) use panel::{From, WhatIfPanel};

use leptos::prelude::*;
use stapel_rules::SeatSet;

use crate::app::App;
use crate::app::route::Route;
use crate::app::words::say;
use crate::browser::now;
use crate::offline::branch::Branch;
use crate::offline::{StoreResult, open_branch};

/// What somebody chose in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Choice {
    seats: SeatSet,
    fresh: bool,
    bot: &'static str,
    name: String,
}

/// Where a branch comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Origin {
    /// The address of the position.
    back: String,
    /// Which game it is of.
    of: String,
    /// After how many steps of it.
    step: usize,
}

/// Opens a table that goes on from there, keeps what it is, and goes to it.
async fn begin(app: App, record: String, choice: Choice, origin: Origin) {
    let Choice { seats, fresh, bot, name } = choice;
    let warn = move || app.notices.show(say("here-not-kept", &[]));
    let own_name = untrack(|| app.me.name_or_guest());
    let Some(id) = open_branch(own_name, seats, bot, record.clone(), warn).await else {
        app.notices.show(say("here-impossible", &[]));
        return;
    };
    let Origin { back, of, step } = origin;
    let branch = Branch { id, back, name, of, step, fresh, made: now(), start: record };
    if branch.keep() == StoreResult::Unsaved {
        warn();
    }
    app.router.go(Route::Local(branch.id));
}
