use leptos::prelude::*;

use crate::app::words::say;

/// The list of all keys at a table, each with the id of the text that tells what it does.
#[component]
pub(super) fn KeyList(keys: Vec<(String, String)>) -> impl IntoView {
    let row = |(key, id): (String, String)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{move || say(&id, &[])}</dd></div> }
    };
    view! { <dl class="keys">{keys.into_iter().map(row).collect_view()}</dl> }
}
