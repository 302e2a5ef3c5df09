use leptos::prelude::*;

use super::newcomer::is_new;
use crate::app::words::t;
use crate::browser::{can_install, install, storage};
use crate::parts::Show;

/// The hint that this page can be had like a program, for those who have played before, until they don't want to hear it any
/// more. Only some browsers can do it for a page; the others say so in their own menus.
#[component]
pub(super) fn InstallHint() -> impl IntoView {
    let is_wanted = !is_new() && storage::read("install").is_none();
    let shown = RwSignal::new(is_wanted && can_install());
    let told = window_event_listener_untyped("installable", move |_| shown.set(is_wanted));
    on_cleanup(move || told.remove());
    let answer = move |yes: bool| {
        // Who said yes and closed the browser's question has an icon in the browser's menu.
        storage::write("install", "asked");
        shown.set(false);
        if yes {
            install();
        }
    };
    view! {
        <Show when=move || shown.get()>
            <p class="install small" id="install">
                <span class="soft">{t("install-text")}</span>
                <button on:click=move |_| answer(true)>{t("install")}</button>
                <button class="quiet" on:click=move |_| answer(false)>{t("install-not")}</button>
            </p>
        </Show>
    }
}
