use leptos::prelude::*;
use stapel_client::screen::{Fit, PileScreen};
use stapel_rules::piles::Pile;
use stapel_words::phrases;

use super::ShownPiles;
use super::crack::Crack;
use super::flights::Flights;
use super::input::{ChosenFits, PilesInput};
use super::names::{letter, pile_name};
use super::pile_signals::PileSignals;
use crate::app::app;
use crate::app::words::{count, phrase, say, text};
use crate::parts::piles::{CardFace, command_name};

/// One of the four piles: where it goes, what lies on top, how far it has gone, what others say of it.
#[component]
pub(crate) fn PileView(pile: Pile, press: impl Fn(Pile) + Copy + Send + 'static) -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let settings = app().settings;
    let (ChosenFits(fits), flights) = (expect_context(), expect_context::<Flights>());
    let screen = now.part(move |screen| screen.piles[pile.index()].clone());
    let fit = Memo::new(move |_| fits.get().map(|fits| fits.piles[pile.index()]));
    // Nothing is queued where nothing can be played.
    let input = use_context::<PilesInput>();
    let unqueue = move |card| {
        if let Some(input) = input {
            input.unqueue(card);
        }
    };
    let legal = move || fit.get().is_some_and(|fit| fit.legal);
    let top = Memo::new(move |_| {
        screen.get().map(|screen| (screen.top, screen.base, screen.command.map(|top| top.command)))
    });
    view! {
        <div
            class="pile"
            class:ascending=pile.is_ascending()
            class:descending=!pile.is_ascending()
            class:open=legal
            class:trick=Signal::derive(move || fit.get().is_some_and(|fit| fit.legal && fit.trick))
            class:risky=Signal::derive(move || fit.get().is_some_and(|fit| fit.legal && fit.warning.is_some()))
            class:shut=Signal::derive(move || fit.get().is_some_and(|fit| !fit.legal))
            data-pile=letter(pile)
        >
            <button
                class="pile-place"
                aria-label=Signal::derive(move || screen.get().map(|screen| described(&screen, fit.get())))
                on:click=move |_| press(pile)
            >
                <span class="pile-sign" aria-hidden="true">
                    <span class="pile-letter">{letter(pile)}</span>
                    <Wedge/>
                </span>
                <span class="pile-cards">
                    {move || {
                        top.get()
                            .map(|(top, base, command)| {
                                let number = top.map_or(base, stapel_rules::Card::number);
                                let flight = flights.to(pile);
                                view! {
                                    <span
                                        class="pile-top"
                                        class:base=top.is_none()
                                        class:arrives=flight.is_some()
                                        class:jumps=flight.is_some_and(|flight| flight.trick)
                                        style:--from-x=flight.map(|flight| format!("{}px", flight.x))
                                        style:--from-y=flight.map(|flight| format!("{}px", flight.y))
                                    >
                                        <CardFace number command/>
                                    </span>
                                }
                            })
                    }}
                    {move || {
                        screen
                            .get()
                            .and_then(|screen| screen.pending)
                            .map(|card| {
                                view! {
                                    <span class="pile-pending"><CardFace number=card.number()/></span>
                                }
                            })
                    }}
                    <Crack pile/>
                </span>
                <span
                    class="gauge"
                    aria-hidden="true"
                    style:--gone=Signal::derive(move || {
                        screen.get().map(|screen| format!("{}%", u16::from(screen.gauge) * 100 / 98))
                    })
                >
                    <span></span>
                </span>
                <span class="pile-word small" aria-hidden="true">
                    {move || {
                        let steps = settings.shows_steps();
                        fit.get().and_then(|fit| phrase(|words| phrases::fit_word(words, &fit, steps)))
                    }}
                </span>
            </button>
            <PileSignals pile/>
            {move || {
                let queued = screen.get().map(|screen| screen.queued).unwrap_or_default();
                queued
                    .into_iter()
                    .map(|card| {
                        let number = card.number();
                        view! {
                            <button
                                class="queued small"
                                type="button"
                                aria-label=Signal::derive(move || {
                                    say("unqueue", &[("card", count(number)), ("pile", text(letter(pile)))])
                                })
                                on:click=move |_| unqueue(card)
                            >
                                "⏱ "
                                {number}
                            </button>
                        }
                    })
                    .collect_view()
            }}
        </div>
    }
}

/// The direction of a pile, as a shape.
#[component]
fn Wedge() -> impl IntoView {
    view! {
        <svg class="wedge" viewBox="0 0 24 12" aria-hidden="true">
            <path d="M12 0 24 12H0z"/>
        </svg>
    }
}

/// Everything about a pile in a sentence.
fn described(screen: &PileScreen, fit: Option<Fit>) -> String {
    let name = pile_name(screen.pile);
    let number = screen.top.map_or(screen.base, stapel_rules::Card::number);
    let mut parts = vec![say("pile-shows", &[("pile", text(&name)), ("card", count(number))])];
    if let Some(top) = screen.command {
        parts.push(command_name(top.command));
    }
    if let Some(fit) = fit {
        parts.push(match fit {
            Fit { legal: false, .. } => say("fit-not", &[]),
            Fit { warning: Some(_), .. } => say("fit-loses", &[]),
            Fit { trick: true, .. } => say("fit-trick", &[]),
            Fit { step, .. } => say("fit-step", &[("cards", count(step))]),
        });
    }
    parts.join(". ")
}
