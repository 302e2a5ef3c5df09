//! Reviews of finished games, each made by a thread of its own while the screen goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use stapel_analysis::review::{Effort, Reviewer, SEED, VERSION, seed_of};
use stapel_protocol::review::ReviewJson;
use stapel_rules::any::{AnyCard, AnyGame};
use stapel_rules::notation::Record;

use super::files::Files;

/// A review that is being made. Dropping it stops it.
#[derive(Debug)]
pub(crate) struct Reviewing {
    /// Which review it is, so that nobody takes what another one still says for it.
    pub(crate) number: u64,
    stop: Arc<AtomicBool>,
}

/// How far a review has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ReviewTold {
    /// What was found so far; nothing if the game can't be reviewed.
    pub(crate) review: Option<ReviewJson>,
    /// How many turns there are.
    pub(crate) turns: usize,
    /// Whether nothing more comes.
    pub(crate) over: bool,
}

impl Reviewing {
    /// Begins to review a game. A review that is complete is kept.
    pub(crate) fn begin(
        record: Record,
        files: Files,
        tell: impl Fn(u64, ReviewTold) + Send + 'static,
    ) -> Reviewing {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        thread::spawn(move || {
            let tell = |told| tell(number, told);
            let Ok((game, deck)) = stapel_table::deal(&record) else {
                return tell(ReviewTold { review: None, turns: 0, over: true });
            };
            match reviewer(&record, game, deck) {
                Some(reviewer) => review(reviewer, &stopped, tell, |review| {
                    // Whoever can't write it makes it once more another time.
                    let _not_kept = files.keep_review(&how(&game), &record, review);
                }),
                None => tell(ReviewTold { review: None, turns: 0, over: true }),
            }
        });
        Reviewing { number, stop }
    }

    /// Stops it after the turn that is being looked at. What was found until then is told.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The review of a game that was kept before, if it still is what one would find now.
pub(crate) fn kept_review(files: &Files, record: &Record) -> Option<ReviewJson> {
    let (game, _) = stapel_table::deal(record).ok()?;
    files.find_review(&how(&game), record)
}

/// With how much effort games are reviewed, by which version of it.
fn how(game: &AnyGame) -> String {
    let Effort { playouts, nodes } = Effort::usual(game);
    format!("stapel review {VERSION}, {playouts} playouts, {nodes} nodes")
}

fn reviewer(record: &Record, game: AnyGame, deck: Vec<AnyCard>) -> Option<Reviewer> {
    let effort = Effort::usual(&game);
    Reviewer::new(record, game, deck, &[], effort, seed_of(SEED)).ok()
}

/// Reviews turn by turn, and tells of each.
fn review(
    mut reviewer: Reviewer,
    stopped: &AtomicBool,
    tell: impl Fn(ReviewTold),
    keep: impl FnOnce(&ReviewJson),
) {
    let turns = reviewer.turns();
    while !stopped.load(Ordering::Relaxed) && reviewer.step().is_some() {
        tell(ReviewTold { review: Some(reviewer.finish()), turns, over: false });
    }
    let review = reviewer.finish();
    if review.complete {
        keep(&review);
    }
    tell(ReviewTold { review: Some(review), turns, over: true });
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn record() -> Record {
        Record::parse(include_str!("../../../../docs/examples/extreme.txt")).unwrap()
    }

    #[test]
    fn a_review_comes_turn_by_turn_and_is_kept_when_it_is_complete() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        assert_eq!(kept_review(&files, &record()), None);
        let (send, receive) = channel();
        let review = Reviewing::begin(record(), files.clone(), move |number, told| {
            send.send((number, told)).unwrap();
        });
        let told: Vec<(u64, ReviewTold)> = receive.iter().collect();
        assert!(told.iter().all(|(number, _)| *number == review.number));
        let turns: Vec<usize> =
            told.iter().map(|(_, told)| told.review.as_ref().unwrap().turns.len()).collect();
        assert_eq!(turns, [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
        let last = told.last().unwrap().1.clone();
        assert!(last.over && last.review.as_ref().unwrap().complete);
        assert_eq!(kept_review(&files, &record()), last.review);
        // Another game with the same moves is another game.
        let other = Record { hints: 1, ..record() };
        assert_eq!(kept_review(&files, &other), None);
    }

    #[test]
    fn a_review_that_is_stopped_tells_what_it_found_and_is_not_kept() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let (send, receive) = channel();
        let (go, wait) = channel::<()>();
        let review = Reviewing::begin(record(), files.clone(), move |_, told: ReviewTold| {
            send.send(told).unwrap();
            // Nobody goes on before the one who listens has said what they want.
            let _listens_no_more = wait.recv();
        });
        let first = receive.recv().unwrap();
        assert!(!first.over);
        review.stop();
        drop(go);
        let last = receive.iter().last().unwrap();
        let found = last.review.unwrap();
        assert_eq!((last.over, last.turns, found.turns.len()), (true, 9, 1));
        assert!(!found.complete);
        assert_eq!(kept_review(&files, &record()), None);
    }
}
