//! `stapel simulate` and `stapel bots`, as scripts and people see them.

use serde_json::Value;

use super::support::{assert_keys, assert_wrong, good, in_terminal, interrupted};

#[track_caller]
fn json(arguments: &str) -> Value {
    super::support::json(&format!("simulate {arguments} --json"))
}

/// The object without what depends on the machine.
#[track_caller]
fn result(arguments: &str) -> Value {
    let mut value = json(arguments);
    for key in ["threads", "seconds", "games_per_second", "turn_ms"] {
        assert!(value.as_object_mut().unwrap().remove(key).is_some(), "no {key}");
    }
    value
}

const COMMON: [&str; 12] = [
    "game",
    "players",
    "bots",
    "games",
    "seed",
    "threads",
    "seconds",
    "games_per_second",
    "turn_ms",
    "p50",
    "p99",
    "mean",
];

#[test]
fn the_object_of_a_team_has_its_keys_in_order() {
    for game in ["the-game", "extreme"] {
        let text = good(&format!("simulate {game} --players 2 --games 20 --threads 2 --json"));
        let own = ["wins", "win_rate", "win_rate_ci95", "mean_left", "excellent_rate"];
        assert_keys(&text, &[&COMMON[..], &own].concat());
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["game"], game);
        assert_eq!(value["players"], 2);
        assert_eq!(value["bots"], serde_json::json!(["greedy"]));
        assert_eq!((&value["games"], &value["threads"]), (&20.into(), &2.into()));
        assert_eq!(value["seed"], "stapel");
        assert!(value["seconds"].as_f64() > Some(0.0));
        assert!(value["games_per_second"].as_f64() > Some(0.0));
        assert!(value["turn_ms"]["p50"].as_f64() <= value["turn_ms"]["p99"].as_f64());
        assert!(value["turn_ms"]["mean"].as_f64() > Some(0.0));
        let rate = value["wins"].as_f64().unwrap() / 20.0;
        assert_eq!(value["win_rate"].as_f64(), Some(rate));
        let bounds = [0, 1].map(|index| value["win_rate_ci95"][index].as_f64().unwrap());
        assert!(bounds[0] <= rate && rate <= bounds[1], "{bounds:?}");
        assert!(value["mean_left"].as_f64().is_some_and(|left| left > 0.0 && left < 98.0));
        assert!(value["excellent_rate"].as_f64() >= Some(rate));
        let lost: u64 =
            value["losses"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
        assert_eq!(lost + value["wins"].as_u64().unwrap(), 20);
        assert_eq!(value["left"].as_array().unwrap().len(), 99);
        assert_eq!(value["stopped"], false);
    }
}

#[test]
fn the_object_of_a_round_has_its_keys_in_order() {
    let text = good("simulate clear-4 --bot greedy,random --games 40 --json");
    let own =
        ["seats", "bot", "wins", "win_share", "win_share_ci95", "mean_points", "bot", "capped"];
    assert_keys(&text, &[&COMMON[..], &own].concat());
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["players"], 2, "as many as bots were named");
    assert_eq!(value["bots"], serde_json::json!(["greedy", "random"]));
    let seats = value["seats"].as_array().unwrap();
    let bots: Vec<&Value> = seats.iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, ["greedy", "random"]);
    let shares: Vec<f64> = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).collect();
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9, "{shares:?}");
    assert!(shares[0] > shares[1], "{shares:?}");
    assert!(seats[0]["mean_points"].as_f64() > seats[1]["mean_points"].as_f64());
    assert!(seats[1]["mean_points"].as_f64() <= Some(0.0));
}

#[test]
fn a_bot_is_as_good_wherever_it_is_listed() {
    let seats = |bots| json(&format!("clear-4 --bot {bots} --games 60"))["seats"].clone();
    let (one, other) = (seats("greedy,random"), seats("random,greedy"));
    for (seats, greedy) in [(one, 0), (other, 1)] {
        assert_eq!(seats[greedy]["bot"], "greedy");
        let shares = [0, 1].map(|seat| seats[seat]["win_share"].as_f64().unwrap());
        assert!(shares[greedy] > 0.8, "{shares:?}");
    }
}

#[test]
fn the_result_follows_from_the_seed_on_any_number_of_threads() {
    for game in ["the-game --players 2", "extreme", "clear-4 --bot greedy,random,greedy"] {
        let arguments = format!("{game} --games 36 --seed 17");
        let one = result(&format!("{arguments} --threads 1"));
        for threads in [2, 3] {
            assert_eq!(result(&format!("{arguments} --threads {threads}")), one);
        }
        let other = result(&format!("{game} --games 36 --seed another"));
        assert_eq!((&one["seed"], &other["seed"]), (&"17".into(), &"another".into()));
        assert_ne!(
            (&other["left"], &other["seats"]),
            (&one["left"], &one["seats"]),
            "another seed, other games"
        );
    }
}

#[test]
fn options_reach_the_rules() {
    let plain = result("the-game --games 30");
    let expert = result("the-game --games 30 --option expert=true --option hand_less=1");
    assert_ne!(plain["left"], expert["left"]);
    assert_eq!(plain["options"], serde_json::json!({}));
    assert_eq!(expert["options"], serde_json::json!({"expert": true, "hand_less": 1}));
    assert!(expert["mean_left"].as_f64() > plain["mean_left"].as_f64());
    let short = result("clear-4 --games 10 --option turn_cap=5");
    assert_eq!(short["capped"], 10);
    let text = good("simulate the-game --games 3 --option expert=true");
    assert!(text.contains("expert=true"), "{text}");
}

#[test]
fn text_is_for_people() {
    let text = good("simulate the-game --games 1000 --bot random --players 1 --threads 1");
    for part in [
        "The Game, 1 player, random: 1,000 games from the seed \"stapel\"",
        "won            0.00 %  0 games; 95 % CI: 0.00 % to 0.38 %",
        "excellent",
        "on average",
        "stuck 1,000",
        "70–79",
        "█",
        "games a second on 1 thread,",
    ] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    let text = good("simulate clear-4 --bot greedy,random --games 5");
    for part in ["Clear 4!, 2 players, greedy, random: 5 games", "points", "multiple of 2 games"] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    let text = good("simulate clear-4 --players 2 --games 2");
    assert!(text.contains("greedy in seat 1"), "{text}");
    assert!(!text.contains("multiple"), "{text}");
    assert!(text.lines().all(|line| line == line.trim_end()), "{text}");
}

#[test]
fn wrong_use_is_told_with_what_would_be_right() {
    for (arguments, parts) in [
        ("chess", &["chess", "the-game, extreme, clear-4"][..]),
        ("the-game --bot genius", &["genius", "random, greedy"]),
        ("the-game --bot greedy,genius --players 2", &["genius", "random, greedy"]),
        ("the-game --bot expert:speed=9", &["speed=9", "playouts=N, ms=N, talk=on|off"]),
        ("the-game --bot expert:playouts", &["'playouts'", "playouts=N"]),
        ("the-game --bot expert:playouts=0", &["playouts=0", "a whole number from 1"]),
        ("the-game --bot expert:ms=soon", &["ms=soon", "a whole number from 1"]),
        ("the-game --bot greedy,steady:talk=loud", &["talk=loud", "on or off"]),
        ("the-game --bot greedy,", &["no bot ''", "random, greedy"]),
        ("the-game --players 6", &["the-game is for 1 to 5 players, not 6"]),
        ("clear-4 --players 1", &["clear-4 is for 2 to 6 players, not 1"]),
        ("extreme --players 1000", &["extreme is for 1 to 5 players, not 1000"]),
        ("the-game --players 3 --bot greedy,random", &["2 bots for 3 seats", "one for each"]),
        ("the-game --option joker_sets=true", &["joker_sets", "expert, hand_less"]),
        ("the-game --option strict_one_pile=true", &["strict_one_pile", "expert, hand_less"]),
        ("the-game --option expert", &["--option expert:", "expert=true"]),
        ("the-game --option expert=yes", &["expert=yes", "expert=true"]),
        ("the-game --option expert=1", &["expert is true or false"]),
        ("the-game --option hand_less=2", &["hand_less is a number from 0 to 1"]),
        ("the-game --games 0", &["--games", "1"]),
        ("the-game --threads 0", &["--threads", "from 1 to 1024"]),
        ("", &["<GAME>", "Usage"]),
    ] {
        assert_wrong(&format!("simulate {arguments}"), parts);
    }
}

#[test]
fn bots_take_settings() {
    let settings = "greedy:playouts=20:talk=off,random:ms=5:learned=off";
    let value = json(&format!("the-game --games 3 --bot {settings}"));
    let names: Vec<&str> = settings.split(',').collect();
    assert_eq!(value["bots"], serde_json::json!(names));
    // What is as usual need not be said.
    let value = json("the-game --games 3 --bot greedy:talk=on:learned=on");
    assert_eq!(value["bots"], serde_json::json!(["greedy"]));
    let text = good("simulate the-game --games 3 --players 1 --bot greedy:playouts=20");
    assert!(text.contains("1 player, greedy:playouts=20: 3 games"), "{text}");
    let seats = &json("clear-4 --games 2 --bot greedy:talk=off,random")["seats"];
    assert_eq!(seats[0]["bot"], "greedy:talk=off");
}

#[test]
fn the_help_lists_the_bots_and_what_can_be_set() {
    for command in ["simulate", "arena"] {
        let help = good(&format!("{command} --help"));
        for line in good("bots").lines() {
            let (name, description) = line.split_once(' ').unwrap();
            assert!(help.contains(&format!("  {name}  ")), "{help}");
            assert!(help.contains(description.trim()), "{help}");
        }
        for setting in ["playouts=N", "ms=N", "talk=on|off", "learned=on|off"] {
            assert!(help.contains(setting), "no {setting} in {help}");
        }
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

#[test]
fn the_bots_are_listed_a_line_each() {
    let text = good("bots");
    let value: Value = serde_json::from_str(&good("bots --json")).unwrap();
    let bots = value.as_array().unwrap();
    assert_eq!(text.lines().count(), bots.len());
    for (line, bot) in text.lines().zip(bots) {
        let (name, description) = line.split_once(' ').unwrap();
        assert_eq!(bot["name"], name);
        assert_eq!(bot["description"], description.trim_start());
        // Whatever is listed can be named.
        assert_eq!(json(&format!("the-game --games 1 --bot {name}"))["bots"][0], name);
    }
    assert!(text.contains("greedy") && text.contains("random"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_stopped_simulation_tells_what_it_has() {
    let text = interrupted("simulate the-game --bot random --games 1000000000", 1);
    assert!(text.contains("Stopped early"), "{text}");
}

#[cfg(unix)]
#[test]
fn json_comes_without_a_progress_bar_even_in_a_terminal() {
    let arguments = "simulate the-game --bot random --games 2000";
    let (code, shown, text) = in_terminal(&format!("{arguments} --json"), None);
    assert_eq!((code, shown.as_str()), (0, ""));
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&value["games"], &value["stopped"]), (&2000.into(), &false.into()));
    let (code, shown, _) = in_terminal(arguments, None);
    assert!(code == 0 && !shown.is_empty(), "without it there is one: {shown:?}");
}
