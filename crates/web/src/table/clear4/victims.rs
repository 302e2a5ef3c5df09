use leptos::prelude::*;
use stapel_rules::Seat;

use super::choosing::Choosing;
use super::now::Clear4Now;
use crate::app::words::{count, say, t, text};

/// Who shall take the pile? Shown when that is to be chosen.
#[component]
pub(crate) fn Victims() -> impl IntoView {
    let now = expect_context::<Clear4Now>();
    let choosing = expect_context::<Choosing>();
    let victims = Memo::new(move |_| {
        now.screen.with(|screen| screen.as_ref().map(|screen| choosing.victims(screen)).unwrap_or_default())
    });
    let left = move |seat: Seat| {
        now.screen.with(|screen| Some(screen.as_ref()?.seats.get(seat.index())?.cards_left))
    };
    view! {
        <Show when=move || !victims.with(Vec::is_empty)>
            <div class="victims" role="group" aria-label=t("who-takes-it")>
                <span class="small">{t("who-takes-it")}</span>
                {move || {
                    victims
                        .get()
                        .into_iter()
                        .map(|seat| {
                            view! {
                                <button
                                    class="primary victim"
                                    data-victim=seat.index()
                                    aria-label=move || {
                                        let (name, left) = (now.name(seat), left(seat).unwrap_or_default());
                                        say("push-to", &[("name", text(&name)), ("cards", count(left))])
                                    }
                                    on:click=move |_| choosing.push_to(seat)
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
