use leptos::prelude::*;

use crate::browser::window;

/// Which panels around the board are open, whatever is played on it.
#[derive(Clone, Copy)]
pub(crate) struct PanelState {
    pub(crate) talk_is_open: RwSignal<bool>,
    pub(crate) keys_are_shown: RwSignal<bool>,
    /// Whether the lobby is shown in place of a game that is over.
    pub(crate) lobby_is_open: RwSignal<bool>,
}

impl PanelState {
    /// Talk is open if there is room for it beside the table.
    pub(super) fn new() -> PanelState {
        let wide = window().match_media("(min-width: 60rem)").ok().flatten();
        let is_wide = wide.is_some_and(|media| media.matches());
        PanelState {
            talk_is_open: RwSignal::new(is_wide),
            keys_are_shown: RwSignal::new(false),
            lobby_is_open: RwSignal::new(false),
        }
    }
}
