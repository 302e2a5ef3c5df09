//! `stapel arena`.

use serde_json::{Value, json as value};

use super::support::{assert_keys, assert_wrong, good, interrupted, json, stapel};

/// The object without what depends on the machine.
#[track_caller]
fn result(arguments: &str) -> Value {
    let mut object = json(&format!("arena {arguments} --json"));
    for key in ["threads", "seconds", "games_per_second"] {
        assert!(object.as_object_mut().unwrap().remove(key).is_some(), "no {key}");
    }
    for cell in object["cells"].as_array_mut().unwrap() {
        assert!(cell.as_object_mut().unwrap().remove("turn_ms").is_some(), "no turn_ms");
    }
    object
}

#[test]
fn the_object_of_a_team_has_its_keys_in_order() {
    let text = good("arena the-game --bots random,greedy --players 2-3 --games 20 --json");
    let keys = [
        "game",
        "bots",
        "against",
        "players",
        "games",
        "seed",
        "threads",
        "seconds",
        "games_per_second",
        "cells",
        "players",
        "bot",
        "games",
        "turn_ms",
        "p50",
        "p99",
        "mean",
        "wins",
        "win_rate",
        "win_rate_ci95",
        "mean_left",
        "excellent_rate",
        "losses",
        "left",
        "options",
        "stopped",
    ];
    assert_keys(&text, &keys);
    let object: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(object["bots"], value!(["random", "greedy"]));
    assert_eq!((&object["against"], &object["players"]), (&value!(null), &value!([2, 3])));
    let cells = object["cells"].as_array().unwrap();
    let cells: Vec<_> = cells.iter().map(|cell| (&cell["players"], &cell["bot"])).collect();
    let pairs = [(2, "random"), (2, "greedy"), (3, "random"), (3, "greedy")];
    let pairs = pairs.map(|(players, bot)| (value!(players), value!(bot)));
    assert!(cells.into_iter().eq(pairs.iter().map(|(players, bot)| (players, bot))));
}

#[test]
fn the_object_of_a_round_has_its_keys_in_order() {
    let text = good("arena clear-4 --bots random,greedy --players 2,4 --games 20 --json");
    let keys = [
        "against",
        "cells",
        "players",
        "bot",
        "games",
        "turn_ms",
        "wins",
        "win_share",
        "win_share_ci95",
        "mean_points",
        "capped",
        "options",
    ];
    assert_keys(&text, &keys);
    let object: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(object["against"], "greedy");
    let share = |cell: usize| object["cells"][cell]["win_share"].as_f64().unwrap();
    assert!(share(0) < share(1) && share(2) < share(3), "{text}");
    let other = result("clear-4 --bots greedy --against random --players 4 --games 20");
    assert_eq!(other["against"], "random");
    assert!(other["cells"][0]["win_share"].as_f64() > Some(0.5), "{other}");
}

/// A cell of a team is what `simulate` finds, so both can be checked by the other.
#[test]
fn a_cell_is_what_a_simulation_finds() {
    let cells = &result("extreme --bots random,greedy --players 1,4 --games 30 --seed x")["cells"];
    for cell in cells.as_array().unwrap() {
        let (bot, players) = (cell["bot"].as_str().unwrap(), &cell["players"]);
        let arguments = format!("--bot {bot} --players {players} --games 30 --seed x --json");
        let alone = json(&format!("simulate extreme {arguments}"));
        for key in ["wins", "win_rate_ci95", "mean_left", "left", "losses"] {
            assert_eq!(cell[key], alone[key], "{key}");
        }
    }
}

#[test]
fn the_result_follows_from_the_seed_on_any_number_of_threads() {
    for game in ["the-game --players 1,3", "extreme --players 2", "clear-4 --players 2-3"] {
        let arguments = format!("{game} --bots greedy,random --games 24 --seed 17");
        let one = result(&format!("{arguments} --threads 1"));
        for threads in [2, 3] {
            assert_eq!(result(&format!("{arguments} --threads {threads}")), one);
        }
        let other = result(&format!("{game} --bots greedy,random --games 24 --seed another"));
        assert_ne!(other["cells"], one["cells"], "another seed, other games");
    }
}

#[test]
fn all_numbers_of_players_are_played_unless_some_are_named() {
    for (game, expected) in
        [("the-game", value!([1, 2, 3, 4, 5])), ("clear-4", value!([2, 3, 4, 5, 6]))]
    {
        let object = result(&format!("{game} --bots random --games 1"));
        assert_eq!(object["players"], expected);
        assert_eq!(object["cells"].as_array().unwrap().len(), 5);
    }
}

#[test]
fn options_reach_the_rules() {
    let object = result("clear-4 --bots greedy --players 2 --games 6 --option turn_cap=5");
    assert_eq!(object["options"], value!({"turn_cap": 5}));
    assert_eq!(object["cells"][0]["capped"], 6);
    let text = good("arena the-game --bots greedy --games 2 --option expert=true");
    assert!(text.starts_with("The Game, expert=true: 2 games a line"), "{text}");
}

#[test]
fn text_is_a_table_for_people() {
    let long = "greedy:playouts=4294967295:talk=off:learned=off";
    let text = good(&format!("arena the-game --bots random,{long} --games 40 --threads 1"));
    assert!(text.starts_with("The Game: 40 games a line from the seed \"stapel\"\n\n"), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{text}");
    assert!(lines.iter().all(|line| *line == line.trim_end()), "{text}");
    let head = lines[2];
    assert_eq!(
        head.split_whitespace().collect::<Vec<_>>().join(" "),
        "players bot games won 95 % CI left a turn p99"
    );
    // Every line of numbers is as long as the head: they are aligned.
    let numbers: Vec<&&str> = lines.iter().filter(|line| line.contains(" to ")).collect();
    assert_eq!(numbers.len(), 10);
    for line in numbers {
        assert_eq!(line.chars().count(), head.chars().count(), "{text}");
    }
    for part in
        ["      5  random", "  40    0.00 %   0.00 to   8.76 %", ":learned=off", "400 games in"]
    {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
}

#[test]
fn the_table_of_a_round_tells_what_would_be_even() {
    let text = good("arena clear-4 --bots random,greedy --players 2-3 --games 10");
    for part in [
        "Clear 4!, one against greedy in every other seat: 10 games a line",
        "share",
        "points",
        "An even share: 50.00 % of 2, 33.33 % of 3",
        "take a multiple of 6 games",
    ] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    let text = good("arena clear-4 --bots random --players 2-3 --games 12");
    assert!(!text.contains("multiple"), "{text}");
}

#[test]
fn markdown_is_ready_to_paste() {
    let text =
        good("arena the-game --bots random,greedy:talk=off --players 1-3 --games 20 --markdown");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..2],
        ["| The Game | 1 player | 2 players | 3 players |", "|---|---|---|---|"]
    );
    let table: Vec<&str> = lines.iter().copied().take_while(|line| !line.is_empty()).collect();
    assert!(table.iter().all(|line| line.matches('|').count() == 5), "{text}");
    let firsts: Vec<&str> =
        table[2..].iter().map(|line| line.split(" | ").next().unwrap()).collect();
    assert_eq!(
        firsts,
        [
            "| `random`: wins",
            "| `greedy:talk=off`: wins",
            "| `random`: cards left on average",
            "| `greedy:talk=off`: cards left on average",
            "| `random`: time a turn",
            "| `greedy:talk=off`: time a turn",
        ]
    );
    assert!(table[2].contains("| 0.0 % (0.0–16.1) |"), "{text}");
    // Below the table stands how to get it again.
    let command = lines.last().unwrap().split('`').nth(1).unwrap();
    let again = good(&format!("{} --markdown", command.strip_prefix("stapel ").unwrap()));
    let without_times = |text: &str| {
        text.lines()
            .filter(|line| !line.contains("time a turn"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(without_times(&again), without_times(&text));
    let text = good("arena clear-4 --bots random --players 2 --games 2 --markdown");
    assert!(text.contains("| `random`: points on average | -"), "{text}");
    assert!(text.contains("one bot against `greedy` in every other seat"), "{text}");
}

#[test]
fn wrong_use_is_told_with_what_would_be_right() {
    for (arguments, parts) in [
        ("", &["<GAME>", "--bots"][..]),
        ("the-game", &["--bots"]),
        ("chess --bots greedy", &["chess", "the-game, extreme, clear-4"]),
        ("the-game --bots genius", &["no bot 'genius'", "random, greedy"]),
        ("the-game --bots greedy:fast=on", &["fast=on", "playouts=N"]),
        ("the-game --bots greedy,random,greedy", &["greedy twice"]),
        ("the-game --bots greedy,greedy:talk=on", &["greedy twice"]),
        ("the-game --bots greedy --players 2-6", &["the-game is for 1 to 5 players, not 6"]),
        ("clear-4 --bots greedy --players 1", &["clear-4 is for 2 to 6 players, not 1"]),
        ("the-game --bots greedy --players 5-1", &["'5-1'", "3, 2,4 or 1-5"]),
        ("the-game --bots greedy --players two", &["'two'", "3, 2,4 or 1-5"]),
        ("extreme --bots greedy --against random", &["--against is for clear-4", "extreme"]),
        ("the-game --bots greedy --option expert", &["--option expert:", "expert=true"]),
        ("the-game --bots greedy --option turn_cap=5", &["turn_cap", "expert, hand_less"]),
        ("the-game --bots greedy --games 0", &["--games", "1"]),
    ] {
        assert_wrong(&format!("arena {arguments}"), parts);
    }
    // Who asks for JSON is told what is wrong in JSON, too.
    let output = stapel("arena the-game --bots greedy --json --markdown");
    assert_eq!(output.status.code(), Some(2));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["error"]["code"], "wrong_use");
    assert_eq!(told["error"]["message"], "--json cannot be used with --markdown");
}

#[cfg(unix)]
#[test]
fn a_stopped_arena_tells_about_as_many_games_of_each() {
    let arguments =
        "arena the-game --bots random,greedy --players 2,4 --games 100000000 --threads 2";
    let text = interrupted(&format!("{arguments} --json"), 40);
    let object: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&object["stopped"], &object["games"]), (&value!(true), &value!(100_000_000)));
    let cells = object["cells"].as_array().unwrap();
    let games: Vec<u64> = cells.iter().map(|cell| cell["games"].as_u64().unwrap()).collect();
    let (least, most) = (games.iter().min().unwrap(), games.iter().max().unwrap());
    // Each thread gives up a game, and may have been ahead of the other by a few.
    assert!(*most < 100_000_000 && most - least <= most / 2 + 3, "{games:?}");
    for (cell, games) in cells.iter().zip(&games) {
        let left = cell["left"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
        assert_eq!(left.sum::<u64>(), *games);
    }
    let text = interrupted(arguments, 1);
    assert!(text.contains("Stopped before the end"), "{text}");
    assert!(text.contains("  players  bot"), "{text}");
}
