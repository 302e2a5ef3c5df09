use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_analysis::solve::{Limit, Solution, Verdict, solve_from};
use stapel_rules::piles::{Layout, Legal, Options, Parts, PileSet, Public, Rules, State, Status};
use stapel_rules::{Card, CardSet, Dealt, Game, Outcome, Seat, Turn};

use crate::support::{NEVER, deck, extreme, shuffle, solved, the_game};

fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| Card::new(number).unwrap()).collect()
}

/// A late position: tops, hands, draws in order. Seat 0 begins a turn.
fn late(rules: &Rules, tops: [u8; 4], hands: &[CardSet], draws: &[Card]) -> Option<State> {
    let mut all_hands = [CardSet::EMPTY; 5];
    all_hands[..hands.len()].copy_from_slice(hands);
    let parts = Parts {
        hands: all_hands,
        undrawn: draws.iter().copied().collect(),
        public: Public {
            status: Status::Playing,
            seat: Seat::FIRST,
            tops,
            laid: 0,
            minimum: if draws.is_empty() { 1 } else { 2 },
            to_draw: 0,
            three: false,
            skulls: PileSet::EMPTY,
            used: PileSet::EMPTY,
            bound: None,
            turns: 20,
        },
    };
    parts.check(rules).ok()
}

fn solved_from(rules: &Rules, state: &State, draws: &[Card]) -> Solution {
    solve_from(rules, state, draws, Limit::default(), &NEVER).unwrap()
}

#[test]
fn small_endgames_are_solved_as_people_would() {
    let rules = the_game(2);
    // Tops, hands, draws; then the verdict and how many cards are left at best.
    type Case<'c> = ([u8; 4], [&'c [u8]; 2], &'c [u8], Verdict, u8);
    let cases: [Case<'_>; 5] = [
        // 60 goes back to 50, from where 55 goes on.
        ([60, 98, 3, 2], [&[50, 55], &[70]], &[], Verdict::Won, 0),
        // The card that goes back is drawn too late: seat 0 must lay two cards first.
        ([60, 98, 3, 2], [&[70, 80], &[55, 90]], &[50], Verdict::Refuted, 2),
        // Nothing ever goes below 60 again.
        ([60, 98, 3, 2], [&[61, 62], &[55, 63]], &[], Verdict::Refuted, 1),
        // The one who has nothing to lay is helped by nobody.
        ([60, 98, 3, 2], [&[61, 70], &[51, 55]], &[], Verdict::Won, 0),
        // Laying more than one has to can be right.
        ([60, 98, 3, 2], [&[61, 62, 63], &[53, 54]], &[], Verdict::Won, 0),
    ];
    for (tops, hands, draws, verdict, left) in cases {
        let draws = cards(draws);
        let sets = hands.map(|hand| cards(hand).into_iter().collect());
        let state = late(&rules, tops, &sets, &draws).unwrap();
        let solution = solved_from(&rules, &state, &draws);
        assert_eq!((solution.verdict, solution.left), (verdict, left), "{hands:?} {draws:?}");
        assert!(solution.is_best());
    }
}

/// The best that can be reached, found by trying everything: 0 for a win, else one more than the
/// cards left.
fn brute_force(rules: &Rules, state: &State, draws: &[Card]) -> u8 {
    match rules.turn(state) {
        Turn::Opening => unreachable!("endgames are under way"),
        Turn::Over => match rules.outcome(state) {
            Some(Outcome::Lost { left, .. }) => left + 1,
            _ => 0,
        },
        Turn::Chance(_) => {
            let mut state = *state;
            rules.draw(&mut state, draws[0], &mut ());
            brute_force(rules, &state, &draws[1..])
        }
        Turn::Seat(_) => {
            let mut best = u8::MAX;
            for action in Legal::of(rules, state).iter() {
                let mut next = *state;
                rules.apply(&mut next, action, &mut ());
                best = best.min(brute_force(rules, &next, draws));
                if best == 0 {
                    break;
                }
            }
            best
        }
    }
}

/// A late position that nobody chose: a few cards are left, everything else lies somewhere.
fn random_endgame(rules: &Rules, rng: &mut Pcg64Mcg) -> Option<(State, Vec<Card>)> {
    let mut below = |bound: u32| rng.next_u32() % bound;
    let tops = [30 + below(60), 30 + below(60), 10 + below(60), 10 + below(60)];
    let tops = tops.map(|top| top as u8);
    let (left, drawn) = (3 + below(4) as usize, below(3) as usize);
    let mut deck: Vec<Card> = Card::all().filter(|card| !tops.contains(&card.number())).collect();
    shuffle(&mut deck, rng);
    // Commands are what is hard about Extreme, so that they come more often than by chance.
    let has_command = |card: &Card| rules.layout().command(*card).is_some();
    let (commands, plain): (Vec<Card>, Vec<Card>) = deck.into_iter().partition(has_command);
    let mixed = commands.into_iter().map(Some).chain([None].into_iter().cycle()).zip(plain);
    let mut deck: Vec<Card> =
        mixed.flat_map(|(command, plain)| command.into_iter().chain([plain])).collect();
    deck.truncate(left + drawn);
    shuffle(&mut deck, rng);
    let draws = deck.split_off(left);
    let mut hands = vec![CardSet::EMPTY; usize::from(rules.players())];
    for (hand, &card) in (0..hands.len()).cycle().zip(&deck) {
        hands[hand].insert(card);
    }
    Some((late(rules, tops, &hands, &draws)?, draws))
}

#[test]
fn endgames_are_solved_as_by_trying_everything() {
    let strict = Options { strict_one_pile: true, ..Options::default() };
    let loose = Options { loose_one_pile: true, ..Options::default() };
    let mut verdicts = [0; 3];
    for players in 1..=3 {
        let [strict, loose] = [strict, loose]
            .map(|options| Rules::extreme(players, options, Layout::DEFAULT).unwrap());
        for rules in [the_game(players), extreme(players), strict, loose] {
            let mut rng = Pcg64Mcg::seed_from_u64(u64::from(players));
            let mut tried = 0;
            while tried < 150 {
                let Some((state, draws)) = random_endgame(&rules, &mut rng) else { continue };
                tried += 1;
                let expected = brute_force(&rules, &state, &draws);
                let found = solved_from(&rules, &state, &draws);
                let value = match found.verdict {
                    Verdict::Won => 0,
                    Verdict::Refuted => found.left + 1,
                    Verdict::Open => panic!("{state:?} is small enough"),
                };
                assert_eq!(value, expected, "{state:?} {draws:?} {found:?}");
                assert!(found.is_best());
                verdicts[found.verdict as usize] += 1;
            }
        }
    }
    assert!(verdicts[0] > 100 && verdicts[1] > 100, "{verdicts:?}");
}

#[test]
fn a_game_can_be_solved_from_its_middle() {
    let rules = extreme(2);
    let deck = deck(4);
    let solution = solved(&rules, &deck, 3_000_000);
    assert_eq!(solution.verdict, Verdict::Won);
    let mut dealt = Dealt::new(rules, deck.clone()).unwrap();
    dealt.start(solution.starter.unwrap(), &mut ()).unwrap();
    for (step, &action) in solution.actions.iter().enumerate() {
        if step % 20 == 19 {
            // Somewhere in a turn, or between two.
            let state = *dealt.state();
            let draws = &deck[deck.len() - usize::from(state.undrawn().len())..];
            let rest = solved_from(&rules, &state, draws);
            assert_eq!((rest.verdict, rest.starter), (Verdict::Won, None), "after {step} steps");
            let mut end = dealt.clone();
            for action in rest.actions {
                end.play(end.state().seat, action, &mut ()).unwrap();
            }
            assert_eq!(end.turn(), Turn::Over);
        }
        dealt.play(dealt.state().seat, action, &mut ()).unwrap();
    }
}

#[test]
fn a_spoilt_game_is_refuted_long_before_its_end() {
    let rules = the_game(1);
    let mut refuted = 0;
    for seed in 0..8 {
        let deck = deck(seed);
        // Without time to look for more, the first line that comes to mind mostly loses.
        let careless = solved(&rules, &deck, 0);
        let mut dealt = Dealt::new(rules, deck).unwrap();
        for &action in &careless.actions {
            if dealt.state().left() == 30 {
                break;
            }
            dealt.play(Seat::FIRST, action, &mut ()).unwrap();
        }
        let state = *dealt.state();
        let draws = &dealt.deck()[Card::COUNT - usize::from(state.undrawn().len())..];
        let rest = solved_from(&rules, &state, draws);
        if state.status == Status::Playing && rest.verdict == Verdict::Refuted {
            assert!(rest.nodes > 0 && rest.is_best() && rest.left <= careless.left, "{rest:?}");
            refuted += 1;
        }
    }
    assert!(refuted > 0);
}

#[test]
fn a_game_that_is_over_has_nothing_to_solve() {
    let rules = the_game(1);
    let hand = cards(&[50, 70]).into_iter().collect();
    let mut state = late(&rules, [60, 61, 40, 41], &[hand], &[]).unwrap();
    rules.play(&mut state, Seat::FIRST, rules.parse_action("70B").unwrap(), &mut ()).unwrap();
    let rest = solved_from(&rules, &state, &[]);
    assert_eq!((rest.verdict, rest.actions.len()), (Verdict::Won, 1));
    rules.play(&mut state, Seat::FIRST, rest.actions[0], &mut ()).unwrap();
    let over = solved_from(&rules, &state, &[]);
    assert_eq!((over.verdict, over.actions.len(), over.nodes), (Verdict::Won, 0, 0));
}

#[test]
fn a_turn_under_way_is_not_ended_too_early() {
    // Seat 0 has laid what it must, and could end the turn. Seat 1 will be stuck in any case, so that
    // the rest had better be laid first.
    let rules = the_game(2);
    let hands = [&[62, 63, 64][..], &[50, 45]].map(|hand| cards(hand).into_iter().collect());
    let mut state = late(&rules, [61, 98, 3, 2], &hands, &[]).unwrap();
    rules.play(&mut state, Seat::FIRST, rules.parse_action("62A").unwrap(), &mut ()).unwrap();
    let solution = solved_from(&rules, &state, &[]);
    assert_eq!((solution.verdict, solution.left), (Verdict::Refuted, 2));
    assert!(solution.is_best());
    let actions: Vec<String> = solution.actions.iter().map(ToString::to_string).collect();
    assert_eq!(actions, ["63A", "64A", "end"]);
}
