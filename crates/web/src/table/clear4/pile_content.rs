use leptos::prelude::*;

use super::ShownClear4;
use super::hints::{faces_text, pile_text};
use crate::app::words::{count, label, say};
use crate::parts::Dialog;
use crate::parts::clear4::FaceView;

/// All cards of the pile, from the first to the last.
#[component]
pub(crate) fn PileContent(open: RwSignal<bool>) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let pile = now.part(|screen| (screen.discard.clone(), screen.out));
    view! {
        <Dialog open title=label("pile") close=move || open.set(false)>
            {move || {
                let (discard, out) = pile.get()?;
                let words = faces_text(discard.cards.iter().map(|card| card.face));
                Some(view! {
                    <p>{pile_text(&discard)}</p>
                    <p class="unseen">{words}</p>
                    <div class="face-row">
                        {discard
                            .cards
                            .into_iter()
                            .map(|card| {
                                let counts_as = card.counts_as.filter(|_| card.face.value().is_none());
                                view! { <FaceView face=card.face counts_as/> }
                            })
                            .collect_view()}
                    </div>
                    <p class="soft">{say("out-of-game", &[("cards", count(out))])}</p>
                })
            }}
        </Dialog>
    }
}
