//! Reviews that this browser keeps, so that a game is not reviewed again whenever somebody looks at it.
//!
//! A text has the version of the analysis in its first line and the time in its second; then comes the review. One of another
//! version counts for nothing: the game is reviewed again.

use stapel_analysis::review::VERSION;
use stapel_protocol::review::ReviewJson;
use stapel_protocol::table::rest;

use crate::browser::{now, storage};
use crate::offline::stored::REVIEW;

/// The most reviews that are kept; the oldest go first.
const MOST: usize = 40;

/// The most letters that all of them take together: a fifth of what browsers keep of a site.
const MOST_LETTERS: usize = 1_000_000;

/// The review of a game, if it is kept and still counts.
pub(super) fn find(id: &str) -> Option<ReviewJson> {
    let text = storage::read(&format!("{REVIEW}{id}"))?;
    let (version, rest) = text.split_once('\n')?;
    let (_, review) = rest.split_once('\n')?;
    let is_current = version.parse() == Ok(VERSION);
    is_current.then(|| rest::read(review).ok()).flatten()
}

/// Keeps the review of a game. Without room for it, it is made again the next time.
pub(super) fn keep(id: &str, review: &ReviewJson) {
    let text = format!("{VERSION}\n{}\n{}", now(), rest::write(review));
    tidy(id, text.len());
    let _kept = storage::write(&format!("{REVIEW}{id}"), &text);
}

/// Makes room for a review of so many letters.
fn tidy(id: &str, letters: usize) {
    let others = storage::names(REVIEW).into_iter().filter(|other| other != id);
    let mut others: Vec<(i64, usize, String)> = others
        .map(|other| {
            let text = storage::read(&format!("{REVIEW}{other}")).unwrap_or_default();
            (time(&text).unwrap_or(i64::MIN), text.len(), other)
        })
        .collect();
    others.sort_unstable();
    let mut all = letters + others.iter().map(|(_, letters, _)| letters).sum::<usize>();
    let mut count = others.len() + 1;
    for (_, letters, other) in others {
        if count <= MOST && all <= MOST_LETTERS {
            break;
        }
        storage::forget(&format!("{REVIEW}{other}"));
        (all, count) = (all - letters, count - 1);
    }
}

fn time(text: &str) -> Option<i64> {
    text.lines().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::browser::storage::backend;

    fn review() -> ReviewJson {
        let text = include_str!("../../../analysis/tests/review/golden/the-game.json");
        rest::read(text).expect("it is a review")
    }

    /// What is kept of a review from a time, by a version.
    fn text(version: u32, time: i64) -> String {
        format!("{version}\n{time}\n{}", rest::write(&review()))
    }

    fn kept() -> Vec<String> {
        storage::names(REVIEW)
    }

    #[test]
    fn what_was_kept_is_found_and_of_another_version_it_is_not() {
        assert_eq!(find("a"), None);
        storage::write("review.a", &text(VERSION, 7));
        assert_eq!(find("a"), Some(review()));
        for broken in [text(VERSION + 1, 7), text(VERSION, 7).replace('}', ""), String::from("1")] {
            storage::write("review.a", &broken);
            assert_eq!(find("a"), None, "{broken}");
        }
    }

    #[test]
    fn the_oldest_make_room_for_a_new_one() {
        for time in 0..MOST as i64 {
            storage::write(&format!("review.{time:02}"), &text(VERSION, time));
        }
        tidy("new", 1000);
        assert_eq!(kept().len(), MOST - 1);
        assert_eq!(kept()[0], "01");
        // What is made again takes no room of others.
        tidy("05", 1000);
        assert_eq!(kept().len(), MOST - 1);
    }

    #[test]
    fn long_ones_leave_room_for_fewer() {
        for time in 0..3 {
            let long = format!("{VERSION}\n{time}\n{}", "x".repeat(MOST_LETTERS / 3));
            storage::write(&format!("review.{time}"), &long);
        }
        storage::write("review.3", "what nobody understands");
        tidy("new", MOST_LETTERS / 2);
        assert_eq!(kept(), ["2"]);
    }

    #[test]
    fn without_room_for_it_nothing_is_kept_and_nothing_breaks() {
        backend::set_full(true);
        assert!(!storage::write("review.a", &text(VERSION, 1)));
        assert_eq!(find("a"), None);
    }
}
