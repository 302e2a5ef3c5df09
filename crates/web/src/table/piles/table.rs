use leptos::prelude::*;
use stapel_rules::piles::Pile;

use super::commands::Commands;
use super::doubt::Doubt;
use super::grip::Grip;
use super::hand::Hand;
use super::history::History;
use super::moves::Moves;
use super::now::PilesNow;
use super::opening::OpeningBar;
use super::pile::PileView;
use super::turn_bar::TurnBar;
use crate::app::words::{count, say, t};
use crate::table::flight::Flights;
use crate::table::live::Live;
use crate::table::seats::screen_name;

/// The table of The Game and Extreme: four piles, the hand, and what the turn owes.
#[component]
pub(crate) fn PilesTable() -> impl IntoView {
    let live = expect_context::<Live>();
    let moves = expect_context::<Moves>();
    let now = PilesNow {
        screen: Memo::new(move |_| live.ask(stapel_client::Session::piles_screen)),
        fits: Memo::new(move |_| moves.fits()),
        names: Memo::new(move |_| {
            live.ask(stapel_client::Session::seat_screens).iter().map(screen_name).collect()
        }),
        flights: Flights::follow(live),
    };
    provide_context(now);
    provide_context(Grip {
        chosen: moves.chosen,
        lay: Callback::new(move |(card, pile)| moves.lay(card, pile)),
        pointed: Signal::stored(None),
    });
    let counts = now.part(|screen| (screen.draw_pile, screen.left));
    let is_opening = now.part(|screen| screen.opening.is_some());
    let press = move |pile: Pile| {
        if moves.chosen.get_untracked().is_some() {
            moves.lay_chosen(pile);
        } else {
            moves.history_of.set(Some(pile));
        }
    };
    view! {
        <section class="board" aria-label=t("board")>
            <Commands/>
            <div class="piles">
                {Pile::ALL.map(|pile| view! { <PileView pile press/> })}
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
            <Show when=move || is_opening.get() == Some(true) fallback=|| view! { <TurnBar/> }>
                <OpeningBar/>
            </Show>
            <Hand/>
        </section>
        <Doubt/>
        <History of=moves.history_of/>
    }
}
