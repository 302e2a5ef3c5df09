use leptos::html;
use leptos::prelude::*;
use stapel_client::replay::{Perspective, Recording};
use stapel_rules::Seat;

use super::playback::Playback;
use crate::app::words::{count, say, t, text};
use crate::browser::place::show_in_row;

/// The choice of the perspective. It shows whose turn it is, too.
#[component]
pub(super) fn PerspectiveBar() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let players = playback.ask(Recording::players);
    let bar = NodeRef::<html::Div>::new();
    // On a small screen not all of them have room at once.
    Effect::new(move |_| {
        playback.perspective.track();
        let Some(bar) = bar.get() else { return };
        request_animation_frame(move || show_in_row(&bar, "[aria-pressed='true']"));
    });
    let is = move |perspective: Perspective| {
        move || (playback.perspective.get() == perspective).to_string()
    };
    view! {
        <div class="eyes" role="group" aria-label=t("eyes") node_ref=bar>
            <button
                class="eye"
                title=t("eyes-open-key")
                aria-pressed=is(Perspective::Open)
                on:click=move |_| playback.look(Perspective::Open)
            >
                <EyeIcon/>
                {t("eyes-open")}
            </button>
            {Seat::all(players)
                .map(|seat| {
                    let perspective = Perspective::Seat(seat);
                    let cards = Memo::new(move |_| {
                        playback.screen.with(|screen| screen.left.get(seat.index()).copied().unwrap_or_default())
                    });
                    let active = Memo::new(move |_| playback.screen.with(|screen| screen.active == Some(seat)));
                    let holds = move || say("holds-cards", &[("cards", count(cards.get()))]);
                    view! {
                        <button
                            class="eye"
                            class:active=active
                            data-seat=seat.index()
                            aria-pressed=is(perspective)
                            title=move || {
                                say(
                                    "eyes-of",
                                    &[("name", text(&playback.name(seat))), ("key", count(seat.index() as u8 + 1))],
                                )
                            }
                            on:click=move |_| playback.look(perspective)
                        >
                            <span class="eye-name">{move || playback.name(seat)}</span>
                            <span class="seat-cards" title=holds>
                                <span aria-hidden="true">{move || cards.get()}</span>
                                <span class="unseen">{holds}</span>
                            </span>
                        </button>
                    }
                })
                .collect_view()}
        </div>
    }
}

/// The icon of an open eye.
#[component]
fn EyeIcon() -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path
                fill-rule="evenodd"
                d="M12 5c5 0 8.500 4 10 7-1.500 3-5 7-10 7s-8.500-4-10-7c1.500-3 5-7 10-7zm0 2.200c-3.600 0-6.200 2.600-7.600 4.800 1.400 2.200 4 4.800 7.600 4.800s6.200-2.600 7.600-4.800C18.200 9.800 15.600 7.200 12 7.200zm0 1.600a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400z"
            />
        </svg>
    }
}
