use stapel_client::Session;
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::NewTableJson;
use wasm_bindgen_futures::spawn_local;

use super::{Live, Place};
use crate::app::route::Route;
use crate::app::words::say;
use crate::offline;

impl Live {
    /// In this browser every game or match has a table of its own, so that no log grows for ever. Once
    /// it is over, the next one is dealt at a new table, which is shown as soon as it is there.
    pub(super) fn deals_elsewhere(self) -> bool {
        if !matches!(self.place(), Place::Here(_)) {
            return false;
        }
        let Some(wish) = self.ask_once(same_again) else { return false };
        spawn_local(async move {
            let app = self.app;
            let warn = move || app.notices.show(say("here-not-kept", &[]));
            match offline::open_table(app.me.name_or_guest(), &wish, warn).await {
                Some(id) => app.router.go(Route::Local(id)),
                None => app.notices.show(say("here-impossible", &[])),
            }
        });
        true
    }
}

/// What is to be wished for to play the same once more, if all of it is over.
fn same_again(session: &Session) -> Option<NewTableJson> {
    let table = session.table_screen()?;
    if table.running || table.game.is_none() || table.score.is_some_and(|score| !score.over) {
        return None;
    }
    let mirror = session.mirror()?;
    let bots = mirror.places.iter().filter_map(|place| match &place.who {
        WhoJson::Bot(bot) => Some(bot.clone()),
        WhoJson::Empty | WhoJson::Person(_) => None,
    });
    Some(NewTableJson {
        agreement: mirror.agreement.clone(),
        sit: true,
        bots: bots.collect(),
        deal: true,
    })
}
