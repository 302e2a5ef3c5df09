//! Reviews of finished games, each in a file that begins with how it was made, and ends with the game itself.

use std::fs;
use std::io;
use std::path::PathBuf;

use stapel_analysis::review::seed_of;
use stapel_protocol::review::ReviewJson;
use stapel_protocol::table::rest;
use stapel_rules::notation::Record;

use super::lists::newest;
use super::{Files, small};

/// How the names of the files end.
const EXTENSION: &str = "review";

/// The most reviews that are kept. They can be made again at any time.
const MOST: usize = 200;

impl Files {
    fn reviews(&self) -> PathBuf {
        self.directory.join("reviews")
    }

    /// Where the review of a game with this text is, whatever file the game itself is in.
    fn review(&self, game: &str) -> PathBuf {
        self.reviews().join(format!("{:016x}.{EXTENSION}", seed_of(game)))
    }

    /// Keeps the review of a game, in place of the oldest one if there are too many.
    pub(crate) fn keep_review(
        &self,
        how: &str,
        record: &Record,
        review: &ReviewJson,
    ) -> io::Result<()> {
        let game = record.to_string();
        small::make_directory(&self.reviews())?;
        let text = format!("{how}\n{}\n{game}", rest::write(review));
        small::write(&self.review(&game), text.as_bytes())?;
        newest(&self.reviews(), EXTENSION).iter().skip(MOST).for_each(|old| small::remove(old));
        Ok(())
    }

    /// The review of a game, if one is kept that was made in this way.
    pub(crate) fn find_review(&self, how: &str, record: &Record) -> Option<ReviewJson> {
        let game = record.to_string();
        let text = fs::read_to_string(self.review(&game)).ok()?;
        let mut parts = text.splitn(3, '\n');
        let made = parts.next()?;
        let review = parts.next()?;
        // A name of sixteen digits could stand for another game, too.
        let is_it = made == how && parts.next()? == game;
        is_it.then(|| rest::read(review).ok()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use stapel_protocol::review::ChancesJson;

    use super::*;

    fn record(seed: usize) -> Record {
        let text = format!("stapel record 2\ngame: the-game\nplayers: 1\nseed: \"{seed}\"\n");
        Record::parse(&text).unwrap()
    }

    fn review(start: f64) -> ReviewJson {
        ReviewJson {
            game: String::from("the-game"),
            players: 1,
            start: ChancesJson::Team(start),
            turns: Vec::new(),
            seats: Vec::new(),
            result: None,
            turning_point: None,
            unwinnable_after: None,
            complete: true,
        }
    }

    #[test]
    fn a_review_is_found_for_its_game_as_long_as_it_would_be_made_so() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        files.keep_review("one", &record(1), &review(0.5)).unwrap();
        assert_eq!(files.find_review("one", &record(1)), Some(review(0.5)));
        assert_eq!(files.find_review("two", &record(1)), None, "it is made again");
        assert_eq!(files.find_review("one", &record(2)), None);
        files.keep_review("two", &record(1), &review(0.25)).unwrap();
        assert_eq!(files.find_review("two", &record(1)), Some(review(0.25)));
        assert_eq!(fs::read_dir(files.reviews()).unwrap().count(), 1);
    }

    #[test]
    fn what_can_not_be_read_is_no_review() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        files.keep_review("one", &record(1), &review(0.5)).unwrap();
        let path = files.review(&record(1).to_string());
        let text = fs::read_to_string(&path).unwrap();
        for broken in ["", "one", "one\n{}\n", &text[..40], &text.replace("team", ""), "\n\n"] {
            fs::write(&path, broken).unwrap();
            let found = files.find_review("one", &record(1));
            assert!(found.is_none() || *broken == text, "{broken:?}");
        }
        // Another game under the same name is another game.
        fs::write(&path, text.replace("seed: \"1\"", "seed: \"2\"")).unwrap();
        assert_eq!(files.find_review("one", &record(1)), None);
    }

    #[test]
    fn only_so_many_are_kept_and_the_oldest_go() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        for seed in 0..MOST {
            files.keep_review("one", &record(seed), &review(0.5)).unwrap();
        }
        let old =
            fs::File::options().write(true).open(files.review(&record(7).to_string())).unwrap();
        old.set_modified(SystemTime::now() - Duration::from_secs(3600)).unwrap();
        files.keep_review("one", &record(MOST), &review(0.5)).unwrap();
        assert_eq!(fs::read_dir(files.reviews()).unwrap().count(), MOST);
        assert_eq!(files.find_review("one", &record(7)), None);
        assert_eq!(files.find_review("one", &record(MOST)), Some(review(0.5)));
    }
}
