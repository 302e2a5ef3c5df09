use leptos::html;
use leptos::prelude::*;
use stapel_client::screen::{Presence, SeatScreen, Who};
use stapel_rules::piles::CommandSet;
use stapel_words::phrases;

use crate::app::words::{count, phrase, say, t};
use crate::browser::place::show_in_row;
use crate::parts::BotFace;
use crate::parts::piles::Badge;
use crate::table::company::SeatMenuButton;
use crate::table::live::Live;
use crate::table::names::marked_name;

/// The seats of the table, as a row of chips.
#[component]
pub(crate) fn Seats() -> impl IntoView {
    let live = expect_context::<Live>();
    let seats = Memo::new(move |_| live.ask(stapel_client::Session::seat_screens));
    let order = Memo::new(move |_| {
        seats.with(|seats| seats.iter().map(|seat| seat.seat).collect::<Vec<_>>())
    });
    // Where not all of them have room, the one whose turn it is stands in the middle, and edges show that there are more.
    let list = NodeRef::<html::Ul>::new();
    let (before, behind) = (RwSignal::new(false), RwSignal::new(false));
    let look = move || {
        let Some(list) = list.get_untracked() else { return };
        let (gone, room) = (list.scroll_left(), list.scroll_width() - list.client_width());
        before.set(gone > 1);
        behind.set(gone < room - 1);
    };
    let active = Memo::new(move |_| {
        seats.with(|seats| seats.iter().find(|seat| seat.active).map(|seat| seat.seat))
    });
    Effect::new(move |_| {
        active.track();
        order.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                show_in_row(&list, ".active");
                look();
            }
        });
    });
    view! {
        <ul
            class="seats"
            class:more-before=before
            class:more-behind=behind
            aria-label=t("seats")
            // Where there is more to see, arrow keys reach it.
            tabindex=move || (before.get() || behind.get()).then_some("0")
            node_ref=list
            on:scroll=move |_| look()
        >
            <For each=move || order.get() key=|seat| *seat let(seat)>
                {move || {
                    seats
                        .get()
                        .into_iter()
                        .find(|screen| screen.seat == seat)
                        .map(|screen| view! { <SeatChip screen/> })
                }}
            </For>
        </ul>
    }
}

/// One seat.
#[component]
fn SeatChip(screen: SeatScreen) -> impl IntoView {
    let name = marked_name(&screen);
    let level = match &screen.who {
        Who::Bot { name } => Some(phrase(|words| phrases::bot_name(words, name))),
        _ => None,
    };
    let cards = screen.cards_left.or(screen.hand_size);
    let said = screen.said;
    let menu_of = screen.clone();
    let away = screen.presence == Presence::Away;
    view! {
        <li
            class="seat"
            class:active=screen.active
            class:you=screen.is_you
            class:away=away
            data-seat=screen.seat.index()
            aria-current=screen.active.then_some("true")
        >
            {level.is_some().then(|| view! { <BotFace seat=screen.seat/> })}
            <span class="seat-name" title=level>{name}</span>
            {cards
                .map(|cards| {
                    view! {
                        <span class="seat-cards" title=say("holds-cards", &[("cards", count(cards))])>
                            <span aria-hidden="true">{cards}</span>
                            <span class="unseen">{say("holds-cards", &[("cards", count(cards))])}</span>
                        </span>
                    }
                })}
            {screen
                .points
                .map(|points| {
                    view! { <span class="small seat-points">{say("points", &[("points", count(points))])}</span> }
                })}
            {away.then(|| view! { <span class="small">{t(if screen.gone { "left-seat" } else { "away" })}</span> })}
            {screen.muted.then(|| view! { <span class="small">{t("is-muted")}</span> })}
            {screen
                .stand_in
                .as_ref()
                .map(|_| view! { <span class="small">{t("bot-plays")}</span> })}
            {said.start.map(|start| view! { <span class="seat-said small">{t(phrases::start_id(start))}</span> })}
            {said
                .outlook
                .map(|outlook| {
                    view! { <span class="seat-said small">{t(phrases::outlook_id(outlook))}</span> }
                })}
            <SaidCommands commands=said.holds id="signal-holds"/>
            <SaidCommands commands=said.not_now id="signal-not-now"/>
            <SeatMenuButton screen=menu_of/>
        </li>
    }
}

/// Commands that a seat has signalled.
#[component]
fn SaidCommands(commands: CommandSet, id: &'static str) -> impl IntoView {
    (!commands.is_empty()).then(|| {
        view! {
            <span class="seat-said small">
                {t(id)}
                {commands.iter().map(|command| view! { <Badge command/> }).collect_view()}
            </span>
        }
    })
}
