use leptos::prelude::*;

use super::playback::Playback;
use super::texts;
use crate::app::words::t;
use crate::browser::document;

/// The moments worth looking at, to go to them.
#[component]
pub(super) fn Moments() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let moments = playback.ask(|recording| recording.moments().to_vec());
    if moments.is_empty() {
        return None;
    }
    Some(view! {
        <section class="side-part" aria-labelledby="moments-title">
            <h2 id="moments-title">{t("moments")}</h2>
            <ol class="moments">
                {moments
                    .into_iter()
                    .map(|moment| {
                        let here = Memo::new(move |_| playback.index.get() == moment.index);
                        view! {
                            <li>
                                <button
                                    class="key-moment"
                                    aria-current=move || here.get().then_some("true")
                                    on:click=move |_| {
                                        playback.go(moment.index);
                                        show_board();
                                    }
                                >
                                    <span class="moment-step">{moment.index}</span>
                                    <span>{move || texts::moment(playback, moment.kind)}</span>
                                </button>
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
        </section>
    })
}

/// On a small screen the list is below the table.
fn show_board() {
    let Some(board) = document().query_selector(".replay-game").ok().flatten() else { return };
    if board.get_bounding_client_rect().bottom() < 0.0 {
        board.scroll_into_view();
    }
}
