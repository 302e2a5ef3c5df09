use leptos::prelude::*;
use stapel_client::screen::DiscardCard;

use super::ShownClear4;
use super::hints::pile_text;
use super::input::Clear4Input;
use super::motions::{Departure, PileMotions};
use super::pile_content::PileContent;
use crate::app::words::{count, say, t};
use crate::parts::Show;
use crate::parts::clear4::FaceView;

/// The pile in the middle. Its equal cards on top are fanned, so that one sees how many are missing to
/// four. Pressing it plays what is chosen, or shows all of it.
#[component]
pub(crate) fn Discard() -> impl IntoView {
    let (now, motions) = (expect_context::<ShownClear4>(), expect_context::<PileMotions>());
    let input = use_context::<Clear4Input>();
    let discard = now.part(|screen| screen.discard.clone());
    let shown = RwSignal::new(false);
    let press = move |_| {
        if !input.is_some_and(Clear4Input::play_the_one) {
            shown.set(true);
        }
    };
    // Cards are told apart by where they lie.
    let fan = Memo::new(move |_| {
        let Some(discard) = discard.get() else { return Vec::new() };
        let under = discard.cards.len() - discard.fan().len();
        (under..).zip(discard.fan().iter().copied()).collect::<Vec<_>>()
    });
    let under = Memo::new(move |_| {
        let discard = discard.get()?;
        discard.cards.get(discard.cards.len().checked_sub(discard.fan().len() + 1)?).copied()
    });
    let clears = move || {
        input.is_some_and(|input| input.offers().iter().any(|offer| offer.clears || offer.four))
    };
    let open = move || input.is_some_and(|input| input.offers().len() == 1);
    let words = move || {
        discard.get().map(|discard| match discard.value {
            _ if discard.cards.is_empty() => say("pile-empty", &[]),
            None => say("pile-valueless", &[]),
            Some(_) => say("run-of", &[("run", count(discard.run)), ("full", count(discard.full))]),
        })
    };
    view! {
        <div class="discard" class:open=open class:clears=clears data-discard="">
            <button
                class="discard-place"
                id="pile"
                aria-label=Signal::derive(move || discard.get().map(|discard| pile_text(&discard)))
                title=t("pile-show")
                on:click=press
            >
                <span class="discard-cards">
                    {move || under.get().map(|card| view! { <span class="discard-under"><Lying card/></span> })}
                    <For each=move || fan.get() key=|(place, card)| (*place, card.face, card.counts_as) let((_, card))>
                        <Arriving card/>
                    </For>
                    <Show when=move || fan.with(Vec::is_empty)>
                        <span class="discard-empty"></span>
                    </Show>
                    {move || motions.leaving().map(|leaving| view! { <Departing leaving/> })}
                </span>
            </button>
            <p class="discard-words small" aria-hidden="true">
                {move || {
                    let discard = discard.get()?;
                    discard.value?;
                    Some(
                        (0..discard.full)
                            .map(|pip| view! { <span class="pip" class:filled=pip < discard.run></span> })
                            .collect_view(),
                    )
                }}
                <span>{words}</span>
                <span class="discard-count">
                    {move || {
                        let cards = discard.get()?.cards.len();
                        (cards > 0).then(|| say("holds-cards", &[("cards", count(cards))]))
                    }}
                </span>
            </p>
            <PileContent open=shown/>
        </div>
    }
}

/// A card that lies on the pile.
#[component]
fn Lying(card: DiscardCard) -> impl IntoView {
    let counts_as = card.counts_as.filter(|_| card.face.value().is_none());
    view! { <FaceView face=card.face counts_as/> }
}

/// A card that comes to the pile.
#[component]
fn Arriving(card: DiscardCard) -> impl IntoView {
    let from = expect_context::<PileMotions>().arrival();
    view! {
        <span
            class="discard-card"
            class:arrives=from.is_some()
            style:--from-x=from.map(|(x, _)| format!("{x}px"))
            style:--from-y=from.map(|(_, y)| format!("{y}px"))
        >
            <Lying card/>
        </span>
    }
}

/// Cards that leave the pile: swept away, or to whoever takes them.
#[component]
fn Departing(leaving: Departure) -> impl IntoView {
    view! {
        <span
            class="departing"
            class:swept=leaving.to.is_none()
            style:--to-x=leaving.to.map(|(x, _)| format!("{x}px"))
            style:--to-y=leaving.to.map(|(_, y)| format!("{y}px"))
        >
            {leaving
                .cards
                .into_iter()
                .map(|card| view! { <span class="discard-card"><Lying card/></span> })
                .collect_view()}
        </span>
    }
}
