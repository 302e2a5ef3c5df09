//! Lets bots play, reviews their games, and tells how well chances, luck and marks hold: `measure_review GAME PLAYERS BOT
//! GAMES SEED [samples] [playouts=N] [before=BOT] [again=N] [dump] [threads=N]`, where GAME is `the-game`, `extreme` or `clear-4`. With `samples` it writes
//! what the curves of `review/fitted.rs` are fitted to instead, and `measure_review fit FILES` fits them. `measure_review check FILES` tells how well the
//! curves in use hold for other samples, and `measure_review plot FILES` draws what was told of games of `expert`. With `before` another bot plays some turns first, up to twelve, so that
//! there are bad positions, too. With
//! `again` every game is reviewed a second time with so many playouts, and `dump` shows the marked turns. docs/review.md tells what came of it.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

use stapel_analysis::record::{Players, Recorded, record};
use stapel_analysis::review::value::{SharesCurve, TeamCurve};
use stapel_analysis::review::{Effort, Reviewer, fitted};
use stapel_bots::Profile;
use stapel_protocol::review::{ChancesJson, ReviewJson};
use stapel_rules::any::{AnyGame, AnyState, GameKind, Setup};
use stapel_rules::notation::{Replay, Step};
use stapel_rules::{Game, Seat};

/// What is measured.
struct Task {
    game: AnyGame,
    bot: Profile,
    before: Option<Profile>,
    games: u64,
    seed: u64,
    samples: bool,
    effort: Effort,
    dump: bool,
    again: Option<u32>,
    threads: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    if words.first().is_some_and(|word| word == "fit") {
        return fit(&words[1..]);
    }
    if words.first().is_some_and(|word| word == "check") {
        return check(&words[1..]);
    }
    if words.first().is_some_and(|word| word == "plot") {
        return plot(&words[1..]);
    }
    let [name, players, bot, games, seed, rest @ ..] = &words[..] else {
        return Err(
            "GAME PLAYERS BOT GAMES SEED [samples] [playouts=N] [before=BOT] [again=N] [dump] [threads=N]"
                .into(),
        );
    };
    let kind = GameKind::from_name(name).ok_or("no such game")?;
    let game = AnyGame::new(&Setup::new(kind, players.parse()?))?;
    let value = |key: &str| rest.iter().find_map(|word| word.strip_prefix(key));
    let mut effort = Effort { nodes: 0, ..Effort::usual(&game) };
    if let Some(playouts) = value("playouts=") {
        effort.playouts = playouts.parse()?;
    }
    let task = Task {
        game,
        bot: bot.parse()?,
        before: value("before=").map(str::parse).transpose()?,
        games: games.parse()?,
        seed: seed.parse()?,
        samples: rest.iter().any(|word| word == "samples"),
        effort,
        again: value("again=").map(str::parse).transpose()?,
        dump: rest.iter().any(|word| word == "dump"),
        threads: value("threads=").map_or(Ok(1), str::parse)?,
    };
    let reviews = reviews(&task);
    match task.samples {
        true => samples(&task, &reviews),
        false => tell(&task, &reviews),
    }
    Ok(())
}

/// A review, from its first turn by the bot that is measured on.
struct Reviewed {
    review: ReviewJson,
    /// The same game with another effort.
    again: Option<ReviewJson>,
    from: usize,
}

fn reviews(task: &Task) -> Vec<Reviewed> {
    let (next, done) = (AtomicU64::new(0), Mutex::new(BTreeMap::new()));
    thread::scope(|scope| {
        for _ in 0..task.threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= task.games {
                        return;
                    }
                    let reviewed = one(task, index);
                    done.lock().expect("nobody panics").insert(index, reviewed);
                }
            });
        }
    });
    done.into_inner().expect("nobody panics").into_values().collect()
}

fn one(task: &Task, index: u64) -> Reviewed {
    let seed = task.seed.wrapping_mul(1_000_003).wrapping_add(index);
    // Every other game begins as it should.
    let from =
        if index % 2 == 1 && task.before.is_some() { 1 + (seed / 2 % 12) as usize } else { 0 };
    let before = task.before.filter(|_| from > 0).map(|bot| (bot, from));
    let players = Players { bots: &[task.bot], before };
    let recorded = match &task.game {
        AnyGame::Piles(rules) => record(rules, players, seed),
        AnyGame::Clear4(rules) => record(rules, players, seed),
    };
    let Recorded { record, deck, told } = &recorded;
    let reviewer = Reviewer::new(record, task.game, deck.clone(), told, task.effort, seed);
    let reviewer = reviewer.expect("bots play by the rules");
    let reviewer = if task.samples { reviewer.uncalibrated() } else { reviewer };
    let review = reviewer.review();
    if task.dump {
        show_marks(task, index, &recorded, &review);
    }
    let again = task.again.map(|playouts| {
        let effort = Effort { playouts, ..task.effort };
        let Recorded { record, deck, told } = &recorded;
        let again = Reviewer::new(record, task.game, deck.clone(), told, effort, seed ^ 1);
        again.expect("it was legal before").review()
    });
    Reviewed { review, again, from }
}

/// Shows the marked turns with the positions that they were played in.
fn show_marks(task: &Task, index: u64, recorded: &Recorded, review: &ReviewJson) {
    let Recorded { record, deck, told } = recorded;
    let mut replay = Replay::new(record, task.game, deck.clone()).expect("it is legal");
    let mut last = usize::MAX;
    loop {
        let state = *replay.dealt().state();
        let Ok(Some(step)) = replay.step() else { return };
        let Step::Acted { turn, seat, .. } = step else { continue };
        if turn == std::mem::replace(&mut last, turn) {
            continue;
        }
        let Some(reviewed) = review.turns.get(turn).filter(|turn| turn.mark.is_some()) else {
            continue;
        };
        println!("-- game {index} turn {} seat {seat}: {:?}", turn + 1, reviewed.mark);
        match state {
            AnyState::Piles(state) => {
                let hand: Vec<String> =
                    state.hand(seat).iter().map(|card| card.to_string()).collect();
                let tops = state.tops;
                println!(
                    "   piles {tops:?} hand {} undrawn {}",
                    hand.join(" "),
                    state.undrawn().len()
                );
                for one in told.iter().filter(|one| one.turn == turn) {
                    println!("   {} says {:?}", one.seat, one.signal);
                }
            }
            AnyState::Clear4(state) => {
                let hand: Vec<String> =
                    state.hand(seat).iter().map(|card| card.to_string()).collect();
                let left: Vec<u8> =
                    Seat::all(task.game.players()).map(|seat| state.cards_left(seat)).collect();
                println!("   hand {} stacks {:?}", hand.join(" "), state.stacks(seat).up);
                println!("   run {:?} pile {} left {left:?}", state.run, state.pile.len());
                let next = seat.left(task.game.players());
                println!("   next shows {:?}", state.stacks(next).up);
            }
        }
        let lost = (100.0 * reviewed.lost, 100.0 * reviewed.error);
        println!(
            "   lost {:.1} ± {:.1} of {:.1}: {:?}",
            lost.0,
            lost.1,
            100.0 * reviewed.before,
            reviewed.why
        );
        println!("   played {}", reviewed.played.join(", "));
        for best in &reviewed.best {
            println!("   {:5.1} {}", 100.0 * best.chance, best.actions.join(", "));
        }
    }
}

/// How many cards were to be laid before each turn.
fn cards_left(review: &ReviewJson) -> Vec<u8> {
    let mut left = 98;
    let before = review.turns.iter().map(|turn| {
        let now = left;
        left -= turn.played.iter().filter(|action| *action != "end").count() as u8;
        now
    });
    before.collect()
}

/// Writes what curves are fitted to, a line for each turn.
fn samples(task: &Task, reviews: &[Reviewed]) {
    let (game, players) = (task.game.kind(), task.game.players());
    for Reviewed { review, from, .. } in reviews {
        let Some(result) = &review.result else { continue };
        for (turn, left) in review.turns.iter().zip(cards_left(review)).skip(*from) {
            print!("{game} {players} ");
            match result {
                ChancesJson::Team(won) => println!("{left} {} {won}", turn.before),
                ChancesJson::Seats(won) => {
                    let all = turn.shares.iter().chain(won).map(ToString::to_string);
                    println!("{} {}", turn.seat, all.collect::<Vec<_>>().join(" "));
                }
            }
        }
    }
}

/// How often `expert` wins by [docs/bots.md](../../../docs/bots.md), by players. The bots that samples are made with
/// think less, since there would be too few of them otherwise, so chances at the start are held to this.
const EXPERT: [(&str, [f64; 5]); 2] = [
    ("the-game", [0.48, 0.96, 0.965, 0.995, 0.995]),
    ("extreme", [0.124, 0.562, 0.413, 0.545, 0.57]),
];

/// For how many turns that counts.
const HELD: usize = 300;

/// The numbers of samples, by game and players.
type Cells = BTreeMap<(String, usize), Vec<Vec<f64>>>;

/// The samples in these files.
fn cells(files: &[String]) -> Result<Cells, Box<dyn Error>> {
    let mut cells = Cells::new();
    for file in files {
        for line in std::fs::read_to_string(file)?.lines() {
            let mut words = line.split(' ');
            let (Some(game), Some(players)) = (words.next(), words.next()) else { continue };
            let numbers: Result<Vec<f64>, _> = words.map(str::parse).collect();
            cells.entry((game.to_owned(), players.parse()?)).or_default().push(numbers?);
        }
    }
    Ok(cells)
}

/// Tells for samples that nothing was fitted to what chances the curves in use make of them, and how often the side of the
/// seat won, as games are told that are reviewed at once.
fn check(files: &[String]) -> Result<(), Box<dyn Error>> {
    for ((game, players), rows) in cells(files)? {
        println!(
            "{game} {players} players, expert, {} turns that nothing was fitted to",
            rows.len()
        );
        let kind = GameKind::from_name(&game).ok_or("no such game")?;
        let mut bins = Bins::default();
        for row in &rows {
            let (chance, won) = match kind {
                GameKind::Clear4 => {
                    let seat = row[0] as usize;
                    let mut shares = [0.0; 6];
                    shares[..players].copy_from_slice(&row[1..=players]);
                    let chances = fitted::SHARES[players - 2].chances(&shares, players, seat);
                    (chances[seat], row[players + 1 + seat])
                }
                GameKind::TheGame | GameKind::Extreme => {
                    let curve = fitted::TEAMS[usize::from(kind == GameKind::Extreme)][players - 1];
                    // What is certain needs no curve.
                    let certain = row[1] <= 0.0 || row[1] >= 1.0;
                    let chance = curve.chance(row[1], row[0] as u8);
                    (if certain { row[1] } else { chance }, row[2])
                }
            };
            bins.add(chance, won);
        }
        bins.print();
    }
    Ok(())
}

/// For each tenth of chances: how many, the sum of chances, the sum of results.
#[derive(Default)]
struct Bins([(u32, f64, f64); 10]);

impl Bins {
    fn add(&mut self, chance: f64, won: f64) {
        let bin = &mut self.0[((chance * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + chance, bin.2 + won);
    }

    fn print(self) {
        for (tenth, (count, chances, results)) in self.0.into_iter().enumerate() {
            if count > 0 {
                let n = f64::from(count);
                println!("  {:3} % {count:6} {:.3} {:.3}", tenth * 10, chances / n, results / n);
            }
        }
    }
}

/// Fits all curves to the samples in these files, and writes them as `fitted.rs` has them.
fn fit(files: &[String]) -> Result<(), Box<dyn Error>> {
    let cells = cells(files)?;
    for (game, expert) in EXPERT {
        let of_game = || cells.iter().filter(|((name, _), _)| name == game);
        let team = |((_, players), rows): (&(String, usize), &Vec<Vec<f64>>)| {
            let sample = |row: &Vec<f64>| (TeamCurve::features(row[1], row[0] as u8), row[2]);
            let starts = rows.iter().filter(|row| row[0] == 98.0);
            let held = starts.cycle().take(HELD).map(|row| (sample(row).0, expert[players - 1]));
            rows.iter().map(sample).chain(held).collect::<Vec<_>>()
        };
        // With more than one player the games are alike, so that one number of players can learn from the others. Turns of
        // one game are not independent, so each counts for less than one.
        let together: Vec<_> =
            of_game().filter(|((_, players), _)| *players > 1).flat_map(team).collect();
        let plain = [0.0, 1.0, 0.0, 0.0];
        let together = fit_team(&together, plain, [0.5, 4.0, 4.0, 4.0]);
        println!("    [ // {game}");
        for cell in of_game() {
            let (samples, players) = (team(cell), &cell.0.1);
            let prior = if *players > 1 { together } else { plain };
            let weight = if *players > 1 { [20.0, 80.0, 40.0, 80.0] } else { [0.5, 4.0, 4.0, 4.0] };
            let [a, b, c, d] = fit_team(&samples, prior, weight);
            println!("        // {} turns", samples.len() - HELD);
            println!("        TeamCurve {{ odds: [{a:.3}, {b:.3}, {c:.3}, {d:.3}] }},");
        }
        println!("    ],");
    }
    println!("    [");
    for ((_, players), rows) in cells.iter().filter(|((name, _), _)| name == "clear-4") {
        let best = fit_shares(*players, rows);
        println!("        // {} turns", rows.len());
        println!("        SharesCurve {{ alike: {:.2}, own: {:.2} }},", best.alike, best.own);
    }
    println!("    ];");
    Ok(())
}

/// Draws how well chances hold in what was written about games of the bot `expert`, all players together: a dot for each
/// tenth and game, the larger the more turns, which should lie on the line.
fn plot(files: &[String]) -> Result<(), Box<dyn Error>> {
    const SIZE: f64 = 400.0;
    let mut bins: BTreeMap<(String, u32), [f64; 3]> = BTreeMap::new();
    for file in files {
        let mut game = None;
        for line in std::fs::read_to_string(file)?.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [name, _, "players,", bot, ..] => {
                    game = bot.starts_with("expert").then(|| name.to_owned());
                }
                [tenth, "%", count, chance, result] => {
                    let Some(game) = &game else { continue };
                    let count: f64 = count.parse()?;
                    let bin = bins.entry((game.clone(), tenth.parse()?)).or_default();
                    bin[0] += count;
                    bin[1] += count * chance.parse::<f64>()?;
                    bin[2] += count * result.parse::<f64>()?;
                }
                _ => {}
            }
        }
    }
    println!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-50 -20 600 480\" font-family=\"sans-serif\" font-size=\"13\">"
    );
    println!("<title>Chances that were said, and how often expert won</title>");
    println!("<rect x=\"-50\" y=\"-20\" width=\"600\" height=\"480\" fill=\"#fffdf8\"/>");
    println!("<path d=\"M0 0V{SIZE}H{SIZE}M0 {SIZE}L{SIZE} 0\" fill=\"none\" stroke=\"#7c8783\"/>");
    println!("<text x=\"0\" y=\"{}\">said: 0 to 100 %</text>", SIZE + 24.0);
    println!(
        "<text x=\"-12\" y=\"{SIZE}\" transform=\"rotate(-90 -12 {SIZE})\">won: 0 to 100 %</text>"
    );
    let games = [("the-game", "#2f8783"), ("extreme", "#d9902b"), ("clear-4", "#6a5acd")];
    for (row, (game, colour)) in games.into_iter().enumerate() {
        let y = 20.0 + 20.0 * row as f64;
        println!("<circle cx=\"430\" cy=\"{y}\" r=\"5\" fill=\"{colour}\"/>");
        println!("<text x=\"442\" y=\"{}\">{game}</text>", y + 4.0);
        for ((_, tenth), [count, chance, result]) in
            bins.iter().filter(|((name, _), _)| name == game)
        {
            let (x, y) = (SIZE * chance / count, SIZE * (1.0 - result / count));
            let radius = (2.0 + count.sqrt() / 3.0).min(14.0);
            println!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{colour}\" fill-opacity=\"0.7\"><title>{game}, {tenth} %: {count} turns</title></circle>"
            );
        }
    }
    println!("</svg>");
    // The same as a table.
    for ((game, tenth), [count, chance, result]) in &bins {
        eprintln!(
            "| {game} | {tenth} % | {count} | {:.3} | {:.3} |",
            chance / count,
            result / count
        );
    }
    Ok(())
}

/// The odds that fit the samples best, and the prior as if so many more had been seen.
fn fit_team(samples: &[([f64; 4], f64)], prior: [f64; 4], weight: [f64; 4]) -> [f64; 4] {
    let mut odds = prior;
    for _ in 0..100 {
        let mut gradient = [0.0; 4];
        let mut hessian = [[0.0; 4]; 4];
        for i in 0..4 {
            gradient[i] = weight[i] * (prior[i] - odds[i]);
            hessian[i][i] = weight[i];
        }
        for (features, won) in samples {
            let sum: f64 = (0..4).map(|i| odds[i] * features[i]).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for i in 0..4 {
                gradient[i] += (won - chance) * features[i];
                for j in 0..4 {
                    hessian[i][j] += chance * (1.0 - chance) * features[i] * features[j];
                }
            }
        }
        let step = solved(hessian, gradient);
        (0..4).for_each(|i| odds[i] += step[i].clamp(-0.5, 0.5));
    }
    odds
}

/// The solution of four linear equations.
fn solved(mut matrix: [[f64; 4]; 4], mut right: [f64; 4]) -> [f64; 4] {
    for i in 0..4 {
        let pivot = (i..4).max_by(|&a, &b| matrix[a][i].abs().total_cmp(&matrix[b][i].abs()));
        let pivot = pivot.expect("there are rows");
        matrix.swap(i, pivot);
        right.swap(i, pivot);
        for row in i + 1..4 {
            let factor = matrix[row][i] / matrix[i][i];
            let above = matrix[i];
            for (value, above) in matrix[row].iter_mut().zip(above).skip(i) {
                *value -= factor * above;
            }
            right[row] -= factor * right[i];
        }
    }
    for i in (0..4).rev() {
        for column in i + 1..4 {
            right[i] -= matrix[i][column] * right[column];
        }
        right[i] /= matrix[i][i];
    }
    right
}

/// How badly a curve tells who wins.
fn loss(curve: SharesCurve, players: usize, rows: &[Vec<f64>]) -> f64 {
    let of = |row: &Vec<f64>| -> f64 {
        let mut shares = [0.0; 6];
        shares[..players].copy_from_slice(&row[1..=players]);
        let chances = curve.chances(&shares, players, row[0] as usize);
        let won = row[players + 1..].iter().zip(chances);
        won.map(|(won, chance)| -won * chance.max(1e-3).ln()).sum()
    };
    rows.iter().map(of).sum()
}

fn fit_shares(players: usize, rows: &[Vec<f64>]) -> SharesCurve {
    let curves = (0..15).flat_map(|alike| (0..15).map(move |own| (alike, own)));
    let curves = curves.map(|(alike, own)| SharesCurve {
        alike: f64::from(alike) * 0.04,
        own: 0.44 + f64::from(own) * 0.04,
    });
    let loss = |curve: &SharesCurve| loss(*curve, players, rows);
    let best = curves.min_by(|one, other| loss(one).total_cmp(&loss(other)));
    best.expect("there are curves")
}

fn tell(task: &Task, reviews: &[Reviewed]) {
    let mut bins = Bins::default();
    let (mut luck, mut skill, mut start, mut accuracy) = (vec![], vec![], vec![], vec![]);
    let mut marks = [0_u32; 3];
    let mut turns = 0;
    for Reviewed { review, from, .. } in reviews {
        let result = review.result.as_ref().expect("bots play to the end");
        for turn in review.turns.iter().skip(*from) {
            let seat = usize::from(turn.seat);
            bins.add(turn.before, result.of(seat));
            turns += 1;
            if let Some(mark) = turn.mark {
                marks[mark as usize] += 1;
            }
        }
        match review.start {
            ChancesJson::Team(chance) => {
                luck.push(review.seats.iter().map(|seat| seat.luck).sum::<f64>());
                skill.push(review.seats.iter().map(|seat| seat.skill).sum::<f64>());
                start.push(chance);
            }
            ChancesJson::Seats(_) => {
                // Luck of all seats is nothing together, so one is looked at, each in turn.
                let seat = luck.len() % usize::from(review.players);
                luck.push(review.seats[seat].luck);
                skill.push(review.seats[seat].skill);
                start.push(review.start.of(seat));
            }
        }
        accuracy.extend(review.seats.iter().filter_map(|seat| seat.accuracy));
    }
    println!(
        "{} {} players, {}, {} games, {turns} turns, {} playouts",
        task.game.kind(),
        task.game.players(),
        task.bot,
        reviews.len(),
        task.effort.playouts
    );
    let told = [("start", &start), ("luck", &luck), ("skill", &skill), ("accuracy", &accuracy)];
    for (name, values) in told {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
        let error = (squares / (n - 1.0) / n).sqrt();
        println!("  {name:8} {mean:8.4} ± {:.4}", 1.96 * error);
    }
    let mut changed = 0;
    for Reviewed { review, again, .. } in reviews {
        let pairs = again.iter().flat_map(|again| review.turns.iter().zip(&again.turns));
        changed += pairs.filter(|(one, other)| one.mark != other.mark).count();
    }
    if let Some(playouts) = task.again {
        println!("  with {playouts} playouts {changed} marks are others");
    }
    println!("  inaccuracies {}, mistakes {}, blunders {}", marks[0], marks[1], marks[2]);
    bins.print();
}
