use leptos::prelude::*;
use stapel_client::replay::ReplayGame;
use stapel_rules::piles::Pile;

use super::hands::Hands;
use super::watch::Watch;
use crate::app::words::{count, say};
use crate::table::piles::{Commands, History, PileView, PilesNow};

/// A position of The Game or Extreme: the piles as at the table, and the hands that the eyes see.
#[component]
pub(super) fn ReplayPiles() -> impl IntoView {
    let watch = expect_context::<Watch>();
    let now = PilesNow {
        screen: Memo::new(move |_| {
            watch.screen.with(|screen| match &screen.game {
                ReplayGame::Piles(game) => Some(game.clone()),
                ReplayGame::Clear4(_) => None,
            })
        }),
        // Nothing can be chosen, so nothing fits.
        fits: Memo::new(|_| None),
        names: watch.names,
        flights: watch.flights,
    };
    provide_context(now);
    let history_of = RwSignal::new(None);
    let counts = now.part(|screen| (screen.draw_pile, screen.left));
    let press = move |pile: Pile| history_of.set(Some(pile));
    view! {
        <div class="replay-piles">
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
        </div>
        <Hands/>
        <History of=history_of/>
    }
}
