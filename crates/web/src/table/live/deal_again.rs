use stapel_client::Session;
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
        let Some(wish) = self.ask_once(Session::same_again) else { return false };
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
