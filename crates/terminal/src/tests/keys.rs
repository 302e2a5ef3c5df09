//! Keys and clicks at a table, and what they come to.

use ratatui::crossterm::event::KeyCode;
use stapel_protocol::games::piles::StartName;
use stapel_protocol::table::{DoJson, EventJson, SeatNumber, SignalJson};
use stapel_rules::piles::{Action, Pile, Signal, Start, Wish as PileWish};
use stapel_rules::{GameKind, Seat};
use stapel_words::Language;

use super::drawing::{SIZES, TestTable};
use super::world::{World, wish};
use crate::wish::Wish;

fn later(game: GameKind, players: u8, plays: usize) -> TestTable {
    let mut world = World::dealt(game, players, 3);
    world.play(plays);
    TestTable::new(world)
}

fn act(text: &str) -> Wish {
    Wish::Table(DoJson::Act(text.to_owned()))
}

/// The first card of the hand that fits somewhere without losing the game, and where.
fn fitting(table: &TestTable) -> (stapel_rules::Card, Pile) {
    let screen = table.world.session.piles_screen().unwrap();
    let fits = screen.hand.iter().find_map(|held| {
        let fits = table.world.session.fits(held.card)?;
        let fit = fits.piles.into_iter().find(|fit| fit.legal && fit.warning.is_none())?;
        Some((held.card, fit.pile))
    });
    fits.unwrap()
}

#[test]
fn an_arrow_and_a_letter_lay_a_card() {
    let mut table = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&table);
    while table.shown_card() != Some(card) {
        table.key(KeyCode::Right);
    }
    assert_eq!(table.keys(&pile.to_string()), [act(&format!("{card}{pile}"))]);
    assert_eq!(table.shown_card(), None);
}

#[test]
fn a_pile_key_lays_nothing_that_nobody_saw_picked() {
    let mut table = later(GameKind::TheGame, 1, 0);
    let (card, pile) = fitting(&table);
    while table.shown_card() != Some(card) {
        table.key(KeyCode::Right);
    }
    let wishes = table.keys(&pile.to_string());
    assert_eq!(wishes, [act(&format!("{card}{pile}"))]);
    table.grant(wishes);
    // The keyboard was there a moment ago, but no card is raised now.
    assert_eq!(table.shown_card(), None);
    for pile in Pile::ALL {
        assert!(table.keys(&pile.to_string()).is_empty(), "{}", table.show());
        assert!(table.show().contains("Choose a card first"));
    }
    assert!(table.key(KeyCode::Backspace).is_empty());
    // A card that was put back lies in the hand like all others.
    table.key(KeyCode::Right);
    table.key(KeyCode::Esc);
    assert!(table.keys("d").is_empty());
}

#[test]
fn a_hint_goes_with_the_next_key() {
    let mut table = later(GameKind::TheGame, 1, 0);
    table.keys("a");
    assert!(table.show().contains("Choose a card first"));
    table.key(KeyCode::Right);
    assert!(!table.show().contains("Choose a card first"));
}

#[test]
fn only_extreme_lists_the_key_of_commands() {
    let commands = "see the commands and what they mean";
    for (game, listed) in [(GameKind::TheGame, false), (GameKind::Extreme, true)] {
        let mut table = later(game, 2, 2);
        table.keys("?");
        assert_eq!(table.show().contains(commands), listed, "{game}");
        table.key(KeyCode::Esc);
        table.keys("o");
        assert_eq!(table.show().contains("Commands in force"), listed, "{game}\n{}", table.show());
    }
}

#[test]
fn keys_that_do_different_things_are_called_differently() {
    for language in Language::ALL {
        let mut table = TestTable::speaking(World::dealt(GameKind::TheGame, 2, 3), language);
        table.world.play(2);
        table.size = (200, 30);
        let shown = table.show();
        let row = shown.lines().last().unwrap();
        let mut labels: Vec<&str> =
            row.split("   ").filter_map(|hint| Some(hint.trim().split_once(' ')?.1)).collect();
        assert!(labels.len() > 6, "{row}");
        labels.sort_unstable();
        let all = labels.len();
        labels.dedup();
        assert_eq!(labels.len(), all, "{language:?}: {row}");
    }
}

#[test]
fn what_is_suggested_can_be_played() {
    let mut table = later(GameKind::TheGame, 2, 2);
    table.keys("/x");
    assert!(table.key(KeyCode::Enter).is_empty());
    let shown = table.show();
    let (_, suggested) = shown.split_once("You could type: ").unwrap_or_else(|| panic!("{shown}"));
    let first = suggested.split([',', ' ', '\n']).next().unwrap();
    let legal = table.world.session.legal();
    assert!(legal.iter().any(|action| action.to_string() == first), "{first} of {legal:?}");
}

#[test]
fn signals_of_bots_are_folded_until_someone_wants_to_read_them() {
    let mut table = later(GameKind::Extreme, 4, 1);
    table.size = SIZES[1];
    let signal = |seat: usize, wish| EventJson::Signal {
        seat: SeatNumber(Seat::new(seat).unwrap()),
        signal: Signal::Pile(Pile::A, wish).into(),
    };
    let told = [
        signal(1, PileWish::LeaveIt),
        signal(2, PileWish::GoodForMe),
        signal(1, PileWish::RatherNot),
        signal(0, PileWish::SmallSteps),
        signal(3, PileWish::GoodForMe),
    ];
    table.world.events.extend(told);
    table.grant(Vec::new());
    let folded = table.show();
    // What people signal is never folded, and parts what comes before and after it.
    assert!(folded.contains("▸ 3 signals from the bots (F)"), "{folded}");
    assert!(folded.contains("Bot Lulo: A: "), "a single one needs no less room: {folded}");
    assert!(folded.contains("You: "), "{folded}");
    let signals = |shown: &str| shown.matches("Bot Momo: ").count();
    table.keys("f");
    let open = table.show();
    assert!(!open.contains("from the bots (F)"), "{open}");
    assert!(signals(&open) > signals(&folded), "{folded}\n{open}");
    table.keys("f");
    table.click("from the bots (F)");
    assert!(!table.show().contains("from the bots (F)"));
}

#[test]
fn a_low_window_has_room_for_hand_and_keys() {
    for (game, players) in [(GameKind::TheGame, 1), (GameKind::Extreme, 5), (GameKind::Clear4, 3)] {
        for plays in [0, 3] {
            let mut table = later(game, players, plays);
            table.size = (60, 20);
            let shown = table.show();
            let lines: Vec<&str> = shown.lines().collect();
            assert!(lines[19].starts_with(" ? Keys"), "{shown}");
            // Every card of the hand has its lower edge, above the row for notices.
            assert_eq!(lines.get(18).copied().unwrap_or_default().trim(), "", "{shown}");
            if game != GameKind::Clear4 {
                let held = table.world.session.piles_screen().unwrap().hand.len();
                assert!(
                    lines[..18].iter().any(|line| line.matches('╰').count() == held),
                    "{shown}"
                );
            }
        }
    }
    let mut crowded = later(GameKind::Clear4, 6, 3);
    crowded.size = (60, 20);
    assert!(crowded.show().contains("The window is too small"), "{}", crowded.show());
}

#[test]
fn a_click_on_a_card_and_one_on_a_pile_do_the_same() {
    let mut table = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&table);
    assert!(table.click(&format!("│ {card}")).is_empty());
    assert_eq!(table.shown_card(), Some(card));
    let sign = if pile.is_ascending() { "▲" } else { "▼" };
    assert_eq!(table.click(&format!("{sign} {pile} {sign}")), [act(&format!("{card}{pile}"))]);
}

#[test]
fn escape_puts_the_card_back_and_then_opens_the_menu() {
    let mut table = later(GameKind::TheGame, 2, 2);
    table.key(KeyCode::Right);
    assert!(table.shown_card().is_some());
    table.key(KeyCode::Esc);
    assert_eq!(table.shown_card(), None);
    table.key(KeyCode::Esc);
    assert!(table.show().contains("Give up the game"));
    table.key(KeyCode::Esc);
    assert!(!table.show().contains("Give up the game"));
}

#[test]
fn what_does_not_fit_is_explained() {
    let mut table = later(GameKind::TheGame, 2, 14);
    assert!(table.keys("a").is_empty());
    assert!(table.show().contains("Choose a card first"));
    let session = &table.world.session;
    let hand = session.piles_screen().unwrap().hand;
    let (card, pile) = hand
        .iter()
        .find_map(|held| {
            let fits = session.fits(held.card)?;
            Some((held.card, fits.piles.into_iter().find(|fit| !fit.legal)?.pile))
        })
        .unwrap();
    while table.shown_card() != Some(card) {
        table.key(KeyCode::Right);
    }
    assert!(table.keys(&pile.to_string()).is_empty());
    assert!(table.show().contains("doesn’t go there"), "{}", table.show());
}

#[test]
fn a_notice_goes_after_a_while() {
    let mut table = later(GameKind::TheGame, 2, 2);
    table.keys("a");
    table.show();
    table.given.now = table.screen.wake_at(table.given.now).unwrap();
    assert!(!table.show().contains("Choose a card first"));
    assert_eq!(table.screen.wake_at(table.given.now), None);
}

#[test]
fn typed_plays_are_done_or_explained() {
    let mut table = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&table);
    // A digit is enough to begin.
    table.keys(&format!("{card}{pile}"));
    assert_eq!(table.key(KeyCode::Enter), [act(&format!("{card}{pile}"))]);
    table.keys("/what");
    assert!(table.key(KeyCode::Enter).is_empty());
    assert!(table.show().contains("isn’t a play"));
    table.key(KeyCode::Esc);
    assert!(!table.show().contains("isn’t a play"));
}

#[test]
fn the_turn_ends_by_key_or_by_click() {
    let mut table = later(GameKind::TheGame, 2, 2);
    assert_eq!(table.keys("e"), [act("end")]);
    assert_eq!(table.click("End turn (E)"), [act("end")]);
    assert_eq!(table.keys("u"), [Wish::Table(DoJson::TakeBack)]);
}

#[test]
fn before_the_start_one_says_how_glad_one_is_and_names_who_begins() {
    let mut table = TestTable::new(World::dealt(GameKind::TheGame, 3, 3));
    let signal = |start| Wish::Table(DoJson::Signal(SignalJson::Start(StartName(start))));
    assert_eq!(table.keys("1"), [signal(Start::Want)]);
    assert_eq!(table.click("Rather not (3)"), [signal(Start::RatherNot)]);
    let gladdest = table.world.session.piles_screen().unwrap().opening.unwrap().gladdest;
    assert_eq!(table.key(KeyCode::Enter), [Wish::Table(DoJson::Start(SeatNumber(gladdest)))]);
    let first = Wish::Table(DoJson::Start(SeatNumber(Seat::FIRST)));
    assert_eq!(table.click("I’ll start"), [first]);
}

#[test]
fn signals_are_given_by_keys_and_by_clicks() {
    let mut table = later(GameKind::TheGame, 2, 2);
    let signal = |signal: Signal| Wish::Table(DoJson::Signal(signal.into()));
    table.keys("i");
    table.key(KeyCode::Down);
    table.key(KeyCode::Right);
    table.key(KeyCode::Down);
    let wishes = table.key(KeyCode::Enter);
    assert_eq!(wishes, [signal(Signal::Pile(Pile::B, PileWish::RatherNot))]);
    table.grant(wishes);
    assert!(table.show().contains("⊖Ada"), "{}", table.show());
    table.keys("i");
    assert_eq!(table.click("keep going"), [signal(Signal::CanGoOn)]);
}

#[test]
fn talk_is_written_below_and_told_beside() {
    let mut table = later(GameKind::TheGame, 2, 2);
    table.size = SIZES[1];
    table.keys("m");
    table.keys("hello q");
    let wishes = table.key(KeyCode::Enter);
    assert_eq!(wishes, [Wish::Table(DoJson::Say("hello q".to_owned()))]);
    table.grant(wishes);
    assert!(table.show().contains("You: “hello q”"), "{}", table.show());
    table.keys("t");
    assert!(!table.show().contains("hello q"));
}

#[test]
fn where_only_signals_were_agreed_on_a_line_says_so_in_the_place_of_the_chat() {
    let mut wish = wish(GameKind::TheGame, 2, true);
    wish.agreement.talk = String::from("signals");
    let mut world = World::open(3, &wish);
    world.want(DoJson::Start(SeatNumber(Seat::FIRST)));
    let mut table = TestTable::new(world);
    table.size = SIZES[1];
    let shown = table.show();
    assert!(shown.contains("talks in signals"), "{shown}");
    assert!(!shown.contains("(M)"), "{shown}");
    assert!(table.keys("mhello").iter().all(|wish| !matches!(wish, Wish::Table(DoJson::Say(_)))));
    assert!(
        table.key(KeyCode::Enter).iter().all(|wish| !matches!(wish, Wish::Table(DoJson::Say(_))))
    );
}

#[test]
fn after_the_end_there_is_again_and_the_replay_and_home() {
    let mut table = later(GameKind::TheGame, 1, 500);
    let record = table.world.session.table_screen().unwrap().record.unwrap();
    assert_eq!(table.keys("r"), [Wish::Watch(record)]);
    assert_eq!(table.key(KeyCode::Enter), [Wish::Again]);
    assert_eq!(table.keys("q"), [Wish::Leave]);
    assert_eq!(table.click("Play again"), [Wish::Again]);
    table.key(KeyCode::Esc);
    assert!(!table.show().contains("The piles win"));
    assert_eq!(table.key(KeyCode::Enter), [Wish::Again]);
}

#[test]
fn cards_of_clear_4_are_chosen_and_played() {
    let mut table = later(GameKind::Clear4, 3, 0);
    table.key(KeyCode::Down);
    let group = table.world.session.clear4_screen().unwrap().hand[0];
    table.keys(" ");
    let wishes = table.keys("e");
    let alone = stapel_rules::clear4::Action::Play {
        hand: stapel_rules::clear4::Counts::of(group.face),
        stacks: stapel_rules::clear4::StackSet::EMPTY,
    };
    assert_eq!(wishes, [act(&alone.to_string())]);
    table.keys("2");
    assert!(table.key(KeyCode::Esc).is_empty());
    assert!(table.keys("e").is_empty());
    assert!(table.show().contains("First choose the cards"), "{}", table.show());
}

#[test]
fn a_card_is_queued_while_others_play() {
    let mut table = TestTable::new(World::begun_by_a_bot(GameKind::TheGame, 3));
    assert!(!table.world.session.is_my_turn());
    let (card, pile) = fitting(&table);
    while table.shown_card() != Some(card) {
        table.key(KeyCode::Right);
    }
    let wishes = table.keys(&pile.to_string());
    assert_eq!(wishes, [Wish::Queue(Action::Lay { card, pile }.into())]);
    table.grant(wishes);
    assert!(table.show().contains("Queued:"), "{}", table.show());
    assert_eq!(table.click(&format!("»{card}")), [Wish::Unqueue(card)]);
    assert_eq!(table.key(KeyCode::Backspace), [Wish::Unqueue(card)]);
}

#[test]
fn no_size_makes_a_table_stumble() {
    let mut desks = [
        later(GameKind::Extreme, 5, 8),
        later(GameKind::Clear4, 6, 8),
        later(GameKind::TheGame, 1, 500),
        TestTable::new(World::dealt(GameKind::TheGame, 5, 3)),
    ];
    for table in &mut desks {
        for keys in ["", "?", "i", "p", "/"] {
            table.keys(keys);
            for size in (1..150).step_by(7).flat_map(|x| (1..50).step_by(3).map(move |y| (x, y))) {
                table.size = size;
                table.show();
            }
            table.size = SIZES[0];
            table.key(KeyCode::Esc);
        }
    }
}

#[test]
fn a_click_beside_a_sheet_puts_it_away_and_one_on_it_does_not() {
    let mut table = later(GameKind::TheGame, 2, 2);
    table.keys("?");
    table.click("these keys");
    assert!(table.show().contains("these keys"));
    table.click("The Game");
    assert!(!table.show().contains("these keys"));
}
