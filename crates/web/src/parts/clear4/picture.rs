use leptos::prelude::*;

/// What Clear 4! is about: four equal cards.
#[component]
pub(crate) fn Clear4Picture() -> impl IntoView {
    [-24, -8, 8, 24].map(|turn| {
        view! {
            <g transform=format!("rotate({turn} 46 82)")>
                <rect x="33" y="10" width="26" height="36" rx="5" class="picture-card"/>
                <path d="M37 18h4v4h-4zM37 24h4v4h-4zM37 30h4v4h-4zM37 36h4v4h-4z" class="picture-down"/>
            </g>
        }
    })
}
