use leptos::prelude::*;
use stapel_client::Session;

use super::ShownClear4;
use super::bar::PlayBar;
use super::blind_reveal::BlindReveal;
use super::discard::Discard;
use super::motions::PileMotions;
use super::opened::Opened;
use super::opponents::Opponents;
use super::own::OwnCards;
use crate::app::words::{count, say, t};
use crate::parts::Show;
use crate::table::asked::{Asked, Questions};
use crate::table::live::Live;

/// The table of Clear 4!: what the others have, the pile, and one's own stacks and hand.
#[component]
pub(crate) fn Clear4Table() -> impl IntoView {
    let live = expect_context::<Live>();
    let now = ShownClear4::live(live, Session::clear4_screen);
    provide_context(now);
    provide_context(PileMotions::follow(live, now.screen));
    let plays = now.part(|screen| screen.you.is_some());
    let own = now.part(|screen| Some(screen.seats.get(screen.you?.index())?.cards_left));
    let questions = expect_context::<Questions>();
    view! {
        <Opponents/>
        <section class="board clear4-board" aria-label=t("pile")>
            <Discard/>
            <BlindReveal/>
            <p class="counts small">
                {move || {
                    let left = own.get().flatten()?;
                    Some(view! { <span>{say("you-have", &[("cards", count(left))])}</span> })
                }}
                <button class="quiet small" id="points" on:click=move |_| questions.ask(Asked::Points)>{t("match-points")}</button>
            </p>
        </section>
        <Opened/>
        <section class="mine" aria-label=t("your-cards")>
            <Show
                when=move || plays.get() == Some(true)
                fallback=|| view! { <p class="soft watching">{t("you-watch")}</p> }
            >
                <PlayBar/>
                <OwnCards/>
            </Show>
        </section>
    }
}
