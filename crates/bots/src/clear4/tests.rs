use std::time::Duration;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_rules::clear4::{
    Action, Counts, Face, Options, Parts, Phase, Public, Rules, Run, Stacks, State, Status, Talk,
    Value,
};
use stapel_rules::testing::{shuffle, shuffled};
use stapel_rules::{Dealt, Game, MAX_SEATS, Outcome, Seat, Turn, Viewer};

use super::memory::Memory;
use super::world::World;
use super::{Greedy, Quick, Search, Weights};
use crate::{Bot, Budget, Random};

type Bots = Vec<Box<dyn Bot<Rules> + Send>>;

fn search(playouts: u32, seed: u64) -> Search {
    Search::new(Budget::Playouts(playouts), Weights::TUNED, seed)
}

fn dealt(rules: Rules, seed: u64) -> Dealt<Rules> {
    let deck = shuffled(&rules, &mut chooser(seed));
    Dealt::new(rules, deck).unwrap()
}

fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    move |below| (rng.next_u64() % below as u64) as usize
}

/// Rules for so many players, with the options chosen by the bits of a number.
fn some_rules(players: u8, bits: u8) -> Rules {
    let options = Options {
        joker_sets: bits & 1 == 0,
        pass_on_empty: bits & 2 != 0,
        last_push_moves: bits & 4 == 0,
        turn_cap: 150,
        must_sweep: bits & 8 != 0,
    };
    Rules::new(players, Seat::FIRST, options).unwrap()
}

/// Plays a whole round, every action checked.
fn play(mut dealt: Dealt<Rules>, bots: &mut Bots, mut watch: impl FnMut(&State)) -> Outcome {
    let rules = *dealt.game();
    while let Turn::Seat(seat) = dealt.turn() {
        watch(dealt.state());
        let view = rules.view(dealt.state(), Viewer::Seat(seat));
        let action = bots[seat.index()].act(&rules, &view, &Talk);
        dealt.play(seat, action, &mut ()).unwrap();
    }
    rules.outcome(dealt.state()).unwrap()
}

fn cards(text: &str) -> Counts {
    text.split(' ').filter_map(Face::from_name).collect()
}

/// Two players with nothing but their hands, the first to act.
fn hands_only(own: &str, other: &str, pile: &str, run: Option<(u8, u8)>) -> (Rules, State) {
    hands_only_by(Options::default(), own, other, pile, run)
}

/// The same by other options.
fn hands_only_by(
    options: Options,
    own: &str,
    other: &str,
    pile: &str,
    run: Option<(u8, u8)>,
) -> (Rules, State) {
    let rules = Rules::new(2, Seat::FIRST, options).unwrap();
    let mut hands = [Counts::EMPTY; MAX_SEATS];
    (hands[0], hands[1]) = (cards(own), cards(other));
    let pile = cards(pile);
    let rest = Counts::DECK - hands[0] - hands[1] - pile;
    // As many go to the box as two players leave there.
    let mut cards: Vec<Face> = rest.iter().collect();
    shuffle(&mut cards, &mut chooser(1));
    let unseen: Counts = cards[..80].iter().copied().collect();
    let parts = Parts {
        hands,
        unseen,
        public: Public {
            known: [Counts::EMPTY; MAX_SEATS],
            stacks: [Stacks::default(); MAX_SEATS],
            pile,
            out: rest - unseen,
            run: run.map(|(value, count)| Run { value: Value::new(value).unwrap(), count }),
            status: Status::Playing,
            seat: Seat::FIRST,
            phase: Phase::Open,
            joker_open: false,
            turning_up: Default::default(),
            blind: None,
            ending: false,
            turns: 30,
        },
    };
    (rules, parts.check(&rules).unwrap())
}

#[test]
fn a_win_within_the_turn_is_taken() {
    for (own, pile, run) in [
        ("3", "5 5", Some((5, 2))),
        ("3 3", "5", Some((5, 1))),
        ("9 joker", "10", Some((10, 1))),
        ("2 2 2 2 8", "7", Some((7, 1))),
        ("clear 10", "1", Some((1, 1))),
        ("1 joker clear", "3", Some((3, 1))),
    ] {
        for budget in [40, 400] {
            let (rules, mut state) = hands_only(own, "1 2 2 4 6", pile, run);
            let mut bot = search(budget, 1);
            while rules.turn(&state) == Turn::Seat(Seat::FIRST) {
                let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
                let action = bot.act(&rules, &view, &Talk);
                rules.play(&mut state, Seat::FIRST, action, &mut ()).unwrap();
            }
            assert_eq!(state.status, Status::Won, "{own} on {pile} with {budget} playouts");
        }
    }
}

/// What the bot does with four of a kind that it has just completed.
fn with_four(
    bot: &mut impl Bot<Rules>,
    own: &str,
    other: &str,
    pile: &str,
    run: (u8, u8),
) -> Action {
    let (rules, mut state) = hands_only(own, other, pile, Some(run));
    let play = rules.parse_action(&format!("play {}", run.0)).unwrap();
    rules.play(&mut state, Seat::FIRST, play, &mut ()).unwrap();
    bot.act(&rules, &rules.view(&state, Viewer::Seat(Seat::FIRST)), &Talk)
}

#[test]
fn c7_four_are_swept_if_going_again_wins() {
    for (own, pile, run) in [("1 9", "8 1 1 1", (1, 3)), ("6 10 10", "6 6 6", (6, 3))] {
        let action = with_four(&mut search(200, 1), own, "1 2 2 4 6", pile, run);
        assert_eq!(action, Action::Sweep, "{own} on {pile}");
        assert_eq!(with_four(&mut Greedy::new(), own, "1 2 2 4 6", pile, run), Action::Sweep);
        assert_eq!(with_four(&mut Quick(Weights::TUNED), own, "1 2 2 4 6", pile, run), action);
    }
}

#[test]
fn c7_four_are_left_to_a_seat_that_would_win_on_an_empty_pile() {
    // With nothing lower than 1 and no joker on four, a last card can hardly be laid.
    let action = with_four(&mut search(400, 1), "1 9 10 10", "5", "8 7 6 6 4 3 1 1 1", (1, 3));
    assert_eq!(action, Action::End);
}

#[test]
fn a_seat_about_to_win_is_pushed() {
    let (rules, state) = hands_only("push 10 9", "1", "8 7 6 6", Some((6, 2)));
    let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
    let action = search(200, 1).act(&rules, &view, &Talk);
    assert!(matches!(action, Action::Push { .. }), "{action}");
}

#[test]
fn the_same_seed_decides_the_same() {
    let rules = some_rules(3, 0);
    let decisions = |seed: u64| {
        let mut bots: Bots = (0..3)
            .map(|seat| -> Box<dyn Bot<Rules> + Send> { Box::new(search(300, seed + seat)) })
            .collect();
        let mut states = Vec::new();
        play(dealt(rules, 5), &mut bots, |state| states.push(*state));
        states
    };
    let once = decisions(1);
    assert!(once == decisions(1), "another game from the same seed");
    assert!(once != decisions(100), "the seed does not matter at all");
}

#[test]
fn every_imagined_world_looks_like_what_is_seen() {
    for players in 2..=6 {
        for bits in 0..16 {
            let rules = some_rules(players, bits);
            let mut rng = Pcg64Mcg::seed_from_u64(u64::from(bits));
            let mut bots: Bots = (0..players)
                .map(|seat| -> Box<dyn Bot<Rules> + Send> {
                    if seat % 2 == 0 { Box::new(Random::new(3)) } else { Box::new(Greedy::new()) }
                })
                .collect();
            let mut memories = vec![Memory::default(); usize::from(players)];
            play(dealt(rules, u64::from(players)), &mut bots, |state| {
                let viewer = Viewer::Seat(state.seat);
                let view = rules.view(state, viewer);
                let memory = &mut memories[state.seat.index()];
                let lacks = *memory.look(&rules, &view);
                memory.keep(&view, Action::End);
                let world = World::imagine(&rules, &view, &lacks, &mut rng);
                assert_eq!(rules.view(&world.state, viewer), view);
            });
        }
    }
}

#[test]
fn worlds_play_to_the_end_with_the_cards_they_have() {
    let rules = some_rules(6, 0);
    let state = *dealt(rules, 9).state();
    let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..50 {
        let world = World::imagine(&rules, &view, &Default::default(), &mut rng);
        let mut state = world.state;
        while world.settle(&rules, &mut state) {
            let action = super::policy::choose(&rules, &Weights::PLAIN, &state);
            let seat = state.seat;
            rules.play(&mut state, seat, action, &mut ()).unwrap();
        }
        Parts::from(state).check(&rules).unwrap();
    }
}

#[test]
fn whole_rounds_are_played_by_the_rules_even_with_one_playout() {
    for players in 2..=6 {
        for bits in 0..16 {
            let rules = some_rules(players, bits);
            let mut bots: Bots = (0..u64::from(players))
                .map(|seat| -> Box<dyn Bot<Rules> + Send> {
                    match seat % 3 {
                        0 => Box::new(search(1, seed(seat, bits))),
                        1 => Box::new(search(25, seed(seat, bits))),
                        _ => Box::new(Quick(Weights::TUNED)),
                    }
                })
                .collect();
            play(dealt(rules, seed(9, bits)), &mut bots, |_| ());
        }
    }
}

#[test]
fn without_time_everything_is_tried_once_as_with_one_playout() {
    let rules = some_rules(3, 0);
    let states = |budget| {
        let mut bots: Bots = (0..3)
            .map(|seat| -> Box<dyn Bot<Rules> + Send> {
                Box::new(Search::new(budget, Weights::TUNED, seat))
            })
            .collect();
        let mut states = Vec::new();
        play(dealt(rules, 7), &mut bots, |state| states.push(*state));
        states
    };
    assert_eq!(states(Budget::Time(Duration::ZERO)), states(Budget::Playouts(1)));
}

/// Plays a scripted turn or two between two seats and gives the hands that seat 0 then imagines
/// seat 1 to have, beyond what it took in the open.
fn imagined(own: &str, other: &str, pile: &str, run: (u8, u8), script: &[&str]) -> Vec<Counts> {
    imagined_from(hands_only(own, other, pile, Some(run)), script)
}

/// The same from a position.
fn imagined_from((rules, mut state): (Rules, State), script: &[&str]) -> Vec<Counts> {
    let mut memory = Memory::default();
    let viewer = Viewer::Seat(Seat::FIRST);
    for text in script {
        let action = rules.parse_action(text).unwrap();
        let seat = state.seat;
        if seat == Seat::FIRST {
            let view = rules.view(&state, viewer);
            memory.look(&rules, &view);
            memory.keep(&view, action);
        }
        rules.play(&mut state, seat, action, &mut ()).unwrap();
    }
    let view = rules.view(&state, viewer);
    let lacks = *memory.look(&rules, &view);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let second = Seat::new(1).unwrap();
    let mut imagine = || World::imagine(&rules, &view, &lacks, &mut rng).state.hand(second);
    (0..200).map(|_| imagine() - view.known[1]).collect()
}

#[test]
fn whoever_takes_a_pile_is_thought_to_have_nothing_that_fits() {
    let script = ["play 4", "end", "take"];
    for hand in imagined("4 9 9", "5 8 9 10", "7 6", (6, 1), &script) {
        let fits = hand.iter().any(|face| face.value().is_none_or(|value| value.number() <= 4));
        assert!(!fits, "{hand:?}");
    }
}

#[test]
fn whoever_ends_a_turn_is_thought_to_have_no_more_of_it() {
    let script = ["play 5", "end", "play 3", "end"];
    let three = Value::new(3).unwrap();
    for hand in imagined("5 9 9", "3 8 9 10", "7 6", (6, 1), &script) {
        assert_eq!(hand.of_value(three), 0, "{hand:?}");
    }
}

#[test]
fn c7_whoever_leaves_four_may_have_a_fifth() {
    let script = ["play 5", "end", "play 5", "end"];
    let five = Value::new(5).unwrap();
    let hands = imagined("5 9 9", "5 8 9 10", "7 5 5", (5, 2), &script);
    assert!(hands.iter().any(|hand| hand.of_value(five) > 0));
}

#[test]
fn c7_whoever_takes_four_may_have_a_fifth_or_a_joker_but_nothing_lower() {
    let script = ["play 5 5", "end", "take"];
    let hands = imagined("5 5 9 9", "5 8 9 10", "7 5 5", (5, 2), &script);
    for face in [Face::number(Value::new(5).unwrap()), Face::JOKER] {
        assert!(hands.iter().any(|hand| hand.count(face) > 0), "{face}");
    }
    for hand in hands {
        let lower = hand.iter().filter_map(Face::value).any(|value| value.number() < 5);
        assert!(!lower && hand.count(Face::CLEAR) == 0, "{hand:?}");
    }
}

#[test]
fn c7_where_four_are_always_swept_whoever_takes_a_pile_could_have_added() {
    let faces = [Face::number(Value::new(5).unwrap()), Face::JOKER];
    // Both jokers lie there for a 7, which nobody sees by looking at what was taken.
    let script = ["play 5", "end", "take"];
    let hands = |must_sweep| {
        let options = Options { must_sweep, ..Options::default() };
        let run = Some((5, 1));
        let position = hands_only_by(options, "5 9 9", "8 9 9 10", "7 joker joker 5", run);
        imagined_from(position, &script)
    };
    for face in faces {
        assert!(hands(false).iter().any(|hand| hand.count(face) > 0), "{face}");
        assert!(hands(true).iter().all(|hand| hand.count(face) == 0), "{face}");
    }
}

#[test]
fn whoever_is_pushed_may_have_anything() {
    let script = ["push 1", "play 3", "end"];
    let hands = imagined("push 9 9", "3 8 9 10", "7 6", (6, 1), &script);
    assert!(hands.iter().any(|hand| hand.count(Face::JOKER) > 0));
}

fn seed(seat: u64, bits: u8) -> u64 {
    100 * seat + u64::from(bits)
}

/// The rule of thumb that stands for the others is the greedy bot, up to ties.
#[test]
fn others_are_imagined_to_play_like_the_greedy_bot() {
    let (mut same, mut all) = (0, 0);
    for number in 0..40 {
        let rules = some_rules(2 + (number % 5) as u8, 0);
        let mut bots: Bots = (0..rules.players())
            .map(|_| -> Box<dyn Bot<Rules> + Send> { Box::new(Greedy::new()) })
            .collect();
        play(dealt(rules, number), &mut bots, |state| {
            let view = rules.view(state, Viewer::Seat(state.seat));
            all += 1;
            let greedy = Greedy::new().act(&rules, &view, &Talk);
            same += u32::from(super::opponent::choose(&rules, state) == greedy);
        });
    }
    assert!(same * 100 >= all * 90, "{same} of {all}");
}

#[test]
fn the_usual_budgets_need_no_clock_since_a_browser_has_none() {
    for budget in [Search::STEADY, Search::EXPERT] {
        assert!(matches!(budget, Budget::Playouts(1..)), "{budget:?}");
    }
}
