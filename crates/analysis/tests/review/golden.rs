//! Reviews as they are kept.

use stapel_analysis::review::{Effort, Reviewer, seed_of};
use stapel_rules::notation::Record;

/// Games, their records and their reviews.
pub(crate) const GAMES: [(&str, &str, &str); 3] = [
    (
        "the-game",
        include_str!("../../../../docs/examples/the-game.txt"),
        include_str!("golden/the-game.json"),
    ),
    (
        "extreme",
        include_str!("../../../../docs/examples/extreme.txt"),
        include_str!("golden/extreme.json"),
    ),
    (
        "clear-4",
        include_str!("../../../../docs/examples/clear-4.txt"),
        include_str!("golden/clear-4.json"),
    ),
];

/// The review of a record as JSON, with little effort.
pub(crate) fn reviewed(record: &str) -> String {
    let record = Record::parse(record).expect("it is a record");
    let (game, deck) = stapel_table::deal(&record).expect("it can be dealt");
    let effort = Effort { playouts: 120, nodes: 20_000 };
    let reviewer = Reviewer::new(&record, game, deck, &[], effort, seed_of("golden"));
    let review = reviewer.expect("it is a legal game").review();
    serde_json::to_string(&review).expect("it is only numbers and text")
}
