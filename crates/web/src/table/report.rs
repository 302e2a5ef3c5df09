//! Reporting someone's name or words to whoever runs the server.

use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::{SeatScreen, Who};
use stapel_protocol::table::SeatNumber;
use stapel_protocol::table::rest::{self, NewReportJson};
use wasm_bindgen_futures::spawn_local;

use super::live::{Live, Place};
use super::names::screen_name;
use crate::app::app;
use crate::app::me::explain;
use crate::app::words::{label, say, t};
use crate::browser::fetch;
use crate::parts::Dialog;

/// The most letters of what someone writes about it; the server says the same.
const MAX_TEXT: &str = "300";

/// The people at a table whom one can report: everyone but bots and oneself.
fn others(live: Live) -> Vec<SeatScreen> {
    live.ask(|session: &Session| {
        let screens = session.seat_screens().into_iter();
        screens.filter(|seat| !seat.is_you && matches!(seat.who, Who::Person { .. })).collect()
    })
}

/// Whether there is anyone to report at a table. Reactive callers run again when it changes.
pub(crate) fn is_possible(live: Live) -> bool {
    matches!(live.place(), Place::Server(_)) && !others(live).is_empty()
}

/// Asks whom and what one reports, and sends it.
#[component]
pub(crate) fn ReportDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title=label("report-title") close=move || open.set(false)>
            <ReportForm open/>
        </Dialog>
    }
}

#[component]
fn ReportForm(open: RwSignal<bool>) -> impl IntoView {
    let app = app();
    let live = expect_context::<Live>();
    let people = others(live);
    let seat = RwSignal::new(people.first().map(|person| person.seat));
    let about = RwSignal::new("words");
    let text = RwSignal::new(String::new());
    let busy = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (Some(seat), Place::Server(table)) = (seat.get_untracked(), live.place()) else {
            return;
        };
        let body = rest::write(&NewReportJson {
            seat: SeatNumber(seat),
            about: about.get_untracked().to_owned(),
            text: text.get_untracked().trim().to_owned(),
        });
        busy.set(true);
        spawn_local(async move {
            let sent = fetch::post(&format!("/api/v1/tables/{table}/reports"), &body).await;
            busy.try_set(false);
            match sent {
                Ok(_) => {
                    open.try_set(false);
                    app.notices.show(say("report-sent", &[]));
                }
                Err(failure) => app.notices.show(explain(&failure)),
            }
        });
    };
    view! {
        <form class="report" on:submit=send>
            <fieldset>
                <legend>{t("report-whom")}</legend>
                {people
                    .into_iter()
                    .map(|person| {
                        let its = person.seat;
                        view! {
                            <label>
                                <input
                                    type="radio"
                                    name="report-seat"
                                    checked=seat.get_untracked() == Some(its)
                                    on:change=move |_| seat.set(Some(its))
                                />
                                {screen_name(&person)}
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <fieldset>
                <legend>{t("report-what")}</legend>
                {["words", "name"]
                    .into_iter()
                    .map(|what| {
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
                    })
                    .collect_view()}
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
