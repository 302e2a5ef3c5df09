//! Finished games of The Game and Extreme.

mod hands;

use leptos::prelude::*;
use stapel_client::replay::{ReplayGame, ReplayStep};
use stapel_rules::any::AnySeen;
use stapel_rules::piles::{Pile, Seen};

use super::playback::Playback;
use crate::table::piles::{ChosenFits, Commands, Counts, Flights, History, PileView, ShownPiles};
use hands::Hands;

/// A position of The Game or Extreme: the piles as at the table, and the hands that can be seen.
#[component]
pub(crate) fn ReplayPiles() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let flights = Flights::none();
    playback.look_before(move |step| measure(flights, step));
    provide_context(flights);
    // Nothing can be chosen, so nothing fits.
    provide_context(ChosenFits(Memo::new(|_| None)));
    provide_context(ShownPiles {
        screen: Memo::new(move |_| {
            playback.screen.with(|screen| match &screen.game {
                ReplayGame::Piles(game) => Some(game.clone()),
                _ => None,
            })
        }),
        names: playback.names,
    });
    let history_of = RwSignal::new(None);
    let press = move |pile: Pile| history_of.set(Some(pile));
    view! {
        <div class="replay-piles">
            <Commands/>
            <div class="piles">
                {Pile::ALL.map(|pile| view! { <PileView pile press/> })}
            </div>
            <Counts/>
        </div>
        <Hands/>
        <History of=history_of/>
    }
}

/// Sees where the card lies that a step lays, before it moves. Without a step nothing moves.
fn measure(flights: Flights, step: Option<&ReplayStep>) {
    flights.forget();
    for seen in step.iter().flat_map(|step| &step.seen) {
        if let AnySeen::Piles(Seen::Laid { seat, card, pile, trick }) = seen {
            flights.measure(*seat, *card, *pile, *trick);
        }
    }
}
