use leptos::prelude::*;
use stapel_rules::GameKind;

use super::clear4::{Choosing, Clear4Table};
use super::contact::ContactLine;
use super::ending::Ending;
use super::keys;
use super::live::{Contact, Live, Place};
use super::lobby::Lobby;
use super::lost::Lost;
use super::moves::Moves;
use super::piles::PilesTable;
use super::seats::Seats;
use super::sound;
use super::talk::TalkPanel;
use super::tell;
use super::top_bar::TopBar;
use crate::app::words::t;

/// What is on the table, as far as the frame around it cares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Waiting,
    Lost(Contact),
    Lobby,
    Piles,
    Clear4,
}

/// A table, on the server or in this browser.
#[component]
pub(crate) fn TablePage(place: Place) -> impl IntoView {
    let live = Live::begin(place);
    let moves = Moves::new(live);
    provide_context(live);
    provide_context(moves);
    let told = tell::tell_what_happens(live);
    sound::play_what_happens(live);
    let choosing = Choosing::new(live);
    provide_context(choosing);
    keys::listen(live, moves, choosing, told);
    let shown = Memo::new(move |_| {
        let contact = live.contact();
        if matches!(contact, Contact::Missing | Contact::Elsewhere | Contact::Unreadable) {
            return Shown::Lost(contact);
        }
        match live.ask(stapel_client::Session::table_screen) {
            None => Shown::Waiting,
            Some(table) => match table.game {
                None => Shown::Lobby,
                Some(GameKind::Clear4) => Shown::Clear4,
                Some(GameKind::TheGame | GameKind::Extreme) => Shown::Piles,
            },
        }
    });
    view! {
        <div class="table" class:with-talk=moves.talk_is_open>
            <h1 class="unseen">{t("table")}</h1>
            <TopBar/>
            <ContactLine/>
            {move || match shown.get() {
                Shown::Waiting => view! { <Waiting/> }.into_any(),
                Shown::Lost(why) => view! { <Lost why/> }.into_any(),
                Shown::Lobby => view! { <Lobby/> }.into_any(),
                Shown::Piles => view! { <Seats/><PilesTable/><Ending/><TalkPanel/> }.into_any(),
                Shown::Clear4 => view! { <Clear4Table/><Ending/><TalkPanel/> }.into_any(),
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
