use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::piles::Pile;

use super::moves::Moves;
use super::opening::OpeningBar;
use super::{
    CardInput, ChosenFits, Commands, Counts, Flights, Hand, History, LossWarning, PileView,
    PilesTurnBar, ShownPiles,
};
use crate::app::words::t;
use crate::table::live::Live;
use crate::table::takeback::TakebackButtons;

/// The table of The Game and Extreme: four piles, the hand, and what the turn owes.
#[component]
pub(crate) fn PilesTable() -> impl IntoView {
    let live = expect_context::<Live>();
    let moves = expect_context::<Moves>();
    let now = ShownPiles::live(live, Session::piles_screen);
    provide_context(now);
    provide_context(ChosenFits(Memo::new(move |_| moves.fits())));
    provide_context(Flights::follow(live));
    provide_context(CardInput {
        chosen: moves.chosen,
        lay: Callback::new(move |(card, pile)| moves.lay(card, pile)),
        pointed: Signal::stored(None),
    });
    let is_opening = now.part(|screen| screen.opening.is_some());
    let plays = Memo::new(move |_| live.ask(|session| session.seat().is_some()));
    let end = Callback::new(move |()| moves.end());
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
            <Counts/>
        </section>
        <section class="mine" aria-label=t("your-cards")>
            <Show
                when=move || is_opening.get() == Some(true)
                fallback=move || {
                    view! { <PilesTurnBar plays pointed=false end><TakebackButtons/></PilesTurnBar> }
                }
            >
                <OpeningBar/>
            </Show>
            <Hand/>
        </section>
        <LossWarning
            play=moves.warned
            close=Callback::new(move |()| moves.warned.set(None))
            play_anyway=Callback::new(move |(card, pile)| moves.lay_for_sure(card, pile))
        />
        <History of=moves.history_of/>
    }
}
