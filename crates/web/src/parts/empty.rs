use leptos::prelude::*;

/// An empty place for a card and a sentence, where there is nothing to show.
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

/// A page that has nothing to show: why, and what can be done about it.
#[component]
pub(crate) fn EmptyPage(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] text: Signal<String>,
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
