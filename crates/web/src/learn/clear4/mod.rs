//! The practice table of Clear 4!.

mod face_hand;
mod offers;
mod opponent;
mod practice;
mod stack;
mod table;

use leptos::prelude::*;
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::Action;

use super::Practice;
use crate::app::words::say;
use table::Clear4Lesson;

/// The lesson about Clear 4!.
pub(crate) const CLEAR4: Practice = Practice {
    line: "learn-clear-4-line",
    prepare: practice::prepare,
    lay_out: || view! { <Clear4Lesson/> }.into_any(),
    // Everyone plays for themselves, and there is nothing to say.
    say: || ().into_any(),
    instead: |wanted| match wanted {
        AnyAction::Clear4(Action::End) => say("learn-instead-end", &[]),
        _ => say("learn-instead-other", &[]),
    },
    show: |wanted| match wanted {
        AnyAction::Clear4(Action::End) => say("learn-show-end", &[]),
        AnyAction::Clear4(Action::Blind(_) | Action::Take | Action::Sweep) => {
            say("learn-show-press", &[])
        }
        _ => say("learn-show-play", &[]),
    },
    keys: "learn-keys-clear-4",
};
