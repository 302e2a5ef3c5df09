use leptos::prelude::*;
use stapel_rules::piles::Pile;

use super::commands::Commands;
use super::doubt::Doubt;
use super::hand::Hand;
use super::history::History;
use super::opening::OpeningBar;
use super::pile::PileView;
use super::turn_bar::TurnBar;
use crate::app::words::{count, say, t};
use crate::table::flight::Flights;
use crate::table::live::Live;

/// The table of The Game and Extreme: four piles, the hand, and what the turn owes.
#[component]
pub(crate) fn PilesTable() -> impl IntoView {
    let live = expect_context::<Live>();
    provide_context(Flights::follow(live));
    let counts = Memo::new(move |_| {
        live.ask(|session| session.piles_screen().map(|screen| (screen.draw_pile, screen.left)))
    });
    let is_opening = Memo::new(move |_| {
        live.ask(|session| session.piles_screen().is_some_and(|screen| screen.opening.is_some()))
    });
    view! {
        <section class="board" aria-label=t("board")>
            <Commands/>
            <div class="piles">
                {Pile::ALL.map(|pile| view! { <PileView pile/> })}
            </div>
            <p class="counts small">
                {move || {
                    counts
                        .get()
                        .map(|(draw_pile, left)| {
                            view! {
                                <span class="draw-pile" class:gone=draw_pile == 0>
                                    {say("draw-pile", &[("cards", count(draw_pile))])}
                                </span>
                                <span>{say("cards-left", &[("cards", count(left))])}</span>
                            }
                        })
                }}
            </p>
        </section>
        <section class="mine" aria-label=t("your-cards")>
            <Show when=move || is_opening.get() fallback=|| view! { <TurnBar/> }>
                <OpeningBar/>
            </Show>
            <Hand/>
        </section>
        <Doubt/>
        <History/>
    }
}
