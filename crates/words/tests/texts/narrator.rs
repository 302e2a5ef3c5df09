//! What happened is told alike at the table, in replays and beside the notation.

use stapel_rules::any::{AnyGame, AnySeen, Setup};
use stapel_rules::clear4::{Counts, Event, Face, Source, Stack, Value};
use stapel_rules::piles::{Pile, Seen};
use stapel_rules::{Card, GameKind, Loss, Outcome, Seat};
use stapel_words::phrases::{Narrator, Style};
use stapel_words::{Language, built_in};

const YOU: Seat = Seat::FIRST;
const OTHER: Seat = Seat::FIRST.left(2);

/// What is told to the first seat: at the table, in a replay, and beside the notation.
fn told<S: Copy + Into<AnySeen>>(kind: GameKind, seen: &[S]) -> [String; 3] {
    let words = built_in(Language::English);
    let game = AnyGame::new(&Setup::new(kind, 2)).expect("a game for two");
    let seen: Vec<AnySeen> = seen.iter().map(|seen| (*seen).into()).collect();
    let name = |seat: Seat| String::from(if seat == YOU { "Ada" } else { "Ben" });
    let styles =
        [(Style::AtTable, Some(YOU)), (Style::Replay, None), (Style::BesideNotation(&game), None)];
    styles.map(|(style, you)| {
        Narrator { words: &words, name: &name, you, style }.tell(&seen).join(" · ")
    })
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn number(value: u8) -> Face {
    Face::number(Value::new(value).expect("a value"))
}

#[test]
fn a_turn_of_extreme_is_told_to_everyone_as_far_as_they_need_it() {
    let laid = |number, pile, trick| Seen::Laid { seat: OTHER, card: card(number), pile, trick };
    let turn = [
        laid(50, Pile::A, false),
        laid(40, Pile::A, true),
        Seen::TurnEnded { seat: OTHER },
        Seen::TheyDrew { seat: OTHER },
        Seen::TheyDrew { seat: OTHER },
        Seen::TurnBegan { seat: YOU, minimum: 2 },
    ];
    let laid = "Ben: 50 on A · Ben: 40 on A, back by ten";
    assert_eq!(
        told(GameKind::Extreme, &turn),
        [
            format!("{laid} · Your turn"),
            format!("{laid} · Ben ends the turn · draws 2 cards"),
            String::from("Back by ten! · draws 2 cards"),
        ]
    );
}

#[test]
fn cards_that_the_reader_drew_are_told_by_number() {
    let drew = [Seen::YouDrew { card: card(7) }, Seen::YouDrew { card: card(70) }];
    let draws = String::from("draws 7, 70");
    let at_table = String::from("You drew 7 · You drew 70");
    assert_eq!(told(GameKind::TheGame, &drew), [at_table, draws.clone(), draws]);
}

#[test]
fn why_a_game_was_lost_is_told_in_replays() {
    let over = [Seen::Over(Outcome::Lost { reason: Loss::Skull, left: 30 })];
    let [at_table, replay, beside] = told(GameKind::Extreme, &over);
    assert_eq!(replay, format!("a skull stayed uncovered · {at_table}"));
    assert!(at_table.contains("30") && beside.is_empty());
}

#[test]
fn cards_that_are_played_together_are_in_one_sentence() {
    let six = Value::new(6);
    let placed = |face| Event::Placed { seat: OTHER, face, from: Source::Hand, counts_as: six };
    let stack = Stack::ALL[1];
    let play = [
        placed(number(6)),
        placed(number(6)),
        placed(Face::JOKER),
        Event::TurnedUp { seat: OTHER, stack, face: number(9) },
    ];
    let turned_up = "Ben, stack 2: 9 is turned up";
    let whole = format!("Ben: 2 × 6, JOKER as 6 · {turned_up}");
    let beside = format!("The joker counts as 6 · {turned_up}");
    assert_eq!(told(GameKind::Clear4, &play), [whole.clone(), whole, beside]);
}

#[test]
fn whoever_takes_the_pile_learns_it_in_the_second_person() {
    let cards =
        [number(4), number(9), number(9)].into_iter().fold(Counts::EMPTY, |mut cards, face| {
            cards.insert(face);
            cards
        });
    let took = [Event::Took { seat: YOU, cards }, Event::TurnEnded { seat: YOU }];
    let theirs = String::from("Ada takes the pile: 4, 2 × 9");
    let yours = String::from("You take the pile: 4, 2 × 9");
    assert_eq!(told(GameKind::Clear4, &took), [yours, theirs.clone(), theirs]);
}

#[test]
fn a_turn_that_just_ends_is_told_in_replays() {
    let ended = [Event::TurnEnded { seat: YOU }, Event::TurnBegan { seat: OTHER }];
    let [at_table, replay, beside] = told(GameKind::Clear4, &ended);
    assert_eq!([at_table, replay], ["Ben to play", "Ada ends the turn"]);
    assert!(beside.is_empty());
}
