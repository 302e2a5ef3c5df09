use leptos::prelude::*;

/// A few choices side by side, of which one is taken.
///
/// They are radio buttons underneath, so that arrow keys and screen readers know what to do.
#[component]
pub(crate) fn Segments<T>(
    /// What is chosen here, for people.
    #[prop(into)]
    legend: Signal<String>,
    /// A name that no other choice on the page has.
    name: &'static str,
    /// The choices.
    #[prop(into)]
    choices: Signal<Vec<T>>,
    /// What a choice is called.
    label: fn(T) -> String,
    /// The choice that is taken.
    chosen: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    view! {
        <fieldset class="segments">
            <legend>{legend}</legend>
            <div class="segments-row">
                {move || {
                    choices
                        .get()
                        .into_iter()
                        .map(|choice| {
                            view! {
                                <label class="segment">
                                    <input
                                        type="radio"
                                        name=name
                                        prop:checked=move || chosen.get() == choice
                                        on:change=move |_| chosen.set(choice)
                                    />
                                    <span>{move || label(choice)}</span>
                                </label>
                            }
                        })
                        .collect_view()
                }}
            </div>
        </fieldset>
    }
}
