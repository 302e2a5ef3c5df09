use std::time::Duration;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_rules::piles::{
    Command, Layout, Options, Outlook, Pile, Rules, Signal, State, Talk, Variant, View, Wish,
};
use stapel_rules::testing::shuffled;
use stapel_rules::{Card, CardSet, Dealt, Game, Outcome, Seat, Turn, Viewer};

use super::deal::Deal;
use super::sweep::sweep;
use super::{Effort, Greedy, Search, talk};
use crate::{Bot, Budget, Playable};

type Bots = Vec<Box<dyn Bot<Rules> + Send>>;

fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    move |below| (rng.next_u64() % below as u64) as usize
}

fn the_game(players: u8) -> Rules {
    Rules::the_game(players, Options::default()).unwrap()
}

fn extreme(players: u8) -> Rules {
    Rules::extreme(players, Options::default(), Layout::DEFAULT).unwrap()
}

fn search(playouts: u32, seed: u64) -> Search {
    Search::new(Effort::steady, true, seed).with_budget(Budget::Playouts(playouts))
}

fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().filter_map(|&number| Card::new(number)).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays a whole game, every action checked and everyone heard.
fn play(rules: Rules, seed: u64, bots: &mut Bots, mut watch: impl FnMut(&State, &Talk)) -> Outcome {
    let deck = shuffled(&rules, &mut chooser(seed));
    let mut dealt = Dealt::new(rules, deck).unwrap();
    if dealt.turn() == Turn::Opening {
        dealt.start(Seat::FIRST, &mut ()).unwrap();
    }
    let mut talk = Talk::default();
    while let Turn::Seat(seat) = dealt.turn() {
        rules.converse(dealt.state(), &mut talk, |seat, view, heard, say| {
            bots[seat.index()].speak(&rules, view, heard, say);
        });
        watch(dealt.state(), &talk);
        let view = rules.view(dealt.state(), Viewer::Seat(seat));
        let action = bots[seat.index()].act(&rules, &view, &talk);
        dealt.play(seat, action, &mut ()).unwrap();
    }
    rules.outcome(dealt.state()).unwrap()
}

/// Every variant of the rules with so many players.
fn all_rules(players: u8) -> Vec<Rules> {
    let mut all = Vec::new();
    for (expert, hand_less) in [(false, 0), (true, 1)] {
        let options = Options { expert, hand_less, ..Options::default() };
        all.push(Rules::the_game(players, options).unwrap());
        for (strict_one_pile, loose_one_pile) in [(false, false), (true, false), (false, true)] {
            let options = Options { strict_one_pile, loose_one_pile, ..options };
            all.push(Rules::extreme(players, options, Layout::DEFAULT).unwrap());
        }
    }
    all
}

fn greedy(players: u8, talking: bool) -> Bots {
    let bot = || if talking { Greedy::new().talking() } else { Greedy::new() };
    (0..players).map(|_| Box::new(bot()) as Box<dyn Bot<Rules> + Send>).collect()
}

#[test]
fn whole_games_are_played_by_the_rules_at_every_table() {
    for players in 1..=5 {
        for rules in all_rules(players) {
            for seed in 0..6 {
                play(rules, seed, &mut greedy(players, false), |_, _| ());
                play(rules, seed, &mut greedy(players, true), |_, _| ());
            }
            // The least budget there is: nothing is dropped untried even so.
            let mut bots: Bots =
                (0..players).map(|n| Box::new(search(1, u64::from(n))) as _).collect();
            play(rules, 7, &mut bots, |_, _| ());
        }
    }
}

#[test]
fn what_is_done_ahead_is_what_is_done_one_by_one() {
    for players in 1..=5 {
        for rules in all_rules(players) {
            for seed in 0..6 {
                let deck = shuffled(&rules, &mut chooser(seed));
                let mut dealt = Dealt::new(rules, deck).unwrap();
                if dealt.turn() == Turn::Opening {
                    dealt.start(Seat::FIRST, &mut ()).unwrap();
                }
                let (mut one_by_one, mut at_once) =
                    (greedy(players, false), greedy(players, false));
                let (mut ahead, mut done) = (Vec::new(), 0);
                while let Turn::Seat(seat) = dealt.turn() {
                    let view = rules.view(dealt.state(), Viewer::Seat(seat));
                    if done == ahead.len() {
                        (ahead, done) = (Vec::new(), 0);
                        let bot = &mut at_once[seat.index()];
                        bot.act_ahead(&rules, &view, &Talk::default(), &mut ahead);
                    }
                    let action = one_by_one[seat.index()].act(&rules, &view, &Talk::default());
                    assert_eq!(ahead[done], action, "{players} players, seed {seed}");
                    done += 1;
                    dealt.play(seat, action, &mut ()).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_bot_can_sit_down_in_the_middle_of_a_turn() {
    for rules in [the_game(2), extreme(2)] {
        for seed in 0..20 {
            let deck = shuffled(&rules, &mut chooser(seed));
            let mut dealt = Dealt::new(rules, deck).unwrap();
            dealt.start(Seat::FIRST, &mut ()).unwrap();
            let mut old = Greedy::new();
            let mut first = true;
            // Someone new at every other action, with whatever plan they had elsewhere.
            while let Turn::Seat(seat) = dealt.turn() {
                let view = rules.view(dealt.state(), Viewer::Seat(seat));
                let action = match first {
                    true => old.act(&rules, &view, &Talk::default()),
                    false => search(1, seed).act(&rules, &view, &Talk::default()),
                };
                dealt.play(seat, action, &mut ()).unwrap();
                first = !first;
            }
        }
    }
}

#[test]
fn the_same_seed_decides_the_same() {
    let actions = |seed: u64| {
        let mut seen = Vec::new();
        for rules in [the_game(3), extreme(3)] {
            let mut bots: Bots = (0..3).map(|n| Box::new(search(30, seed + n)) as _).collect();
            play(rules, 3, &mut bots, |state, _| seen.push(state.tops));
        }
        seen
    };
    assert_eq!(actions(1), actions(1));
    assert_ne!(actions(1), actions(50), "another seed thinks of other worlds");
}

#[test]
fn what_a_hand_wishes_of_a_pile_depends_on_what_it_has_near() {
    // Of the piles, A is looked at: 40 on top, and of the cards above it some are played.
    let tops = [40, 1, 100, 100];
    let played = cards(&[42, 44]);
    for (hand, expected) in [
        (&[41, 90][..], Some(Wish::LeaveIt)),
        (&[43, 90], Some(Wish::LeaveIt)),
        (&[45, 90], Some(Wish::RatherNot)),
        (&[48, 90], Some(Wish::SmallSteps)),
        (&[55, 90], None),
        (&[75, 90], Some(Wish::GoodForMe)),
        (&[12, 13], Some(Wish::GoodForMe)),
        (&[30, 41], Some(Wish::CanJumpBack)),
    ] {
        let hand = cards(hand);
        let others = CardSet::ALL - hand - played - cards(&[40]);
        assert_eq!(talk::wishes(hand, others, tops)[0], expected, "{hand:?}");
        // Piles that descend are the same in the mirror.
        let mirrored = |set: CardSet| -> CardSet {
            set.iter().filter_map(|card| Card::new(101 - card.number())).collect()
        };
        let mirror_tops = [1, 1, 61, 100];
        let there = talk::wishes(mirrored(hand), mirrored(others), mirror_tops);
        assert_eq!(there[2], expected, "{hand:?} in the mirror");
    }
}

#[test]
fn of_its_wishes_a_seat_says_what_helps_the_others_to_choose() {
    use Wish::{CanJumpBack, GoodForMe, LeaveIt, RatherNot, SmallSteps};
    let spoken = |hand: &[u8], tops: [u8; 4]| {
        let hand = cards(hand);
        talk::spoken(hand, CardSet::ALL - hand - cards(&tops), tops)
    };
    // One card asks for one pile, the nearest; of equal ones for the first.
    assert_eq!(spoken(&[43], [40, 42, 100, 100]), [None, Some(LeaveIt), None, None]);
    assert_eq!(spoken(&[5], [1, 1, 100, 100]), [Some(RatherNot), None, None, None]);
    assert_eq!(spoken(&[60], [1, 1, 62, 66]), [None, None, Some(LeaveIt), None]);
    // Two cards ask for two.
    assert_eq!(spoken(&[42, 52], [40, 50, 30, 31])[..2], [Some(LeaveIt), Some(LeaveIt)]);
    // Not more than two at a time, the most urgent ones.
    let all = spoken(&[32, 43, 57, 75], [30, 40, 66, 80]);
    assert_eq!(all, [Some(LeaveIt), Some(RatherNot), None, None]);
    let jump = spoken(&[20, 43, 78], [30, 40, 11, 80]);
    assert_eq!(jump, [Some(CanJumpBack), None, None, Some(LeaveIt)]);
    // A pile is good only beside one that is to be spared, and not at its base.
    assert_eq!(spoken(&[90, 91], [88, 89, 40, 50])[2..], [None, Some(GoodForMe)]);
    assert_eq!(spoken(&[36], [30, 35, 10, 11])[2..], [None, Some(GoodForMe)]);
    assert_eq!(spoken(&[48], [40, 41, 10, 11]), [None, Some(SmallSteps), None, None]);
    assert_eq!(spoken(&[3], [1, 2, 100, 100]), [None, Some(LeaveIt), None, None]);
}

#[test]
fn x12_bots_fall_quiet_under_silence() {
    let (mut silent, mut talkative) = (0, 0);
    let rules = extreme(3);
    for seed in 0..40 {
        play(rules, seed, &mut greedy(3, true), |state, talk| {
            let said = Seat::all(3).any(|seat| talk.of(seat) != Default::default());
            if rules.layout().visible(state.tops).contains(Command::Silence) {
                assert!(!said, "someone spoke under silence");
                silent += 1;
            } else {
                talkative += u32::from(said);
            }
        });
    }
    assert!(silent > 20 && talkative > 200, "{silent} silent turns, {talkative} others");
}

#[test]
fn x14_bots_tell_of_commands_that_they_hold() {
    let mut told = 0;
    for (players, seed) in [(2, 5), (3, 6), (5, 7)] {
        let rules = extreme(players);
        play(rules, seed, &mut greedy(players, true), |state, talk| {
            if rules.layout().visible(state.tops).contains(Command::Silence) {
                return;
            }
            for seat in Seat::all(players).filter(|&seat| seat != state.seat) {
                let held = talk::commands(&rules, state.hand(seat));
                let holds = talk.of(seat).holds;
                assert!(holds.iter().all(|command| held.contains(command)), "{holds:?}");
                // One at a time, so that it is heard.
                assert!(holds.iter().count() <= 1, "{holds:?}");
                told += holds.iter().count();
            }
        });
    }
    assert!(told > 20, "{told} commands");
}

/// Whether three cards of a hand can be laid one after the other, each by jumping back or past nine others at most that
/// are not played.
fn can_lay_three_cheap_cards(hand: CardSet, others: CardSet, tops: [u8; Pile::COUNT]) -> bool {
    fn lay(left: u8, hand: CardSet, others: CardSet, tops: [u8; Pile::COUNT]) -> bool {
        left == 0
            || Pile::ALL.into_iter().any(|pile| {
                let top = tops[pile.index()];
                hand.iter().any(|card| {
                    let number = card.number();
                    let (low, high) = (top.min(number), top.max(number));
                    let skipped =
                        others.iter().filter(|other| (low..high).contains(&other.number()));
                    let fits = pile.is_onward(top, number) && skipped.count() <= 9;
                    let mut next = tops;
                    next[pile.index()] = number;
                    let rest = hand.iter().filter(|&other| other != card).collect();
                    (fits || pile.is_trick(top, number)) && lay(left - 1, rest, others, next)
                })
            })
    }
    lay(3, hand, others, tops)
}

#[test]
fn what_bots_say_is_true_helps_to_choose_and_is_never_against_themselves() {
    let (mut stuck, mut good) = (0, 0);
    for players in 2..=5 {
        for rules in [the_game(players), extreme(players)] {
            for seed in 0..30 {
                play(rules, seed, &mut greedy(players, true), |state, talk| {
                    for seat in Seat::all(players) {
                        let said = talk.of(seat);
                        let hand = state.hand(seat);
                        let others = rules.view(state, Viewer::Seat(seat)).unseen;
                        let wishes = talk::wishes(hand, others, state.tops);
                        assert!(said.wishes.iter().flatten().count() <= 2, "{said:?}");
                        for pile in Pile::ALL {
                            let wish = said.wishes[pile.index()];
                            assert!(wish.is_none() || wish == wishes[pile.index()], "{said:?}");
                            if wish == Some(Wish::GoodForMe) {
                                good += 1;
                                assert_ne!(state.tops[pile.index()], pile.base(), "{said:?}");
                                let spares = said.wishes.iter().flatten().any(|other| {
                                    !matches!(other, Wish::GoodForMe | Wish::SmallSteps)
                                });
                                assert!(spares, "nothing to choose between: {said:?}");
                            }
                        }
                        if said.outlook == Some(Outlook::StuckSoon) {
                            stuck += 1;
                            assert_eq!(said.wishes, [None; Pile::COUNT], "stuck, and yet not");
                            assert!(
                                !can_lay_three_cheap_cards(hand, others, state.tops),
                                "{hand:?} on {:?} is not stuck",
                                state.tops
                            );
                        }
                    }
                });
            }
        }
    }
    assert!(stuck > 20 && good > 200, "stuck {stuck} times, good {good} times");
}

/// Plays a game as tables do, where what was said holds until the rules forget it and is not said again. Tells how
/// often seats were asked to speak, and how many signals they gave.
fn signals_given(rules: Rules, seed: u64) -> (usize, usize) {
    let deck = shuffled(&rules, &mut chooser(seed));
    let mut dealt = Dealt::new(rules, deck).unwrap();
    dealt.start(Seat::FIRST, &mut ()).unwrap();
    let mut bots = greedy(rules.players(), true);
    let (mut talk, mut turn, mut asked, mut given) = (Talk::default(), None, 0, 0);
    while let Turn::Seat(active) = dealt.turn() {
        let view = rules.view(dealt.state(), Viewer::Seat(active));
        if turn.replace(view.turns) != Some(view.turns) && !view.silent() {
            for seat in Seat::all(rules.players()).filter(|&seat| seat != active) {
                let own = rules.view(dealt.state(), Viewer::Seat(seat));
                let heard = talk;
                bots[seat.index()].speak(&rules, &own, &heard, &mut |signal| {
                    let before = talk;
                    talk.say(seat, signal);
                    given += usize::from(talk != before);
                });
                asked += 1;
            }
        }
        let action = bots[active.index()].act(&rules, &view, &talk);
        let mut events = Vec::new();
        dealt.play(active, action, &mut events).unwrap();
        events.iter().for_each(|event| talk.note(&rules.seen_by(event, Viewer::Spectator)));
    }
    (asked, given)
}

#[test]
fn bots_give_two_signals_a_seat_and_turn_at_most_on_average() {
    for players in 2..=5 {
        for rules in [the_game(players), extreme(players)] {
            let games = (0..40).map(|seed| signals_given(rules, seed));
            let (asked, given) = games.fold((0, 0), |all, game| (all.0 + game.0, all.1 + game.1));
            assert!(given <= 2 * asked, "{players} players: {given} signals in {asked} turns");
            assert!(given * 2 > asked, "{players} players: {given} signals in {asked} turns");
        }
    }
}

/// A view in the middle of a game of greedy bots, with what was said.
fn middle(rules: Rules, seed: u64, turn: u16) -> Option<(State, Talk)> {
    let mut found = None;
    play(rules, seed, &mut greedy(rules.players(), true), |state, talk| {
        if state.turns == turn && found.is_none() {
            found = Some((*state, *talk));
        }
    });
    found
}

fn own_view(rules: &Rules, state: &State) -> View {
    rules.view(state, Viewer::Seat(state.seat))
}

#[test]
fn every_imagined_world_looks_to_the_seat_like_its_own() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for players in 1..=5 {
        for rules in [the_game(players), extreme(players)] {
            for (seed, turn) in [(1, 3), (2, 8), (3, 15), (4, 25)] {
                let Some((state, talk)) = middle(rules, seed, turn) else { continue };
                let view = own_view(&rules, &state);
                for talk in [None, Some(&talk)] {
                    let mut deal = Deal::new(&rules, &view, talk, &mut rng);
                    for _ in 0..20 {
                        let mut world = deal.world(&mut rng);
                        assert_eq!(own_view(&rules, &world.state), view);
                        let mut drawn = CardSet::EMPTY;
                        while let Some(card) = world.draw() {
                            drawn.insert(card);
                        }
                        assert_eq!(drawn, world.state.undrawn());
                    }
                }
            }
        }
    }
}

#[test]
fn worlds_fit_what_was_said_and_are_not_all_the_same() {
    let rules = the_game(3);
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let (mut heard, mut unheard, mut turns) = (0, 0, 0);
    for seed in 0..10 {
        let Some((state, talk)) = middle(rules, seed, 9) else { continue };
        turns += 1;
        let view = own_view(&rules, &state);
        let fits = |state: &State| {
            let all = view.unseen | view.hand;
            Seat::all(3)
                .filter(|&seat| seat != view.seat)
                .map(|seat| {
                    let hand = state.hand(seat);
                    talk::misfit(&rules, &talk.of(seat), hand, all - hand, view.tops)
                })
                .sum::<u32>()
        };
        assert_eq!(fits(&state), 0, "what was said was meant");
        let mut hands = Vec::new();
        for (talk, misfits) in [(Some(&talk), &mut heard), (None, &mut unheard)] {
            let mut deal = Deal::new(&rules, &view, talk, &mut rng);
            for _ in 0..50 {
                let world = deal.world(&mut rng);
                *misfits += fits(&world.state);
                hands.push(world.state.hand(view.seat.left(3)));
            }
        }
        hands.sort_unstable_by_key(|hand| hand.bits());
        hands.dedup();
        assert!(hands.len() > 50, "{} different hands", hands.len());
    }
    assert!(turns >= 8);
    assert!(heard * 4 < unheard, "{heard} degrees off with talk, {unheard} without");
}

#[test]
fn who_can_jump_back_is_believed() {
    let rules = the_game(2);
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut checked = 0;
    for seed in 0..60 {
        let Some((state, mut talk)) = middle(rules, seed, 8) else { continue };
        let view = own_view(&rules, &state);
        let other = view.seat.left(2);
        let jump = Pile::ALL.into_iter().find_map(|pile| {
            let top = view.tops[pile.index()];
            let back = if pile.is_ascending() { top.checked_sub(10)? } else { top + 10 };
            let card = Card::new(back)?;
            view.unseen.contains(card).then_some((pile, card))
        });
        let Some((pile, card)) = jump else { continue };
        talk.forget(other);
        // People may say one thing and leave it at that.
        let holds = |talk: &Talk, rng: &mut Pcg64Mcg| {
            let mut deal = Deal::new(&rules, &view, Some(talk), rng);
            (0..40).filter(|_| deal.world(rng).state.hand(other).contains(card)).count()
        };
        let silent = holds(&talk, &mut rng);
        talk.say(other, Signal::Pile(pile, Wish::CanJumpBack));
        let said = holds(&talk, &mut rng);
        assert!(said > 30 && silent < 25, "{said} of 40 after it was said, {silent} before");
        checked += 1;
    }
    assert!(checked > 10);
}

#[test]
fn a_last_hand_that_can_be_laid_is_laid() {
    for (hand, tops) in [
        (&[50, 51, 52][..], [49, 90, 10, 12]),
        // 60 goes back to 50 on A, and only then do the others fit.
        (&[70, 60, 61], [65, 95, 5, 7]),
        (&[30, 40, 35], [98, 99, 20, 25]),
    ] {
        let plan = sweep(cards(hand), tops).unwrap_or_else(|| panic!("{hand:?} on {tops:?}"));
        let mut now = tops;
        for (card, pile) in plan.iter() {
            let top = &mut now[pile.index()];
            let fits = pile.is_onward(*top, card.number()) || pile.is_trick(*top, card.number());
            assert!(fits, "{card} on {pile} with {top}");
            *top = card.number();
        }
        assert_eq!(plan.iter().count(), hand.len());
    }
    assert!(sweep(cards(&[50]), [61, 62, 41, 42]).is_none());
    assert!(sweep(cards(&[50, 51]), [49, 80, 10, 12]).is_some());
}

#[test]
fn searching_beats_what_it_searches_with() {
    let rules = the_game(3);
    let (mut searched, mut thumb) = (0, 0);
    for seed in 0..12 {
        let mut bots: Bots = (0..3).map(|n| Box::new(search(60, n)) as _).collect();
        let won = |outcome: Outcome| u32::from(outcome == Outcome::Won);
        searched += won(play(rules, seed, &mut bots, |_, _| ()));
        thumb += won(play(rules, seed, &mut greedy(3, false), |_, _| ()));
    }
    assert!(searched > thumb, "{searched} wins to {thumb}");
}

#[test]
fn a_seat_says_how_it_sees_its_next_turn() {
    let rules = the_game(2);
    let said = |hand: &[u8], tops| {
        let mut view = middle(rules, 1, 0).map(|(state, _)| own_view(&rules, &state)).unwrap();
        view.hand = cards(hand);
        view.tops = tops;
        view.unseen = CardSet::ALL - view.hand;
        let mut talk = Talk::default();
        talk::speak(&rules, &view, &Talk::default(), &mut |signal| talk.say(seat(1), signal));
        talk.of(seat(1)).outlook
    };
    let under_way = [30, 31, 80, 81];
    assert_eq!(said(&[50, 51], under_way), Some(Outlook::StuckSoon));
    assert_eq!(said(&[40, 51], under_way), None, "a card in small steps");
    assert_eq!(said(&[20, 51], under_way), None, "a card that jumps back");
    // At a base there is room for everyone.
    assert_eq!(said(&[50, 51], [1, 31, 80, 81]), None);
    assert_eq!(said(&[50, 51], [1, 1, 100, 100]), None);
    assert_eq!(rules.variant(), Variant::TheGame);
}

#[test]
fn without_time_everything_is_tried_once_as_with_one_playout() {
    let rules = the_game(2);
    let states = |budget| {
        let bot = |seed| Search::new(Effort::steady, true, seed).with_budget(budget);
        let mut bots: Bots = vec![Box::new(bot(1)), Box::new(bot(2))];
        let mut states = Vec::new();
        play(rules, 3, &mut bots, |state, _| states.push(*state));
        states
    };
    assert_eq!(states(Budget::Time(Duration::ZERO)), states(Budget::Playouts(1)));
}

#[test]
fn the_usual_effort_needs_no_clock_since_a_browser_has_none() {
    for rules in [the_game(1), the_game(5), extreme(1), extreme(5)] {
        for effort in [Effort::steady(&rules), Effort::expert(&rules)] {
            assert!(matches!(effort.budget, Budget::Playouts(1..)), "{effort:?}");
        }
    }
}
