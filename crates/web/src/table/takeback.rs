use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use super::live::Live;
use crate::app::words::t;
use crate::parts::Show;

/// The button that takes the last play back, or asks the others for it.
#[component]
pub(crate) fn TakebackButton() -> impl IntoView {
    let live = expect_context::<Live>();
    let may_ask = Memo::new(move |_| {
        live.ask(|session| session.table_screen().is_some_and(|table| table.takeback.may_ask))
    });
    view! {
        <Show when=move || may_ask.get()>
            <button class="quiet" id="take-back" title=t("key-undo") on:click=move |_| live.want(DoJson::TakeBack)>
                {t("take-back")}
            </button>
        </Show>
    }
}
