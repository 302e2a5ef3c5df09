use leptos::prelude::*;
use stapel_rules::Seat;

use super::ShownClear4;
use super::hints::faces_text;
use crate::app::words::{count, say, t, text};
use crate::parts::Dialog;
use crate::parts::clear4::FaceView;

/// What everyone may know of a hand: the cards that everyone saw being taken (C13).
#[component]
pub(crate) fn KnownHand(known_of: RwSignal<Option<Seat>>) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let open = Signal::derive(move || known_of.get().is_some());
    let title = Signal::derive(move || {
        let name = known_of.get().map(|seat| now.name(seat)).unwrap_or_default();
        say("known-title", &[("name", text(&name))])
    });
    view! {
        <Dialog open title close=move || known_of.set(None)>
            {move || {
                let seat = known_of.get()?;
                let seat = now.screen.with(|screen| screen.as_ref()?.seats.get(seat.index()).cloned())?;
                let unknown = usize::from(seat.hand_size).saturating_sub(seat.known.len());
                let words = faces_text(seat.known.iter().copied());
                Some(view! {
                    {if seat.known.is_empty() {
                        view! { <p>{t("known-none")}</p> }.into_any()
                    } else {
                        view! {
                            <p class="unseen">{words}</p>
                            <div class="face-row">
                                {seat.known.into_iter().map(|face| view! { <FaceView face/> }).collect_view()}
                            </div>
                        }
                            .into_any()
                    }}
                    <p class="soft">{say("known-rest", &[("cards", count(unknown))])}</p>
                })
            }}
        </Dialog>
    }
}
