//! Bots decide by what they may know: where two worlds look the same to a seat, its bot does the
//! same in both.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::{Bot, Budget, Level, Playable, Profile};
use stapel_rules::piles::{self, Layout};
use stapel_rules::testing::{Suite, shuffled};
use stapel_rules::{Dealt, Game, Seat, Turn, Viewer, clear4};

const GAMES: u64 = 8;

fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    move |below| (rng.next_u64() % below as u64) as usize
}

type Bots<G> = Vec<Box<dyn Bot<G> + Send>>;

/// A bot of this level that imagines so many games, if it imagines any: less than usual, which makes
/// it no less blind.
fn profile(level: Level, playouts: u32) -> Profile {
    Profile { budget: Some(Budget::Playouts(playouts)), ..Profile::from(level) }
}

fn bots<G: Playable>(profile: Profile, players: u8, seed: u64) -> Bots<G> {
    (0..u64::from(players)).map(|seat| G::bot(&profile, seed * 8 + seat)).collect()
}

fn own_view<G: Game>(dealt: &Dealt<G>, seat: Seat) -> G::View {
    dealt.game().view(dealt.state(), Viewer::Seat(seat))
}

/// Who would start, by what everyone says.
fn start<G: Playable>(dealt: &mut Dealt<G>, bots: &mut Bots<G>) -> Option<Seat> {
    (dealt.turn() == Turn::Opening).then(|| {
        let mut said = dealt.game().new_talk();
        for seat in Seat::all(dealt.game().players()) {
            let signal = bots[seat.index()].open(dealt.game(), &own_view(dealt, seat));
            if let Some(signal) = signal {
                G::note_signal(&mut said, seat, signal);
            }
        }
        let seat = dealt.game().default_starter(&said);
        dealt.start(seat, &mut ()).unwrap();
        seat
    })
}

/// What a seat did, and what it had heard before.
struct Step<G: Playable> {
    seat: Seat,
    talk: G::Talk,
    action: G::Action,
}

/// Plays a game with bots; gives who started, and who did what.
fn play<G: Suite + Playable>(
    mut dealt: Dealt<G>,
    mut bots: Bots<G>,
) -> (Option<Seat>, Vec<Step<G>>) {
    let starter = start(&mut dealt, &mut bots);
    let mut steps = Vec::new();
    let mut talk = dealt.game().new_talk();
    while let Turn::Seat(seat) = dealt.turn() {
        let game = *dealt.game();
        game.converse(dealt.state(), &mut talk, |seat, view, heard, say| {
            bots[seat.index()].speak(&game, view, heard, say);
        });
        let action = bots[seat.index()].act(&game, &own_view(&dealt, seat), &talk);
        dealt.play(seat, action, &mut ()).unwrap();
        steps.push(Step { seat, talk, action });
    }
    (starter, steps)
}

/// Where the game is after some actions.
fn after<G: Playable>(
    mut dealt: Dealt<G>,
    starter: Option<Seat>,
    steps: &[Step<G>],
) -> Option<Dealt<G>> {
    if let Some(seat) = starter {
        dealt.start(seat, &mut ()).unwrap();
    }
    for &Step { seat, action, .. } in steps {
        // In a world with other hidden cards, a seat may have had nothing to play any more.
        dealt.play(seat, action, &mut ()).ok()?;
    }
    Some(dealt)
}

/// What the bot of this seat answers after having been asked the same questions before.
fn answer<G: Suite + Playable>(
    bot: &mut dyn Bot<G>,
    mut dealt: Dealt<G>,
    starter: Option<Seat>,
    steps: &[Step<G>],
    asked: Seat,
    talk: G::Talk,
) -> G::Action {
    if let Some(seat) = starter {
        bot.open(dealt.game(), &own_view(&dealt, asked));
        dealt.start(seat, &mut ()).unwrap();
    }
    for &Step { seat, talk, action } in steps {
        if seat == asked {
            assert_eq!(bot.act(dealt.game(), &own_view(&dealt, asked), &talk), action);
        } else {
            bot.speak(dealt.game(), &own_view(&dealt, asked), &talk, &mut |_| ());
        }
        dealt.play(seat, action, &mut ()).unwrap();
    }
    bot.act(dealt.game(), &own_view(&dealt, asked), &talk)
}

fn assert_blind<G: Suite + Playable>(game: G, profile: Profile) {
    let (mut compared, mut different) = (0, 0);
    for seed in 0..GAMES {
        let mut choose = chooser(seed);
        let deck = shuffled(&game, &mut choose);
        let dealt = Dealt::new(game, deck.clone()).unwrap();
        let (starter, steps) = play(dealt.clone(), bots(profile, game.players(), seed));
        for _ in 0..4 {
            let count = choose(steps.len());
            let (before, asked) = (&steps[..count], &steps[count]);
            let seat = asked.seat;
            let here = after(dealt.clone(), starter, before).unwrap();
            let hidden = game.hidden_from(here.state(), &deck, Viewer::Seat(seat));
            let mut other_deck = deck.clone();
            for last in (1..hidden.len()).rev() {
                other_deck.swap(hidden[last], hidden[choose(last + 1)]);
            }
            let other = Dealt::new(game, other_deck.clone()).unwrap();
            let Some(there) = after(other.clone(), starter, before) else { continue };
            if there.turn() != here.turn() {
                continue;
            }
            assert_eq!(own_view(&there, seat), own_view(&here, seat));
            compared += 1;
            different += u32::from(other_deck != deck);
            let mut bot = bots::<G>(profile, game.players(), seed).swap_remove(seat.index());
            let action = answer(&mut *bot, other, starter, before, seat, asked.talk);
            assert_eq!(action, asked.action, "{profile} knows what it can't know");
        }
    }
    // Worlds that end early or don't differ say nothing; there must be enough of the others.
    assert!(
        compared >= 8 && different >= 8,
        "{profile}: {compared} compared, {different} different"
    );
}

#[test]
fn no_level_knows_more_than_its_view_of_the_game() {
    for level in Level::ALL {
        for players in [2, 4] {
            let rules = piles::Rules::the_game(players, piles::Options::default()).unwrap();
            assert_blind(rules, profile(level, 60));
        }
    }
}

#[test]
fn no_level_knows_more_than_its_view_of_extreme() {
    for level in Level::ALL {
        for players in [2, 4] {
            let options = piles::Options::default();
            let rules = piles::Rules::extreme(players, options, Layout::DEFAULT).unwrap();
            assert_blind(rules, profile(level, 30));
        }
    }
}

#[test]
fn no_level_knows_more_than_its_view_of_clear_4() {
    for level in Level::ALL {
        for players in [2, 4] {
            let options = clear4::Options::default();
            let rules = clear4::Rules::new(players, Seat::FIRST, options).unwrap();
            // With fewer, the rule of thumb would nearly always have its way.
            assert_blind(rules, profile(level, 250));
        }
    }
}
