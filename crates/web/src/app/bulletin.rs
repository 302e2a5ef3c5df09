//! What whoever runs the server tells everyone: a calm line at the top of the page, which can be closed.

use leptos::prelude::*;
use stapel_protocol::table::NoticeJson;
use stapel_protocol::table::rest;
use wasm_bindgen_futures::spawn_local;

use super::words::t;
use crate::browser::fetch;
use crate::parts::Show;

/// What is told.
#[derive(Clone, Copy)]
pub(crate) struct Bulletin {
    told: RwSignal<NoticeJson>,
    /// What the person has closed. Something else is shown again.
    closed: RwSignal<NoticeJson>,
}

impl Bulletin {
    pub(super) fn new() -> Bulletin {
        let nothing = || RwSignal::new(NoticeJson::default());
        Bulletin { told: nothing(), closed: nothing() }
    }

    /// Shows what is told now.
    pub(crate) fn show(self, notice: NoticeJson) {
        self.told.try_set(notice);
    }

    /// Asks the server what there is to tell. If it doesn't answer, nothing is shown.
    pub(crate) fn ask(self) {
        spawn_local(async move {
            if let Ok(answer) = fetch::get("/api/v1/notice").await
                && let Ok(notice) = rest::read(&answer)
            {
                self.show(notice);
            }
        });
    }

    /// The element that shows it.
    pub(super) fn place(self) -> impl IntoView {
        let lines = move || {
            let told = self.told.get();
            if told == self.closed.get() {
                return Vec::new();
            }
            let ours = [
                (told.maintenance, "bulletin-maintenance"),
                (told.registration_closed, "bulletin-registration"),
            ];
            let ours = ours.into_iter().filter(|(holds, _)| *holds);
            let ours = ours.map(|(_, id)| view! { <p>{t(id)}</p> }.into_any());
            // The operator's text is shown as it is.
            let theirs = told.announcement.map(|it| view! { <p>{it.text}</p> }.into_any());
            theirs.into_iter().chain(ours).collect()
        };
        let is_shown = move || {
            self.told.with(|told| {
                *told != self.closed.get()
                    && (told.announcement.is_some() || told.maintenance || told.registration_closed)
            })
        };
        view! {
            <div role="status" aria-live="polite">
                <Show when=is_shown>
                    <div class="bulletin" id="bulletin">
                        <div>{lines}</div>
                        <button
                            class="quiet"
                            aria-label=t("close")
                            on:click=move |_| self.closed.set(self.told.get_untracked())
                        >
                            "×"
                        </button>
                    </div>
                </Show>
            </div>
        }
    }
}
