//! What is drawn of The Game and Extreme.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

use stapel_client::screen::{HandCard, Owes, PilesScreen};
use stapel_rules::any::{AnyAction, AnyGame, AnySpread};
use stapel_rules::piles::{Action, Command, Pile, Signal, Start, Violation, Wish};
use stapel_rules::{GameKind, Loss, Seat, TableGame, Turn, Viewer};

use crate::scene::{card, scene, seat};
use crate::server::{Server, chooser, seated};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

/// The default layout has stop on 3, 38, 63, 98, skull on 17, 48, 53, 84, three on 10, 27, 74, 91, silence on
/// 13, 45, 56, 88, no-trick on 6, 34, 67, 95, one-pile on 20, 30, 71, 81, draw-one on 24, 41, 60, 77.
fn extreme(piles: &str, hand: &str, rest: &str) -> PilesScreen {
    let position = format!(
        "extreme players=2 status=playing seat=0 piles={piles} hands={hand}/2,3,4,5 \
         undrawn=7-9,92-94 {rest} turns=2"
    );
    scene(&position, YOU).piles_screen().unwrap()
}

#[test]
fn the_screen_offers_exactly_what_the_rules_allow_in_whole_games() {
    for (kind, players) in [
        (GameKind::TheGame, 1),
        (GameKind::TheGame, 2),
        (GameKind::Extreme, 1),
        (GameKind::Extreme, 3),
        (GameKind::Extreme, 5),
    ] {
        for seed in 0..6 {
            let mut server = Server::new(kind, players, YOU, seed);
            let mut session = seated(&server);
            let mut choose = chooser(seed);
            while let Turn::Seat(active) = server.dealt.turn() {
                let screen = session.piles_screen().unwrap();
                let turn = screen.turn.as_ref().unwrap();
                assert_eq!((turn.seat, turn.is_yours), (active, active == Seat::FIRST));
                assert_eq!(screen.ahead, active != Seat::FIRST);
                assert_eq!(
                    turn.end.legal,
                    session.legal().contains(&AnyAction::Piles(Action::End))
                );
                assert_eq!(turn.end.legal, turn.is_yours && turn.end.refusal.is_none());
                if turn.is_yours {
                    assert_fits_are_legal(&session, &screen);
                }
                assert_piles_are_as_they_lie(&server, &screen);
                let changed = server.act(choose(100), None);
                session.received(1, &changed);
            }
            let screen = session.piles_screen().unwrap();
            assert!(screen.outcome.is_some() && screen.turn.is_none());
            assert!(screen.hand.iter().all(|card| !card.is_playable()));
        }
    }
}

fn assert_fits_are_legal(session: &stapel_client::Session, screen: &PilesScreen) {
    let legal = session.legal();
    for shown in &screen.hand {
        let fits = session.fits(shown.card).unwrap();
        assert!(!fits.ahead);
        for fit in fits.piles {
            let action = AnyAction::Piles(Action::Lay { card: shown.card, pile: fit.pile });
            assert_eq!(fit.legal, legal.contains(&action), "{action}");
            assert_eq!(fit.legal, fit.refusal.is_none());
            assert_eq!(fit.legal, shown.piles.contains(fit.pile));
            assert_eq!(fit.legal && fit.trick, shown.tricks.contains(fit.pile));
            assert_eq!(fit.warning, session.warning(action), "{action}");
        }
    }
}

fn assert_piles_are_as_they_lie(server: &Server, screen: &PilesScreen) {
    let AnySpread::Piles(spread) = &server.spread else { panic!("no piles") };
    let mut laid = 0;
    for shown in &screen.piles {
        let numbers: Vec<u8> = shown.history.iter().map(|laid| laid.card.number()).collect();
        assert_eq!(numbers, spread.pile(shown.pile)[1..]);
        assert_eq!(shown.top, shown.history.last().map(|laid| laid.card));
        assert!(shown.history.iter().all(|laid| laid.seat.is_some()), "all of it was seen");
        assert_eq!(
            shown.top.map_or(shown.base, stapel_rules::Card::number).abs_diff(shown.base),
            shown.gauge
        );
        laid += numbers.len();
    }
    assert_eq!(usize::from(screen.left), 98 - laid);
}

#[test]
fn a_selected_card_tells_what_it_would_do_on_each_pile() {
    let session = scene(
        "extreme players=2 status=playing seat=0 piles=40,66,100,60 hands=30,50,56,70/2,3,4,5 \
         undrawn=41,42,49,51,90 laid=0 minimum=2 turns=2",
        YOU,
    );
    let told = |number: u8| {
        let fits = session.fits(card(number)).unwrap();
        fits.piles.map(|fit| (fit.legal, fit.trick, fit.step))
    };
    // 41, 42 and 49 lie between 40 and 50; 90, 70, 56 and 51 between 100 and 50; 51 and 56 up to 60.
    assert_eq!(told(50), [(true, false, 3), (false, false, 0), (true, false, 4), (true, false, 2)]);
    assert_eq!(told(30), [(true, true, 0), (false, false, 0), (true, false, 8), (true, false, 6)]);
    assert_eq!(told(70), [(true, false, 6), (true, false, 0), (true, false, 1), (true, true, 0)]);
    let refusal = session.fits(card(50)).unwrap().piles[1].refusal;
    let (fifty, pile) = (card(50), Pile::B);
    assert_eq!(refusal, Some(Violation::WrongDirection { card: fifty, pile, top: 66 }.into()));
    // Whoever only watches has no cards to select.
    let watching = scene(
        "the-game players=1 status=playing seat=0 piles=40,1,100,60 hands=30 undrawn=41 laid=0 minimum=2 turns=2",
        Viewer::Spectator,
    );
    assert_eq!(watching.fits(card(30)), None);
}

#[test]
fn x2_a_card_that_loses_comes_with_its_reason() {
    let session = scene(
        "extreme players=2 status=playing seat=0 piles=50,52,100,60 hands=53,99/2,3 \
         undrawn=41,42 laid=1 minimum=2 used=A turns=2",
        YOU,
    );
    let warnings = session.fits(card(53)).unwrap().piles.map(|fit| fit.warning);
    // On A and B the 99 covers the skull; C and D go down from there, and nothing does.
    assert_eq!(warnings, [None, None, Some(Loss::Skull), Some(Loss::Skull)]);
}

#[test]
fn what_the_turn_owes_is_told_in_a_fixed_order() {
    use Owes::{Cards, CoverSkull, ExactlyThree, OnePile};
    for (piles, rest, expected) in [
        ("40,1,100,60", "laid=0 minimum=2", vec![Cards { left: 2, minimum: 2 }]),
        ("40,1,100,60", "laid=1 minimum=2 used=A", vec![Cards { left: 1, minimum: 2 }]),
        ("40,1,100,60", "laid=2 minimum=2 used=A", vec![]),
        ("27,1,100,60", "laid=2 minimum=2 three=true used=A", vec![ExactlyThree { laid: 2 }]),
        (
            "17,1,48,60",
            "laid=2 minimum=2 skulls=AC used=AC",
            vec![CoverSkull { pile: Pile::A }, CoverSkull { pile: Pile::C }],
        ),
        (
            "81,48,100,59",
            "laid=1 minimum=2 skulls=B used=B bound=B",
            vec![
                CoverSkull { pile: Pile::B },
                Cards { left: 1, minimum: 2 },
                OnePile { pile: Pile::B },
            ],
        ),
    ] {
        let screen = extreme(piles, "50,70,90,99", rest);
        assert_eq!(screen.turn.unwrap().owes, expected, "{piles} {rest}");
    }
}

#[test]
fn the_end_of_the_turn_tells_why_not_and_how_many_cards_are_drawn() {
    let end = |piles: &str, rest: &str| extreme(piles, "50,70,90,99", rest).turn.unwrap().end;
    let too_few = end("40,1,100,59", "laid=1 minimum=2 used=A");
    assert!(!too_few.legal);
    assert_eq!(too_few.refusal, Some(Violation::MinimumNotReached { laid: 1, minimum: 2 }.into()));
    let enough = end("40,1,100,59", "laid=2 minimum=2 used=A");
    assert_eq!((enough.legal, enough.refusal, enough.draws), (true, None, 3));
    // A visible draw-one leaves one of the three.
    assert_eq!(end("40,1,100,60", "laid=2 minimum=2 used=A").draws, 1);
}

#[test]
fn commands_in_force_stand_in_one_order_with_their_piles() {
    let shown = |piles: &str, rest: &str| -> Vec<(Command, bool, String)> {
        let commands = extreme(piles, "50,70,90,99", rest).commands;
        let letters =
            |piles: stapel_rules::piles::PileSet| piles.iter().map(Pile::letter).collect();
        commands.iter().map(|c| (c.command, c.infinity, letters(c.piles))).collect()
    };
    let text = |piles: &str| piles.to_owned();
    // Lightning of earlier turns is only a picture.
    assert_eq!(shown("17,27,38,59", "laid=0 minimum=2"), []);
    assert_eq!(
        shown("13,34,71,60", "laid=0 minimum=2"),
        [
            (Command::Silence, true, text("A")),
            (Command::NoTrick, true, text("B")),
            (Command::OnePile, true, text("C")),
            (Command::DrawOne, true, text("D")),
        ]
    );
    assert_eq!(
        shown("17,27,56,45", "laid=2 minimum=2 three=true skulls=A used=AB"),
        [
            (Command::Skull, false, text("A")),
            (Command::Three, false, text("B")),
            (Command::Silence, true, text("CD")),
        ]
    );
    // A three that was covered still counts.
    assert_eq!(
        shown("28,1,100,59", "laid=2 minimum=2 three=true used=A"),
        [(Command::Three, false, text(""))]
    );
    let tops = extreme("17,27,56,38", "50,70,90,99", "laid=0 minimum=2").piles;
    let tops = tops.map(|pile| pile.command.map(|top| (top.command, top.in_force)));
    assert_eq!(
        tops,
        [
            Some((Command::Skull, false)),
            Some((Command::Three, false)),
            Some((Command::Silence, true)),
            Some((Command::Stop, false)),
        ]
    );
}

#[test]
fn g3_before_the_start_everyone_says_how_gladly_and_the_host_names_who() {
    let mut server = Server::the_game();
    let game = *server.dealt.game();
    server.dealt = stapel_rules::Dealt::new(game, server.dealt.deck().to_vec()).unwrap();
    AnyGame::note_signal(&mut server.talk, seat(1), Signal::Start(Start::Want).into());
    let screen = seated(&server).piles_screen().unwrap();
    assert_eq!(screen.turn, None);
    let opening = screen.opening.unwrap();
    assert_eq!(opening.said, [None, Some(Start::Want)]);
    assert_eq!((opening.gladdest, opening.may_name), (seat(1), true));
    assert_eq!(opening.may_say, [Start::Want, Start::Could, Start::RatherNot]);
}

#[test]
fn x12_signals_stand_on_their_piles_and_silence_forbids_all() {
    let mut server = Server::the_game();
    for signal in [Signal::Pile(Pile::C, Wish::LeaveIt), Signal::StuckSoon] {
        AnyGame::note_signal(&mut server.talk, seat(1), signal.into());
    }
    let session = seated(&server);
    let screen = session.piles_screen().unwrap();
    let wishes = screen.piles.map(|pile| pile.signals);
    assert_eq!(wishes.map(|wishes| wishes.len()), [0, 0, 1, 0]);
    assert!(session.seat_screens()[1].said.outlook.is_some());
    assert!(screen.signals.contains(&Signal::CanGoOn) && !screen.silent);
    // There are no commands to speak of, and the game has started.
    assert!(!screen.signals.iter().any(|s| matches!(s, Signal::Hold(_) | Signal::Start(_))));
    let silent = extreme("13,1,100,59", "50,70,90,99", "laid=0 minimum=2");
    assert!(silent.silent && silent.signals.is_empty());
}

#[test]
fn what_waits_for_its_answer_is_shown_where_it_was_laid() {
    let server = Server::the_game();
    let mut session = seated(&server);
    let AnyAction::Piles(Action::Lay { card, pile }) = session.legal()[0] else { panic!("no lay") };
    session.want(stapel_protocol::table::DoJson::Act(format!("{card}{pile}"))).unwrap();
    let screen = session.piles_screen().unwrap();
    assert_eq!(screen.piles[pile.index()].pending, Some(card));
    let shown = screen.hand.iter().find(|shown| shown.card == card).unwrap();
    assert_eq!((shown.pending, shown.is_playable()), (Some(pile), false));
    // What comes next can be queued already.
    assert!(screen.ahead && screen.hand.iter().any(HandCard::is_playable));
    assert!(!screen.turn.unwrap().end.legal);
}

#[test]
fn after_a_reload_the_piles_are_known_but_not_who_laid_what() {
    let mut server = Server::the_game();
    let mut session = seated(&server);
    session.received(1, &server.act(0, None));
    let known = |session: &stapel_client::Session| {
        let piles = session.piles_screen().unwrap().piles;
        piles.iter().flat_map(|pile| pile.history.iter()).map(|laid| laid.seat).collect::<Vec<_>>()
    };
    assert_eq!(known(&session), [Some(Seat::FIRST)]);
    assert_eq!(session.piles_screen().unwrap().plays.len(), 1);
    // Being shown the same game again takes nothing away; a new session knows less.
    session.received(1, &server.table());
    assert_eq!(known(&session), [Some(Seat::FIRST)]);
    assert_eq!(known(&seated(&server)), [None]);
}
