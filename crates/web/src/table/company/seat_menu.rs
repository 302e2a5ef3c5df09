use leptos::prelude::*;
use stapel_client::screen::{SeatMay, SeatScreen};

use crate::app::words::{say, text};
use crate::table::asked::{Asked, Questions};
use crate::table::names::screen_name;

/// The button that opens what the person may do about somebody's seat. It is not there if that is nothing.
#[component]
pub(crate) fn SeatMenuButton(screen: SeatScreen) -> impl IntoView {
    let questions = use_context::<Questions>()?;
    let SeatMay { stand_in, make_host, mute, unmute, remove, remove_for_good, .. } = screen.may;
    let anything = stand_in || make_host || mute || unmute || remove || remove_for_good;
    anything.then(|| {
        let label = say("seat-menu", &[("name", text(&screen_name(&screen)))]);
        view! {
            <button
                class="quiet seat-menu"
                aria-haspopup="dialog"
                aria-label=label.clone()
                title=label
                on:click=move |_| questions.ask(Asked::Seat(screen.seat))
            >
                "⋯"
            </button>
        }
    })
}
