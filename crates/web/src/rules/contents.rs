use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::app::words::t;
use crate::browser::window;

/// A heading of the text.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Heading {
    id: String,
    words: String,
    /// Whether it is of the second level.
    below: bool,
}

/// The headings that a text has, in order.
pub(super) fn headings(text: &HtmlElement) -> Vec<Heading> {
    let Ok(found) = text.query_selector_all("h2[id], h3[id]") else { return Vec::new() };
    let nodes = (0..found.length()).filter_map(|index| found.item(index));
    nodes
        .filter_map(|node| node.dyn_into::<Element>().ok())
        .map(|heading| Heading {
            id: heading.id(),
            words: heading.text_content().unwrap_or_default(),
            below: heading.tag_name() == "H3",
        })
        .collect()
}

/// The table of contents. On a wide screen it stays beside the text.
#[component]
pub(super) fn Contents(headings: RwSignal<Vec<Heading>>) -> impl IntoView {
    let wide = window()
        .match_media("(min-width: 60rem)")
        .ok()
        .flatten()
        .is_some_and(|media| media.matches());
    view! {
        <details class="contents" open=wide>
            <summary>{t("rules-contents")}</summary>
            <nav aria-label=t("rules-contents")>
                <ol>
                    {move || {
                        headings
                            .get()
                            .into_iter()
                            .map(|heading| {
                                view! {
                                    <li class:below=heading.below>
                                        <a href=format!("#{}", heading.id)>{heading.words}</a>
                                    </li>
                                }
                            })
                            .collect_view()
                    }}
                </ol>
            </nav>
        </details>
    }
}
