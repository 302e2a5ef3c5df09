//! Short notices at the edge of the page, about errors and about what was done.

use leptos::prelude::*;

use super::words::t;
use crate::browser::timer;

/// How long a notice stays, in milliseconds.
const STAYS: i32 = 7000;

/// The notices that are shown.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    shown: RwSignal<Vec<(u64, String)>>,
    next: StoredValue<u64>,
}

impl Notices {
    pub(super) fn new() -> Notices {
        Notices { shown: RwSignal::new(Vec::new()), next: StoredValue::new(0) }
    }

    /// Shows a notice for a while.
    pub(crate) fn show(self, text: String) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        self.shown.update(|shown| {
            // The same again says nothing new.
            shown.retain(|(_, other)| *other != text);
            shown.push((number, text));
        });
        wasm_bindgen_futures::spawn_local(async move {
            timer::sleep(STAYS).await;
            self.close(number);
        });
    }

    fn close(self, number: u64) {
        self.shown.update(|shown| shown.retain(|(other, _)| *other != number));
    }

    /// The element that shows the notices.
    pub(super) fn place(self) -> impl IntoView {
        view! {
            <div class="notices" role="status" aria-live="polite">
                <For each=move || self.shown.get() key=|(number, _)| *number let((number, text))>
                    <div class="notice">
                        <p>{text}</p>
                        <button class="quiet" aria-label=t("close") on:click=move |_| self.close(number)>
                            "×"
                        </button>
                    </div>
                </For>
            </div>
        }
    }
}
