use leptos::prelude::*;

use super::words::{label, t};
use crate::parts::EmptyPage;

/// The page for addresses where no page is.
#[component]
pub(crate) fn NowherePage() -> impl IntoView {
    view! {
        <EmptyPage title=label("nowhere-title") text=label("nowhere-text")>
            <a class="button primary" href="/">{t("home")}</a>
        </EmptyPage>
    }
}
