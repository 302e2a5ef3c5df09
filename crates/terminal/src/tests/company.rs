use ratatui::crossterm::event::KeyCode;
use stapel_protocol::table::DoJson;
use stapel_rules::GameKind;

use super::drawing::TestTable;
use super::world::World;
use crate::wish::Wish;

fn in_mid_game() -> TestTable {
    let mut world = World::dealt(GameKind::TheGame, 2, 3);
    world.start();
    TestTable::new(world)
}

#[test]
fn giving_up_asks_first_and_is_answered_with_a_number() {
    let mut table = in_mid_game();
    for (number, wanted) in [("2", vec![]), ("1", vec![Wish::Table(DoJson::GiveUp)])] {
        table.key(KeyCode::Esc);
        assert_eq!(table.click("Give up the game"), []);
        assert!(table.show().contains("It ends at once."), "{}", table.show());
        assert_eq!(table.keys(number), wanted);
        assert!(!table.show().contains("It ends at once."), "{}", table.show());
    }
}

#[test]
fn whoever_got_up_reads_that_their_seat_is_kept_and_takes_it_again_with_a_key() {
    let mut table = in_mid_game();
    table.grant(vec![Wish::Table(DoJson::Leave)]);
    assert!(table.show().contains("Your seat is kept for you."), "{}", table.show());
    let wishes = table.keys("k");
    assert_eq!(wishes, [Wish::Table(DoJson::ComeBack)]);
    table.grant(wishes);
    assert!(!table.show().contains("Your seat is kept for you."), "{}", table.show());
    assert_eq!(table.keys("k"), [], "nobody is missing any more");
}
