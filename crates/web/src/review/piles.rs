use leptos::portal::Portal;
use leptos::prelude::*;
use stapel_client::replay::TurnPicture;
use stapel_rules::piles::Pile;
use stapel_words::phrases::letter;

use super::session::Review;
use crate::browser::document;

/// On each pile of the replay what was laid there, in ink, and what could have been, in outline. Words beside the board say
/// the same.
#[component]
pub(crate) fn ReviewedPiles() -> impl IntoView {
    let on_board = expect_context::<Review>().on_board();
    let of_pile = move |pile: Pile| {
        let selector = format!(".replay-piles [data-pile='{}']", letter(pile));
        let place = document().query_selector(&selector).ok().flatten()?;
        let cards = move || {
            let Some(shown) = on_board.get() else { return Vec::new() };
            let played =
                numbers(&shown.played, pile).into_iter().map(|number| ("review-lay ink", number));
            let instead = shown.instead.iter().flat_map(|(_, picture)| numbers(picture, pile));
            played.chain(instead.map(|number| ("review-lay outline", number))).collect()
        };
        Some(view! {
            <Portal mount=place>
                <div class="review-lays" aria-hidden="true">
                    {move || {
                        cards().into_iter().map(|(class, number)| view! { <span class=class>{number}</span> }).collect_view()
                    }}
                </div>
            </Portal>
        })
    };
    Pile::ALL.map(of_pile)
}

/// The numbers that are laid on a pile, in order.
fn numbers(picture: &TurnPicture, pile: Pile) -> Vec<u8> {
    match picture {
        TurnPicture::Piles(laid) => {
            let here = laid.iter().filter(|(_, on)| *on == pile);
            here.map(|(card, _)| card.number()).collect()
        }
        TurnPicture::Clear4(_) => Vec::new(),
    }
}
