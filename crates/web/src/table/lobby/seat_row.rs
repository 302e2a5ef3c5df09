use leptos::prelude::*;
use stapel_client::screen::{Presence, SeatScreen, Who};
use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_words::phrases;

use crate::app::words::t;
use crate::parts::BotFace;
use crate::table::company::{BotChoice, SeatMenuButton};
use crate::table::live::Live;
use crate::table::names::marked_name;

/// A seat before the deal, and what the person may do with it.
#[component]
pub(crate) fn SeatRow(screen: SeatScreen) -> impl IntoView {
    let live = expect_context::<Live>();
    let seat = screen.seat;
    let menu_of = screen.clone();
    let level = match &screen.who {
        Who::Bot { name } => Some(t(phrases::level_id(name))),
        _ => None,
    };
    let choose = Callback::new(move |bot| live.want(DoJson::Bot { seat: SeatNumber(seat), bot }));
    view! {
        <li class="seat-row" class:free=screen.who == Who::Empty>
            {level.is_some().then(|| view! { <BotFace seat/> })}
            <span class="seat-row-name">{marked_name(&screen)}</span>
            {level.map(|level| view! { <span class="small soft">{level}</span> })}
            {screen.is_host.then(|| view! { <span class="small soft">{t("host")}</span> })}
            {screen.muted.then(|| view! { <span class="small soft">{t("is-muted")}</span> })}
            {(screen.presence == Presence::Away).then(|| view! { <span class="small soft">{t("away")}</span> })}
            <span class="row seat-row-do">
                {screen
                    .may
                    .change
                    .then(|| {
                        view! {
                            <button
                                class="quiet change-seats"
                                on:click=move |_| live.want(DoJson::Sit(Some(SeatNumber(seat))))
                            >
                                {t("change-seats")}
                            </button>
                        }
                    })}
                {(screen.may.put_bot && screen.who == Who::Empty)
                    .then(|| view! { <BotChoice label="put-bot" choose/> })}
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
                <SeatMenuButton screen=menu_of/>
            </span>
        </li>
    }
}
