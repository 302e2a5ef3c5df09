use leptos::prelude::*;
use stapel_protocol::table::SeatNumber;
use stapel_protocol::table::rest::{self, KeptJson, OfflineRecordJson, RecordSummaryJson};
use stapel_rules::Seat;
use wasm_bindgen_futures::spawn_local;

use super::local_games::{LocalGame, LocalList};
use super::local_row::{DeleteButton, with_whom};
use super::server_status::ServerStatus;
use crate::agreement::listed_line;
use crate::app::dates::moment;
use crate::app::me::explain;
use crate::app::route::Route;
use crate::app::words::{count, say, t};
use crate::app::{App, app};
use crate::browser::fetch::{self, Failure};
use crate::offline::stored;

/// How a game ended for whoever has the first seat, as the person in this browser does.
#[derive(PartialEq, Eq, Debug)]
enum Ending {
    GivenUp,
    Won,
    Lost(u32),
    /// Somebody else won, or nobody.
    Over,
}

impl Ending {
    /// Reads what records say: `won`, `lost stuck left 8`, `won 0 2 left 0 5 0`, `capped 1 left 7 4`.
    fn read(result: Option<&str>) -> Ending {
        let Some(result) = result else { return Ending::GivenUp };
        let (how, left) = result.split_once(" left ").unwrap_or((result, ""));
        let mut words = how.split(' ');
        let word = words.next().unwrap_or_default();
        let mut winners = words.peekable();
        match word {
            "lost" => Ending::Lost(left.parse().unwrap_or(0)),
            _ if winners.peek().is_none() || winners.any(|winner| winner == "0") => Ending::Won,
            _ => Ending::Over,
        }
    }

    fn text(&self) -> String {
        match self {
            Ending::GivenUp => say("record-given-up", &[]),
            Ending::Won => say("record-won", &[]),
            Ending::Lost(cards) => say("cards-were-left", &[("cards", count(*cards))]),
            Ending::Over => say("record-over", &[]),
        }
    }
}

/// A game in this browser that is over.
#[component]
pub(crate) fn FinishedRow(summary: RecordSummaryJson) -> impl IntoView {
    let app = app();
    let list = expect_context::<LocalList>();
    let server = expect_context::<ServerStatus>();
    let on_server = RwSignal::new(stored::id_on_server(&summary.id));
    let busy = RwSignal::new(false);
    let ending = Ending::read(summary.result.as_deref());
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
    view! {
        <li>
            <div class="kept-row">
                <a class="list-row" href=path>
                    {title}
                    <span class="small soft">{move || with_whom(&summary.places)}</span>
                    <span class="small soft">
                        {move || {
                            format!("{} · {}", ending.text(), moment(summary.finished))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_for_the_first_seat_as_its_record_says() {
        for (result, ending) in [
            (None, Ending::GivenUp),
            (Some("won"), Ending::Won),
            (Some("lost stuck left 8"), Ending::Lost(8)),
            (Some("lost one-pile left 93"), Ending::Lost(93)),
            (Some("won 0 2 left 0 5 0"), Ending::Won),
            (Some("won 1 left 10 0"), Ending::Over),
            (Some("capped 1 left 7 4"), Ending::Over),
            (Some("capped 0 left 4 7"), Ending::Won),
        ] {
            assert_eq!(Ending::read(result), ending, "{result:?}");
        }
    }
}
