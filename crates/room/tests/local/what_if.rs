//! Games that go on from a position of another game.

use stapel_client::Status;
use stapel_protocol::table::rest::RecordJson;
use stapel_room::resumption::{BadResumption, Resumption};
use stapel_rules::notation::Record;
use stapel_rules::{Seat, SeatSet};
use stapel_table::{BotName, Cards, deal, from_position, what_if};

use crate::WISHES;
use crate::world::World;

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().filter_map(|&number| Seat::new(number)).collect()
}

fn resumption(record: Record, seats: SeatSet) -> Resumption {
    let bot = BotName::new("greedy").unwrap();
    Resumption { record, seats, bot, bots_take_time: false }
}

/// A finished game of each wish.
fn games() -> impl Iterator<Item = Record> {
    WISHES.iter().zip(0..).map(|(wish, seed)| {
        let mut world = World::open(seed, wish);
        world.play();
        let id = world.session.mirror().unwrap().round.clone().unwrap().record.unwrap();
        Record::parse(&world.local.record(&id).unwrap().record).unwrap()
    })
}

/// Plays on to the end, and gives the record of what was played.
fn played(mut world: World, people: SeatSet) -> Record {
    for _ in 0..20_000 {
        world.run();
        if world.is_over() && world.session.pending().next().is_none() {
            break;
        }
        let own = world.local.seat().unwrap();
        assert!(people.contains(own), "it is not the person's seat");
        // Whoever has just lost the connection still sees what was there before.
        if world.session.status() == Status::Online {
            assert_eq!(world.session.mirror().unwrap().seat(), Some(own));
        }
        world.person();
        world.wait();
    }
    let round = world.session.mirror().unwrap().round.clone().unwrap();
    assert!(round.over, "the game doesn't end");
    let json = world.local.record(&round.record.unwrap()).unwrap();
    assert_eq!(json.commitment, "", "nothing was promised of this deal");
    assert_eq!(RecordJson::parse(&json.to_text()).as_ref(), Some(&json));
    // A play that was under way when the table was lost may come too late.
    assert!(world.refused.iter().all(|code| code == "stale"), "{:?}", world.refused);
    Record::parse(&json.record).unwrap()
}

#[test]
fn a_game_goes_on_from_any_position_with_the_person_in_any_seats() {
    for (number, record) in games().enumerate() {
        let last = record.turns.iter().map(|turn| turn.actions.len()).sum::<usize>();
        let all: SeatSet = Seat::all(record.players).collect();
        for (steps, people) in [(0, seats(&[0])), (last / 2, all), (last - 1, seats(&[0, 1]))] {
            let people: SeatSet = people.iter().filter(|&seat| all.contains(seat)).collect();
            for cards in [Cards::Same, Cards::Fresh { seed: "another" }] {
                let start = what_if(&record, steps, people, cards).unwrap();
                let world = World::resume(number as u64, resumption(start.clone(), people));
                let end = played(world, people);
                assert_eq!(end.deck, start.deck);
                assert_eq!(deal(&end).unwrap().0, deal(&record).unwrap().0, "the same rules");
                // It is one game: what was played before is played in it, too.
                let turns = |record: &Record| {
                    let turns = record.turns.iter();
                    turns.flat_map(|turn| turn.actions.clone()).collect::<Vec<_>>()
                };
                assert!(turns(&end).starts_with(&turns(&start)));
                assert!(end.result.is_some());
            }
        }
    }
}

#[test]
fn a_person_in_all_seats_gives_up_without_asking_themselves() {
    for record in games() {
        let all: SeatSet = Seat::all(record.players).collect();
        let start = what_if(&record, 0, all, Cards::Same).unwrap();
        let mut world = World::resume(3, resumption(start, all));
        world.run();
        world.session.want(stapel_protocol::table::DoJson::GiveUp).unwrap();
        world.run();
        assert!(world.is_over());
    }
}

#[test]
fn a_written_position_is_played_to_its_end() {
    let position = "extreme players=2 status=playing seat=1 piles=96,1,100,100 hands=97-99/2-5 \
                    undrawn=- laid=0 minimum=1 turns=30";
    let start = from_position(position, "any").unwrap();
    let end = played(World::resume(1, resumption(start, seats(&[1]))), seats(&[1]));
    assert_eq!(end.position.unwrap(), stapel_rules::notation::parse_position(position).unwrap());
    assert!(end.result.is_some());
}

#[test]
fn somebody_must_sit_there() {
    let record = games().next().unwrap();
    let start = what_if(&record, 0, SeatSet::EMPTY, Cards::Same).unwrap();
    let mut fresh_bits = || [7; 32];
    let mut environment = stapel_room::room::Environment {
        now: stapel_table::Millis(0),
        fresh_bits: &mut fresh_bits,
    };
    let me = stapel_room::GuestId::from_bytes([9; 16]);
    let refused = stapel_room::Local::resume(
        &mut environment,
        me,
        String::new(),
        resumption(start, SeatSet::EMPTY),
    );
    assert_eq!(refused.err(), Some(BadResumption::NoSeat));
}

#[test]
fn what_was_laid_in_the_turn_before_the_branch_can_be_taken_back() {
    let mut taken = 0;
    for record in games() {
        let all: SeatSet = Seat::all(record.players).collect();
        let starts = usize::from(record.starter.is_some());
        let actions = record.turns.iter().map(|turn| turn.actions.len()).sum::<usize>();
        for steps in starts + 1..starts + actions {
            let Ok(start) = what_if(&record, steps, all, Cards::Same) else { continue };
            let laid = start.turns.last().map_or(0, |turn| turn.actions.len());
            let mut world = World::resume(3, resumption(start.clone(), all));
            world.run();
            let may = world.session.table_screen().is_some_and(|table| table.takeback.may_ask);
            if may {
                world.session.want(stapel_protocol::table::DoJson::TakeBack).unwrap();
                world.run();
                assert_eq!(world.refused, [""; 0], "after {laid} actions of {record}");
                taken += 1;
            }
            if taken > 40 {
                return;
            }
        }
    }
    assert!(taken > 5, "{taken}");
}
