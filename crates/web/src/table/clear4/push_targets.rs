use leptos::prelude::*;
use stapel_rules::Seat;

use super::ShownClear4;
use super::input::Clear4Input;
use crate::app::words::{count, say, t, text};
use crate::parts::Show;

/// The buttons that choose who takes the pile, if several seats can.
#[component]
pub(crate) fn PushTargets() -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let input = expect_context::<Clear4Input>();
    let victims = Memo::new(move |_| input.push_targets());
    let left = move |seat: Seat| {
        now.screen.with(|screen| Some(screen.as_ref()?.seats.get(seat.index())?.cards_left))
    };
    view! {
        <Show when=move || victims.with(|victims| victims.len() > 1)>
            <div class="victims" role="group" aria-label=t("who-takes-it")>
                {move || {
                    victims
                        .get()
                        .into_iter()
                        .map(|seat| {
                            view! {
                                <button
                                    class="primary victim"
                                    data-victim=seat.index()
                                    aria-label=Signal::derive(move || {
                                        let (name, left) = (now.name(seat), left(seat).unwrap_or_default());
                                        say("push-to", &[("name", text(&name)), ("cards", count(left))])
                                    })
                                    on:click=move |_| input.push_to(seat)
                                >
                                    <kbd>{seat.index() + 1}</kbd>
                                    <span class="victim-name">{move || now.name(seat)}</span>
                                    <span class="small">{move || left(seat)}</span>
                                </button>
                            }
                        })
                        .collect_view()
                }}
            </div>
        </Show>
    }
}
