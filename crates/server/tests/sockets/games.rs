//! Whole games of every kind at every number of players, with clients that disconnect, resend, act twice, late and out
//! of turn: everyone ends with the same table, nothing happens twice, nothing is lost, every request is answered, and
//! nobody is ever sent a card that they may not know.
//!
//! `STAPEL_DEALS=50 cargo test -p stapel-server --test sockets games` plays more of them.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::play::player::Manners;
use crate::play::session::{Plan, Session, check_files};
use crate::support::house::House;

/// How many deals of each game are played at each number of players, if nobody says otherwise.
const DEALS: u64 = 4;

const RUDE: Manners = Manners { rude: 30, streams: true, restless: false };

fn plan(agreement: Value, seed: u64) -> Plan {
    Plan { agreement, bots: 0, games: 1, manners: RUDE, seed }
}

/// Plays all plans at tables of one server at the same time, each of them with several deals.
async fn play_all(plans: Vec<Plan>) {
    play_and(plans, |_| {}).await;
}

/// The same, and asserts something more of what was played.
async fn play_and(plans: Vec<Plan>, check: impl Fn(&[Session])) {
    let deals = std::env::var("STAPEL_DEALS").map_or(DEALS, |deals| deals.parse().unwrap());
    let house = Arc::new(House::open().await);
    let mut tasks = Vec::new();
    for plan in plans {
        for deal in 0..deals {
            let plan = Plan { seed: plan.seed + 1000 * deal, ..plan.clone() };
            let house = Arc::clone(&house);
            tasks.push(tokio::spawn(async move {
                let session = Session::play(&house, &plan).await;
                session.check(&house).await;
                session
            }));
        }
    }
    let mut sessions = Vec::new();
    for task in tasks {
        sessions.push(task.await.unwrap());
    }
    assert_rude(&sessions);
    check(&sessions);
    let house = Arc::into_inner(house).expect("every task has ended");
    check_files(house, &sessions).await;
}

/// If everyone had behaved, little would have been shown.
fn assert_rude(sessions: &[Session]) {
    let players = || sessions.iter().flat_map(|session| &session.players);
    assert!(players().map(|player| player.drops).sum::<u32>() > 20);
    let requests: Vec<_> = players().flat_map(|player| player.requests.iter()).collect();
    for code in ["stale", "bad_base", "not_seated", "bad_request"] {
        let refused = |code: &str| {
            requests.iter().any(|(_, asked)| asked.refused.iter().any(|other| other == code))
        };
        assert!(refused(code), "nobody was refused with {code}");
    }
    assert!(requests.iter().any(|(_, asked)| asked.done.is_some()), "nothing was sent again");
}

fn piles(game: &str, players: u64, more: &Value) -> Value {
    let mut agreement =
        json!({ "game": game, "players": players, "bots_take_time": false, "listed": true });
    agreement.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    agreement
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_for_one_to_five() {
    let takeback = ["never", "free", "ask"];
    let plans = (1..=5).map(|players| {
        let more = json!({ "takeback": takeback[players as usize % 3] });
        plan(piles("the-game", players, &more), 100 + players)
    });
    play_all(plans.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn extreme_for_one_to_five() {
    let plans = (1..=5).map(|players| plan(piles("extreme", players, &json!({})), 200 + players));
    play_all(plans.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn extreme_with_a_shuffled_layout_for_one_to_five() {
    let more = json!({ "layout": "shuffled" });
    let plans = (1..=5).map(|players| plan(piles("extreme", players, &more), 300 + players));
    play_all(plans.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clear_4_for_two_to_six() {
    let plans = (2..=6).map(|players| plan(piles("clear-4", players, &json!({})), 400 + players));
    play_all(plans.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_with_bots_one_after_the_other() {
    let games = [("the-game", 3, 1), ("extreme", 4, 3), ("clear-4", 3, 2)];
    let plans = games.map(|(game, players, bots)| Plan {
        bots,
        games: 2,
        ..plan(piles(game, players, &json!({})), 500 + players)
    });
    play_all(plans.into()).await;
}

/// Whoever leaves keeps their seat and their eyes, whoever is sent away loses neither, and nobody gets another's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_whose_owners_leave_come_back_and_are_sent_away() {
    let manners = Manners { restless: true, rude: 60, ..RUDE };
    let games = [("the-game", 3, 0), ("extreme", 4, 1), ("clear-4", 4, 1)];
    let plans = games.map(|(game, players, bots)| Plan {
        bots,
        manners,
        ..plan(piles(game, players, &json!({})), 600 + players)
    });
    play_and(plans.into(), |sessions| {
        let requests = sessions.iter().flat_map(|session| &session.players);
        let done: Vec<&str> = requests
            .flat_map(|player| player.requests.iter())
            .filter(|(_, asked)| asked.changed.is_some())
            .map(|(_, asked)| asked.text.as_str())
            .collect();
        for wish in ["leave", "come_back", "stand_in", "mute", "remove", "give_up", "answer_end"] {
            let word = format!("\"{wish}\"");
            assert!(done.iter().any(|text| text.contains(&word)), "nobody did {wish}");
        }
    })
    .await;
}
