use leptos::prelude::*;
use stapel_client::Session;
use stapel_rules::piles::Pile;

use super::input::PilesInput;
use super::opened::Opened;
use super::opening::OpeningBar;
use super::{
    CardInput, ChosenFits, Commands, Counts, Flights, Hand, History, LossWarning, PileView,
    PilesTurnBar, ShownPiles,
};
use crate::app::words::t;
use crate::parts::Show;
use crate::table::live::Live;
use crate::table::takeback::TakebackButton;

/// The table of The Game and Extreme: four piles, the hand, and what the turn owes.
#[component]
pub(crate) fn PilesTable() -> impl IntoView {
    let live = expect_context::<Live>();
    let input = expect_context::<PilesInput>();
    let now = ShownPiles::live(live, Session::piles_screen);
    provide_context(now);
    provide_context(ChosenFits(Memo::new(move |_| input.fits())));
    provide_context(Flights::follow(live));
    provide_context(CardInput {
        chosen: input.chosen,
        lay: Callback::new(move |(card, pile)| input.lay(card, pile)),
        pointed: Signal::stored(None),
    });
    let is_opening = now.part(|screen| screen.opening.is_some());
    let plays = Memo::new(move |_| live.ask(|session| session.seat().is_some()));
    let end = Callback::new(move |()| input.end());
    let press = move |pile: Pile| {
        if input.chosen.get_untracked().is_some() {
            input.lay_chosen(pile);
        } else {
            input.history_of.set(Some(pile));
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
        <Opened/>
        <section class="mine" aria-label=t("your-cards")>
            <Show
                when=move || is_opening.get() == Some(true)
                fallback=move || {
                    view! { <PilesTurnBar plays pointed=false end><TakebackButton/></PilesTurnBar> }
                }
            >
                <OpeningBar/>
            </Show>
            <Hand/>
        </section>
        <LossWarning
            play=input.warned
            close=Callback::new(move |()| input.warned.set(None))
            play_anyway=Callback::new(move |(card, pile)| input.lay_for_sure(card, pile))
        />
        <History of=input.history_of/>
    }
}
