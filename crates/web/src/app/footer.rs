use leptos::prelude::*;

use super::words::t;

/// The line at the bottom: what this is.
#[component]
pub(crate) fn Footer() -> impl IntoView {
    view! {
        <footer class="footer">
            <p>{t("footer")}</p>
        </footer>
    }
}
