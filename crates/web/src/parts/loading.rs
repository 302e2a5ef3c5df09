use leptos::prelude::*;

/// Four cards that are on their way, where something is being loaded.
#[component]
pub(crate) fn Loading(
    /// What is being loaded, for those who can't see the cards.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="loading" role="status" aria-label=label>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
            <span class="loading-card"></span>
        </div>
    }
}
