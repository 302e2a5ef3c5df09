use leptos::prelude::*;

/// What stands where there is nothing yet: a bare table and a friendly sentence.
#[component]
pub(crate) fn Empty(
    /// The sentence.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="empty">
            <span class="empty-card" aria-hidden="true"></span>
            <p>{text}</p>
        </div>
    }
}

/// A page on which there is nothing: why, and what can be done about it.
#[component]
pub(crate) fn EmptyPage(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] text: Signal<String>,
    /// The ways on.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{title}</h1>
            <Empty text/>
            <div class="row">{children()}</div>
        </section>
    }
}
