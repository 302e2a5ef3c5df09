//! What happened, as one viewer may know it, and how games end.

use stapel_protocol::games::clear4::{
    EventJson as Clear4Event, FaceName, FromJson, HandName, StackNumber, ValueNumber,
};
use stapel_protocol::games::piles::{CardNumber, EventJson as PilesEvent, PileLetter, WishName};
use stapel_protocol::table::{
    AgreementJson, EventJson, GameEventJson, OutcomeJson, PlaceJson, ScoreJson, SignalJson,
    SignalledJson, WhoJson,
};
use stapel_rules::Card;
use stapel_rules::clear4::{Face, Stack, Value};
use stapel_rules::piles::{Pile, Wish};

use crate::Golden;
use crate::scene::{self, COMMITMENT, RECORD, SEED, seat};
use crate::views::{self, person};

fn card(number: u8) -> CardNumber {
    CardNumber(Card::new(number).unwrap())
}

fn face(name: &str) -> FaceName {
    FaceName(Face::from_name(name).unwrap())
}

fn faces(names: &str) -> Vec<FaceName> {
    names.split_whitespace().map(face).collect()
}

fn stack(number: u8) -> StackNumber {
    StackNumber(Stack::new(number).unwrap())
}

fn value(number: u8) -> ValueNumber {
    ValueNumber(Value::new(number).unwrap())
}

fn piles(event: PilesEvent) -> EventJson {
    EventJson::Game(GameEventJson::Piles(event))
}

fn clear4(event: Clear4Event) -> EventJson {
    EventJson::Game(GameEventJson::Clear4(event))
}

fn score(played: u8) -> ScoreJson {
    ScoreJson { played, rounds: 1, points: vec![0, 0] }
}

pub(crate) fn golden() -> Vec<Golden> {
    let mut all = events();
    let hand = FromJson::Hand(HandName::Hand);
    let valueless =
        clear4(Clear4Event::Placed { seat: seat(1), card: face("joker"), from: hand, r#as: None });
    let trick = piles(PilesEvent::Laid {
        seat: seat(1),
        card: card(27),
        pile: PileLetter(Pile::A),
        trick: true,
    });
    let clear4_turn = EventJson::Game(GameEventJson::Turn { seat: seat(2), minimum: None });
    let blind_push = clear4(Clear4Event::Special { seat: seat(1), card: face("push"), from: None });
    let stopped = EventJson::Over {
        outcome: Some(OutcomeJson::Round {
            winners: vec![seat(1)],
            left: vec![7, 3],
            capped: false,
        }),
        stopped: true,
        seed: SEED.to_owned(),
        score: ScoreJson { played: 1, rounds: 2, points: vec![-7, -3] },
        record: RECORD.to_owned(),
        opened: Some(Box::new(scene::clear4().opened())),
    };
    let gone = PlaceJson { gone: true, ..PlaceJson::of(WhoJson::Person(person("Björn"))) };
    let removed = PlaceJson { removed: true, muted: true, ..gone.clone() };
    let given_up = EventJson::Over {
        outcome: None,
        stopped: false,
        seed: SEED.to_owned(),
        score: score(0),
        record: RECORD.to_owned(),
        opened: None,
    };
    for (name, event) in [
        ("event-placed-valueless", valueless),
        ("event-laid-trick", trick),
        ("event-turn-clear4", clear4_turn),
        ("event-special-blind", blind_push),
        ("event-over-given-up", given_up),
        ("event-over-stopped", stopped),
        ("event-place-gone", EventJson::place(seat(1), gone)),
        ("event-place-removed", EventJson::place(seat(1), removed)),
    ] {
        all.push(Golden::new(name, &event));
    }
    all.extend(outcomes());
    all
}

fn events() -> Vec<Golden> {
    crate::every_variant!("event", EventJson {
        "turn": EventJson::Game(GameEventJson::Turn { .. }) => EventJson::Game(GameEventJson::Turn { seat: seat(1), minimum: Some(2) }),
        "laid": EventJson::Game(GameEventJson::Piles(PilesEvent::Laid { .. })) => piles(PilesEvent::Laid {
            seat: seat(1), card: card(37), pile: PileLetter(Pile::A), trick: false,
        }),
        "ended": EventJson::Game(GameEventJson::Ended { .. }) => EventJson::Game(GameEventJson::Ended { seat: seat(1) }),
        "you-drew": EventJson::Game(GameEventJson::Piles(PilesEvent::YouDrew { .. })) => piles(PilesEvent::YouDrew { card: card(64) }),
        "they-drew": EventJson::Game(GameEventJson::Piles(PilesEvent::TheyDrew { .. })) => piles(PilesEvent::TheyDrew { seat: seat(1) }),
        "placed": EventJson::Game(GameEventJson::Clear4(Clear4Event::Placed { .. })) => clear4(Clear4Event::Placed {
            seat: seat(1),
            card: face("8"),
            from: FromJson::Stack(stack(2)),
            r#as: Some(value(8)),
        }),
        "blind": EventJson::Game(GameEventJson::Clear4(Clear4Event::Blind { .. })) => {
            clear4(Clear4Event::Blind { seat: seat(1), stack: stack(3), card: face("4") })
        },
        "blind-placed": EventJson::Game(GameEventJson::Clear4(Clear4Event::BlindPlaced { .. })) => {
            clear4(Clear4Event::BlindPlaced { seat: seat(1), card: face("4"), r#as: Some(value(4)) })
        },
        "joker-named": EventJson::Game(GameEventJson::Clear4(Clear4Event::JokerNamed { .. })) => {
            clear4(Clear4Event::JokerNamed { seat: seat(1), value: value(6) })
        },
        "turned-up": EventJson::Game(GameEventJson::Clear4(Clear4Event::TurnedUp { .. })) => {
            clear4(Clear4Event::TurnedUp { seat: seat(1), stack: stack(2), card: face("10") })
        },
        "special": EventJson::Game(GameEventJson::Clear4(Clear4Event::Special { .. })) => clear4(Clear4Event::Special {
            seat: seat(1),
            card: face("clear"),
            from: Some(FromJson::Hand(HandName::Hand)),
        }),
        "cleared": EventJson::Game(GameEventJson::Clear4(Clear4Event::Cleared { .. })) => {
            clear4(Clear4Event::Cleared { seat: seat(1), cards: faces("5 5 8 clear") })
        },
        "took": EventJson::Game(GameEventJson::Clear4(Clear4Event::Took { .. })) => clear4(Clear4Event::Took { seat: seat(0), cards: faces("3 3 joker") }),
        "decided": EventJson::Game(GameEventJson::Decided { .. }) => {
            EventJson::Game(GameEventJson::Decided { outcome: OutcomeJson::Lost { reason: "stuck".to_owned(), left: 8 } })
        },
        "agreed": EventJson::Agreed { .. } => EventJson::Agreed {
            agreement: AgreementJson { takeback: "free".to_owned(), ..views::agreement() },
            score: score(0),
        },
        "place": EventJson::Place { .. } => EventJson::Place {
            seat: seat(1),
            who: WhoJson::Person(person("Björn")),
            stand_in: Some("steady".to_owned()),
            gone: false,
            removed: false,
            muted: false,
        },
        "host": EventJson::Host { .. } => EventJson::Host { person: person("Björn") },
        "sealed": EventJson::Sealed { .. } => {
            EventJson::Sealed { commitment: COMMITMENT.to_owned() }
        },
        "dealt": EventJson::Dealt { .. } => {
            EventJson::Dealt { round: Box::new(scene::clear4_dealt().round(&[])), score: score(0) }
        },
        "signal": EventJson::Signal { .. } => EventJson::Signal {
            seat: seat(1),
            signal: SignalJson::Pile { pile: PileLetter(Pile::B), wish: WishName(Wish::LeaveIt) },
        },
        "talk-again": EventJson::TalkAgain { .. } => EventJson::TalkAgain {
            talk: vec![SignalledJson {
                seat: seat(1),
                signal: SignalJson::Pile { pile: PileLetter(Pile::B), wish: WishName(Wish::LeaveIt) },
            }],
        },
        "said": EventJson::Said { .. } => {
            EventJson::Said { seat: seat(1), text: "well played".to_owned() }
        },
        "takeback-asked": EventJson::TakebackAsked { .. } => {
            EventJson::TakebackAsked { seat: seat(1) }
        },
        "takeback-answered": EventJson::TakebackAnswered { .. } => {
            EventJson::TakebackAnswered { seat: seat(0), agree: false }
        },
        "took-back": EventJson::TookBack { .. } => {
            EventJson::TookBack { seat: seat(1), round: Box::new(views::round()) }
        },
        "end-asked": EventJson::EndAsked { .. } => EventJson::EndAsked { seat: seat(1) },
        "end-answered": EventJson::EndAnswered { .. } => {
            EventJson::EndAnswered { seat: seat(0), agree: true }
        },
        "end-dropped": EventJson::EndDropped { .. } => EventJson::EndDropped { seat: seat(1) },
        "muted": EventJson::Muted { .. } => EventJson::Muted { seat: seat(1), on: true },
        "removed": EventJson::Removed { .. } => EventJson::Removed { person: person("Björn") },
        "over": EventJson::Over { .. } => EventJson::Over {
            outcome: Some(OutcomeJson::Lost { reason: "stuck".to_owned(), left: 8 }),
            stopped: false,
            seed: SEED.to_owned(),
            score: score(1),
            record: RECORD.to_owned(),
            opened: Some(Box::new(scene::the_game().opened())),
        },
    })
}

fn outcomes() -> Vec<Golden> {
    let round = |capped| OutcomeJson::Round {
        winners: vec![seat(1)],
        left: vec![7, if capped { 3 } else { 0 }],
        capped,
    };
    let mut all = crate::every_variant!("outcome", OutcomeJson {
        "won": OutcomeJson::Won => OutcomeJson::Won,
        "lost": OutcomeJson::Lost { .. } => {
            OutcomeJson::Lost { reason: "one-pile".to_owned(), left: 12 }
        },
        "round": OutcomeJson::Round { .. } => round(false),
    });
    all.push(Golden::new("outcome-round-capped", &round(true)));
    all
}
