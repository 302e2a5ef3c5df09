//! What the screen may ask.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

use stapel_protocol::games::piles::CardNumber;
use stapel_protocol::table::{HereJson, PersonJson, TableJson, ToClient, ViewJson};
use stapel_rules::piles::{Command, Signal};
use stapel_rules::{Card, Game, GameKind, Loss, Seat, Viewer};

use crate::server::{Server, seated};

/// A session that is shown this hand of Extreme, with these cards on the piles.
fn shown(hand: &[u8], piles: [&[u8]; 4]) -> stapel_client::Session {
    let server = Server::new(GameKind::Extreme, 2, Viewer::Seat(Seat::FIRST), 1);
    let mut session = seated(&server);
    let mut table = server.table_json();
    let cards = |numbers: &[u8]| -> Vec<CardNumber> {
        numbers.iter().map(|&number| CardNumber(Card::new(number).unwrap())).collect()
    };
    let ViewJson::Piles(view) = &mut table.round.as_mut().unwrap().view else { panic!("no piles") };
    view.hand = cards(hand);
    view.hand_sizes[0] = hand.len() as u8;
    view.draw = 98 - 7 - (hand.len() + piles.concat().len()) as u8;
    [&mut view.piles.a, &mut view.piles.b, &mut view.piles.c, &mut view.piles.d]
        .into_iter()
        .zip(piles)
        .for_each(|(pile, numbers)| *pile = cards(numbers));
    session.received(1, &ToClient::Table(table).to_text());
    assert!(session.is_following());
    session
}

/// The lowest card that carries a command.
fn card(command: Command) -> u8 {
    stapel_rules::piles::Layout::DEFAULT.cards(command).into_iter().next().unwrap().number()
}

#[test]
fn x2_a_card_that_loses_for_sure_comes_with_a_warning() {
    let skull = card(Command::Skull);
    for (hand, expected) in [(vec![skull], Some(Loss::Skull)), (vec![skull, 98, 99], None)] {
        let session = shown(&hand, [&[], &[], &[], &[]]);
        let legal = session.legal();
        let lay = legal.iter().find(|action| action.to_string() == format!("{skull}A")).unwrap();
        assert_eq!(session.warning(*lay), expected, "{hand:?}");
    }
}

#[test]
fn x12_a_visible_silence_forbids_signals() {
    let silence = card(Command::Silence);
    let loud = shown(&[98, 99], [&[], &[], &[], &[]]);
    let silent = shown(&[98, 99], [&[silence], &[], &[], &[]]);
    assert!(!loud.is_silent() && loud.may_signal(Signal::StuckSoon));
    assert!(silent.is_silent() && !silent.may_signal(Signal::StuckSoon));
}

#[test]
fn who_only_watches_has_no_turn_and_gives_no_signals() {
    let server = Server::new(GameKind::TheGame, 2, Viewer::Spectator, 1);
    let session = seated(&server);
    assert_eq!(session.seat(), None);
    assert!(!session.is_my_turn() && session.legal().is_empty());
    assert!(!session.may_signal(Signal::CanGoOn) && !session.leads());
}

#[test]
fn while_the_host_is_away_others_at_the_table_lead() {
    let server = Server::the_game();
    let mut session = seated(&server);
    assert!(session.is_host() && session.leads());
    let mut table = server.table_json();
    table.host = PersonJson { id: "person 1".into(), name: None };
    session.received(1, &ToClient::Table(table.clone()).to_text());
    assert!(!session.is_host() && !session.leads());
    table.here.seats[1] = false;
    session.received(1, &ToClient::Table(table.clone()).to_text());
    assert!(!session.leads(), "a connection may break for a moment");
    table.here.lead_open = true;
    session.received(1, &ToClient::Table(table).to_text());
    assert!(!session.is_host() && session.leads());
}

#[test]
fn while_a_host_without_a_seat_is_away_those_who_sit_there_are_offered_to_deal() {
    let server = Server::the_game();
    let mut session = seated(&server);
    let mut table = server.table_json();
    table.host = PersonJson { id: "someone who only watches".into(), name: None };
    table.round = None;
    let mut shown = |table: &TableJson| {
        session.received(1, &ToClient::Table(table.clone()).to_text());
        let may = session.table_screen().unwrap().may;
        (session.leads(), may.deal, may.agree)
    };
    assert_eq!(shown(&table), (false, false, false));
    table.here.host_away = true;
    assert_eq!(shown(&table), (false, false, false));
    table.here.lead_open = true;
    assert_eq!(shown(&table), (true, true, true));
    // It is told as soon as it changes.
    let back = HereJson { host_away: false, lead_open: false, ..table.here.clone() };
    session.received(2, &ToClient::Here(back).to_text());
    assert!(!session.leads());
    session.received(3, &ToClient::Here(table.here.clone()).to_text());
    assert!(session.leads() && session.table_screen().unwrap().may.deal);
    // Who only watches is offered nothing.
    let server = Server::new(GameKind::TheGame, 2, Viewer::Spectator, 1);
    let mut watching = seated(&server);
    let mut table = TableJson { host: table.host, ..server.table_json() };
    table.here.host_away = true;
    table.here.lead_open = true;
    watching.received(1, &ToClient::Table(table).to_text());
    assert!(!watching.leads() && !watching.table_screen().unwrap().may.deal);
}

#[test]
fn before_the_start_nobody_is_waited_for_but_everyone_may_say_how_gladly_they_would() {
    let mut server = Server::the_game();
    let game = *server.dealt.game();
    let deck = server.dealt.deck().to_vec();
    server.dealt = stapel_rules::Dealt::new(game, deck).unwrap();
    let session = seated(&server);
    assert!(session.is_opening() && !session.is_my_turn() && game.players() == 2);
    assert!(session.may_signal(Signal::Start(stapel_rules::piles::Start::Want)));
}
