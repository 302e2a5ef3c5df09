//! Messages between the replay, the program that draws a review in it, and the worker that reviews. They travel as lists of
//! texts.

use js_sys::Array;
use stapel_protocol::review::{ReviewJson, ReviewedTurnJson};
use stapel_protocol::table::rest;
use stapel_rules::Seat;
use stapel_words::Language;
use wasm_bindgen::prelude::*;

use crate::browser::texts::{from_js, to_js};

/// What a replay shows. It tells all of it again whenever something of it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ToReview {
    pub(crate) language: Language,
    /// What stands for the game where its review is kept.
    pub(crate) id: String,
    pub(crate) record: String,
    /// Where whoever looks at it sat, if they did.
    pub(crate) me: Option<Seat>,
    /// The position that is shown.
    pub(crate) index: usize,
    pub(crate) names: Vec<String>,
}

/// What somebody did in a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromReview {
    /// Show this position.
    Go(usize),
    /// Play on from this position, in the seat that is to act.
    WhatIf(usize),
    /// Tell something to those who can't see it.
    Announce(String),
    /// It is drawn now.
    Here,
    /// Its texts did not arrive, so there is nothing to be seen.
    Speechless,
}

/// A message to the worker. It does a turn when it is told to, so that it can be stopped at any time and go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ToReviewer {
    /// Review the game of this record.
    Begin(String),
    /// Review the next turn.
    Next,
}

/// A message from the worker.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum FromReviewer {
    /// The worker takes messages from now on.
    Ready,
    /// There are so many turns to review.
    Begun(usize),
    /// A turn was reviewed. The review is without turns, and has the totals of all that was reviewed.
    Turn(Box<ReviewedTurnJson>, ReviewJson),
    /// There is no turn left.
    Done(ReviewJson),
    /// The game can't be reviewed, and why.
    Impossible(String),
}

impl ToReview {
    /// The message as the browser carries it.
    pub(crate) fn to_js(&self) -> Array {
        to_js(self.to_texts())
    }

    /// Reads what [`to_js`](ToReview::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<ToReview> {
        ToReview::from_texts(from_js(value)?)
    }

    fn to_texts(&self) -> Vec<Vec<String>> {
        let me = self.me.map_or_else(String::new, |seat| seat.index().to_string());
        let (language, index) = (self.language.tag().to_owned(), self.index.to_string());
        let about = vec![language, self.id.clone(), self.record.clone(), me, index];
        vec![about, self.names.clone()]
    }

    fn from_texts(lists: Vec<Vec<String>>) -> Option<ToReview> {
        let [about, names] = <[Vec<String>; 2]>::try_from(lists).ok()?;
        let [language, id, record, me, index] = <[String; 5]>::try_from(about).ok()?;
        Some(ToReview {
            language: Language::choose([language.as_str()]),
            id,
            record,
            me: me.parse().ok().and_then(Seat::new),
            index: index.parse().ok()?,
            names,
        })
    }
}

impl FromReview {
    /// The message as the browser carries it.
    pub(crate) fn to_js(&self) -> Array {
        to_js(vec![self.to_texts()])
    }

    /// Reads what [`to_js`](FromReview::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<FromReview> {
        FromReview::from_texts(from_js(value)?.into_iter().next()?)
    }

    fn to_texts(&self) -> Vec<String> {
        let (what, text) = match self {
            FromReview::Go(index) => ("go", index.to_string()),
            FromReview::WhatIf(index) => ("play-on", index.to_string()),
            FromReview::Announce(text) => ("announce", text.clone()),
            FromReview::Here => ("here", String::new()),
            FromReview::Speechless => ("speechless", String::new()),
        };
        vec![what.to_owned(), text]
    }

    fn from_texts(texts: Vec<String>) -> Option<FromReview> {
        let [what, text] = <[String; 2]>::try_from(texts).ok()?;
        Some(match what.as_str() {
            "go" => FromReview::Go(text.parse().ok()?),
            "play-on" => FromReview::WhatIf(text.parse().ok()?),
            "announce" => FromReview::Announce(text),
            "here" => FromReview::Here,
            "speechless" => FromReview::Speechless,
            _ => return None,
        })
    }
}

impl ToReviewer {
    /// The message as the browser carries it.
    pub(crate) fn to_js(&self) -> Array {
        to_js(vec![self.to_texts()])
    }

    /// Reads what [`to_js`](ToReviewer::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<ToReviewer> {
        ToReviewer::from_texts(from_js(value)?.into_iter().next()?)
    }

    fn to_texts(&self) -> Vec<String> {
        match self {
            ToReviewer::Begin(record) => vec![String::from("begin"), record.clone()],
            ToReviewer::Next => vec![String::from("next")],
        }
    }

    fn from_texts(texts: Vec<String>) -> Option<ToReviewer> {
        let mut texts = texts.into_iter();
        Some(match texts.next()?.as_str() {
            "begin" => ToReviewer::Begin(texts.next()?),
            "next" => ToReviewer::Next,
            _ => return None,
        })
    }
}

impl FromReviewer {
    /// The message as the browser carries it.
    pub(crate) fn to_js(&self) -> Array {
        to_js(vec![self.to_texts()])
    }

    /// Reads what [`to_js`](FromReviewer::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<FromReviewer> {
        FromReviewer::from_texts(from_js(value)?.into_iter().next()?)
    }

    fn to_texts(&self) -> Vec<String> {
        let (what, texts) = match self {
            FromReviewer::Ready => ("ready", Vec::new()),
            FromReviewer::Begun(turns) => ("begun", vec![turns.to_string()]),
            FromReviewer::Turn(turn, about) => {
                ("turn", vec![rest::write(turn), rest::write(about)])
            }
            FromReviewer::Done(about) => ("done", vec![rest::write(about)]),
            FromReviewer::Impossible(why) => ("impossible", vec![why.clone()]),
        };
        [vec![what.to_owned()], texts].concat()
    }

    fn from_texts(texts: Vec<String>) -> Option<FromReviewer> {
        let mut texts = texts.into_iter();
        let what = texts.next()?;
        let mut next = || texts.next();
        Some(match what.as_str() {
            "ready" => FromReviewer::Ready,
            "begun" => FromReviewer::Begun(next()?.parse().ok()?),
            "turn" => FromReviewer::Turn(rest::read(&next()?).ok()?, rest::read(&next()?).ok()?),
            "done" => FromReviewer::Done(rest::read(&next()?).ok()?),
            "impossible" => FromReviewer::Impossible(next()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A review as they are told, of Clear 4!: it has everything that any has.
    const REVIEW: &str = include_str!("../../../analysis/tests/review/golden/clear-4.json");

    fn review() -> ReviewJson {
        rest::read(REVIEW).expect("it is a review")
    }

    fn text() -> String {
        String::from("zwei\nZeilen, \"und\" [mehr]")
    }

    #[test]
    fn what_a_replay_tells_is_what_a_review_hears() {
        let told = ToReview {
            language: Language::English,
            id: String::from("x"),
            record: text(),
            me: None,
            index: 0,
            names: Vec::new(),
        };
        let sitting = ToReview { me: Seat::new(3), index: 17, names: vec![text()], ..told.clone() };
        for told in [told, sitting] {
            assert_eq!(ToReview::from_texts(told.to_texts()), Some(told));
        }
    }

    #[test]
    fn what_is_done_in_a_review_is_what_the_replay_hears() {
        for done in [
            FromReview::Go(0),
            FromReview::WhatIf(12),
            FromReview::Announce(text()),
            FromReview::Here,
            FromReview::Speechless,
        ] {
            assert_eq!(FromReview::from_texts(done.to_texts()), Some(done));
        }
    }

    #[test]
    fn what_a_review_and_its_worker_say_is_what_the_other_hears() {
        for said in [ToReviewer::Begin(text()), ToReviewer::Next] {
            assert_eq!(ToReviewer::from_texts(said.to_texts()), Some(said));
        }
        let about = ReviewJson { turns: Vec::new(), ..review() };
        let mut told: Vec<FromReviewer> = vec![
            FromReviewer::Ready,
            FromReviewer::Begun(30),
            FromReviewer::Done(about.clone()),
            FromReviewer::Impossible(text()),
        ];
        told.extend(
            review()
                .turns
                .into_iter()
                .map(|turn| FromReviewer::Turn(Box::new(turn), about.clone())),
        );
        for told in told {
            assert_eq!(FromReviewer::from_texts(told.to_texts()), Some(told));
        }
    }

    #[test]
    fn what_is_cut_off_or_unknown_is_not_understood() {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        for said in [&["begin"][..], &["hello"], &["turn", "{}"], &["turn"], &["go", "x"], &[]] {
            assert_eq!(ToReviewer::from_texts(texts(said)), None, "{said:?}");
            assert_eq!(FromReviewer::from_texts(texts(said)), None, "{said:?}");
            assert_eq!(FromReview::from_texts(texts(said)), None, "{said:?}");
        }
        assert_eq!(ToReview::from_texts(vec![texts(&["en", "x"]), Vec::new()]), None);
        assert_eq!(ToReview::from_texts(Vec::new()), None);
    }
}
