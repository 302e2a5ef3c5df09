use stapel_protocol::table::rest::TableSummaryJson;
use stapel_protocol::table::{GameName, PersonJson, WhoJson};
use stapel_room::Local;
use stapel_rules::any::AnyView;
use stapel_rules::{GameKind, Seat, Viewer};
use stapel_table::{Occupant, Table};

use crate::offline::About;

/// What lists say of a table.
pub(super) fn about(local: &Local) -> About {
    let table = local.table();
    let kind = table.agreement().kind();
    // Between the rounds of a match there is something to go on with.
    let between = kind == GameKind::Clear4 && table.round().is_some() && !table.score().is_over();
    let places = table.places().iter().map(|place| match &place.occupant {
        Occupant::Empty => WhoJson::Empty,
        // Who they are is known: this is their browser.
        Occupant::Person(_) => WhoJson::Person(PersonJson { id: String::new(), name: None }),
        Occupant::Bot(bot) => WhoJson::Bot(bot.to_string()),
    });
    About {
        table: TableSummaryJson {
            id: local.id().to_string(),
            game: GameName(kind),
            places: places.collect(),
            running: table.is_running() || between,
            changed: table.last_change().0,
        },
        left: left(table),
    }
}

/// How many cards are left, if a game is being played.
fn left(table: &Table) -> Option<u8> {
    let round = table.round().filter(|round| !round.is_over())?;
    Some(match round.view(Viewer::Spectator) {
        AnyView::Piles(view) => view.hand_sizes.iter().sum::<u8>() + view.undrawn,
        AnyView::Clear4(view) => view.cards_left(Seat::FIRST),
    })
}
