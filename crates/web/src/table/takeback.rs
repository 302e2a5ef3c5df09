use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use super::live::Live;
use crate::app::words::t;

/// The buttons that take the last play back, and those that answer someone who asks for it.
#[component]
pub(crate) fn TakebackButtons() -> impl IntoView {
    let live = expect_context::<Live>();
    let takeback = Memo::new(move |_| {
        live.ask(|session| session.table_screen().map(|table| table.takeback).unwrap_or_default())
    });
    view! {
        <Show when=move || takeback.get().may_ask>
            <button class="quiet" title=t("key-undo") on:click=move |_| live.want(DoJson::TakeBack)>
                {t("take-back")}
            </button>
        </Show>
        <Show when=move || takeback.get().may_answer>
            <span class="small">{t("takeback-asked")}</span>
            <button on:click=move |_| live.want(DoJson::AnswerTakeback(true))>{t("yes")}</button>
            <button on:click=move |_| live.want(DoJson::AnswerTakeback(false))>{t("no")}</button>
        </Show>
    }
}
