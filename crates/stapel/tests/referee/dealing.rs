//! Who is dealt what, from a deck and from a seed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::games::deck_in_order;
use super::support::{
    Dealt, Dice, GAMES, Referee, clear4_cards, deck, hand_size, list, new_clear4, new_piles,
    new_seeded, number,
};

/// All cards of a game in an order that no two places share by accident.
fn mixed(mut cards: Vec<Value>, seed: u64) -> Vec<Value> {
    let mut dice = Dice::new(seed);
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last + 1));
    }
    cards
}

fn sorted(cards: &[Value]) -> Vec<Value> {
    let order = |card: &Value| match card.as_str() {
        Some("push") => 11,
        Some("joker") => 12,
        Some("clear") => 13,
        _ => number(card),
    };
    let mut cards = cards.to_vec();
    cards.sort_by_key(order);
    cards
}

#[test]
fn in_the_game_and_extreme_seat_0_takes_the_first_full_hand_and_the_rest_is_drawn_in_order() {
    let mut referee = Referee::new();
    for (game, range) in &GAMES[..2] {
        for players in range.clone() {
            for less in [0, 1] {
                let deck = mixed(deck(&[]), players as u64);
                let state = referee.accept(&json!({
                    "op": "new", "game": game, "players": players, "deck": deck,
                    "options": {"hand_less": less},
                }))["state"]
                    .take();
                let size = hand_size(players) - less;
                let hands: Vec<_> = deck.chunks(size).take(players).map(sorted).collect();
                assert_eq!(state["hands"], json!(hands), "{game} for {players}");
                assert_eq!(state["draw"], json!(deck[size * players..]));
                assert_eq!(state["left"], 98);
                let status = if players == 1 { "playing" } else { "opening" };
                assert_eq!(state["status"], status);
            }
        }
    }
}

#[test]
fn in_clear_4_each_seat_takes_twenty_cards_stack_by_stack_and_the_rest_is_the_box() {
    let mut referee = Referee::new();
    for players in GAMES[2].1.clone() {
        let deck = mixed(clear4_cards(), players as u64);
        let state = referee.accept(&json!({
            "op": "new", "game": "clear-4", "players": players, "deck": deck,
        }))["state"]
            .take();
        for (seat, dealt) in deck.chunks(20).take(players).enumerate() {
            for stack in 0..4 {
                let expected = json!({"up": dealt[8 + stack], "down": dealt[4 + stack], "blind": dealt[stack]});
                assert_eq!(state["stacks"][seat][stack], expected);
            }
            assert_eq!(state["hands"][seat], json!(sorted(&dealt[12..])));
        }
        assert_eq!(state["hands"].as_array().map(Vec::len), Some(players));
        assert_eq!(state["stacks"].as_array().map(Vec::len), Some(players));
        assert_eq!(state["box"], json!(deck[20 * players..]));
        assert_eq!(state["seat"], 0);
    }
}

#[test]
fn a_round_of_clear_4_starts_with_the_first_seat() {
    let mut referee = Referee::new();
    for players in GAMES[2].1.clone() {
        for first in 0..players {
            let mut request = new_seeded("clear-4", players, "any text");
            request["first"] = json!(first);
            assert_eq!(referee.accept(&request)["state"]["seat"], first);
            assert_eq!(referee.legal().0, first);
        }
        let mut request = new_seeded("clear-4", players, "any text");
        request["first"] = json!(players);
        referee.refuse(request.to_string()).with_code("bad_request").saying("first");
    }
}

#[test]
fn cards_are_drawn_from_the_top_of_the_draw_pile() {
    let mut referee = Referee::with(&new_piles("the-game", 2, &[50, 51, 2, 3, 4, 5, 6]));
    let before = referee.start(0);
    let state = referee.play(&["50A", "51A", "end"]);
    let top: Vec<usize> = list(&before["draw"])[..2].iter().map(number).collect();
    let hand: BTreeSet<usize> = list(&state["hands"][0]).iter().map(number).collect();
    assert_eq!(hand, BTreeSet::from([2, 3, 4, 5, 6, top[0], top[1]]));
    assert_eq!(list(&state["draw"]), &list(&before["draw"])[2..]);
}

#[test]
fn a_seed_deals_the_same_game_every_time() {
    for (game, range) in GAMES {
        for players in range {
            let request = new_seeded(game, players, "any text");
            let deal = Referee::new().ask(request.to_string());
            let mut referee = Referee::new();
            assert_eq!(referee.ask(request.to_string()), deal);
            // Nor does it matter what was dealt before.
            referee.accept(&new_seeded(game, players, "another text"));
            assert_eq!(referee.ask(request.to_string()), deal);
        }
    }
}

#[test]
fn different_seeds_deal_different_games() {
    let mut referee = Referee::new();
    for (game, range) in GAMES {
        let seeds = ["", "a", "b", "A", "a ", "any text", "ä", "1", "\u{0}", "line\nline"];
        let deals: BTreeSet<String> = seeds
            .iter()
            .map(|seed| referee.ask(new_seeded(game, *range.end(), seed).to_string()))
            .collect();
        assert_eq!(deals.len(), seeds.len(), "{game}");
    }
}

#[test]
fn what_a_seed_deals_holds_every_card_of_the_game() {
    let mut referee = Referee::new();
    for (game, range) in GAMES {
        let all = if game == "clear-4" { clear4_cards() } else { deck(&[]) };
        for players in range {
            let request = new_seeded(game, players, &format!("{players} players"));
            let state = referee.accept(&request)["state"].take();
            assert_eq!(sorted(&deck_in_order(&state, &request)), all);
        }
    }
}

/// Others shuffle from the same text and check our deals with it, so this is fixed for ever.
#[test]
fn what_follows_from_a_seed_never_changes() {
    let mut referee = Referee::new();
    let mut deal = |game, players| {
        let request = new_seeded(game, players, "any text");
        referee.accept(&request)["state"].take()
    };
    let solo = deal("the-game", 1);
    assert_eq!(solo["hands"], json!([[12, 26, 28, 44, 71, 74, 79, 96]]));
    assert_eq!(list(&solo["draw"])[..2], [json!(14), json!(41)]);
    assert_eq!(deal("extreme", 1)["hands"], solo["hands"]);
    assert_eq!(
        deal("clear-4", 2)["hands"],
        json!([[1, 2, 2, 2, 7, 9, "push", "joker"], [1, 2, 5, 5, 8, 10, "joker", "clear"]])
    );
}

#[test]
fn the_answer_to_new_for_a_dealt_deck_is_the_state_itself() {
    const SEAT: Dealt =
        Dealt { blind: "1 2 3 4", down: "5 6 7 8", up: "9 10 P J", hand: "C 1 2 3 4 5 6 7" };
    let mut referee = Referee::new();
    for request in [new_piles("the-game", 3, &[]), new_clear4(&[SEAT, SEAT])] {
        let answer = referee.ask(request.to_string());
        assert_eq!(referee.ask(r#"{"op":"state"}"#), answer);
    }
}

#[test]
fn a_deck_with_wrong_cards_is_refused_and_the_game_under_way_stays() {
    let mut referee = Referee::with(&new_seeded("extreme", 2, "under way"));
    let mut refuse = |game: &str, deck: Value| {
        let request = json!({"op": "new", "game": game, "players": 2, "deck": deck});
        referee.refuse(request.to_string()).with_code("bad_deck")
    };
    let changed = |mut cards: Vec<Value>, card: Value| {
        cards[7] = card;
        json!(cards)
    };
    for game in ["the-game", "extreme"] {
        let good = || deck(&[]);
        refuse(game, json!(good()[1..])).saying("97");
        refuse(game, json!([good(), vec![json!(50)]].concat())).saying("99");
        refuse(game, changed(good(), json!(50))).saying("more often");
        for card in [json!(1), json!(100), json!(0), json!(-5), json!(265), json!(9.0), json!(1e30)]
        {
            refuse(game, changed(good(), card)).saying("card 8");
        }
        for card in [json!("9"), json!("joker"), json!(null), json!(true), json!([9]), json!({})] {
            refuse(game, changed(good(), card)).saying("card 8");
        }
        for no_list in [json!({}), json!("shuffled"), json!(98), json!(true)] {
            refuse(game, no_list).saying("list");
        }
        refuse(game, json!([]));
        refuse(game, json!(clear4_cards()));
    }
    refuse("clear-4", json!(clear4_cards()[1..])).saying("119");
    refuse("clear-4", json!([clear4_cards(), vec![json!(5)]].concat())).saying("121");
    refuse("clear-4", changed(clear4_cards(), json!(5))).saying("more often");
    refuse("clear-4", changed(clear4_cards(), json!("clear"))).saying("more often");
    for card in
        [json!(0), json!(11), json!("J"), json!("5"), json!("PUSH"), json!(null), json!(1.0)]
    {
        refuse("clear-4", changed(clear4_cards(), card)).saying("card 8");
    }
    refuse("clear-4", json!(deck(&[])));
}
