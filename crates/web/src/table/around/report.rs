//! Reporting someone's name or words to whoever runs the server.

use leptos::prelude::*;
use stapel_protocol::table::SeatNumber;
use stapel_protocol::table::rest::{self, NewReportJson};
use stapel_rules::Seat;
use wasm_bindgen_futures::spawn_local;

use super::Said;
use crate::app::me::explain;
use crate::app::words::{say, t};
use crate::browser::fetch;
use crate::inset::Page;

/// The most letters of what someone writes about it; the server says the same.
const MAX_TEXT: &str = "300";

/// Asks whom and what one reports, and sends it.
#[component]
pub(super) fn ReportForm(
    table: String,
    /// The seats and names of those whom one can report.
    people: Vec<(String, String)>,
    page: Page,
) -> impl IntoView {
    let seat = RwSignal::new(people.first().map(|(seat, _)| seat.clone()).unwrap_or_default());
    let about = RwSignal::new("words");
    let text = RwSignal::new(String::new());
    let busy = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(seat) = seat.get_untracked().parse().ok().and_then(Seat::new) else {
            return;
        };
        let body = rest::write(&NewReportJson {
            seat: SeatNumber(seat),
            about: about.get_untracked().to_owned(),
            text: text.get_untracked().trim().to_owned(),
        });
        let path = format!("/api/v1/tables/{table}/reports");
        busy.set(true);
        spawn_local(async move {
            let sent = fetch::post(&path, &body).await;
            busy.try_set(false);
            match sent {
                Ok(_) => {
                    page.notice(say("report-sent", &[]));
                    page.tell(Said::Pressed("stay".to_owned()).to_texts());
                }
                Err(failure) => page.notice(explain(&failure)),
            }
        });
    };
    let person = move |(its, name): (String, String)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="report-seat"
                    checked=seat.get_untracked() == its
                    on:change=move |_| seat.set(its.clone())
                />
                {name}
            </label>
        }
    };
    let kind = move |what: &'static str| {
        let id = if what == "words" { "report-words" } else { "report-name" };
        view! {
            <label>
                <input
                    type="radio"
                    name="report-kind"
                    value=what
                    checked=what == "words"
                    on:change=move |_| about.set(what)
                />
                {t(id)}
            </label>
        }
    };
    view! {
        <form class="report" on:submit=send>
            <fieldset>
                <legend>{t("report-whom")}</legend>
                {people.into_iter().map(person).collect_view()}
            </fieldset>
            <fieldset>
                <legend>{t("report-what")}</legend>
                {["words", "name"].map(kind)}
            </fieldset>
            <label class="report-text">
                {t("report-text")}
                <textarea
                    rows="3"
                    maxlength=MAX_TEXT
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            <p class="small">{t("report-explained")}</p>
            <div class="row">
                <button class="primary" id="send-report" type="submit" disabled=busy>{t("report-send")}</button>
            </div>
        </form>
    }
}
