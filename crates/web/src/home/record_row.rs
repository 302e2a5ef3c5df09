use leptos::prelude::*;
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::RecordSummaryJson;

use super::hidden::hide_button;
use super::how_it_ended::Ending;
use super::table_row::who_name;
use crate::agreement::listed_line;
use crate::app::app;
use crate::app::dates::moment;
use crate::app::route::Route;

/// A finished game in a list: how it ended for whoever looks, with whom, and when.
#[component]
pub(crate) fn RecordRow(record: RecordSummaryJson) -> impl IntoView {
    let me = app().me.guest();
    let is_me = move |who: &WhoJson| matches!(who, WhoJson::Person(person) if me.as_ref() == Some(&person.id));
    let title = listed_line(record.agreement());
    let (places, finished) = (record.places, record.finished);
    let own = places.iter().position(&is_me);
    let ending = Ending::read(record.result.as_deref(), own);
    let others: Vec<WhoJson> = places.iter().filter(|who| !is_me(who)).cloned().collect();
    let gone = RwSignal::new(false);
    let remove = own.map(|_| hide_button(record.id.clone(), finished, gone));
    let path = Route::Replay(record.id).path();
    view! {
        <li class="kept-row" hidden=gone>
            <a class="list-row" href=path>
                {title}
                <span class="small soft">
                    {move || others.iter().map(who_name).collect::<Vec<_>>().join(", ")}
                </span>
                <span class="small soft">
                    {move || format!("{} · {}", ending.text(&places), moment(finished))}
                </span>
            </a>
            {remove}
        </li>
    }
}
