use leptos::prelude::*;
use stapel_client::screen::{Presence, SeatScreen, SeatStacks, Who};
use stapel_rules::Seat;

use super::ShownClear4;
use super::hints::stack_text;
use super::known::KnownHand;
use super::stack::StackPicture;
use crate::app::words::{count, say, t, text};
use crate::parts::BotFace;
use crate::table::company::SeatMenuButton;
use crate::table::live::Live;
use crate::table::names::points_text;

/// Up to so many opponents get large panels, even on a phone.
const FEW: usize = 1;

/// So many opponents stand in two columns where a screen is small and low.
const MANY: usize = 4;

/// What the others have in front of them, a panel for each.
#[component]
pub(crate) fn Opponents() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let known_of = RwSignal::new(None::<Seat>);
    let order = now.part(|screen| others(screen.you, screen.seats.len()));
    view! {
        <ul
            class="rivals"
            class:few=Signal::derive(move || order.get().is_some_and(|seats| seats.len() <= FEW))
            class:many=Signal::derive(move || order.get().is_some_and(|seats| seats.len() >= MANY))
            aria-label=t("others")
            style:--others=Signal::derive(move || order.get().unwrap_or_default().len().max(1).to_string())
        >
            <For each=move || order.get().unwrap_or_default() key=|seat| *seat let(seat)>
                <Opponent seat known_of/>
            </For>
        </ul>
        <KnownHand known_of/>
    }
}

/// The other seats: those who play next come first. Who only watches sees all from the first seat on.
fn others(you: Option<Seat>, players: usize) -> Vec<Seat> {
    let first = you.map_or(0, |you| you.index() + 1);
    let seats = (0..players).filter_map(|step| Seat::new((first + step) % players));
    seats.filter(|seat| Some(*seat) != you).collect()
}

/// What someone else has in front of them.
#[component]
fn Opponent(seat: Seat, known_of: RwSignal<Option<Seat>>) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let stacks = Memo::new(move |_| {
        now.screen.with(|screen| screen.as_ref()?.seats.get(seat.index()).cloned())
    });
    let active = now.part(move |screen| screen.active == Some(seat));
    let is_active = move || active.get() == Some(true);
    let live = use_context::<Live>();
    let is_away = move || {
        let seats = live.map(|live| live.ask(stapel_client::Session::seat_screens));
        let screen = seats.and_then(|seats| seats.get(seat.index()).map(|screen| screen.presence));
        screen == Some(Presence::Away)
    };
    let is_bot = move || {
        let seats = live.map(|live| live.ask(stapel_client::Session::seat_screens));
        let who = seats.and_then(|seats| seats.get(seat.index()).map(|screen| screen.who.clone()));
        matches!(who, Some(Who::Bot { .. }))
    };
    view! {
        <li
            class="rival"
            class:active=is_active
            class:away=is_away
            data-seat=seat.index()
            aria-current=Signal::derive(move || is_active().then_some("true"))
        >
            <p class="rival-head">
                <span class="rival-name">
                    {move || is_bot().then(|| view! { <BotFace seat/> " " })} {move || now.name(seat)}
                </span>
                <About seat/>
            </p>
            {move || {
                stacks
                    .get()
                    .map(|stacks| {
                        let SeatStacks { hand_size, cards_left, stacks, .. } = stacks;
                        view! {
                            <span class="rival-left" title=say("holds-cards", &[("cards", count(cards_left))])>
                                <span aria-hidden="true">{cards_left}</span>
                                <span class="unseen">{say("cards-in-all", &[("cards", count(cards_left))])}</span>
                            </span>
                            <ol class="rival-stacks">
                                {stacks
                                    .into_iter()
                                    .map(|stack| {
                                        view! {
                                            <li>
                                                <StackPicture stack/>
                                                <span class="unseen">{stack_text(&stack)}</span>
                                            </li>
                                        }
                                    })
                                    .collect_view()}
                            </ol>
                            <button
                                class="rival-hand quiet"
                                aria-label=Signal::derive(move || {
                                    let name = now.name(seat);
                                    say("hand-of", &[("name", text(&name)), ("cards", count(hand_size))])
                                })
                                title=t("what-is-known")
                                on:click=move |_| known_of.set(Some(seat))
                            >
                                <svg viewBox="0 0 32 28" aria-hidden="true">
                                    <path d="M3.500 9.500 12 5l8 16-8.500 4.500z" class="hand-back"/>
                                    <path d="M11 4h10v18H11z" class="hand-back"/>
                                    <path d="m20 5 8.500 4.500-8 16L12 21z" class="hand-back"/>
                                </svg>
                                <span aria-hidden="true">{hand_size}</span>
                            </button>
                        }
                    })
            }}
        </li>
    }
}

/// What else there is to say of a seat at a live table: points, and whether someone is there.
#[component]
fn About(seat: Seat) -> impl IntoView {
    let live = use_context::<Live>()?;
    let screen = Memo::new(move |_| {
        live.ask(|session| session.seat_screens().into_iter().find(|screen| screen.seat == seat))
    });
    Some(move || {
        screen.get().map(|screen| {
            view! {
                <span class="rival-about small">{about(&screen)}</span>
                <SeatMenuButton screen/>
            }
        })
    })
}

fn about(screen: &SeatScreen) -> String {
    let points = screen.points.filter(|&points| points != 0);
    let points = points.map(points_text);
    let away = (screen.presence == Presence::Away)
        .then(|| say(if screen.gone { "left-seat" } else { "away" }, &[]));
    let muted = screen.muted.then(|| say("is-muted", &[]));
    let stand_in = screen.stand_in.is_some().then(|| say("bot-plays", &[]));
    [points, away, muted, stand_in].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_come_in_the_order_in_which_they_play_after_me() {
        let order = |you: Option<usize>, players| {
            let seats = others(you.and_then(Seat::new), players);
            seats.into_iter().map(Seat::index).collect::<Vec<_>>()
        };
        assert_eq!(order(Some(0), 4), [1, 2, 3]);
        assert_eq!(order(Some(2), 4), [3, 0, 1]);
        assert_eq!(order(Some(5), 6), [0, 1, 2, 3, 4]);
        assert_eq!(order(None, 3), [0, 1, 2]);
    }
}
