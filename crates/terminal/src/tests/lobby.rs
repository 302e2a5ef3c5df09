use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use stapel_protocol::table::{DoJson, OptionJson, SeatNumber};
use stapel_rules::{GameKind, Seat};

use super::drawing::TestTable;
use super::world::{World, wish};
use crate::wish::Wish;
use stapel_client::Contact;

fn lobby() -> TestTable {
    let mut table = TestTable::new(World::open(3, &wish(GameKind::Extreme, 4, false)));
    table.invite = Some("https://stapel.example.org/t/k3v9x2m7q4w8z1b6n5c0".to_owned());
    table
}

#[test]
fn the_lobby_shows_seats_and_the_whole_link() {
    assert_snapshot!(lobby().shows());
}

#[test]
fn a_full_lobby_still_has_its_button_at_the_smallest_size() {
    let mut wish = wish(GameKind::Clear4, 6, false);
    wish.bots = vec![String::from("greedy"); 5];
    wish.agreement.options.insert(String::from("joker_sets"), OptionJson::Flag(false));
    wish.agreement.options.insert(String::from("pass_on_empty"), OptionJson::Flag(true));
    wish.agreement.clock = String::from("60s");
    let mut table = TestTable::new(World::open(3, &wish));
    table.invite = Some("https://stapel.example.org/t/k3v9x2m7q4w8z1b6n5c0".to_owned());
    assert_snapshot!(table.show());
    assert_eq!(table.click("Deal the cards"), [Wish::Table(DoJson::Deal)]);
}

#[test]
fn bots_are_put_into_seats_and_the_cards_dealt() {
    let mut table = lobby();
    for seat in 1..4 {
        table.click("[ Add a bot ]");
        let wishes = table.keys("1");
        let seat = SeatNumber(Seat::new(seat).unwrap());
        assert_eq!(wishes, [Wish::Table(DoJson::Bot { seat, bot: String::from("greedy") })]);
        table.grant(wishes);
    }
    assert_snapshot!(table.show());
    assert_eq!(table.key(KeyCode::Enter), [Wish::Table(DoJson::Deal)]);
}

#[test]
fn the_link_is_copied_and_the_options_are_changed_in_the_lobby() {
    let mut table = lobby();
    let link = table.invite.clone().unwrap();
    assert_eq!(table.keys("c"), [Wish::Copy(link.clone())]);
    assert!(table.show().contains("The link is in the clipboard"), "{}", table.show());
    assert!(table.show().contains(&link), "it stays in sight: {}", table.show());
    table.keys("o");
    assert!(table.show().contains("▸ Expert"), "{}", table.show());
    let wishes = table.key(KeyCode::Right);
    let [Wish::Table(DoJson::Agree(agreement))] = &wishes[..] else { panic!("{wishes:?}") };
    assert_eq!(agreement.options.get("expert"), Some(&OptionJson::Flag(true)));
    table.grant(wishes);
    assert!(table.show().contains("◂ Yes ▸"), "{}", table.show());
    table.key(KeyCode::Esc);
    assert!(table.show().contains("Extreme · expert"), "{}", table.show());
}

#[test]
fn options_are_changed_between_two_games() {
    let mut world = World::dealt(GameKind::TheGame, 1, 3);
    world.play(500);
    assert!(world.is_over());
    let mut table = TestTable::new(world);
    assert!(table.show().contains("Options (O)"), "{}", table.show());
    table.keys("o");
    let wishes = table.key(KeyCode::Right);
    table.grant(wishes);
    table.key(KeyCode::Esc);
    assert!(table.show().contains("expert"), "{}", table.show());
    let again = table.world.session.same_again().unwrap();
    assert_eq!(again.agreement.options.get("expert"), Some(&OptionJson::Flag(true)));
}

#[test]
fn a_table_that_is_not_there_says_so() {
    let shown = [Contact::Missing, Contact::Unreadable, Contact::Elsewhere].map(|contact| {
        let mut table = lobby();
        table.contact = contact;
        table.show()
    });
    assert_snapshot!(shown.join("\n\n"));
}

#[test]
fn a_lost_connection_is_told_while_the_table_stays() {
    let mut world = World::dealt(GameKind::TheGame, 2, 3);
    world.play(3);
    let mut table = TestTable::new(world);
    table.contact = Contact::Offline;
    let shown = table.show();
    assert!(shown.contains("The connection is gone"), "{shown}");
    assert!(shown.contains("Ada (you)"), "{shown}");
}
