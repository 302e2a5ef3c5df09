use leptos::prelude::*;
use stapel_protocol::table::SeatNumber;
use stapel_protocol::table::rest::{self, KeptJson, OfflineRecordJson, RecordSummaryJson};
use stapel_rules::Seat;
use wasm_bindgen_futures::spawn_local;

use super::how_it_ended::Ending;
use super::local_games::{LocalGame, LocalList};
use super::local_row::{DeleteButton, with_whom};
use super::server_status::ServerStatus;
use crate::agreement::listed_line;
use crate::app::dates::moment;
use crate::app::me::explain;
use crate::app::route::Route;
use crate::app::words::t;
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::offline::stored;

/// A game in this browser that is over.
#[component]
pub(crate) fn FinishedRow(summary: RecordSummaryJson) -> impl IntoView {
    let app = app();
    let list = expect_context::<LocalList>();
    let server = expect_context::<ServerStatus>();
    let on_server = RwSignal::new(stored::id_on_server(&summary.id));
    let busy = RwSignal::new(false);
    // The person in this browser has the first seat.
    let ending = Ending::read(summary.result.as_deref(), Some(0));
    let can_be_kept = ending != Ending::GivenUp;
    let id = StoredValue::new(summary.id.clone());
    let keep = move |_| {
        busy.set(true);
        spawn_local(async move {
            let record = stored::record(&id.get_value()).unwrap_or_default();
            match keep_on_server(app, record).await {
                Ok(there) => {
                    stored::note_on_server(&id.get_value(), &there);
                    on_server.try_set(Some(there));
                }
                Err(failure) => app.notices.show(explain(&failure)),
            }
            busy.try_set(false);
        });
    };
    let path = Route::Replay(summary.id.clone()).path();
    let title = listed_line(summary.agreement());
    let places = summary.places.clone();
    view! {
        <li>
            <div class="kept-row">
                <a class="list-row" href=path>
                    {title}
                    <span class="small soft">{move || with_whom(&summary.places)}</span>
                    <span class="small soft">
                        {move || {
                            format!("{} · {}", ending.text(&places), moment(summary.finished))
                        }}
                    </span>
                </a>
                <DeleteButton to_delete=LocalGame::Record(summary.id.clone()) list/>
            </div>
            {move || match on_server.get() {
                Some(there) => {
                    let path = Route::Replay(there).path();
                    Some(view! { <p class="kept-more small"><a href=path>{t("kept-on-server")}</a></p> }.into_any())
                }
                None if can_be_kept && server.is_reachable() => {
                    Some(
                        view! {
                            <p class="kept-more">
                                <button class="quiet small keep-on-server" disabled=busy on:click=keep>
                                    {t("keep-on-server")}
                                </button>
                            </p>
                        }
                            .into_any(),
                    )
                }
                None => None,
            }}
        </li>
    }
}

/// Hands a finished game to the server, and gives its id there.
async fn keep_on_server(app: App, record: String) -> Result<String, Failure> {
    app.me.sign_in().await?;
    let seat = SeatNumber(Seat::FIRST);
    let text = OfflineRecordJson { record, seat }.to_text();
    let answer = fetch::post("/api/v1/records", &text).await?;
    let kept: KeptJson = rest::read(&answer).map_err(|_| Failure::Malformed)?;
    Ok(kept.id)
}
