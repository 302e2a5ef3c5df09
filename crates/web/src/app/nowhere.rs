use leptos::prelude::*;

use super::words::{label, t};
use crate::parts::EmptyPage;

/// What is shown at addresses where nothing is.
#[component]
pub(crate) fn NowherePage() -> impl IntoView {
    view! {
        <EmptyPage title=label("nowhere-title") text=label("nowhere-text")>
            <a class="button primary" href="/">{t("home")}</a>
        </EmptyPage>
    }
}
