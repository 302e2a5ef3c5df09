use leptos::prelude::*;
use stapel_protocol::games::piles::StartName;
use stapel_protocol::table::{DoJson, SeatNumber, SignalJson};
use stapel_words::phrases::start_id;

use super::ShownPiles;
use crate::app::words::{say, t, text};
use crate::parts::Show;
use crate::table::clock::ClockRing;
use crate::table::live::Live;

/// The bar before the first card, in which the players settle who starts.
#[component]
pub(crate) fn OpeningBar() -> impl IntoView {
    let live = expect_context::<Live>();
    let now = expect_context::<ShownPiles>();
    let opening = Memo::new(move |_| {
        now.screen.with(|screen| screen.as_ref().and_then(|screen| screen.opening.clone()))
    });
    let plays = Memo::new(move |_| live.ask(|session| session.seat().is_some()));
    let seats = move || live.ask(stapel_client::Session::seat_screens);
    view! {
        <div class="opening">
            <ClockRing/>
            <p>
                <strong>{t("who-starts")}</strong>
                // Who only watches has no hand to look at.
                {move || plays.get().then(|| view! { " "<span class="small">{t("who-starts-hint")}</span> })}
            </p>
            <div class="row" role="group" aria-label=t("would-you-start")>
                {move || {
                    let may_say = opening.get().map(|opening| opening.may_say).unwrap_or_default();
                    may_say
                        .into_iter()
                        .map(|start| {
                            let said = move || {
                                let mine = live.ask(stapel_client::Session::seat);
                                opening
                                    .get()
                                    .zip(mine)
                                    .and_then(|(opening, seat)| opening.said.get(seat.index()).copied().flatten())
                                    == Some(start)
                            };
                            view! {
                                <button
                                    aria-pressed=Signal::derive(move || said().to_string())
                                    on:click=move |_| {
                                        live.want(DoJson::Signal(SignalJson::Start(StartName(start))));
                                    }
                                >
                                    {t(start_id(start))}
                                </button>
                            }
                        })
                        .collect_view()
                }}
            </div>
            <Show when=move || opening.get().is_some_and(|opening| opening.may_name)>
                <div class="row" role="group" aria-label=t("name-starter")>
                    {move || {
                        let gladdest = opening.get().map(|opening| opening.gladdest);
                        seats()
                            .into_iter()
                            .map(|screen| {
                                let seat = screen.seat;
                                view! {
                                    <button
                                        class=if gladdest == Some(seat) { "primary" } else { "" }
                                        on:click=move |_| live.want(DoJson::Start(SeatNumber(seat)))
                                    >
                                        {move || {
                                            if screen.is_you {
                                                say("i-start", &[])
                                            } else {
                                                say("they-start", &[("name", text(&now.name(seat)))])
                                            }
                                        }}
                                    </button>
                                }
                            })
                            .collect_view()
                    }}
                </div>
            </Show>
        </div>
    }
}
