use leptos::prelude::*;
use stapel_client::Session;

use super::live::Live;
use crate::app::app;
use crate::browser::window;

/// Which panels around the board are open, whatever is played on it.
#[derive(Clone, Copy)]
pub(crate) struct PanelState {
    /// Whether there is a panel for talk: not for one who plays alone, unless it has the field for typed plays.
    pub(crate) has_talk: Memo<bool>,
    pub(crate) talk_is_open: RwSignal<bool>,
    /// How much was said while talk was closed.
    pub(crate) unread: RwSignal<u32>,
    /// Whether the lobby is shown in place of a game that is over.
    pub(crate) lobby_is_open: RwSignal<bool>,
}

impl PanelState {
    /// Talk is open if there is room for it beside the table.
    pub(super) fn new(live: Live) -> PanelState {
        let typed = app().settings.typed;
        PanelState {
            has_talk: Memo::new(move |_| typed.get() || !live.ask(Session::is_for_one)),
            talk_is_open: RwSignal::new(is_wide()),
            unread: RwSignal::new(0),
            lobby_is_open: RwSignal::new(false),
        }
    }

    /// Whether talk is open and lies over the table, as a sheet.
    pub(crate) fn is_sheet(self) -> bool {
        self.talk_is_open.get_untracked() && !is_wide()
    }
}

/// Whether there is room for talk beside the table.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)").ok().flatten();
    wide.is_some_and(|media| media.matches())
}
