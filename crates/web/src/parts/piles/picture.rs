use leptos::prelude::*;

use super::badge::JAGGED;

/// What The Game is about: a card that climbs beside one that falls.
#[component]
pub(crate) fn TheGamePicture() -> impl IntoView {
    view! {
        <g transform="rotate(-7 30 32)">
            <rect x="15" y="11" width="30" height="42" rx="5.5" class="picture-card"/>
            <path d="M30 20l9 20H21z" class="picture-up"/>
        </g>
        <g transform="rotate(7 62 32)">
            <rect x="47" y="11" width="30" height="42" rx="5.5" class="picture-card"/>
            <path d="M62 44l9-20H53z" class="picture-down"/>
        </g>
    }
}

/// What Extreme is about: the same with a flash of lightning.
#[component]
pub(crate) fn ExtremePicture() -> impl IntoView {
    view! {
        <TheGamePicture/>
        <g transform="translate(59 -1) scale(.46)">
            <path d=JAGGED class="picture-edge"/>
            <path d="M36 10 18 36h12l-4 18 20-27H33z" class="picture-flash"/>
        </g>
    }
}
