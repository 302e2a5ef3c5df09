//! Plays puzzles on: how often is a game won by a bot that thinks, after the best turn, after the next best one and after the
//! obvious one?
//!
//! `measure_puzzles FILE GAMES BOT [EVERY]` takes every so many of the puzzles in the file.
//! [docs/puzzles.md](../../../docs/puzzles.md) has what came out.

use std::{env, fs};

use stapel_analysis::puzzle::shares;
use stapel_bots::Profile;
use stapel_puzzles::{Puzzle, read};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [file, games, bot, every @ ..] = &arguments[..] else {
        panic!("measure_puzzles FILE GAMES BOT [EVERY]");
    };
    let games: u32 = games.parse().expect("a number of games");
    let bot: Profile = bot.parse().expect("a bot, such as steady:playouts=60");
    let bot = Profile { talk: false, ..bot };
    let every = every.first().map_or(1, |every| every.parse().expect("a number"));
    let text = fs::read_to_string(file).expect("a file with puzzles");
    let puzzles: Vec<Puzzle> = read(&text).collect::<Result<_, _>>().expect("puzzles");
    println!("number game players said won (best/next/obvious, of {games} games each)");
    let mut ahead = [0; 2];
    let mut looked_at = 0;
    for puzzle in puzzles.iter().step_by(every) {
        let obvious = puzzle.choices.iter().position(|choice| choice.obvious);
        let places = [0, 1, obvious.expect("there is one")];
        let said = places.map(|place| puzzle.choices[place].chance / 10);
        let won = places.map(|place| {
            let won: f64 = shares(puzzle, place, bot, games).iter().sum();
            100.0 * won / f64::from(games)
        });
        looked_at += 1;
        ahead[0] += i32::from(won[0] > won[1]);
        ahead[1] += i32::from(won[0] > won[2]);
        println!(
            "{} {} {} {}/{}/{} {:.0}/{:.0}/{:.0}",
            puzzle.number,
            puzzle.kind(),
            puzzle.players(),
            said[0],
            said[1],
            said[2],
            won[0],
            won[1],
            won[2]
        );
    }
    println!(
        "of {looked_at}, the best won more than the next {}, than the obvious {}",
        ahead[0], ahead[1]
    );
}
