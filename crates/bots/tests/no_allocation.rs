//! Once it sits at the table, the greedy bot plays The Game without allocating.

use stapel_bots::Bot;
use stapel_bots::piles::Greedy;
use stapel_rules::piles::{Action, Options, Rules, State, Talk};
use stapel_rules::{Card, Game, Seat, Turn, Viewer};

/// Plays a game to its end with the deck, whose first card is the top; how many actions it took.
/// There is room for what a bot does `ahead`, if it is to be asked for that.
fn play(
    rules: &Rules,
    deck: &[Card],
    mut state: State,
    seats: &mut [Greedy],
    mut ahead: Option<&mut Vec<Action>>,
) -> u32 {
    let mut actions = 0;
    loop {
        match rules.turn(&state) {
            Turn::Opening => {
                for seat in Seat::all(rules.players()) {
                    let view = rules.view(&state, Viewer::Seat(seat));
                    seats[seat.index()].open(rules, &view);
                }
                rules.start(&mut state, Seat::FIRST, &mut ()).expect("there is a first seat");
            }
            Turn::Seat(seat) => {
                let view = rules.view(&state, Viewer::Seat(seat));
                let (bot, talk) = (&mut seats[seat.index()], Talk::default());
                if let Some(ahead) = &mut ahead {
                    ahead.clear();
                    bot.act_ahead(rules, &view, &talk, ahead);
                    for &action in ahead.iter() {
                        // With the last card the game is won, and there is no turn left to end.
                        if rules.turn(&state) != Turn::Over {
                            rules.apply(&mut state, action, &mut ());
                            actions += 1;
                        }
                    }
                } else {
                    rules.apply(&mut state, bot.act(rules, &view, &talk), &mut ());
                    actions += 1;
                }
            }
            Turn::Chance(draw) => {
                let card = deck[rules.deck_index(&state, draw)];
                rules.draw(&mut state, card, &mut ());
            }
            Turn::Over => return actions,
        }
    }
}

#[test]
fn greedy_allocates_nothing_in_the_game() {
    for players in 1..=5 {
        let rules = Rules::the_game(players, Options::default()).unwrap();
        let mut seats: Vec<Greedy> = (0..players).map(|_| Greedy::new()).collect();
        let mut deck = rules.full_deck();
        // Any order will do, as long as it's not the natural one: 53 has no divisor in common with
        // the number of cards.
        let natural = deck.clone();
        for (place, card) in deck.iter_mut().enumerate() {
            *card = natural[place * 53 % natural.len()];
        }
        let state = rules.deal(&deck).unwrap();
        let mut room = Vec::with_capacity(16);
        for ahead in [None, Some(&mut room)] {
            let mut actions = 0;
            let counted = allocation_counter::measure(|| {
                actions = play(&rules, &deck, state, &mut seats, ahead);
            });
            assert!(actions > 20, "{actions} actions were played");
            assert_eq!(counted.count_total, 0, "with {players} players");
        }
    }
}
