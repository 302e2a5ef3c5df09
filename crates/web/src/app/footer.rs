use leptos::prelude::*;

use super::words::t;

/// The line at the bottom of the page, which says what Stapel is.
#[component]
pub(crate) fn Footer() -> impl IntoView {
    view! {
        <footer class="footer">
            <p>{t("footer")}</p>
        </footer>
    }
}
