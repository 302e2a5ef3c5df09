use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::OpenedSeat;
use stapel_rules::clear4::Face;

use crate::app::words::t;
use crate::parts::clear4::{FaceView, face_name};
use crate::table::live::Live;
use crate::table::names::seat_name;

/// What everyone still had when the round was over, face up: hands, and what lay face down. One's own hand stays where it is.
#[component]
pub(super) fn Opened() -> impl IntoView {
    let live = expect_context::<Live>();
    let opened = Memo::new(move |_| live.ask(Session::opened_seats));
    let you = Memo::new(move |_| live.ask(Session::seat));
    move || {
        let you = you.get();
        let seats = opened.get().into_iter().filter_map(|OpenedSeat { seat, hand, hidden }| {
            let hand = if Some(seat) == you { Vec::new() } else { hand };
            if hand.is_empty() && hidden.is_empty() {
                return None;
            }
            Some(view! {
                <div class="opened-hand">
                    <h3 class="small">{move || seat_name(live, seat)}</h3>
                    {(!hand.is_empty()).then(|| view! { <Cards cards=hand/> })}
                    {(!hidden.is_empty())
                        .then(|| view! { <h3 class="small soft">{t("opened-down")}</h3><Cards cards=hidden/> })}
                </div>
            })
        });
        let seats = seats.collect::<Vec<_>>();
        (!seats.is_empty())
            .then(|| view! { <section class="opened" aria-label=t("opened")>{seats}</section> })
    }
}

/// Cards in a row.
#[component]
fn Cards(cards: Vec<Face>) -> impl IntoView {
    let cards = cards.into_iter().map(|face| {
        view! {
            <li>
                <FaceView face/>
                <span class="unseen">{move || face_name(face)}</span>
            </li>
        }
    });
    view! { <ol class="opened-cards">{cards.collect_view()}</ol> }
}
