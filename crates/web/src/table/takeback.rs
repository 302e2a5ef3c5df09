use leptos::prelude::*;
use stapel_protocol::table::DoJson;

use stapel_words::phrases;

use super::live::Live;
use crate::app::words::{phrase, t};

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
        <EndQuestion/>
    }
}

/// The question whether to end the game, and the buttons that answer it.
#[component]
fn EndQuestion() -> impl IntoView {
    let live = expect_context::<Live>();
    let question = Memo::new(move |_| {
        live.ask(|session| {
            let (table, seats) = (session.table_screen()?, session.seat_screens());
            let asked = phrase(|words| phrases::end_question(words, &table, &seats))?;
            let ending = table.ending?;
            Some((asked, ending.may_answer, ending.may_withdraw))
        })
    });
    let answer = move |agree| live.want(DoJson::AnswerEnd(agree));
    move || {
        question.get().map(|(asked, may_answer, may_withdraw)| {
            view! {
                <span class="small" role="status">{asked}</span>
                {may_answer.then(|| view! { <button on:click=move |_| answer(true)>{t("yes")}</button> })}
                {(may_answer || may_withdraw)
                    .then(|| view! { <button on:click=move |_| answer(false)>{t("end-withdraw")}</button> })}
            }
        })
    }
}
