use leptos::prelude::*;
use stapel_rules::piles::Pile;

use super::ShownPiles;
use super::names::pile_name;
use crate::app::words::{label, say, text};
use crate::parts::piles::CardFace;
use crate::parts::{Dialog, Empty};

/// Everything that was laid on a pile, from the first card to the last.
#[component]
pub(crate) fn History(
    /// The pile whose history is shown.
    of: RwSignal<Option<Pile>>,
) -> impl IntoView {
    let now = expect_context::<ShownPiles>();
    let title = Signal::derive(move || of.get().map(pile_name).unwrap_or_default());
    let laid = move || {
        let pile = of.get()?;
        now.screen.with(|screen| Some(screen.as_ref()?.piles[pile.index()].history.clone()))
    };
    let open = Signal::derive(move || of.get().is_some());
    view! {
        <Dialog open title close=move || of.set(None)>
            {move || {
                let laid = laid().unwrap_or_default();
                if laid.is_empty() {
                    return view! { <Empty text=label("pile-is-fresh")/> }.into_any();
                }
                let rows = laid.into_iter().map(|card| {
                    let by = card.seat.map(|seat| now.name(seat));
                    view! {
                        <li class:trick=card.trick>
                            <CardFace number=card.card.number() command=card.command/>
                            <span class="unseen">{card.card.number()}</span>
                            <span class="small">
                                {by.map(|name| say("laid-by", &[("name", text(&name))]))}
                                {card.trick.then(|| format!(" · {}", say("fit-trick", &[])))}
                            </span>
                        </li>
                    }
                });
                view! { <ol class="history">{rows.collect_view()}</ol> }.into_any()
            }}
        </Dialog>
    }
}
