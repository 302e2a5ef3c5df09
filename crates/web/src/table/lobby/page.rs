use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use super::invite::Invite;
use super::seat_row::SeatRow;
use super::sit_down_form::SitDownForm;
use crate::agreement::AgreementFold;
use crate::app::words::t;
use crate::home::game_name;
use crate::table::agreed::TableAgreement;
use crate::table::live::Live;

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
    view! {
        <div class="page narrow lobby">
            <h2 class="lobby-title">{move || table.get().map(|table| game_name(table.agreed))}</h2>
            <SitDownForm/>
            <section aria-labelledby="lobby-seats">
                <h3 id="lobby-seats">{t("seats")}</h3>
                <ul class="seat-rows">
                    {move || seats.get().into_iter().map(|screen| view! { <SeatRow screen/> }).collect_view()}
                </ul>
            </section>
            <AgreementFold agreed=agreement.agreed/>
            <Invite/>
            <Show when=move || in_the_hosts_stead.get()>
                <p class="lobby-stead" role="status">{t("deal-in-stead")}</p>
            </Show>
            <div class="row lobby-deal">
                <Show
                    when=move || may().deal
                    fallback=move || {
                        view! {
                            <p class="soft">
                                {move || if may().lead { t("deal-when-full")() } else { t("wait-for-host")() }}
                            </p>
                        }
                    }
                >
                    <button class="primary large" id="deal" on:click=move |_| live.want(DoJson::Deal)>{t("deal")}</button>
                </Show>
            </div>
        </div>
    }
}
