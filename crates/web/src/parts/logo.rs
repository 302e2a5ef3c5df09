use leptos::prelude::*;

/// Two cards, one that climbs and one that falls.
#[component]
pub(crate) fn Logo() -> impl IntoView {
    view! {
        <svg viewBox="0 0 64 64" aria-hidden="true" class="logo">
            <g transform="rotate(-9 32 34)">
                <rect x="13" y="9" width="32" height="45" rx="6" class="logo-under"/>
            </g>
            <g transform="rotate(5 32 34)">
                <rect x="19" y="9" width="32" height="45" rx="6" class="logo-over"/>
                <path d="M35 15l9 13H26z" class="logo-up"/>
                <path d="M35 48l-9-13h18z" class="logo-down"/>
            </g>
        </svg>
    }
}
