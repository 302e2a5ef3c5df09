use leptos::prelude::*;

/// What stands where there is nothing yet: a bare table and a friendly sentence.
#[component]
pub(crate) fn Empty(text: impl Fn() -> String + Send + 'static) -> impl IntoView {
    view! {
        <div class="empty">
            <span class="empty-card" aria-hidden="true"></span>
            <p>{text}</p>
        </div>
    }
}
