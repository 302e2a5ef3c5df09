//! Deals to which people add bits: promised, closed, revealed, dealt.

use proptest::prelude::*;
use stapel_rules::notation::Share;
use stapel_rules::{GameKind, Seat};
use stapel_table::{
    Agreement, BotName, Command, DealStage, Digits, Entry, Refusal, SeedText, Table, TableEvent,
    combined, combined_seed, commitments, deal, share_commitment, verify,
};

use crate::support::{ADA, BEN, CLEO, Scene, seat, usual};

fn bits(byte: u8) -> Digits {
    Digits::from_bits([byte; 32])
}

fn promise(scene: &Scene, at: usize, byte: u8) -> Command {
    let sealed = scene.table.commitment().unwrap();
    Command::Share { commitment: share_commitment(&sealed, seat(at), &bits(byte)) }
}

fn reveal(byte: u8) -> Command {
    Command::Reveal { bits: bits(byte) }
}

fn dealt(events: &[TableEvent]) -> bool {
    events.contains(&TableEvent::Dealt)
}

/// Three people of whom the first two have promised bits, and a deal was called for.
fn closed() -> Scene {
    let mut scene = Scene::seated(Agreement::new(GameKind::TheGame, 3));
    for (at, person) in [(0, ADA), (1, BEN)] {
        let promise = promise(&scene, at, at as u8);
        scene.wants(person, promise).unwrap();
    }
    assert!(!dealt(&scene.wants(ADA, Command::Deal).unwrap()));
    assert_eq!(scene.table.deal_stage(), DealStage::Frozen);
    scene
}

/// The record of the game once it was given up.
fn record(scene: &mut Scene) -> stapel_rules::notation::Record {
    // Everyone who is there agrees to end it.
    for person in [ADA, BEN, CLEO] {
        if scene.table.is_running() && scene.table.seat_of(person).is_some() {
            scene.wants(person, Command::GiveUp).unwrap();
        }
    }
    let record = scene.table.round().unwrap().record().unwrap();
    verify(&record, None).unwrap();
    record
}

#[test]
fn the_deck_follows_from_the_seed_and_from_what_everyone_revealed() {
    let mut scene = closed();
    let promised = scene.table.commitment().unwrap();
    assert!(!dealt(&scene.wants(BEN, reveal(1)).unwrap()), "Ada's bits are waited for");
    assert!(dealt(&scene.wants(ADA, reveal(0)).unwrap()));
    let record = record(&mut scene);
    let verified = verify(&record, Some(&promised)).unwrap();
    let seats = |set: stapel_rules::SeatSet| set.iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!((seats(verified.added), seats(verified.left_out)), (vec![0, 1], vec![]));
    // Without the bits it is another deck, and so it is with others.
    let (_, deck) = deal(&record).unwrap();
    for other in [None, Some(Share::Bits(bits(9).as_str().to_owned()))] {
        let mut changed = record.clone();
        changed.shares[1] = other;
        assert_ne!(deal(&changed).unwrap().1, deck);
    }
    assert_eq!(scene.table.shares(), [], "the next deal has its own");
}

#[test]
fn whoever_does_not_reveal_in_time_is_left_out_and_named() {
    let mut scene = closed();
    scene.wants(ADA, reveal(0)).unwrap();
    assert_eq!(scene.table.deals_at(), Some(scene.now.plus(Table::REVEAL_WITHIN)));
    assert_eq!(scene.tick(Table::REVEAL_WITHIN - 1), []);
    assert!(dealt(&scene.tick(1)));
    assert_eq!(scene.wants(BEN, reveal(1)), Err(Refusal::NoShare), "too late");
    let record = record(&mut scene);
    let promised = share_commitment(&promise_of(&record), seat(1), &bits(1));
    assert_eq!(record.shares[1], Some(Share::LeftOut(promised.as_str().to_owned())));
    assert_eq!(record.shares[2], None, "Cleo added nothing");
    assert_eq!(commitments(&record).len(), 2);
    assert!(verify(&record, None).unwrap().left_out.contains(seat(1)));
}

fn promise_of(record: &stapel_rules::notation::Record) -> String {
    SeedText::from_text(record.seed.as_deref().unwrap()).commitment()
}

#[test]
fn bits_that_were_not_promised_are_refused() {
    let mut scene = closed();
    assert_eq!(scene.wants(ADA, reveal(1)), Err(Refusal::WrongReveal), "those are Ben's");
    assert_eq!(scene.wants(CLEO, reveal(0)), Err(Refusal::NoShare));
    scene.wants(ADA, reveal(0)).unwrap();
    assert_eq!(scene.wants(ADA, reveal(0)), Ok(Vec::new()), "once more does no harm");
    assert_eq!(scene.wants(ADA, reveal(7)), Err(Refusal::WrongReveal));
}

#[test]
fn where_nobody_adds_anything_cards_are_dealt_at_once_and_from_the_seed_alone() {
    let mut scene = Scene::seated(usual(GameKind::Clear4));
    assert!(dealt(&scene.wants(ADA, Command::Deal).unwrap()));
    let record = record(&mut scene);
    assert!(record.shares.iter().all(Option::is_none));
    assert_eq!(combined_seed(&record).unwrap().reveal(), record.seed.unwrap());
}

#[test]
fn nobody_waits_for_those_who_are_away() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let promise = promise(&scene, 1, 1);
    scene.wants(BEN, promise).unwrap();
    scene.goes_away(BEN);
    assert!(dealt(&scene.wants(ADA, Command::Deal).unwrap()));
    assert_eq!(record(&mut scene).shares[1], None);
}

#[test]
fn a_seat_that_changes_hands_loses_what_was_promised_there() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    let promise = promise(&scene, 1, 1);
    scene.wants(BEN, promise.clone()).unwrap();
    scene.wants(BEN, Command::Leave { for_good: false }).unwrap();
    assert_eq!(scene.table.shares(), []);
    assert_eq!(scene.wants(BEN, promise), Err(Refusal::NotSeated));
    scene.wants(CLEO, Command::Sit { seat: None }).unwrap();
    assert!(dealt(&scene.wants(ADA, Command::Deal).unwrap()));
}

/// Whoever works with the server knows what the deck will be once everyone else has revealed their bits. If they could
/// then call the deal off, they could try until they like it.
#[test]
fn once_the_list_is_closed_the_deal_comes_whatever_anyone_does() {
    let mut scene = closed();
    let shares = scene.table.shares().to_vec();
    let bot = BotName::new("greedy").unwrap();
    let agreement = Agreement::new(GameKind::TheGame, 3);
    for command in [
        Command::Deal,
        Command::DealSoon,
        Command::Agree { agreement },
        Command::SeatBot { seat: seat(2), bot },
        promise(&scene, 0, 9),
    ] {
        assert_eq!(scene.wants(ADA, command.clone()), Err(Refusal::Dealing), "{command:?}");
    }
    scene.wants(BEN, Command::Leave { for_good: false }).unwrap();
    assert_eq!(scene.wants(CLEO, Command::Leave { for_good: false }).map(|_| ()), Ok(()));
    assert_eq!(scene.wants(CLEO, Command::Sit { seat: None }), Err(Refusal::Dealing));
    assert_eq!(scene.table.shares(), shares);
    // Ben was sent away, or went: his bits count all the same.
    scene.wants(BEN, reveal(1)).unwrap();
    assert!(dealt(&scene.wants(ADA, reveal(0)).unwrap()));
    assert_eq!(record(&mut scene).shares[1], Some(Share::Bits(bits(1).as_str().to_owned())));
}

#[test]
fn a_clock_that_is_set_back_holds_up_no_deal() {
    let mut scene = closed();
    assert!(dealt(&scene.tick(-3_600_000)));
}

#[test]
fn a_promise_can_be_changed_until_the_list_is_closed_and_is_bound_to_a_deal() {
    let mut scene = Scene::seated(usual(GameKind::TheGame));
    for byte in [1, 2] {
        let promise = promise(&scene, 0, byte);
        scene.wants(ADA, promise).unwrap();
    }
    let again = promise(&scene, 0, 2);
    let before = scene.log.len();
    assert_eq!(scene.wants(ADA, again), Ok(Vec::new()));
    assert_eq!(scene.log.len(), before, "the same once more is nothing new");
    scene.wants(ADA, Command::Deal).unwrap();
    assert_eq!(scene.wants(ADA, reveal(1)), Err(Refusal::WrongReveal));
    assert!(dealt(&scene.wants(ADA, reveal(2)).unwrap()));
    let late = Command::Share { commitment: bits(1) };
    assert_eq!(scene.wants(ADA, late), Err(Refusal::GameRunning));
}

#[test]
fn a_deal_that_was_wished_for_with_the_table_waits_for_the_one_who_opened_it() {
    let mut scene = Scene::open(usual(GameKind::TheGame));
    scene.wants(ADA, Command::Sit { seat: None }).unwrap();
    let bot = BotName::new("greedy").unwrap();
    scene.wants(ADA, Command::SeatBot { seat: seat(1), bot }).unwrap();
    let mut hurried = scene.table.clone();
    assert_eq!(scene.wants(ADA, Command::DealSoon), Ok(Vec::new()));
    assert_eq!(scene.table.deal_stage(), DealStage::Called);
    let promise = promise(&scene, 0, 5);
    scene.wants(ADA, promise).unwrap();
    assert_eq!(scene.table.deal_stage(), DealStage::Frozen, "nobody else is waited for");
    assert!(dealt(&scene.wants(ADA, reveal(5)).unwrap()));
    assert_eq!(record(&mut scene).shares[0], Some(Share::Bits(bits(5).as_str().to_owned())));

    // And whoever does not come is not waited for for ever.
    std::mem::swap(&mut hurried, &mut scene.table);
    scene.log.truncate(scene.table.version() as usize);
    scene.wants(ADA, Command::DealSoon).unwrap();
    assert_eq!(scene.tick(Table::PROMISE_WITHIN - 1), []);
    assert!(dealt(&scene.tick(1)));
}

#[test]
fn a_table_that_was_called_and_is_left_waits_for_people_again() {
    let mut scene = Scene::seated(Agreement::new(GameKind::TheGame, 1));
    scene.wants(ADA, Command::DealSoon).unwrap();
    scene.wants(ADA, Command::Leave { for_good: false }).unwrap();
    assert_eq!(scene.table.deals_at(), None);
    assert_eq!(scene.tick(Table::PROMISE_WITHIN), []);
}

#[test]
fn a_record_says_what_was_added_and_reads_as_it_was_written() {
    let mut scene = closed();
    scene.wants(ADA, reveal(0)).unwrap();
    scene.tick(Table::REVEAL_WITHIN);
    let record = record(&mut scene);
    let text = record.to_string();
    assert!(text.contains(&format!("share 0: {}\n", bits(0).as_str())), "{text}");
    assert!(text.contains("share 1: left out "), "{text}");
    assert_eq!(stapel_rules::notation::Record::parse(&text).unwrap(), record);
    let mut nameless = record;
    nameless.seed = None;
    assert_eq!(deal(&nameless), Err(stapel_table::DealError::NoSharedSeed));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whoever adds honest bits decides as much as all others together: one bit makes another deck, and the order in
    /// which bits are revealed makes none.
    #[test]
    fn every_bit_counts_and_the_order_of_revealing_does_not(
        first: [u8; 32], second: [u8; 32], flipped in 0usize..256, order: bool,
    ) {
        let deal = |first: [u8; 32], order: bool| {
            let mut scene = Scene::seated(usual(GameKind::Clear4));
            let sealed = scene.table.commitment().unwrap();
            let people = [(ADA, 0, first), (BEN, 1, second)];
            for (person, at, bits) in people {
                let bits = Digits::from_bits(bits);
                let commitment = share_commitment(&sealed, seat(at), &bits);
                scene.wants(person, Command::Share { commitment }).unwrap();
            }
            scene.wants(ADA, Command::Deal).unwrap();
            for index in if order { [0, 1] } else { [1, 0] } {
                let (person, _, bits) = people[index];
                let bits = Digits::from_bits(bits);
                scene.wants(person, Command::Reveal { bits }).unwrap();
            }
            let revealed = |entry: &&stapel_table::Logged| matches!(entry.entry, Entry::Revealed { .. });
            prop_assert_eq!(scene.log.iter().filter(revealed).count(), 2);
            Ok(deal(&record(&mut scene)).unwrap().1)
        };
        let deck = deal(first, true)?;
        prop_assert_eq!(&deal(first, order)?, &deck);
        let mut other = first;
        other[flipped / 8] ^= 1 << (flipped % 8);
        prop_assert_ne!(&deal(other, order)?, &deck);
        // The same bits from another seat are another shuffle, too.
        let seed = SeedText::from_text("any text");
        let text = Digits::from_bits(first);
        let from = |at| combined(&seed, [(seat(at), text.as_str())]);
        prop_assert_ne!(from(0), from(1));
    }
}
