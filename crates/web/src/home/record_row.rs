use leptos::prelude::*;
use stapel_protocol::table::rest::RecordSummaryJson;

use super::table_row::who_name;
use crate::agreement::listed_line;
use crate::app::route::Route;
use crate::app::words::say;

/// A finished game in a list.
#[component]
pub(crate) fn RecordRow(record: RecordSummaryJson) -> impl IntoView {
    let title = listed_line(record.agreement());
    let path = Route::Replay(record.id).path();
    let places = record.places;
    let won = record.result.as_deref().is_some_and(|result| result.starts_with("won"));
    let over = record.result.is_some();
    view! {
        <li>
            <a class="list-row" href=path>
                {title}
                <span class="small soft">
                    {move || places.iter().map(who_name).collect::<Vec<_>>().join(", ")}
                </span>
                <span class="small soft">
                    {move || match (over, won) {
                        (true, true) => say("record-won", &[]),
                        (true, false) => say("record-over", &[]),
                        (false, _) => say("record-given-up", &[]),
                    }}
                </span>
            </a>
        </li>
    }
}
