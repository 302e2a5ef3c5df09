//! Sessions that are shown a position, written in the notation.

#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use stapel_client::Session;
use stapel_protocol::table::ToClient;
use stapel_rules::any::{AnyGame, AnySpread, AnyState, AnyView};
use stapel_rules::notation::parse_position;
use stapel_rules::piles::{Pile, Seen, Spread};
use stapel_rules::{Card, CardSet, Game, Seat, Viewer, clear4};

use crate::server::{Server, seated};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// A session in this seat that is shown this position.
pub(crate) fn scene(position: &str, viewer: Viewer) -> Session {
    let (server, table) = shown(position, viewer);
    let mut session = seated(&server);
    session.received(1, &table);
    assert!(session.is_following(), "{position}");
    session
}

/// A server with another game of the same kind, and the table with this position on it.
fn shown(position: &str, viewer: Viewer) -> (Server, String) {
    let (game, state) = parse_position(position).unwrap();
    let server = Server::new(game.kind(), game.players(), viewer, 1);
    let mut table = server.table_json();
    let view = game.view(&state, viewer);
    let spread = spread(&game, &state);
    let round = table.round.as_mut().unwrap();
    round.view = stapel_protocol::table::ViewJson::new(&game, &view, &spread).unwrap();
    let text = ToClient::Table(table).to_text();
    (server, text)
}

/// What may lie on the table in this position.
fn spread(game: &AnyGame, state: &AnyState) -> AnySpread {
    match (state, game.view(state, Viewer::Spectator)) {
        (AnyState::Piles(state), AnyView::Piles(view)) => {
            let tops: CardSet = state.tops.into_iter().filter_map(Card::new).collect();
            let under: CardSet = CardSet::ALL - view.unseen - tops;
            let mut spread = Spread::new();
            let mut lay = |card, pile| {
                spread.note(&Seen::Laid { seat: Seat::FIRST, card, pile, trick: false });
            };
            let begun = Pile::ALL.into_iter().find(|&pile| Card::new(state.top(pile)).is_some());
            under.iter().for_each(|card| lay(card, begun.unwrap()));
            for pile in Pile::ALL {
                Card::new(state.top(pile)).into_iter().for_each(|card| lay(card, pile));
            }
            AnySpread::Piles(spread)
        }
        (AnyState::Clear4(state), _) => {
            let value = |face: clear4::Face| face.value().or(state.run.map(|run| run.value));
            // What belongs to the run lies on top.
            let mut pile: Vec<_> = state.pile.iter().map(|face| (face, value(face))).collect();
            pile.sort_by_key(|&(_, value)| value == state.run.map(|run| run.value));
            AnySpread::Clear4(clear4::Spread::from_parts(pile, state.out.iter().collect()))
        }
        (AnyState::Piles(_), AnyView::Clear4(_)) => panic!("a view of another game"),
    }
}
