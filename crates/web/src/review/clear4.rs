use leptos::portal::Portal;
use leptos::prelude::*;
use stapel_client::replay::TurnPicture;

use super::session::Review;
use super::words::plays;
use crate::app::words::t;
use crate::browser::document;
use crate::parts::clear4::FaceView;

/// Below the pile of the replay the play that was made, in ink, and the one that could have been, in outline. Words beside the
/// board say the same.
#[component]
pub(crate) fn ReviewedClear4() -> impl IntoView {
    let review = expect_context::<Review>();
    let on_board = review.on_board();
    let place = document().query_selector(".replay-clear4").ok().flatten()?;
    let rows = move || {
        let shown = on_board.get()?;
        let played = view! { <PlayView class="review-play ink" label="review-played" picture=shown.played/> };
        let instead = shown.instead.map(|(label, picture)| {
            view! { <PlayView class="review-play outline" label picture/> }
        });
        Some((played, instead))
    };
    Some(view! {
        <Portal mount=place>
            <div class="review-plays" aria-hidden="true">{rows}</div>
        </Portal>
    })
}

/// A play: its cards, and what it does in words.
#[component]
fn PlayView(class: &'static str, label: &'static str, picture: TurnPicture) -> impl IntoView {
    let review = expect_context::<Review>();
    let cards = match &picture {
        TurnPicture::Clear4(plays) => {
            plays.iter().flat_map(|play| play.cards.iter().map(|(face, _)| *face)).collect()
        }
        TurnPicture::Piles(_) => Vec::new(),
    };
    view! {
        <div class=class>
            <span class="review-tag">{t(label)}</span>
            <span class="review-faces">
                {cards.into_iter().map(|face| view! { <FaceView face/> }).collect_view()}
            </span>
            <span class="small">{move || plays(review, &picture)}</span>
        </div>
    }
}
