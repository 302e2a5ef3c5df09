//! Keys and clicks at a table, and what they come to.

use ratatui::crossterm::event::KeyCode;
use stapel_protocol::games::piles::StartName;
use stapel_protocol::table::{DoJson, SeatNumber, SignalJson};
use stapel_rules::piles::{Pile, Signal, Start, Wish as PileWish};
use stapel_rules::{GameKind, Seat};

use super::paper::{Desk, SIZES};
use super::world::World;
use crate::wish::Wish;

fn later(game: GameKind, players: u8, plays: usize) -> Desk {
    let mut world = World::dealt(game, players, 3);
    world.play(plays);
    Desk::new(world)
}

fn act(text: &str) -> Wish {
    Wish::Table(DoJson::Act(text.to_owned()))
}

/// The first card of the hand that fits somewhere without losing the game, and where.
fn fitting(desk: &Desk) -> (stapel_rules::Card, Pile) {
    let screen = desk.world.session.piles_screen().unwrap();
    let fits = screen.hand.iter().find_map(|held| {
        let fits = desk.world.session.fits(held.card)?;
        let fit = fits.piles.into_iter().find(|fit| fit.legal && fit.warning.is_none())?;
        Some((held.card, fit.pile))
    });
    fits.unwrap()
}

#[test]
fn an_arrow_and_a_letter_lay_a_card() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&desk);
    while desk.shown_card() != Some(card) {
        desk.key(KeyCode::Right);
    }
    assert_eq!(desk.keys(&pile.to_string()), [act(&format!("{card}{pile}"))]);
    assert_eq!(desk.shown_card(), None);
}

#[test]
fn a_click_on_a_card_and_one_on_a_pile_do_the_same() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&desk);
    assert!(desk.click(&format!("│ {card}")).is_empty());
    assert_eq!(desk.shown_card(), Some(card));
    let sign = if pile.is_ascending() { "▲" } else { "▼" };
    assert_eq!(desk.click(&format!("{sign} {pile} {sign}")), [act(&format!("{card}{pile}"))]);
}

#[test]
fn escape_puts_the_card_back_and_then_opens_the_menu() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    desk.key(KeyCode::Right);
    assert!(desk.shown_card().is_some());
    desk.key(KeyCode::Esc);
    assert_eq!(desk.shown_card(), None);
    desk.key(KeyCode::Esc);
    assert!(desk.show().contains("Give up the game"));
    desk.key(KeyCode::Esc);
    assert!(!desk.show().contains("Give up the game"));
}

#[test]
fn what_does_not_fit_is_explained() {
    let mut desk = later(GameKind::TheGame, 2, 14);
    assert!(desk.keys("a").is_empty());
    assert!(desk.show().contains("Choose a card first"));
    let session = &desk.world.session;
    let hand = session.piles_screen().unwrap().hand;
    let (card, pile) = hand
        .iter()
        .find_map(|held| {
            let fits = session.fits(held.card)?;
            Some((held.card, fits.piles.into_iter().find(|fit| !fit.legal)?.pile))
        })
        .unwrap();
    while desk.shown_card() != Some(card) {
        desk.key(KeyCode::Right);
    }
    assert!(desk.keys(&pile.to_string()).is_empty());
    assert!(desk.show().contains("doesn’t go there"), "{}", desk.show());
}

#[test]
fn a_notice_goes_after_a_while() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    desk.keys("a");
    desk.show();
    desk.paper.now = desk.screen.wake_at(desk.paper.now).unwrap();
    assert!(!desk.show().contains("Choose a card first"));
    assert_eq!(desk.screen.wake_at(desk.paper.now), None);
}

#[test]
fn typed_plays_are_done_or_explained() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    let (card, pile) = fitting(&desk);
    // A digit is enough to begin.
    desk.keys(&format!("{card}{pile}"));
    assert_eq!(desk.key(KeyCode::Enter), [act(&format!("{card}{pile}"))]);
    desk.keys("/what");
    assert!(desk.key(KeyCode::Enter).is_empty());
    assert!(desk.show().contains("isn’t a play"));
    desk.key(KeyCode::Esc);
    assert!(!desk.show().contains("isn’t a play"));
}

#[test]
fn the_turn_ends_by_key_or_by_click() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    assert_eq!(desk.keys("e"), [act("end")]);
    assert_eq!(desk.click("End turn (E)"), [act("end")]);
    assert_eq!(desk.keys("u"), [Wish::Table(DoJson::TakeBack)]);
}

#[test]
fn before_the_start_one_says_how_glad_one_is_and_names_who_begins() {
    let mut desk = Desk::new(World::dealt(GameKind::TheGame, 3, 3));
    let signal = |start| Wish::Table(DoJson::Signal(SignalJson::Start(StartName(start))));
    assert_eq!(desk.keys("1"), [signal(Start::Want)]);
    assert_eq!(desk.click("Rather not (3)"), [signal(Start::RatherNot)]);
    let gladdest = desk.world.session.piles_screen().unwrap().opening.unwrap().gladdest;
    assert_eq!(desk.key(KeyCode::Enter), [Wish::Table(DoJson::Start(SeatNumber(gladdest)))]);
    let first = Wish::Table(DoJson::Start(SeatNumber(Seat::FIRST)));
    assert_eq!(desk.click("I’ll start"), [first]);
}

#[test]
fn signals_are_given_by_keys_and_by_clicks() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    let signal = |signal: Signal| Wish::Table(DoJson::Signal(signal.into()));
    desk.keys("i");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.key(KeyCode::Down);
    let wishes = desk.key(KeyCode::Enter);
    assert_eq!(wishes, [signal(Signal::Pile(Pile::B, PileWish::RatherNot))]);
    desk.grant(wishes);
    assert!(desk.show().contains("⊖Ada"), "{}", desk.show());
    desk.keys("i");
    assert_eq!(desk.click("keep going"), [signal(Signal::CanGoOn)]);
}

#[test]
fn talk_is_written_below_and_told_beside() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    desk.size = SIZES[1];
    desk.keys("m");
    desk.keys("hello q");
    let wishes = desk.key(KeyCode::Enter);
    assert_eq!(wishes, [Wish::Table(DoJson::Say("hello q".to_owned()))]);
    desk.grant(wishes);
    assert!(desk.show().contains("You: “hello q”"), "{}", desk.show());
    desk.keys("t");
    assert!(!desk.show().contains("hello q"));
}

#[test]
fn after_the_end_there_is_again_and_the_replay_and_home() {
    let mut desk = later(GameKind::TheGame, 1, 500);
    let record = desk.world.session.table_screen().unwrap().record.unwrap();
    assert_eq!(desk.keys("r"), [Wish::Watch(record)]);
    assert_eq!(desk.key(KeyCode::Enter), [Wish::Again]);
    assert_eq!(desk.keys("q"), [Wish::Leave]);
    assert_eq!(desk.click("Play again"), [Wish::Again]);
    desk.key(KeyCode::Esc);
    assert!(!desk.show().contains("The piles win"));
    assert_eq!(desk.key(KeyCode::Enter), [Wish::Again]);
}

#[test]
fn cards_of_clear_4_are_chosen_and_played() {
    let mut desk = later(GameKind::Clear4, 3, 0);
    desk.key(KeyCode::Down);
    let group = desk.world.session.clear4_screen().unwrap().hand[0];
    desk.keys(" ");
    let wishes = desk.keys("e");
    let alone = stapel_rules::clear4::Action::Play {
        hand: stapel_rules::clear4::Counts::of(group.face),
        stacks: stapel_rules::clear4::StackSet::EMPTY,
    };
    assert_eq!(wishes, [act(&alone.to_string())]);
    desk.keys("2");
    assert!(desk.key(KeyCode::Esc).is_empty());
    assert!(desk.keys("e").is_empty());
    assert!(desk.show().contains("First choose the cards"), "{}", desk.show());
}

#[test]
fn a_card_is_queued_while_others_play() {
    let mut desk = Desk::new(World::begun_by_a_bot(GameKind::TheGame, 3));
    assert!(!desk.world.session.is_my_turn());
    let (card, pile) = fitting(&desk);
    while desk.shown_card() != Some(card) {
        desk.key(KeyCode::Right);
    }
    let wishes = desk.keys(&pile.to_string());
    assert_eq!(wishes, [Wish::Queue(card, pile)]);
    desk.grant(wishes);
    assert!(desk.show().contains("Queued:"), "{}", desk.show());
    assert_eq!(desk.click(&format!("»{card}")), [Wish::Unqueue(card)]);
    assert_eq!(desk.key(KeyCode::Backspace), [Wish::Unqueue(card)]);
}

#[test]
fn no_size_makes_a_table_stumble() {
    let mut desks = [
        later(GameKind::Extreme, 5, 8),
        later(GameKind::Clear4, 6, 8),
        later(GameKind::TheGame, 1, 500),
        Desk::new(World::dealt(GameKind::TheGame, 5, 3)),
    ];
    for desk in &mut desks {
        for keys in ["", "?", "i", "p", "/"] {
            desk.keys(keys);
            for size in (1..150).step_by(7).flat_map(|x| (1..50).step_by(3).map(move |y| (x, y))) {
                desk.size = size;
                desk.show();
            }
            desk.size = SIZES[0];
            desk.key(KeyCode::Esc);
        }
    }
}

#[test]
fn a_click_beside_a_sheet_puts_it_away_and_one_on_it_does_not() {
    let mut desk = later(GameKind::TheGame, 2, 2);
    desk.keys("?");
    desk.click("these keys");
    assert!(desk.show().contains("these keys"));
    desk.click("The Game");
    assert!(!desk.show().contains("these keys"));
}
