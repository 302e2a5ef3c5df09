//! The tables on servers at which the person was, the last one first: so that nobody has to keep a link.

use std::str::FromStr;

use stapel_rules::GameKind;

use super::Files;

/// The name of the file: in each line a time, the name of a game and a link.
const VISITS: &str = "server-tables";

/// How many are kept.
const MOST: usize = 20;

/// A table on a server at which the person was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visit {
    /// When they were there last, in milliseconds since 1970.
    pub(crate) when: i64,
    pub(crate) game: GameKind,
    pub(crate) link: String,
}

impl FromStr for Visit {
    type Err = ();

    fn from_str(line: &str) -> Result<Visit, ()> {
        let mut parts = line.splitn(3, ' ');
        let mut next = || parts.next().ok_or(());
        let when = next()?.parse().map_err(|_| ())?;
        let game = GameKind::from_name(next()?).ok_or(())?;
        Ok(Visit { when, game, link: next()?.to_owned() })
    }
}

impl Files {
    /// The tables on servers, the last one first.
    pub(crate) fn visits(&self) -> Vec<Visit> {
        let text = self.note(VISITS).unwrap_or_default();
        text.lines().filter_map(|line| line.parse().ok()).collect()
    }

    /// The person is at a table.
    pub(crate) fn keep_visit(&self, visit: &Visit) {
        let mut visits = self.visits();
        visits.retain(|other| other.link != visit.link);
        visits.insert(0, visit.clone());
        visits.truncate(MOST);
        self.write_visits(&visits);
    }

    /// The person has left a table for good, or it is gone.
    pub(crate) fn forget_visit(&self, link: &str) {
        let mut visits = self.visits();
        visits.retain(|visit| visit.link != link);
        self.write_visits(&visits);
    }

    fn write_visits(&self, visits: &[Visit]) {
        let line = |visit: &Visit| format!("{} {} {}\n", visit.when, visit.game, visit.link);
        // Whoever can't write it has the link all the same.
        let _not_kept = self.keep_note(VISITS, &visits.iter().map(line).collect::<String>());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_kept_the_last_one_first_and_once() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let visit =
            |when, link: &str| Visit { when, game: GameKind::Clear4, link: link.to_owned() };
        for visit in [visit(1, "http://a/t/1"), visit(2, "http://b/t/2"), visit(3, "http://a/t/1")]
        {
            files.keep_visit(&visit);
        }
        assert_eq!(files.visits(), [visit(3, "http://a/t/1"), visit(2, "http://b/t/2")]);
        files.forget_visit("http://a/t/1");
        assert_eq!(files.visits(), [visit(2, "http://b/t/2")]);
        files.keep_note(VISITS, "nonsense\n4 chess http://c/t/3\n").unwrap();
        assert_eq!(files.visits(), []);
    }
}
