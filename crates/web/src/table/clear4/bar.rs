use leptos::prelude::*;
use stapel_rules::clear4::Action;
use stapel_words::phrases;

use super::ShownClear4;
use super::hints::turn_hint;
use super::input::Clear4Input;
use super::push_targets::PushTargets;
use crate::app::words::{count, phrase, say, t};
use crate::parts::Show;
use crate::table::takeback::TakebackButton;
use crate::table::turn_bar::{TurnBar, whose_turn};

/// Whose turn it is, what can be done, and the buttons that do it.
#[component]
pub(crate) fn PlayBar() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let input = expect_context::<Clear4Input>();
    let yours = now.part(|screen| screen.is_yours);
    let yours = Signal::derive(move || yours.get() == Some(true));
    let take = now.part(|screen| screen.take);
    let end = now.part(|screen| screen.end);
    let whose = Signal::derive(move || {
        now.screen.with(|screen| {
            let screen = screen.as_ref()?;
            let active = screen.active?;
            Some(whose_turn(screen.is_yours, || now.name(active)))
        })
    });
    let offers = Memo::new(move |_| input.offers());
    let nothing_chosen = move || input.marks().is_empty();
    let pushes = move || offers.with(|offers| offers.iter().any(|offer| offer.target.is_some()));
    let hint = Signal::derive(move || {
        if pushes() && !nothing_chosen() {
            return Some(say("who-takes-it", &[]));
        }
        now.screen.with(|screen| screen.as_ref().map(turn_hint))
    });
    let only =
        move || offers.with(|offers| if let [only] = offers[..] { Some(only) } else { None });
    let ends = move || end.get() == Some(true) && nothing_chosen() && only().is_none();
    let sweeps = move || only().is_some_and(|offer| offer.action == Action::Sweep);
    let label = move || match only() {
        Some(offer) => {
            let victim = offer.target.map(|seat| now.name(seat));
            phrase(|words| phrases::offer(words, &offer, victim.as_deref()))
        }
        None if ends() => say("end-turn", &[]),
        None if offers.with(Vec::is_empty) => say("play-nothing", &[]),
        None => say("play-push", &[]),
    };
    let running = now.part(|screen| screen.active.is_some());
    view! {
        <PushTargets/>
        <Show when=move || running.get() == Some(true)>
            <TurnBar yours whose hint>
                <TakebackButton/>
                <Show when=move || take.get().flatten().is_some()>
                    <button id="take" class="end" aria-keyshortcuts="G" on:click=move |_| input.take()>
                        {move || {
                            let cards = take.get().flatten().filter(|cards| *cards > 0);
                            match cards {
                                None => view! { <span>{t("pass")}</span> }.into_any(),
                                Some(cards) => {
                                    view! {
                                        <span>{t("take-pile")}</span>
                                        <span class="small">{say("holds-cards", &[("cards", count(cards))])}</span>
                                    }
                                        .into_any()
                                }
                            }
                        }}
                    </button>
                </Show>
                <Show when=move || end.get() == Some(true) && !ends()>
                    <button id="end-turn" aria-keyshortcuts="X" on:click=move |_| input.end()>
                        {move || say(if sweeps() { "leave-four" } else { "end-turn" }, &[])}
                    </button>
                </Show>
                <button
                    class="primary end"
                    id="play"
                    aria-disabled=Signal::derive(move || (only().is_none() && !ends()).to_string())
                    aria-keyshortcuts="E"
                    on:click=move |_| input.go()
                >
                    <span>{label}</span>
                    {move || {
                        let comes_to = only().and_then(|offer| phrases::comes_to(&offer));
                        comes_to.map(|id| view! { <span class="small">{t(id)}</span> })
                    }}
                </button>
            </TurnBar>
        </Show>
    }
}
