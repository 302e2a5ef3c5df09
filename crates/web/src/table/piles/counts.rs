use leptos::prelude::*;

use super::ShownPiles;
use crate::app::words::{count, say};

/// How many cards are left: in the draw pile, and in all.
#[component]
pub(crate) fn Counts() -> impl IntoView {
    let counts = expect_context::<ShownPiles>().part(|screen| (screen.draw_pile, screen.left));
    view! {
        <p class="counts small">
            {move || {
                counts
                    .get()
                    .map(|(draw_pile, left)| {
                        view! {
                            <span class="draw-pile" class:gone=draw_pile == 0>
                                {say("draw-pile", &[("cards", count(draw_pile))])}
                            </span>
                            <span>{say("cards-left", &[("cards", count(left))])}</span>
                        }
                    })
            }}
        </p>
    }
}
