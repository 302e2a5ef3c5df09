//! Reading, judging and choosing puzzles.

use stapel_puzzles::{Collection, Filter, Grade, Puzzle, Theme, TryError, Verdict, read};
use stapel_rules::GameKind;

/// Made by hand: 24 lies ten below 34.
const PUZZLE: &str = "\
7 rating=1313 found=1,2,4,4 themes=jump-back deal=3 turn=12 seed=by hand
the-game players=1 status=playing seat=0 piles=34,20,80,90 hands=24,25,70-75 undrawn=2-19,40-60 laid=0 minimum=2 turns=12
80.0 24A, 25A, end | 50.0~1.5 obvious 75C, 74C, end | 40.5~2.0 25B, 70C, end
";

fn puzzle() -> Puzzle {
    read(PUZZLE).next().expect("there is one").expect("it is one")
}

fn verdict(typed: &str) -> Result<Verdict, TryError> {
    let puzzle = puzzle();
    puzzle.judge(&puzzle.parse_try(typed)?)
}

#[test]
fn a_puzzle_is_written_as_it_is_read() {
    assert_eq!(puzzle().write(), PUZZLE);
    let commented = format!("# By hand.\n\n{PUZZLE}\n# That is all.\n");
    assert_eq!(read(&commented).collect::<Result<Vec<_>, _>>(), Ok(vec![puzzle()]));
    for puzzle in Collection::built_in().all() {
        assert_eq!(read(&puzzle.write()).next(), Some(Ok(puzzle.clone())));
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_line() {
    for (old, new, expected) in [
        ("7 rating", "seven rating", "line 1: expected the number of a puzzle, found \"seven\""),
        ("rating=1313", "rated=1313", "line 1: expected rating=…, found \"rated=1313\""),
        ("found=1,2,4,4", "found=1,2,4", "line 1: expected four numbers, found \"1,2,4\""),
        (
            "found=1,2,4,4",
            "found=1,2,4,5",
            "line 1: expected four numbers up to 4, found \"1,2,4,5\"",
        ),
        ("themes=jump-back", "themes=jump", "line 1: there is no theme \"jump\""),
        (" seed=by hand", "", "line 1: expected seed=… at the end of the line, found nothing"),
        ("piles=34,20", "piles=34", "line 2: line 1, column"),
        ("status=playing", "status=opening", "line 2: "),
        (
            "80.0 24A",
            "80 24A",
            "line 3: expected a percentage with one decimal, as 41.3, found \"80\"",
        ),
        ("80.0 24A", "100.1 24A", "line 3: expected a percentage"),
        ("obvious 75C", "75C", "line 3: expected two turns or more, one of them marked as obvious"),
        ("50.0~1.5", "50.0", "line 3: expected an error at every chance but the first"),
        ("25B, 70C", "25E, 70C", "line 3: \"25E\": "),
    ] {
        let text = PUZZLE.replacen(old, new, 1);
        let found = read(&text).next().expect("there is something");
        let error = found.expect_err(new).to_string();
        assert!(error.starts_with(expected), "{new}: {error}");
    }
    let (cut, _) = PUZZLE.trim_end().rsplit_once('\n').expect("three lines");
    let error = read(cut).next().expect("there is something").expect_err("it is cut off");
    assert_eq!(
        error.to_string(),
        "line 1: expected the turns that were compared after this line, found the end"
    );
}

#[test]
fn the_order_of_cards_the_end_and_the_way_of_writing_are_no_matter() {
    for typed in ["24A, 25A, end", "24A,25A", "24A 25A", " 24A ; 25A ,end"] {
        assert_eq!(verdict(typed), Ok(Verdict::Solved), "{typed}");
    }
    assert_eq!(verdict("74C, 75C"), Err(refused("75C")), "a lower card first");
    assert_eq!(verdict("75C 74C"), Ok(Verdict::Missed { place: Some(1) }));
    assert_eq!(verdict("70C 25B end"), Ok(Verdict::Missed { place: Some(2) }));
    assert_eq!(verdict("75D 74D"), Ok(Verdict::Missed { place: None }));
}

fn refused(action: &str) -> TryError {
    match verdict("74C, 75C") {
        Err(TryError::Refused { action: found, refusal }) if found == action => {
            TryError::Refused { action: found, refusal }
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_twin_of_a_pile_is_as_good_where_both_lie_alike() {
    let alike = PUZZLE.replace("piles=34,20,80,90", "piles=1,1,80,90");
    let alike = alike.replace("25B, 70C", "73C, 70C");
    let puzzle = read(&alike).next().expect("there is one").expect("it is one");
    let tried = puzzle.parse_try("24B 25B").expect("a turn");
    assert_eq!(puzzle.judge(&tried), Ok(Verdict::Solved));
}

#[test]
fn what_can_not_be_played_is_no_try() {
    assert!(matches!(verdict("24A"), Err(TryError::Unfinished)));
    assert!(
        matches!(verdict("24A 25A end 70C"), Err(TryError::TooMuch(action)) if action == "70C")
    );
    assert!(matches!(verdict("26A 25A"), Err(TryError::Refused { action, .. }) if action == "26A"));
    assert!(matches!(verdict("jump"), Err(TryError::Action { text, .. }) if text == "jump"));
    assert!(matches!(verdict(" , "), Err(TryError::Nothing)));
}

/// Clear 4!: 1s both in the hand and on a stack.
const PLAYS: &str = "\
8 rating=1000 found=4,4,4,4 themes=- deal=0 turn=0 seed=by hand
clear-4 players=2 status=playing seat=1 phase=open hands=8*2,C/1*3,7,P stacks=-,-,-,Cdb/b,1b,-,- pile=- unseen=1*6,2*8,3*7,4*8,5*7,6*8,7*7,8*7,9*8,10*6,P*5,J*4,C*3 out=2*2,3*3,4*2,5*3,6*2,7*2,8,9*2,10*4,P,J*3,C turns=17
80.0 play 1 | 50.0~1.5 obvious play s2 | 40.5~2.0 push 0
";

#[test]
fn of_a_game_in_which_cards_turn_up_the_first_play_counts() {
    let Some(Ok(puzzle)) = read(PLAYS).next() else {
        panic!("{:?}", read(PLAYS).next());
    };
    let verdict = |typed| puzzle.judge(&puzzle.parse_try(typed).expect("a play"));
    assert_eq!(verdict("play 1"), Ok(Verdict::Solved));
    assert_eq!(verdict("play 1 1"), Ok(Verdict::Solved), "it begins with a 1 of the hand");
    assert_eq!(verdict("play 1, add 1, end"), Ok(Verdict::Solved));
    assert_eq!(verdict("play s2"), Ok(Verdict::Missed { place: Some(1) }));
    assert_eq!(verdict("blind 1"), Ok(Verdict::Missed { place: None }));
    assert!(matches!(verdict("sweep"), Err(TryError::Refused { .. })));
}

#[test]
fn numbers_lead_to_puzzles_and_never_change() {
    let all = Collection::built_in().all();
    for (place, puzzle) in all.iter().enumerate() {
        assert_eq!(puzzle.number as usize, place + 1);
        assert_eq!(Collection::built_in().get(puzzle.number), Some(puzzle));
    }
    assert_eq!(Collection::built_in().get(0), None);
    assert_eq!(Collection::built_in().get(all.len() as u32 + 1), None);
}

/// Two hundred puzzles that differ in nothing but number and rating.
fn many() -> Vec<Puzzle> {
    let numbered = |number: u32| Puzzle { number, rating: 1000 + 5 * number as u16, ..puzzle() };
    (1..=200).map(numbered).collect()
}

#[test]
fn a_day_has_its_puzzle_and_a_larger_collection_leaves_most_days_alone() {
    let all = Collection::new(many());
    let fewer = Collection::new(many().into_iter().take(190).collect());
    let number =
        |collection: &Collection, day| collection.of_day(day).expect("there are some").number;
    let days = 20_000..20_400;
    let same = days.clone().filter(|&day| number(&all, day) == number(&fewer, day)).count();
    assert!((350..400).contains(&same), "{same} of 400 days");
    let mut chosen: Vec<u32> = days.map(|day| number(&all, day)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    assert!(chosen.len() > 140, "{} different ones in 400 days", chosen.len());
    assert_eq!(Collection::new(Vec::new()).of_day(1), None);
}

#[test]
fn the_next_puzzle_is_about_as_hard_as_asked_and_was_not_seen() {
    let all = Collection::new(many());
    let mut seen = Vec::new();
    for _ in 0..30 {
        let next = all.near(Filter::default(), 1500.0, |number| seen.contains(&number), 5);
        seen.push(next.expect("there are more").number);
    }
    assert!(seen.iter().all(|number| (80..=120).contains(number)), "{seen:?}");
    let other = all.near(Filter::default(), 1500.0, |_| false, 6).expect("there is one");
    assert_ne!(Some(other.number), seen.first().copied(), "another salt, another puzzle");
    assert_eq!(all.near(Filter::default(), 1500.0, |_| true, 5), None);
}

#[test]
fn a_filter_takes_what_it_names() {
    let puzzle = puzzle();
    let takes = |filter: Filter| filter.takes(&puzzle);
    let any = Filter::default();
    for (filter, expected) in [
        (any, true),
        (Filter { game: Some(GameKind::TheGame), players: Some(1), ..any }, true),
        (Filter { theme: Some(Theme::JumpBack), grade: Some(Grade::Hard), ..any }, true),
        (Filter { game: Some(GameKind::Extreme), ..any }, false),
        (Filter { players: Some(2), ..any }, false),
        (Filter { theme: Some(Theme::Skull), ..any }, false),
        (Filter { grade: Some(Grade::Easy), ..any }, false),
    ] {
        assert_eq!(takes(filter), expected, "{filter:?}");
    }
}

#[test]
fn themes_and_grades_are_known_by_their_names() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    for grade in Grade::ALL {
        assert_eq!(Grade::from_name(grade.name()), Some(grade));
    }
    assert_eq!((Theme::from_name("luck"), Grade::from_name("")), (None, None));
}
