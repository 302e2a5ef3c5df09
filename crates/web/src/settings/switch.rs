use leptos::prelude::*;

use crate::app::words::t;

/// A setting that is on or off.
#[component]
pub(crate) fn Switch(label: &'static str, on: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=on
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span>{t(label)}</span>
        </label>
    }
}
