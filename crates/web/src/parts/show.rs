use leptos::prelude::*;

/// Shows its children while a condition holds, and the fallback otherwise. Like the component of this name in leptos, which
/// hides behind this one: but its code exists once, not anew for each condition and each content. At a table there are
/// dozens of them, and whoever opens it waits for every byte.
#[component(transparent)]
pub(crate) fn Show(
    children: ChildrenFn,
    /// Whether the children are shown.
    when: impl Fn() -> bool + Send + Sync + 'static,
    /// What is shown instead; nothing if not said.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    show(Box::new(when), children, fallback)
}

fn show(
    when: Box<dyn Fn() -> bool + Send + Sync>,
    children: ChildrenFn,
    fallback: ViewFn,
) -> AnyView {
    let holds = ArcMemo::new(move |_| when());
    let shown = move || if holds.get() { children() } else { fallback.run() };
    shown.into_any()
}
