use leptos::prelude::*;
use stapel_rules::GameKind;

use super::newcomer::LearnFirst;
use crate::app::words::t;
use crate::parts::piles::CardFace;

/// The top of the start page: a sentence that says what Stapel is, and a picture of four piles, on one of which a card finds
/// its place. For newcomers there is the way to learn.
#[component]
pub(super) fn Hero(is_new: bool, game: RwSignal<GameKind>) -> impl IntoView {
    view! {
        <section class="hero" class:new=is_new aria-labelledby="hero-title">
            <div class="hero-words">
                <h1 id="hero-title">{t("hero-title")}</h1>
                <p class="soft">{t("hero-text")}</p>
                {is_new.then(|| view! { <LearnFirst game class="button primary large"/> })}
            </div>
            <div class="hero-cards" aria-hidden="true">
                <span class="ascending"><CardFace number=17/></span>
                <span class="ascending">
                    <CardFace number=42/>
                    <span class="hero-found"><CardFace number=43/></span>
                </span>
                <span class="descending"><CardFace number=68/></span>
                <span class="descending"><CardFace number=93/></span>
            </div>
        </section>
    }
}
