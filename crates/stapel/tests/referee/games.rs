//! Whole games over the pipe, judged a second time at every step.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::oracle::{Clear4, Piles};
use super::support::{Dice, GAMES, Referee, list, new_seeded, number};

/// Games for each number of players and each set of options.
const GAMES_EACH: u64 = 3;

/// The deck that a state was dealt from, for a state before the first card.
pub(crate) fn deck_in_order(deal: &Value, request: &Value) -> Vec<Value> {
    let mut deck = Vec::new();
    if request["game"] == "clear-4" {
        for (hand, stacks) in list(&deal["hands"]).iter().zip(list(&deal["stacks"])) {
            for layer in ["blind", "down", "up"] {
                deck.extend(list(stacks).iter().map(|stack| stack[layer].clone()));
            }
            deck.extend(list(hand).iter().cloned());
        }
        deck.extend(list(&deal["box"]).iter().cloned());
    } else {
        deck.extend(list(&deal["hands"]).iter().flat_map(list).cloned());
        deck.extend(list(&deal["draw"]).iter().cloned());
    }
    deck
}

fn options(game: &str, variant: u64) -> Value {
    let flag = |bit: u64| variant >> bit & 1 == 1;
    match game {
        "the-game" => json!({"expert": flag(0), "hand_less": variant >> 1 & 1}),
        "extreme" => json!({
            "expert": flag(1),
            "strict_one_pile": variant == 1,
            "loose_one_pile": variant > 1,
        }),
        _ => json!({
            "joker_sets": flag(0),
            "pass_on_empty": flag(1),
            "last_push_moves": flag(0),
            "turn_cap": if flag(1) { 60 } else { 500 },
            "must_sweep": variant == 2,
        }),
    }
}

/// Plays a game of The Game or Extreme to its end; gives how it ended.
fn play_piles(referee: &mut Referee, request: &Value, dice: &mut Dice) -> String {
    let deal = referee.accept(request)["state"].take();
    let mut model = Piles::new(request, &deck_in_order(&deal, request), &deal["layout"]);
    let players = number(&request["players"]);
    assert_eq!(referee.state(), model.state());
    if players > 1 {
        let starter = dice.below(players);
        model.start(starter);
        assert_eq!(referee.start(starter), model.state());
    }
    let mut seen = model.state();
    while !model.is_over() {
        let (seat, actions) = referee.legal();
        assert_eq!(json!(seat), seen["seat"]);
        assert_eq!(actions, model.legal(), "in {seen}");
        let action = choose(&actions, &seen, dice);
        let answer = referee.accept(&json!({"op": "do", "seat": seat, "action": action}));
        model.act(&action);
        seen = model.state();
        assert_eq!(answer["state"], seen, "after {action} in {request}");
        assert!(!list(&answer["events"]).is_empty());
    }
    assert_is_over(referee, players);
    seen["reason"].as_str().unwrap_or("won").to_owned()
}

/// Small steps now and then, so that games are not all lost early.
fn choose(actions: &[String], state: &Value, dice: &mut Dice) -> String {
    if dice.below(3) == 0 {
        return actions[dice.below(actions.len())].clone();
    }
    let step = |action: &String| {
        let Some(card) = action.trim_end_matches(char::is_alphabetic).parse::<i64>().ok() else {
            return 3;
        };
        let pile = &action[action.len() - 1..];
        let top = list(&state["piles"][pile]).last().unwrap().as_i64().unwrap();
        if pile < "C" { card - top } else { top - card }
    };
    actions.iter().min_by_key(|action| step(action)).unwrap().clone()
}

/// Plays a round of Clear 4! to its end; gives whether the cap ended it.
fn play_clear4(referee: &mut Referee, request: &Value, dice: &mut Dice) -> bool {
    let deal = referee.accept(request)["state"].take();
    let mut model = Clear4::new(request, &deck_in_order(&deal, request));
    let mut seen = model.state();
    assert_eq!(deal, seen);
    while !model.is_over() {
        let (seat, actions) = referee.legal();
        assert_eq!(json!(seat), seen["seat"]);
        assert_eq!(actions, model.legal(), "in {seen}");
        // Taking the pile is a last resort, or rounds would take for ever.
        let other = actions.iter().filter(|action| *action != "take").count();
        let action = loop {
            let action = &actions[dice.below(actions.len())];
            if action != "take" || other == 0 || dice.below(4) == 0 {
                break action.clone();
            }
        };
        let answer = referee.accept(&json!({"op": "do", "seat": seat, "action": action}));
        model.act(&action);
        seen = model.state();
        assert_eq!(answer["state"], seen, "after {action} in {request}");
        assert!(!list(&answer["events"]).is_empty());
    }
    assert_is_over(referee, number(&request["players"]));
    let points = list(&seen["points"]);
    points.iter().all(|points| *points != 0)
}

fn assert_is_over(referee: &mut Referee, players: usize) {
    referee.refuse(r#"{"op":"legal"}"#).with_code("game_over");
    for seat in 0..players {
        let request = json!({"op": "do", "seat": seat, "action": "end"});
        referee.refuse(request.to_string()).with_code("game_over");
    }
}

#[test]
fn games_of_the_game_and_extreme_go_by_the_rules_at_every_number_of_players() {
    let mut ends = BTreeSet::new();
    let mut referee = Referee::new();
    for (game, range) in &GAMES[..2] {
        for players in range.clone() {
            for number in 0..4 * GAMES_EACH {
                let mut request = new_seeded(game, players, &format!("{game} {players} {number}"));
                request["options"] = options(game, number % 4);
                if *game == "extreme" && number % 3 == 0 {
                    request["layout"] = json!("shuffled");
                }
                let mut dice = Dice::new(number << 8 | players as u64);
                ends.insert(play_piles(&mut referee, &request, &mut dice));
            }
        }
    }
    // Otherwise the games would show less than they are meant to.
    let expected = ["one-pile", "skull", "stuck", "three"];
    assert!(expected.iter().all(|reason| ends.contains(*reason)), "{ends:?}");
}

#[test]
fn rounds_of_clear_4_go_by_the_rules_at_every_number_of_players() {
    let mut capped = [0, 0];
    let mut referee = Referee::new();
    for players in GAMES[2].1.clone() {
        for number in 0..4 * GAMES_EACH {
            let mut request = new_seeded("clear-4", players, &format!("{players} {number}"));
            request["options"] = options("clear-4", number % 4);
            request["first"] = json!(number as usize % players);
            let mut dice = Dice::new(number << 8 | players as u64);
            capped[usize::from(play_clear4(&mut referee, &request, &mut dice))] += 1;
        }
    }
    assert!(capped.iter().all(|&rounds| rounds > 0), "won and capped: {capped:?}");
}
