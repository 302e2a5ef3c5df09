//! What is said about everything that can't be done.

use std::fs;
use std::net::TcpListener;

use super::support::Home;

const RECORD: &str =
    "stapel record 1\ngame: the-game\nplayers: 1\nseed: \"any text\"\n\n0: 12A, 96C\n";

/// What is said about each of these command lines, the arguments of each with spaces between them.
fn told(home: &Home, lines: &[&str]) -> String {
    let told = lines.iter().map(|line| {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        home.told(&arguments)
    });
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_command_line_that_makes_no_sense() {
    let home = Home::new();
    let lines = [
        "sreve",
        "dance",
        "--langauge de bots",
        "--language sv bots",
        "--color sometimes bots",
        "--language",
        "bots more",
        "bots --jsn",
        "bots --json=yes",
        "bots --json --json",
        "serve --listen here",
        "serve --listen",
        "serve --threads 0",
        "serve --keep-tables many",
        "serve --max-connections -1",
        "serve --public-url cards.example",
        "serve --log loud",
        "serve --log-format xml",
        "verify",
        "verify game.txt --commitment 12",
        "replay --plain --json game.txt",
        "review",
        "review game.txt --playouts 0",
        "puzzles paly",
        "puzzles play seventeen",
        "puzzles play 17 --theme skull",
        "puzzles play --theme scull",
        "puzzles list --grade hrad",
        "puzzles make",
        "puzzles make exterme",
        "puzzles make the-game --playouts 1",
        "puzzles make the-game --json --out mine.txt",
        "simulate",
        "simulate exterme",
        "simulate the-game --games 0",
        "simulate the-game --threads 2000",
        "simulate the-game --bot gredy",
        "simulate the-game --bot expert:speed=9",
        "simulate the-game --bot expert:playouts=0",
        "simulate the-game --bot expert:ms=9:playouts=9",
        "arena the-game",
        "arena the-game --bots greedy --players 5-1",
        "arena the-game --bots greedy --json --markdown",
        "solve clear-4",
        "solve the-game --threads 2",
        "export --game chess",
        "config sett name Mia",
        "config set nam Mia",
        "config set name",
        "config --json path",
        "completions tcsh",
        "man serv",
        "man serve --out pages",
    ];
    insta::assert_snapshot!(told(&home, &lines));
}

#[test]
fn what_is_asked_for_cannot_be() {
    let home = Home::new();
    let lines = [
        "simulate the-game --players 6",
        "simulate the-game --players 3 --bot greedy,random",
        "simulate the-game --option expert",
        "simulate the-game --option exprt=true",
        "simulate the-game --option hand_less=2",
        "simulate the-game --option expert=1",
        "simulate the-game --plot picture.png",
        "simulate the-game --games 1 --plot nowhere/picture.svg",
        "review game.txt --plot picture.png",
        "arena the-game --bots greedy,greedy",
        "arena the-game --bots greedy --against random",
        "solve the-game --deck 2,100",
        "solve the-game --deck 2,3",
        "solve the-game --starter 7",
        "solve the-game --players 1 --starter 0",
    ];
    insta::assert_snapshot!(told(&home, &lines));
}

#[test]
fn files_that_are_no_good() {
    let home = Home::new();
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    write("letter.txt", "Dear Mia\n");
    write("wrong.txt", &RECORD.replace("96C", "97C"));
    write("seedless.txt", &RECORD.replace("seed: \"any text\"\n", ""));
    write("extreme.txt", &RECORD.replace("the-game", "extreme"));
    fs::write(home.path().join("bytes.txt"), b"stapel record 1\n\xff\n").unwrap();
    let lines = [
        "replay nowhere.txt",
        "replay .",
        "replay bytes.txt",
        "replay letter.txt",
        "replay --json letter.txt",
        "replay wrong.txt",
        "replay seedless.txt",
        "verify nowhere.txt",
        "verify letter.txt",
        "verify --json letter.txt",
        "verify wrong.txt",
        "verify seedless.txt",
        "review nowhere.txt",
        "review letter.txt",
        "review wrong.txt",
        "solve the-game --record nowhere.txt",
        "solve the-game --record letter.txt",
        "solve the-game --record extreme.txt",
        "backup copy.sqlite3",
        "export",
        "man --out letter.txt",
    ];
    insta::assert_snapshot!(told(&home, &lines));
    let german: Vec<String> = lines.iter().map(|line| format!("{line} --language de")).collect();
    let german: Vec<&str> = german.iter().map(String::as_str).collect();
    insta::assert_snapshot!(told(&home, &german));
}

#[test]
fn an_address_that_is_taken_is_told_with_what_to_do() {
    let home = Home::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let arguments = ["serve", "--log", "off", "--listen", &address];
    let told = home.told(&arguments).replace(&address, "ADDRESS");
    insta::assert_snapshot!(told);
}

#[test]
fn errors_speak_the_language_that_was_asked_for() {
    let home = Home::new();
    let lines = [
        "--language de bots --jsn",
        "--language fr simulate the-game --bot gredy",
        "--language it serve --threads 0",
        "--language pl verify nowhere.txt",
    ];
    insta::assert_snapshot!(told(&home, &lines));
}
