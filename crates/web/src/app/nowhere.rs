use leptos::prelude::*;

use super::words::t;
use crate::parts::Empty;

/// What is shown at addresses where nothing is.
#[component]
pub(crate) fn NowherePage() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{t("nowhere-title")}</h1>
            <Empty text=t("nowhere-text")/>
            <p><a class="button primary" href="/">{t("home")}</a></p>
        </section>
    }
}
