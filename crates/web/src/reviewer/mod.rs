//! The program that reviews games, in a thread of its own: no page waits for it. It does a turn when it is told to.

use std::cell::RefCell;

use stapel_analysis::review::{Effort, Reviewer, SEED, seed_of};
use stapel_protocol::review::ReviewJson;
use stapel_rules::notation::Record;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::browser;
use crate::review::message::{FromReviewer, ToReviewer};

thread_local! {
    /// The game that is being reviewed.
    static REVIEWER: RefCell<Option<Reviewer>> = const { RefCell::new(None) };
}

/// Starts the program that reviews games.
pub fn review_games() {
    // The page that started this worker hears that it has failed, and says so.
    std::panic::set_hook(Box::new(|panic| browser::log_error(&panic.to_string())));
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(message) = ToReviewer::from_js(&event.data()) {
            tell(&REVIEWER.with_borrow_mut(|reviewer| hear(reviewer, message)));
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It is needed as long as the worker is there.
    hear.forget();
    tell(&FromReviewer::Ready);
}

/// Does what a message asks for, and says what came of it.
fn hear(reviewer: &mut Option<Reviewer>, message: ToReviewer) -> FromReviewer {
    match message {
        ToReviewer::Begin(record) => match begin(&record) {
            Ok(begun) => FromReviewer::Begun(reviewer.insert(begun).turns()),
            Err(why) => FromReviewer::Impossible(why),
        },
        ToReviewer::Next => match reviewer {
            Some(reviewer) => next(reviewer),
            None => FromReviewer::Impossible(String::from("no game was begun")),
        },
    }
}

/// The same review as on the command line: of the same effort, from the same seed.
fn begin(record: &str) -> Result<Reviewer, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let (game, deck) = stapel_table::deal(&record).map_err(|error| error.to_string())?;
    let effort = Effort::usual(&game);
    Reviewer::new(&record, game, deck, &[], effort, seed_of(SEED))
        .map_err(|error| error.to_string())
}

fn next(reviewer: &mut Reviewer) -> FromReviewer {
    let turn = reviewer.step().cloned();
    let about = ReviewJson { turns: Vec::new(), ..reviewer.finish() };
    match turn {
        Some(turn) => FromReviewer::Turn(Box::new(turn), about),
        None => FromReviewer::Done(about),
    }
}

fn tell(message: &FromReviewer) {
    // Only what can't be copied is refused, and texts can be.
    let _always_told = scope().post_message(&message.to_js());
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_reviewed_turn_by_turn_to_its_end() {
        let record = include_str!("../../../../docs/examples/extreme.txt");
        let mut reviewer = None;
        let begun = hear(&mut reviewer, ToReviewer::Begin(record.to_owned()));
        let FromReviewer::Begun(turns) = begun else { panic!("{begun:?}") };
        for number in 1..=turns {
            let told = hear(&mut reviewer, ToReviewer::Next);
            let FromReviewer::Turn(turn, about) = told else { panic!("{told:?}") };
            assert_eq!(turn.turn as usize, number);
            assert_eq!((about.turns.len(), about.complete), (0, number == turns));
        }
        assert!(matches!(hear(&mut reviewer, ToReviewer::Next), FromReviewer::Done(_)));
    }

    #[test]
    fn what_is_no_record_can_not_be_reviewed_and_says_why() {
        let mut reviewer = None;
        for record in ["", "stapel record 2\ngame: poker\n"] {
            let told = hear(&mut reviewer, ToReviewer::Begin(record.to_owned()));
            let FromReviewer::Impossible(why) = told else { panic!("{told:?}") };
            assert!(why.contains("line"), "{why}");
        }
        assert!(matches!(hear(&mut reviewer, ToReviewer::Next), FromReviewer::Impossible(_)));
    }
}
