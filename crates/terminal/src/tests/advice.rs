//! Advice at a table: what the expert would do, and warnings.

use ratatui::crossterm::event::KeyCode;
use stapel_protocol::review::{BestTurnJson, MarkJson, ReviewedTurnJson, WhyJson};
use stapel_rules::GameKind;
use stapel_words::Language;

use super::drawing::{TestContext, TestTable};
use super::world::World;
use crate::wish::Wish;

fn table(game: GameKind) -> TestTable {
    let mut world = World::dealt(game, 2, 3);
    world.play(2);
    TestTable::new(world)
}

/// What was found out about a turn in which the first thing that can be done is best.
fn found(table: &TestTable) -> Box<ReviewedTurnJson> {
    let best = table.world.session.legal()[0].to_string();
    Box::new(ReviewedTurnJson {
        turn: 3,
        seat: 0,
        played: Vec::new(),
        before: 0.64,
        lost: 0.213,
        error: 0.04,
        mark: Some(MarkJson::Blunder),
        best: vec![BestTurnJson { actions: vec![best], chance: 0.64, error: 0.04 }],
        luck: 0.0,
        winnable: None,
        only: true,
        shares: Vec::new(),
        why: Some(WhyJson::MissedJump { pile: String::from("C") }),
    })
}

#[test]
fn on_ones_own_turn_one_asks_what_the_expert_would_do() {
    for game in GameKind::ALL {
        let mut table = table(game);
        assert_eq!(table.keys("h"), [Wish::Advise]);
        assert!(table.show().contains("Thinking about your turn"));
        let turn = found(&table);
        assert!(table.screen.advised(turn.clone()));
        let shown = table.show();
        for told in ["64.0 %", "Only turn", "21.3 points", "jump back on C", "Close (Esc)"] {
            assert!(shown.contains(told), "{game}: {told} in\n{shown}");
        }
        assert_eq!(table.key(KeyCode::Esc), []);
        assert!(!table.show().contains("64.0 %"));
        assert!(!table.screen.advised(turn), "nobody waits for it any more");
    }
}

#[test]
fn what_would_be_best_is_told_in_words() {
    let mut table = table(GameKind::TheGame);
    table.keys("h");
    let turn = found(&table);
    let play = turn.best[0].actions[0].clone();
    table.screen.advised(turn);
    let (card, pile) = play.split_at(play.len() - 1);
    let shown = table.show();
    assert!(shown.contains(&format!("{card} on {pile}")), "{play} in\n{shown}");
}

#[test]
fn with_others_at_the_table_nobody_is_advised_or_warned() {
    let mut table = table(GameKind::TheGame);
    table.invite = Some(String::from("https://cards.example/t/1"));
    for key in ["h", "w"] {
        assert_eq!(table.keys(key), []);
        assert!(table.show().contains("in games on this machine"), "{}", table.show());
    }
}

#[test]
fn whoever_is_not_to_play_is_not_advised() {
    let mut table = TestTable::new(World::begun_by_a_bot(GameKind::TheGame, 3));
    assert!(!table.world.session.is_my_turn());
    assert_eq!(table.keys("h"), []);
    assert!(table.show().contains("on your own turn"));
    // Whether to be warned can be said at any time.
    assert_eq!(table.keys("w"), [Wish::ToggleWarnings]);
}

#[test]
fn a_blunder_is_played_only_by_whoever_says_so() {
    let mut table = table(GameKind::Extreme);
    let turn = found(&table);
    let better = turn.best[0].actions[0].clone();
    let warn = |table: &mut TestTable| table.screen.warned(String::from("37A"), found(table));
    warn(&mut table);
    let shown = table.show();
    for told in ["Are you sure", "21.3 points of a hundred (± 4.0)", "jump back on C"] {
        assert!(shown.contains(told), "{told} in\n{shown}");
    }
    assert!(!shown.contains(&better), "no better play is named:\n{shown}");
    // Keys that were meant for something else do nothing.
    for key in ["a", "e", "q", "h", " "] {
        assert_eq!(table.keys(key), [], "{key}");
        assert!(table.show().contains("21.3 points"), "{key}");
    }
    assert_eq!(table.keys("!"), [Wish::PlayAnyway(String::from("37A"))]);
    assert!(!table.show().contains("21.3 points"));
    warn(&mut table);
    assert_eq!(table.key(KeyCode::Esc), []);
    assert!(!table.show().contains("21.3 points"));
}

#[test]
fn advice_and_warnings_are_whole_in_every_language_and_at_the_smallest_size() {
    for language in Language::ALL {
        let mut table = table(GameKind::Extreme);
        table.given = TestContext::new(language);
        let words = &table.given.words;
        let last = [words.get("close"), words.get("doubt-play-anyway")];
        table.keys("h");
        table.size = (60, 20);
        let turn = found(&table);
        table.screen.advised(turn);
        assert!(table.show().contains(&format!("{} (Esc)", last[0])), "{}", table.show());
        let turn = found(&table);
        table.screen.warned(String::from("37A"), turn);
        assert!(table.show().contains(&format!("{} (!)", last[1])), "{}", table.show());
    }
}
