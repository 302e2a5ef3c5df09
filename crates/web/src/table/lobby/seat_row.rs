use leptos::prelude::*;
use stapel_client::screen::{Presence, SeatScreen, Who};
use stapel_protocol::table::{DoJson, SeatNumber};

use crate::app::words::{say, t};
use crate::table::live::Live;
use crate::table::names::marked_name;

/// The bots that can be put into a seat.
const BOTS: [(&str, &str); 3] =
    [("greedy", "bot-greedy"), ("steady", "bot-steady"), ("expert", "bot-expert")];

/// A seat before the deal, and what the person may do with it.
#[component]
pub(crate) fn SeatRow(screen: SeatScreen) -> impl IntoView {
    let live = expect_context::<Live>();
    let seat = screen.seat;
    let label = say("put-bot", &[]);
    view! {
        <li class="seat-row" class:free=screen.who == Who::Empty>
            <span class="seat-row-name">{marked_name(&screen)}</span>
            {screen.is_host.then(|| view! { <span class="small soft">{t("host")}</span> })}
            {(screen.presence == Presence::Away).then(|| view! { <span class="small soft">{t("away")}</span> })}
            <span class="row seat-row-do">
                {(screen.may.put_bot && screen.who == Who::Empty)
                    .then(|| {
                        view! {
                            <select
                                aria-label=label
                                on:change=move |event| {
                                    let bot = event_target_value(&event);
                                    if !bot.is_empty() {
                                        live.want(DoJson::Bot { seat: SeatNumber(seat), bot });
                                    }
                                }
                            >
                                <option value="">{t("put-bot")}</option>
                                {BOTS.map(|(bot, id)| view! { <option value=bot>{t(id)}</option> })}
                            </select>
                        }
                    })}
                {screen
                    .may
                    .empty
                    .then(|| {
                        view! {
                            <button class="quiet" on:click=move |_| live.want(DoJson::Empty(SeatNumber(seat)))>
                                {t("empty-the-seat")}
                            </button>
                        }
                    })}
            </span>
        </li>
    }
}
