use stapel_protocol::table::rest::{self, TableSummaryJson};

/// What is known of a table in this browser without asking the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableInfo {
    /// The summary for lists. It counts as running until its game or match is over.
    pub(crate) table: TableSummaryJson,
    /// How many cards are left, if a game is being played: of everyone together, or in Clear 4! of the
    /// person alone.
    pub(crate) left: Option<u8>,
}

impl TableInfo {
    /// As it is kept, in one line.
    pub(crate) fn to_text(&self) -> String {
        let left = self.left.map_or_else(|| String::from("-"), |left| left.to_string());
        format!("{left} {}", rest::write(&self.table))
    }

    /// Reads what [`to_text`](TableInfo::to_text) wrote.
    pub(crate) fn parse(text: &str) -> Option<TableInfo> {
        let (left, table) = text.split_once(' ')?;
        Some(TableInfo { table: rest::read(table).ok()?, left: left.parse().ok() })
    }
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::{AgreementJson, GameName, WhoJson};
    use stapel_rules::GameKind;

    use super::*;

    fn table_info(game: GameKind, left: Option<u8>) -> TableInfo {
        let places = vec![WhoJson::Bot(String::from("greedy")), WhoJson::Empty];
        let id = String::from("5fn4qzc72en7z090nxk1g4z7gt");
        let agreement = Some(AgreementJson::usual(game, 2));
        let game = GameName(game);
        let table =
            TableSummaryJson { id, game, places, running: true, changed: 7, agreement, turn: None };
        TableInfo { table, left }
    }

    #[test]
    fn it_is_one_line_and_reads_as_it_was_written() {
        for left in [None, Some(0), Some(98)] {
            let info = table_info(GameKind::Extreme, left);
            assert!(!info.to_text().contains('\n'));
            assert_eq!(TableInfo::parse(&info.to_text()), Some(info));
        }
        for text in ["", "7", "7 {}", "{}"] {
            assert_eq!(TableInfo::parse(text), None, "{text}");
        }
    }

    /// `boot.js` looks for the first one with a regular expression, because it has to be quick.
    #[test]
    fn the_script_that_begins_finds_the_game_in_it() {
        let boot = include_str!("../../shell/boot.js");
        assert!(
            boot.contains(r#"/"game":"([^"]*)"/.exec(kept("local." + id)"#),
            "it looks elsewhere"
        );
        for game in GameKind::ALL {
            let text = table_info(game, Some(3)).to_text();
            let found = text.split("\"game\":\"").nth(1).and_then(|rest| rest.split('"').next());
            assert_eq!(found, Some(game.name()));
        }
    }
}
