use leptos::prelude::*;
use stapel_rules::GameKind;

use super::around::Around;
use super::board::Board;
use super::contact::ContactLine;
use super::ending::Ending;
use super::keys;
use super::live::{Contact, Live, Place};
use super::lobby::Lobby;
use super::lost::Lost;
use super::sound;
use super::talk::TalkPanel;
use super::tell;
use super::top_bar::TopBar;
use crate::app::words::t;
use crate::browser;

/// What is on the table, as far as the frame around it cares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Waiting,
    Lost(Contact),
    Lobby,
    Board,
    /// Another program has the board of this game.
    Elsewhere(GameKind),
}

/// A table, on the server or in this browser.
#[component]
pub(crate) fn TablePage(
    place: Place,
    /// The board that this program has.
    board: Board,
) -> impl IntoView {
    let live = Live::begin(place);
    let around = Around::new();
    provide_context(live);
    provide_context(around);
    let told = tell::tell_what_happens(live);
    sound::play_what_happens(live);
    provide_context(board);
    keys::listen(live, around, board, told);
    let shown = Memo::new(move |_| {
        let contact = live.contact();
        if matches!(contact, Contact::Missing | Contact::Elsewhere | Contact::Unreadable) {
            return Shown::Lost(contact);
        }
        match live.ask(stapel_client::Session::table_screen) {
            None => Shown::Waiting,
            Some(table) => match table.game {
                None => Shown::Lobby,
                Some(game) if (board.is_for)(game) => Shown::Board,
                Some(game) => Shown::Elsewhere(game),
            },
        }
    });
    view! {
        <div class="table" class:with-talk=around.talk_is_open>
            <h1 class="unseen">{t("table")}</h1>
            <TopBar/>
            <ContactLine/>
            {move || match shown.get() {
                Shown::Waiting => view! { <Waiting/> }.into_any(),
                Shown::Lost(why) => view! { <Lost why/> }.into_any(),
                Shown::Lobby => view! { <Lobby/> }.into_any(),
                Shown::Board => view! { {(board.lay_out)()}<Ending/><TalkPanel/> }.into_any(),
                Shown::Elsewhere(game) => {
                    browser::reload_for(game.name());
                    view! { <Waiting/> }.into_any()
                }
            }}
        </div>
    }
}

/// The table before it is known what lies on it.
#[component]
fn Waiting() -> impl IntoView {
    view! {
        <div class="loading" role="status" aria-label=t("loading")>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
        </div>
    }
}
