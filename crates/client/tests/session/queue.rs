//! Plays that are queued.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

use stapel_client::{Dropped, News, NotQueued, Output, Session};
use stapel_protocol::table::{
    DoJson, EventJson, GameEventJson, PlaceJson, SeatNumber, ToClient, ToServer,
};
use stapel_rules::any::{AnyAction, AnyViolation};
use stapel_rules::piles::{Action, Command, Pile, Violation};
use stapel_rules::{Card, Game, GameKind, Loss, Refusal, Seat, Turn, Viewer};

use crate::scene::{card, scene, seat};
use crate::server::{Server, chooser, outputs, seated, sent};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

/// The turn of seat 1, and a hand of 30, 50, 53 and 70. The 53 is a skull in Extreme.
fn waiting(kind: &str) -> Session {
    scene(
        &format!(
            "{kind} players=2 status=playing seat=1 piles=40,66,100,61 hands=30,50,53,70/2,3,20,67,90 \
             undrawn=41,42,49,51 laid=0 minimum=2 turns=2"
        ),
        YOU,
    )
}

/// Tells the session of this, as version after version.
fn tell(session: &mut Session, events: Vec<EventJson>) {
    let since = session.mirror().unwrap().version;
    let changed = ToClient::Changed {
        since,
        version: since + 1,
        id: None,
        events,
        deadline: None,
        now: None,
    };
    session.received(1, &changed.to_text());
    assert!(session.is_following());
}

fn laid(by: usize, number: u8, pile: Pile) -> EventJson {
    let seen =
        stapel_rules::piles::Seen::Laid { seat: seat(by), card: card(number), pile, trick: false };
    EventJson::new(&stapel_rules::any::AnySeen::Piles(seen), 2)
}

/// The turn passes to this seat; what was drawn before plays no part here.
fn turn_of(number: usize) -> Vec<EventJson> {
    let turn = GameEventJson::Turn { seat: SeatNumber(seat(number)), minimum: Some(2) };
    vec![EventJson::Game(turn)]
}

fn dropped(outputs: &[Output]) -> Vec<(u8, Dropped)> {
    let dropped = |output: &Output| match output {
        Output::News(News::QueueDropped { queued, why }) => Some((queued.card.number(), *why)),
        _ => None,
    };
    outputs.iter().filter_map(dropped).collect()
}

fn plays(outputs: &[Output]) -> Vec<String> {
    let play = |output: &Output| match output {
        Output::Send(text) => match ToServer::parse(text).unwrap().r#do {
            DoJson::Act(action) => Some(action),
            other => panic!("{other:?} was sent"),
        },
        _ => None,
    };
    outputs.iter().filter_map(play).collect()
}

/// Queues these and hears no complaint.
fn queue(session: &mut Session, plays: &[(u8, Pile)]) {
    for &(number, pile) in plays {
        session.queue(card(number), pile).unwrap();
    }
    assert_eq!(session.queued().len(), plays.len());
    assert!(outputs(session).is_empty());
}

#[test]
fn queued_plays_are_sent_one_by_one_when_the_turn_comes_and_nothing_after_them() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A), (53, Pile::A)]);
    let screen = session.piles_screen().unwrap();
    assert_eq!(screen.piles[0].queued, [card(50), card(53)]);
    assert_eq!(screen.hand[1].queued, Some(Pile::A));

    tell(&mut session, turn_of(0));
    assert_eq!(plays(&outputs(&mut session)), ["50A"]);
    assert_eq!(session.queued().len(), 1, "the second waits for the answer");
    let since = session.mirror().unwrap().version;
    let answer = ToClient::Changed {
        since,
        version: since + 1,
        id: session.pending().map(|pending| pending.id).next(),
        events: vec![laid(0, 50, Pile::A)],
        deadline: None,
        now: None,
    };
    session.received(1, &answer.to_text());
    assert_eq!(plays(&outputs(&mut session)), ["53A"]);
    let answer = ToClient::Changed {
        since: since + 1,
        version: since + 2,
        id: session.pending().map(|pending| pending.id).next(),
        events: vec![laid(0, 53, Pile::A)],
        deadline: None,
        now: None,
    };
    session.received(1, &answer.to_text());
    // The turn could be ended now, which is for the person to do.
    assert!(session.piles_screen().unwrap().turn.unwrap().end.legal);
    assert_eq!(plays(&outputs(&mut session)), [""; 0]);
}

#[test]
fn a_queued_play_vanishes_when_its_pile_changes_and_takes_along_what_was_queued_on_it() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A), (53, Pile::A)]);
    session.queue(card(70), Pile::C).unwrap();
    tell(&mut session, vec![laid(1, 67, Pile::B)]);
    assert_eq!(dropped(&outputs(&mut session)), [], "another pile is none of its business");
    tell(&mut session, vec![laid(1, 90, Pile::A)]);
    let changed = Dropped::PileChanged;
    assert_eq!(dropped(&outputs(&mut session)), [(50, changed), (53, changed)]);
    tell(&mut session, turn_of(0));
    assert_eq!(plays(&outputs(&mut session)), ["70C"]);
}

#[test]
fn a_queued_play_vanishes_when_a_command_came_into_force() {
    let mut session = waiting("extreme");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A)]);
    // 20 carries one-pile.
    tell(&mut session, vec![laid(1, 20, Pile::D)]);
    let why = Dropped::NewCommand(Command::OnePile);
    assert_eq!(dropped(&outputs(&mut session)), [(50, why)]);
}

#[test]
fn x2_a_queued_play_that_would_lose_is_not_made() {
    let mut session = scene(
        "extreme players=2 status=playing seat=1 piles=50,52,100,61 hands=30,53/2,3,4 \
         undrawn=41,42 laid=0 minimum=2 turns=2",
        YOU,
    );
    outputs(&mut session);
    // Nothing could cover the skull on A.
    assert_eq!(session.fits(card(53)).unwrap().piles[0].warning, Some(Loss::Skull));
    queue(&mut session, &[(53, Pile::A)]);
    tell(&mut session, turn_of(0));
    let outputs = outputs(&mut session);
    assert_eq!(dropped(&outputs), [(53, Dropped::WouldLose(Loss::Skull))]);
    assert_eq!(plays(&outputs), [""; 0]);
}

#[test]
fn only_what_could_be_laid_is_queued_and_a_card_has_one_place() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    let refused = session.queue(card(50), Pile::B);
    assert!(matches!(
        refused,
        Err(NotQueued::Refused(Refusal::Rule(AnyViolation::Piles(
            Violation::WrongDirection { .. }
        ))))
    ));
    let refused = session.queue(card(51), Pile::A);
    assert_eq!(refused, Err(NotQueued::Refused(Refusal::NoSuchCard)));
    session.queue(card(50), Pile::A).unwrap();
    session.queue(card(50), Pile::C).unwrap();
    assert_eq!(
        session.queued().iter().map(|q| (q.card, q.pile)).collect::<Vec<_>>(),
        [(card(50), Pile::C)]
    );
    session.queue(card(30), Pile::C).unwrap();
    // Without the 50 the 30 is not what it was.
    session.unqueue(card(50));
    assert_eq!(dropped(&outputs(&mut session)), [(30, Dropped::PileChanged)]);
    assert!(session.queued().is_empty());
    let mut watching = seated(&Server::new(GameKind::TheGame, 2, Viewer::Spectator, 1));
    assert_eq!(watching.queue(card(50), Pile::A), Err(NotQueued::NoGame));
    let mut clear4 = seated(&Server::new(GameKind::Clear4, 2, YOU, 1));
    assert_eq!(clear4.queue(card(50), Pile::A), Err(NotQueued::NoGame));
}

#[test]
fn on_ones_own_turn_a_queued_play_is_sent_at_once_and_the_next_after_its_answer() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    let fitting = |session: &Session| -> (Card, Pile) {
        let hand = session.piles_screen().unwrap().hand;
        let shown = hand.iter().find(|shown| shown.is_playable()).unwrap();
        (shown.card, shown.piles.iter().next().unwrap())
    };
    let first = fitting(&session);
    session.queue(first.0, first.1).unwrap();
    let request = sent(&mut session).remove(0);
    let second = fitting(&session);
    assert_ne!(first.0, second.0);
    session.queue(second.0, second.1).unwrap();
    assert!(sent(&mut session).is_empty() && session.queued().len() == 1);
    let action = AnyAction::Piles(Action::Lay { card: first.0, pile: first.1 });
    session.received(1, &server.do_it(action, Some(request.id)));
    assert_eq!(plays(&outputs(&mut session)), [format!("{}{}", second.0, second.1)]);
}

#[test]
fn a_refused_play_takes_the_rest_of_the_queue_along() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A), (30, Pile::C)]);
    tell(&mut session, turn_of(0));
    let version = session.mirror().unwrap().version;
    let id = session.pending().map(|pending| pending.id).next();
    let (code, message) = ("stale".into(), "late".into());
    let refused = ToClient::Refused { id, code, message, version, retry_after_ms: None };
    session.received(1, &refused.to_text());
    assert_eq!(dropped(&outputs(&mut session)), [(30, Dropped::Broken)]);
    assert_eq!(session.pending().count(), 0);
}

#[test]
fn what_is_left_of_a_queue_when_the_turn_or_the_game_is_over_vanishes() {
    let mut session = waiting("extreme");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A), (30, Pile::C)]);
    tell(&mut session, turn_of(0));
    assert_eq!(plays(&outputs(&mut session)), ["50A"]);
    // Somebody ends the turn elsewhere.
    tell(&mut session, turn_of(1));
    assert_eq!(dropped(&outputs(&mut session)), [(30, Dropped::TurnOver)]);

    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A)]);
    let over = EventJson::Over {
        outcome: None,
        stopped: false,
        seed: "seed".into(),
        score: session.mirror().unwrap().score.clone(),
        record: "record".into(),
        opened: None,
    };
    tell(&mut session, vec![over]);
    assert_eq!(dropped(&outputs(&mut session)), [(50, Dropped::TurnOver)]);
}

#[test]
fn while_offline_nothing_is_sent_and_afterwards_what_still_holds() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A)]);
    session.disconnected(1, None);
    crate::server::reconnect(&mut session, 1);
    tell(&mut session, turn_of(0));
    assert_eq!(plays(&outputs(&mut session)), ["50A"]);
}

#[test]
fn while_a_bot_stands_in_nothing_is_sent() {
    let mut session = waiting("the-game");
    outputs(&mut session);
    queue(&mut session, &[(50, Pile::A)]);
    let who = session.mirror().unwrap().places[0].who.clone();
    let place = |stand_in: Option<&str>| {
        let stand_in = stand_in.map(Into::into);
        EventJson::place(SeatNumber(seat(0)), PlaceJson { stand_in, ..PlaceJson::of(who.clone()) })
    };
    tell(&mut session, vec![place(Some("steady"))]);
    tell(&mut session, turn_of(0));
    assert_eq!(plays(&outputs(&mut session)), [""; 0]);
    tell(&mut session, vec![place(None)]);
    assert_eq!(plays(&outputs(&mut session)), ["50A"]);
}

#[test]
fn whatever_is_queued_in_whole_games_only_legal_lays_are_sent() {
    let mut fired = 0;
    for seed in 0..60 {
        let kind = [GameKind::TheGame, GameKind::Extreme][seed as usize % 2];
        let players = 1 + seed as u8 % 4;
        let mut server = Server::new(kind, players, YOU, seed);
        let mut session = seated(&server);
        let mut choose = chooser(seed);
        while let Turn::Seat(active) = server.dealt.turn() {
            queue_something(&mut session, &mut choose);
            let mut told = Vec::new();
            for request in sent(&mut session) {
                let DoJson::Act(text) = request.r#do else { panic!("something else was sent") };
                let action = server.dealt.game().parse_action(&text).unwrap();
                assert!(matches!(action, AnyAction::Piles(Action::Lay { .. })));
                assert!(server.dealt.game().is_legal(server.dealt.state(), action), "{action}");
                assert_eq!(session.warning(action), None);
                assert_eq!(active, Seat::FIRST);
                told.push(server.do_it(action, Some(request.id)));
                fired += 1;
            }
            if told.is_empty() {
                told.push(server.act(choose(100), None));
            }
            assert_eq!(told.len(), 1, "one at a time");
            session.received(1, &told[0]);
            let hand = session.piles_screen().unwrap().hand;
            for queued in session.queued() {
                assert!(hand.iter().any(|shown| shown.queued == Some(queued.pile)));
            }
        }
        assert!(session.queued().is_empty());
    }
    assert!(fired > 200, "{fired}");
}

fn queue_something(session: &mut Session, choose: &mut impl FnMut(usize) -> usize) {
    for _ in 0..choose(3) {
        let screen = session.piles_screen().unwrap();
        let Some(shown) = screen.hand.get(choose(screen.hand.len().max(1))) else { return };
        let pile = Pile::ALL[choose(4)];
        let fit = session.fits(shown.card).map(|fits| fits.piles[pile.index()].legal);
        let pending = session.pending_play().is_some();
        let queued = session.queue(shown.card, pile);
        if let Some(legal) = fit {
            assert_eq!(queued.is_ok(), legal, "{}{pile} {pending}", shown.card);
        }
    }
}
