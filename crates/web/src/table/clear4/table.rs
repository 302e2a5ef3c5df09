use leptos::prelude::*;
use stapel_client::Session;

use super::bar::PlayBar;
use super::discard::Discard;
use super::journeys::Journeys;
use super::moment::Moment;
use super::now::Clear4Now;
use super::own::OwnCards;
use super::rivals::Rivals;
use crate::app::words::{count, say, t};
use crate::parts::Dialog;
use crate::table::live::Live;
use crate::table::seats::screen_name;
use crate::table::standings::Standings;

/// The table of Clear 4!: what the others have, the pile, and one's own stacks and hand.
#[component]
pub(crate) fn Clear4Table() -> impl IntoView {
    let live = expect_context::<Live>();
    let screen = Memo::new(move |_| live.ask(Session::clear4_screen));
    let now = Clear4Now {
        screen,
        names: Memo::new(move |_| {
            live.ask(Session::seat_screens).iter().map(screen_name).collect()
        }),
        journeys: Journeys::follow(live, screen),
    };
    provide_context(now);
    let plays = now.part(|screen| screen.you.is_some());
    let own = now.part(|screen| Some(screen.seats.get(screen.you?.index())?.cards_left));
    let points = RwSignal::new(false);
    view! {
        <Rivals/>
        <section class="board clear4-board" aria-label=t("pile")>
            <Discard/>
            <Moment/>
            <p class="counts small">
                {move || {
                    let left = own.get().flatten()?;
                    Some(view! { <span>{say("you-have", &[("cards", count(left))])}</span> })
                }}
                <button class="quiet small" id="points" on:click=move |_| points.set(true)>{t("match-points")}</button>
            </p>
        </section>
        <section class="mine" aria-label=t("your-cards")>
            <Show
                when=move || plays.get() == Some(true)
                fallback=|| view! { <p class="soft watching">{t("you-watch")}</p> }
            >
                <PlayBar/>
                <OwnCards/>
            </Show>
        </section>
        <Dialog open=points title=Signal::derive(t("match-points")) close=move || points.set(false)>
            <Standings/>
            <p class="soft small">{t("round-text")}</p>
        </Dialog>
    }
}
