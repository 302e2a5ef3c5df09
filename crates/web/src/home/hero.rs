use leptos::prelude::*;

use crate::app::words::t;
use crate::parts::piles::CardFace;

/// The top of the start page: a sentence that says what Stapel is, and a picture of four piles.
#[component]
pub(super) fn Hero() -> impl IntoView {
    view! {
        <section class="hero" aria-labelledby="hero-title">
            <div class="hero-words">
                <h1 id="hero-title">{t("hero-title")}</h1>
                <p class="soft">{t("hero-text")}</p>
            </div>
            <div class="hero-cards" aria-hidden="true">
                <span class="ascending"><CardFace number=17/></span>
                <span class="ascending"><CardFace number=42/></span>
                <span class="descending"><CardFace number=68/></span>
                <span class="descending"><CardFace number=93/></span>
            </div>
        </section>
    }
}
