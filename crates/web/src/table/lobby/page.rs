use leptos::prelude::*;
use stapel_client::screen::Who;
use stapel_protocol::table::DoJson;

use super::invite::Invite;
use super::seat_row::SeatRow;
use super::sit_down_form::SitDownForm;
use crate::agreement::AgreementFold;
use crate::app::words::{say, t, text};
use crate::home::game_name;
use crate::parts::Show;
use crate::table::agreed::TableAgreement;
use crate::table::live::Live;
use crate::table::names::screen_name;
use crate::table::talk::{Chat, GameLog};

/// The lobby: the seats, the agreement, the link for friends, and the button that deals.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let live = expect_context::<Live>();
    let table = Memo::new(move |_| live.ask(stapel_client::Session::table_screen));
    let seats = Memo::new(move |_| live.ask(stapel_client::Session::seat_screens));
    let agreement = expect_context::<TableAgreement>();
    let in_the_hosts_stead =
        Memo::new(move |_| live.ask(|session| session.leads() && !session.is_host()));
    let may = move || table.get().map(|table| table.may).unwrap_or_default();
    let is_full = Memo::new(move |_| {
        let seats = seats.get();
        !seats.is_empty() && seats.iter().all(|seat| seat.who != Who::Empty)
    });
    let watches = Memo::new(move |_| live.ask(|session| session.seat().is_none()));
    let waits_for = move |leads: bool| match (leads, watches.get(), is_full.get()) {
        (true, ..) => "deal-when-full",
        (false, true, true) => "full-watch",
        (false, false, true) => "wait-for-deal",
        (false, _, false) => "wait-for-host",
    };
    // The others are told what is the host's to do.
    let host = move || {
        let host = seats.get().into_iter().find(|seat| seat.is_host && !seat.is_you)?;
        Some(screen_name(&host))
    };
    view! {
        <div class="page narrow lobby">
            <h2 class="lobby-title">{move || table.get().map(|table| game_name(table.agreed))}</h2>
            <SitDownForm/>
            <section aria-labelledby="lobby-seats">
                <h3 id="lobby-seats">{t("seats")}</h3>
                <ul class="seat-rows">
                    {move || seats.get().into_iter().map(|screen| view! { <SeatRow screen/> }).collect_view()}
                </ul>
                {move || {
                    host().filter(|_| !may().lead).map(|host| {
                        let told = say("host-decides", &[("host", text(&host))]);
                        view! { <p class="small soft host-decides">{told}</p> }
                    })
                }}
            </section>
            <Show when=move || in_the_hosts_stead.get()>
                <p class="lobby-stead" role="status">{t("deal-in-stead")}</p>
            </Show>
            <div class="row lobby-deal">
                <Show
                    when=move || may().deal
                    fallback=move || {
                        view! {
                            <p class="soft">{move || say(waits_for(may().lead), &[])}</p>
                        }
                    }
                >
                    <button class="primary large" id="deal" on:click=move |_| live.want(DoJson::Deal)>{t("deal")}</button>
                </Show>
            </div>
            <AgreementFold agreed=agreement.agreed/>
            <Invite/>
            <Show when=move || may().say && live.ask(|session| !session.is_for_one())>
                <section class="lobby-talk" aria-labelledby="lobby-talk">
                    <h3 id="lobby-talk">{t("talk")}</h3>
                    <GameLog/>
                    <Chat/>
                </section>
            </Show>
        </div>
    }
}
