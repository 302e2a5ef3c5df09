//! Counts what bots say: `cargo run --release -p stapel-analysis --example measure_talk -- GAME PLAYERS BOT GAMES`.
//!
//! Games are played as tables play them: a signal that holds already is not given again, and one is forgotten
//! when the rules say so. `BOT` is a bot with settings, as in `steady:playouts=60`, or `thumb`, the rule of thumb
//! that speaks.

use std::collections::BTreeMap;
use std::process::ExitCode;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_analysis::stats::wilson95;
use stapel_bots::piles::Greedy;
use stapel_bots::{Bot, Playable, Profile};
use stapel_rules::piles::{Layout, Options, Rules, Signal, Talk};
use stapel_rules::{Dealt, Game, Outcome, Seat, TableGame, Turn, Viewer};

const USAGE: &str = "usage: measure_talk the-game|extreme PLAYERS BOT GAMES";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((rules, bot, games)) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut said = BTreeMap::<String, u64>::new();
    let (mut spoke, mut signals, mut most) = (0, 0, 0);
    let (mut wins, mut left) = (0_u64, 0);
    for game in 0..games {
        let (asked, given, longest, outcome) = play(rules, &bot, game, &mut said);
        spoke += asked;
        signals += given;
        most = most.max(longest);
        match outcome {
            Outcome::Lost { left: cards, .. } => left += u64::from(cards),
            _ => wins += 1,
        }
    }
    let (low, high) = wilson95(wins as f64, games);
    println!(
        "{} {} {}: {wins} of {games} won, {:.1} % ({:.1} to {:.1}), {:.2} cards left",
        arguments[0],
        arguments[1],
        arguments[2],
        100.0 * wins as f64 / games as f64,
        100.0 * low,
        100.0 * high,
        left as f64 / games as f64,
    );
    println!("  {:.2} signals a seat and turn, {most} at most", signals as f64 / spoke as f64);
    for (what, times) in said {
        println!("  {:6.3} {what}", times as f64 / spoke as f64);
    }
    ExitCode::SUCCESS
}

/// Plays a game, and tells how often seats were asked to speak, how many signals they gave, the most that one
/// gave at once, and how the game ended.
fn play(
    rules: Rules,
    bot: &str,
    game: u64,
    said: &mut BTreeMap<String, u64>,
) -> (u64, u64, u64, Outcome) {
    let mut rng = Pcg64Mcg::seed_from_u64(game);
    let mut deck = rules.full_deck();
    for last in (1..deck.len()).rev() {
        deck.swap(last, (rng.next_u64() % (last as u64 + 1)) as usize);
    }
    let mut dealt = Dealt::new(rules, deck).expect("a shuffled deck is a deck");
    let seats = || Seat::all(rules.players());
    let mut bots: Vec<_> = seats().map(|seat| make(bot, game * 8 + seat.index() as u64)).collect();
    if dealt.turn() == Turn::Opening {
        let mut opening = Talk::default();
        for seat in seats() {
            let view = rules.view(dealt.state(), Viewer::Seat(seat));
            if let Some(signal) = bots[seat.index()].open(&rules, &view) {
                opening.say(seat, signal);
            }
        }
        dealt.start(rules.default_starter(&opening), &mut ()).expect("one of the seats");
    }
    let (mut talk, mut turn) = (Talk::default(), None);
    let (mut asked, mut given, mut longest) = (0, 0, 0);
    while let Turn::Seat(active) = dealt.turn() {
        let view = rules.view(dealt.state(), Viewer::Seat(active));
        if turn != Some(view.turns) {
            turn = Some(view.turns);
            let heard = rules.shown_talk(&view, &talk);
            for seat in seats().filter(|&seat| seat != active) {
                let own = rules.view(dealt.state(), Viewer::Seat(seat));
                if own.hand.is_empty() || rules.is_silent(&own) {
                    continue;
                }
                let mut new = 0;
                bots[seat.index()].speak(&rules, &own, &heard, &mut |signal| {
                    let before = talk;
                    if rules.check_signal(dealt.state(), signal).is_ok() {
                        talk.say(seat, signal);
                    }
                    if talk != before {
                        new += 1;
                        *said.entry(kind(signal)).or_default() += 1;
                    }
                });
                asked += 1;
                given += new;
                longest = longest.max(new);
            }
        }
        let heard = rules.shown_talk(&view, &talk);
        let action = bots[active.index()].act(&rules, &view, &heard);
        let mut events = Vec::new();
        dealt.play(active, action, &mut events).expect("bots play by the rules");
        for event in &events {
            Rules::note_talk(&mut talk, &rules.seen_by(event, Viewer::Spectator));
        }
    }
    let outcome = rules.outcome(dealt.state()).expect("the game is over");
    (asked, given, longest, outcome)
}

fn kind(signal: Signal) -> String {
    match signal {
        Signal::Pile(_, wish) => format!("{wish:?}"),
        Signal::Hold(_) => "Hold".to_owned(),
        Signal::NotNow(_) => "NotNow".to_owned(),
        other => format!("{other:?}"),
    }
}

fn make(bot: &str, seed: u64) -> Box<dyn Bot<Rules> + Send> {
    if bot == "thumb" {
        return Box::new(Greedy::new().talking());
    }
    let profile: Profile = bot.parse().expect("it was read before");
    Rules::bot(&profile, seed)
}

fn parse(arguments: &[String]) -> Option<(Rules, String, u64)> {
    let [game, players, bot, games] = arguments else { return None };
    let players = players.parse().ok()?;
    let rules = match game.as_str() {
        "the-game" => Rules::the_game(players, Options::default()).ok()?,
        "extreme" => Rules::extreme(players, Options::default(), Layout::DEFAULT).ok()?,
        _ => return None,
    };
    let is_known = bot == "thumb" || bot.parse::<Profile>().is_ok();
    is_known.then_some((rules, bot.clone(), games.parse().ok()?))
}
