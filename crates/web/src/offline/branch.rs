//! Branches of games, as this browser keeps them: where somebody went on with a game in another way.
//!
//! A branch has the id of its table, which is stored like other tables but for the beginning of its name. What is known of
//! it beside that is a text of its own: a line for each of the first fields, then the record that it began with.

use stapel_protocol::table::rest::{self, StoredRecordJson};

use super::TableInfo;
use super::stored::{self, BRANCH, REVIEW, StoreResult, TRIED};

/// The most branches that are kept. Beyond that none can be begun until one is deleted: nobody's are dropped unasked.
pub(crate) const MOST: usize = 40;

const NAME: &str = "what-if.";

/// A branch of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Branch {
    pub(crate) id: String,
    /// The address of the position that it came from.
    pub(crate) back: String,
    pub(crate) name: String,
    /// Which game it is a branch of: the id of its record, or something that stands for a text.
    pub(crate) of: String,
    /// After how many steps of that game it begins.
    pub(crate) step: usize,
    /// Whether what was hidden was dealt anew.
    pub(crate) fresh: bool,
    /// When it was begun, in milliseconds since 1970.
    pub(crate) made: i64,
    /// The record that it began with.
    pub(crate) start: String,
}

/// How a branch stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Running,
    /// It was played to its end: the text of its record, as it is stored.
    Over(String),
    /// It is not there any more.
    Gone,
}

impl Branch {
    fn to_text(&self) -> String {
        let Branch { id: _, back, name, of, step, fresh, made, start } = self;
        format!("{back}\n{name}\n{of}\n{step}\n{fresh}\n{made}\n{start}")
    }

    fn parse(id: String, text: &str) -> Option<Branch> {
        let mut parts = text.splitn(7, '\n');
        let mut next = || parts.next();
        Some(Branch {
            id,
            back: next()?.to_owned(),
            name: next()?.to_owned(),
            of: next()?.to_owned(),
            step: next()?.parse().ok()?,
            fresh: next()?.parse().ok()?,
            made: next()?.parse().ok()?,
            start: next()?.to_owned(),
        })
    }

    /// The branch with this id.
    pub(crate) fn find(id: &str) -> Option<Branch> {
        Branch::parse(id.to_owned(), &stored::read(&format!("{NAME}{id}"))?)
    }

    /// Keeps it, or keeps it under another name.
    pub(crate) fn keep(&self) -> StoreResult {
        stored::write(&format!("{NAME}{}", self.id), &self.to_text())
    }

    /// How it stands.
    pub(crate) fn standing(&self) -> Standing {
        if let Some(record) = stored::read(&format!("{TRIED}{}", self.id)) {
            return Standing::Over(record);
        }
        let table = stored::read(&format!("{BRANCH}{}", self.id));
        let about = table.and_then(|text| TableInfo::parse(text.lines().next()?));
        about.map_or(Standing::Gone, |_| Standing::Running)
    }

    /// The record of it that others can be given: as it ended, or else as it began.
    pub(crate) fn record(&self) -> String {
        let ended = match self.standing() {
            Standing::Over(text) => rest::read::<StoredRecordJson>(&text).ok(),
            Standing::Running | Standing::Gone => None,
        };
        ended.map_or_else(|| self.start.clone(), |ended| ended.record)
    }
}

/// The branches of a game, or all of them, the newest first.
pub(crate) fn branches(of: Option<&str>) -> Vec<Branch> {
    let all = stored::names(NAME).into_iter().filter_map(|id| Branch::find(&id));
    let wanted = all.filter(|branch| of.is_none_or(|of| branch.of == of));
    stored::newest_first(wanted, |branch: &Branch| branch.made)
}

/// Where a table came from, and what it is called, if it goes on with another game.
pub(crate) fn origin(id: &str) -> Option<(String, String)> {
    let text = stored::read(&format!("{NAME}{id}"))?;
    let mut lines = text.lines();
    Some((lines.next()?.to_owned(), lines.next()?.to_owned()))
}

/// Deletes a branch for good.
pub(crate) fn forget(id: &str) {
    for name in [NAME, BRANCH, TRIED, REVIEW] {
        stored::forget(&format!("{name}{id}"));
    }
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::GameName;
    use stapel_protocol::table::rest::TableSummaryJson;
    use stapel_rules::GameKind;

    use super::*;
    use crate::offline::{Step, StoredTable};

    fn branch(id: &str, of: &str, made: i64) -> Branch {
        Branch {
            id: id.to_owned(),
            back: format!("/r/{of}#v=3&eyes=open"),
            name: String::from("Skip the 12"),
            of: of.to_owned(),
            step: 3,
            fresh: true,
            made,
            start: String::from("stapel record 2\ngame: the-game\n\n0: 12A\n"),
        }
    }

    /// Opens a table that goes on with a game.
    fn open(id: &str) -> (StoredTable, Step) {
        let table = TableSummaryJson {
            id: id.to_owned(),
            game: GameName(GameKind::TheGame),
            places: Vec::new(),
            running: true,
            changed: 1,
            agreement: None,
            turn: None,
        };
        let about = TableInfo { table, left: Some(9) }.to_text();
        let log = vec![String::from("a line")];
        let step = Step { about, log, records: Vec::new(), messages: Vec::new() };
        let (mut table, _) = StoredTable::branch(&step).expect("the step says what the table is");
        assert_eq!(table.keep(&step), StoreResult::Stored);
        (table, step)
    }

    #[test]
    fn a_branch_is_read_as_it_was_kept() {
        let branch = branch("a", "game", 7);
        assert_eq!(branch.keep(), StoreResult::Stored);
        assert_eq!(Branch::find("a"), Some(branch.clone()));
        assert_eq!(origin("a"), Some((branch.back, branch.name)));
        assert_eq!((Branch::find("b"), origin("b")), (None, None));
    }

    #[test]
    fn branches_are_listed_under_their_game_with_the_newest_first() {
        for (id, of, made) in [("a", "one", 1), ("b", "two", 5), ("c", "one", 3)] {
            branch(id, of, made).keep();
        }
        let ids = |of| branches(of).into_iter().map(|branch| branch.id).collect::<Vec<_>>();
        assert_eq!(ids(Some("one")), ["c", "a"]);
        assert_eq!(ids(Some("three")), [""; 0]);
        assert_eq!(ids(None), ["b", "c", "a"]);
    }

    #[test]
    fn its_table_is_found_but_not_listed_and_its_record_is_no_game_of_ones_own() {
        branch("a", "game", 7).keep();
        let kept = Branch::find("a").expect("it is kept");
        assert_eq!(kept.standing(), Standing::Gone);
        let (mut table, step) = open("a");
        assert_eq!(kept.standing(), Standing::Running);
        assert_eq!(kept.record(), kept.start);
        assert!(StoredTable::find("a").is_some_and(|table| table.lines() == "a line\n"));
        assert_eq!(stored::tables(), []);
        let record =
            String::from(r#"{"id":"r","finished":1,"record":"the end","game":"the-game"}"#);
        let ended = Step { records: vec![record.clone()], ..step };
        assert_eq!(table.keep(&ended), StoreResult::Stored);
        assert_eq!(kept.standing(), Standing::Over(record));
        assert_eq!(stored::records(), []);
    }

    #[test]
    fn what_was_deleted_is_gone_with_its_table() {
        branch("a", "game", 7).keep();
        open("a");
        forget("a");
        assert_eq!(branches(None), []);
        assert!(StoredTable::find("a").is_none());
    }
}
