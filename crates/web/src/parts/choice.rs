use leptos::prelude::*;

/// A row of choices, of which one is chosen.
#[component]
pub(crate) fn Segments<T>(
    /// What is chosen here, in words.
    #[prop(into)]
    legend: Signal<String>,
    /// The name of the radio buttons, which no others on the page have.
    name: &'static str,
    /// The choices.
    #[prop(into)]
    choices: Signal<Vec<T>>,
    label: fn(T) -> String,
    chosen: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    // What is drawn knows only names and numbers, so that it is there once for all kinds of choices.
    let labels = Signal::derive(move || choices.get().into_iter().map(label).collect());
    let index = Signal::derive(move || {
        let chosen = chosen.get();
        choices.with(|choices| choices.iter().position(|choice| *choice == chosen))
    });
    let choose = Callback::new(move |index: usize| {
        if let Some(choice) = choices.with_untracked(|choices| choices.get(index).copied()) {
            chosen.set(choice);
        }
    });
    view! { <SegmentRow legend name labels index choose/> }
}

/// The row of choices. They are radio buttons underneath, so that arrow keys and screen readers know
/// what to do.
#[component]
fn SegmentRow(
    legend: Signal<String>,
    name: &'static str,
    labels: Signal<Vec<String>>,
    index: Signal<Option<usize>>,
    choose: Callback<usize>,
) -> impl IntoView {
    let row = move || {
        let segment = |(number, label): (usize, String)| {
            view! {
                <label class="segment">
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || index.get() == Some(number)
                        on:change=move |_| choose.run(number)
                    />
                    <span>{label}</span>
                </label>
            }
        };
        labels.get().into_iter().enumerate().map(segment).collect_view()
    };
    view! {
        <fieldset class="segments">
            <legend>{legend}</legend>
            <div class="segments-row">{row}</div>
        </fieldset>
    }
}
