//! Says beside the page that it is one's turn: in its title, on its icon, and by a notification while it is hidden.

use leptos::prelude::*;
use stapel_client::Session;

use super::live::Live;
use crate::app::app;
use crate::app::words::say;
use crate::browser::tell_turn;

/// Watches whose turn it is at a table, until its page is left.
pub(super) fn watch(live: Live) {
    let turn = app().turn;
    let mine = Memo::new(move |_| live.ask(Session::is_my_turn));
    Effect::new(move |_| {
        let mine = mine.get();
        turn.set(mine);
        let game = live.ask_once(|session| session.table_screen().and_then(|table| table.game));
        let title = untrack(|| say("your-turn", &[]));
        tell_turn(mine, &title, game.map_or("", |game| game.title()));
    });
    on_cleanup(move || {
        turn.set(false);
        tell_turn(false, "", "");
    });
}
